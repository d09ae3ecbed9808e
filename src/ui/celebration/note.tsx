import type { ReactNode } from 'react';
import styles from './note.module.css';

/** One sentence that the guest should know, beside its icon. */
export function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.note}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
