import type { ReactNode } from 'react';
import { Rings } from '../../../components/rings.tsx';
import styles from './quiet.module.css';

interface QuietProps {
  /** What stands in the lens of the two rings. */
  inLens?: ReactNode;
  title: string;
  children: ReactNode;
}

/** Nothing to show yet, or nothing came: two dotted rings, a title and a sentence. */
export function Quiet({ inLens, title, children }: QuietProps) {
  return (
    <section className={styles.quiet}>
      <div className={styles.rings}>
        <Rings isDim />
        {inLens && <span className={styles.lens}>{inLens}</span>}
      </div>
      <h2 className="display">{title}</h2>
      <p>{children}</p>
    </section>
  );
}
