import type { ReactNode } from 'react';
import styles from './titled-block.module.css';

/** A part of the stats that needs no card. */
export function TitledBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2 className="display">{title}</h2>
      {children}
    </section>
  );
}
