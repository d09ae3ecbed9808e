import type { ReactNode } from 'react';
import styles from './pictured.module.css';

interface PicturedProps {
  picture: ReactNode;
  title: string;
  lead: string;
  /** The words are below the picture on a laptop too, because the page has its button there. */
  isStacked?: boolean;
  /** The button below the words. */
  children?: ReactNode;
}

/** The one thing on a page: a picture of what is there or will come, with words below it, on a laptop beside it. */
export function Pictured({ picture, title, lead, isStacked, children }: PicturedProps) {
  return (
    <section className={styles.pictured} data-stacked={isStacked || undefined}>
      {picture}
      <div className={styles.words}>
        <h2 className="display">{title}</h2>
        <p>{lead}</p>
        {children}
      </div>
    </section>
  );
}
