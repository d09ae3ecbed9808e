import type { ReactNode } from 'react';
import { LensPicture } from '../../../components/drawings/lens-picture.tsx';
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
      <LensPicture className={styles.rings} isDim>
        {inLens}
      </LensPicture>
      <h2 className="display">{title}</h2>
      <p>{children}</p>
    </section>
  );
}
