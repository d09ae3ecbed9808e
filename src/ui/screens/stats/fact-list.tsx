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

/** A value whose units are smaller than its numbers. Words without a number do not count as units. */
export function Figure({ children }: { children: string }) {
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
