import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  icon: ReactNode;
  /** The note says that something does not work. It is then announced. */
  isBad?: boolean | undefined;
  children: ReactNode;
}

/** A sentence that somebody should read before going on, beside an icon. */
export function Note({ icon, isBad, children }: NoteProps) {
  return (
    <p className={styles.note} data-bad={isBad || undefined} role={isBad ? 'alert' : undefined}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
