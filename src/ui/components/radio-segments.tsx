import { type ReactNode, useId } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './radio-segments.module.css';

interface RadioSegmentsProps<Id extends string> {
  ids: readonly Id[];
  chosen: Id;
  /** Lays the segments out, and says how a chosen one is marked. */
  className: string | undefined;
  onChoose(id: Id): void;
  /** What is in a segment. */
  children(id: Id): ReactNode;
}

/** Radio buttons that look like one control. A `<fieldset>` around them has the name. */
export function RadioSegments<Id extends string>(props: RadioSegmentsProps<Id>) {
  const { ids, chosen, className, onChoose, children } = props;
  const name = useId();
  return (
    <div className={classNames(styles.segments, className)}>
      {ids.map((id) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span className={styles.segment}>{children(id)}</span>
        </label>
      ))}
    </div>
  );
}
