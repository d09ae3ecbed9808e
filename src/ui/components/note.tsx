import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  icon: ReactNode;
  /** Something is in the way. The note is then announced. */
  isBad?: boolean | undefined;
  children: ReactNode;
}

/** What somebody should know before going on, beside its icon. */
export function Note({ icon, isBad, children }: NoteProps) {
  return (
    <p className={styles.note} data-bad={isBad || undefined} role={isBad ? 'alert' : undefined}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
