import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '../look/class-names.ts';
import radio from './radio.module.css';
import styles from './segments.module.css';

interface SegmentsProps<Id extends string> {
  /** Names the group. */
  label: string;
  segments: readonly { readonly id: Id; readonly label: string; readonly count?: number }[];
  chosen: Id;
  onChoose(id: Id): void;
}

/** A row of buttons. Exactly one of them is chosen. */
export function Segments<Id extends string>({ label, segments, chosen, onChoose }: SegmentsProps<Id>) {
  return (
    <fieldset
      className={styles.segments}
      aria-label={label}
      data-count={segments.length}
      style={{ '--count': segments.length } as CSSProperties}
    >
      {segments.map(({ id, label: name, count }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name} {count !== undefined && <span className="num">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

interface RadioSegmentsProps<Id extends string> {
  ids: readonly Id[];
  chosen: Id | null;
  /** The class sets the layout of the segments and the style of the chosen segment. */
  className: string | undefined;
  onChoose(id: Id): void;
  /** What is in a segment. */
  children(id: Id): ReactNode;
}

/**
 * Radio buttons that look like one control, or like the things that can be chosen. The caller puts them into a group
 * with a name.
 */
export function RadioSegments<Id extends string>(props: RadioSegmentsProps<Id>) {
  const { ids, chosen, className, onChoose, children } = props;
  const name = useId();
  return (
    <div className={classNames(styles.radioSegments, className)} data-count={ids.length}>
      {ids.map((id) => (
        <label key={id}>
          <input
            className={radio.radio}
            type="radio"
            name={name}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className={styles.segment}>{children(id)}</span>
        </label>
      ))}
    </div>
  );
}
