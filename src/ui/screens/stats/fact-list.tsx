import styles from './fact-list.module.css';

/** Shows facts side by side, each with its name above its value. Facts without a value are left out. */
export function FactList({ facts }: { facts: Readonly<Record<string, string | number | null>> }) {
  return (
    <dl className={styles.list}>
      {Object.entries(facts).map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Figure>{String(value)}</Figure>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Numbers, including times of day, and the texts between them: '6', ' Std. ', '24', ' Min.'. */
const PARTS = /\d[\d:.,]*|\D+/g;
const LETTER = /\p{L}/u;

/** A value whose units are smaller than its numbers. 'N/A' and '0', which say nothing yet, are quieter. */
export function Figure({ children }: { children: string }) {
  if (children === '0' || LETTER.test(children.charAt(0))) return <span className={styles.none}>{children}</span>;
  return children.match(PARTS)?.map((part, index) =>
    index > 0 && LETTER.test(part) ? (
      <small key={part} className={styles.unit}>
        {part}
      </small>
    ) : (
      part
    ),
  );
}
