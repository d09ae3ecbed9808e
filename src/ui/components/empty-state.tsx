import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import { LensPicture } from './drawings/lens-picture.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Sets the sizes (empty-state.module.css). */
  className?: string | undefined;
  /** The picture where the two rings overlap. */
  inLens?: ReactNode;
  hasSpark?: boolean;
  title: ReactNode;
  children: ReactNode;
}

/** Shown when a list is empty or could not be loaded: two dotted rings, a title and a sentence. */
export function EmptyState({ className, inLens, hasSpark = false, title, children }: EmptyStateProps) {
  return (
    <section className={classNames(styles.empty, className)}>
      <LensPicture className={styles.rings} isDim hasSpark={hasSpark}>
        {inLens}
      </LensPicture>
      <h2 className="display">{title}</h2>
      <p>{children}</p>
    </section>
  );
}
