import styles from './fact-list.module.css';

/** Names over values, side by side, without those that have no value. */
export function FactList({ facts }: { facts: Readonly<Record<string, string | number | null>> }) {
  return (
    <dl className={styles.list}>
      {Object.entries(facts).map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
