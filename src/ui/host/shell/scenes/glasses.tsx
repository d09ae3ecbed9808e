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

/** Two glasses that do not touch, and the way from one to the other. */
export function ApartGlasses() {
  return (
    <>
      <path className={styles.way} d="M150 48C206 14 284 40 304 118" />
      <Glass x={108} y={128} r={80} wine="rose" fill="low" />
      <Glass x={304} y={192} r={70} wine="gold" fill="low" />
    </>
  );
}

/** The two glasses of the welcome, empty. */
export function EmptyGlasses() {
  return (
    <>
      <Glass x={108} y={156} r={92} wine="rose" fill="empty" />
      <Glass x={292} y={156} r={92} wine="gold" fill="empty" />
    </>
  );
}
