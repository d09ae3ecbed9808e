import { sparkPath } from '../../../components/drawings/spark.ts';
import { Glass } from './glass.tsx';
import styles from './glasses.module.css';

const SPARKS = [sparkPath(200, 102, 18), sparkPath(217, 78, 7), sparkPath(186, 72, 5), sparkPath(200, 212, 10)].join(
  '',
);

/** Two full glasses that touch. */
export function FullGlasses() {
  return (
    <>
      <Glass x={108} y={156} r={92} wine="rose" />
      <Glass x={292} y={156} r={92} wine="gold" />
      <path className={styles.spark} d={SPARKS} />
    </>
  );
}

/** Two glasses that do not touch, and a dotted line that breaks off between them. */
export function ApartGlasses() {
  return (
    <>
      <path className={styles.way} d="M112 44C158 10 206 14 226 52M252 92C262 108 276 118 300 122" />
      <Glass x={108} y={128} r={80} wine="rose" fill="low" />
      <Glass x={304} y={192} r={70} wine="gold" fill="low" />
    </>
  );
}

/** An empty glass, and the mark that another glass has left on the table. */
export function EmptyGlasses() {
  return (
    <>
      <path className={styles.mark} d="M254 84A80 80 0 1 1 223 132" />
      <path className={styles.markOfRim} d="M296 76A74 74 0 1 1 232 176" />
      <Glass x={112} y={152} r={86} wine="rose" fill="empty" />
    </>
  );
}
