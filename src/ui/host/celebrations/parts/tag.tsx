import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A word or two in a pill. `live`: now. `off`: something waits or is out of sight. `new`: just come. */
export function Tag({ look, children }: { look?: 'live' | 'off' | 'new'; children: ReactNode }) {
  return (
    <span className={styles.tag} data-look={look}>
      {children}
    </span>
  );
}
