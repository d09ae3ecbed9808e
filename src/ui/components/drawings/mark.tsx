import styles from './mark.module.css';
import { sparkPath } from './spark.ts';

const SPARK = sparkPath(20, 4.5, 5);

/** The two rings as a small logo. Also shown above the welcome dialog's title. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 28" aria-hidden="true">
      <circle cx="13.5" cy="16" r="11" />
      <circle cx="26.5" cy="16" r="11" />
      <path d={SPARK} />
    </svg>
  );
}
