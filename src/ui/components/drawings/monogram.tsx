import { initialsOf } from '../../../domain/look/display-letters.ts';
import styles from './monogram.module.css';
import { Mark } from './rings.tsx';
import { sparkPath } from './spark.ts';

const SPARK = sparkPath(38, 6, 5.5);

/** The two rings with an initial in each. They stay empty if the names have no initials. */
export function Monogram({ names }: { names: string }) {
  const initials = initialsOf(names);
  if (!initials) return <Mark />;
  return (
    <svg className={styles.monogram} viewBox="0 0 76 44" aria-hidden="true">
      <circle cx="25" cy="24" r="18.5" />
      <circle cx="51" cy="24" r="18.5" />
      <path d={SPARK} />
      <text x="20.5" y="30">
        {initials[0]}
      </text>
      <text x="55.5" y="30">
        {initials[1]}
      </text>
    </svg>
  );
}
