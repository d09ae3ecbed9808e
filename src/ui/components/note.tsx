import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  icon: ReactNode;
  /** The note reports a problem. Screen readers then announce it. */
  isBad?: boolean | undefined;
  children: ReactNode;
}

/** An icon and a sentence that somebody should read before they continue. */
export function Note({ icon, isBad, children }: NoteProps) {
  return (
    <p className={styles.note} data-bad={isBad || undefined} role={isBad ? 'alert' : undefined}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
