import styles from './glasses-below.module.css';

/** Two glasses at the foot of a page that may end early. Only decoration. */
export function GlassesBelow() {
  return <div className={styles.glasses} aria-hidden="true" />;
}
