import styles from './fact-list.module.css';
import { Figure } from './figure.tsx';

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
