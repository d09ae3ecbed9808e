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

const UNIT = /([a-z]+)/;

/** A value whose units are smaller than its numbers. */
export function Figure({ children }: { children: string }) {
  return children.split(UNIT).map((part, index) =>
    index % 2 === 1 ? (
      <small key={part} className={styles.unit}>
        {part}
      </small>
    ) : (
      part
    ),
  );
}
