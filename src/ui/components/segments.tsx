import styles from './segments.module.css';

interface SegmentsProps<Id extends string> {
  /** Names the group. */
  label: string;
  segments: readonly { readonly id: Id; readonly label: string; readonly count?: number }[];
  chosen: Id;
  onChoose(id: Id): void;
}

/** Buttons side by side. Exactly one of them is chosen. */
export function Segments<Id extends string>({ label, segments, chosen, onChoose }: SegmentsProps<Id>) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {segments.map(({ id, label: name, count }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name} {count !== undefined && <span className="num">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
