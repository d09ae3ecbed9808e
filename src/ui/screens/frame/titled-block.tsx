import type { ReactNode } from 'react';
import styles from './titled-block.module.css';

/** A part of a card, with its heading. */
export function TitledBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2 className="display">{title}</h2>
      {children}
    </section>
  );
}
