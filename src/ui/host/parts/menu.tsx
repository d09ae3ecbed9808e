import type { ReactNode } from 'react';
import { Lines, type LinesName } from '../shell/lines.tsx';
import styles from './menu.module.css';

/** What can be done with one thing, row by row, in a sheet. */
export function Menu({ children }: { children: ReactNode }) {
  return <div className={styles.menu}>{children}</div>;
}

interface MenuRowProps {
  lines: LinesName;
  children: ReactNode;
  /** What follows from it, in a second line. */
  hint?: string;
  isDanger?: boolean;
  onClick(): void;
}

export function MenuRow({ lines, children, hint, isDanger, onClick }: MenuRowProps) {
  return (
    <button type="button" className={styles.row} data-danger={isDanger || undefined} onClick={onClick}>
      <Lines name={lines} />
      <span>
        {children}
        {hint && <small>{hint}</small>}
      </span>
      <Lines name="next" />
    </button>
  );
}
