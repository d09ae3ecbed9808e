import type { ReactNode } from 'react';
import { Lines, type LinesName } from '../shell/lines.tsx';
import styles from './notice.module.css';

/** What a host should know before going on, beside its drawing. `isBad`: something is in the way. */
export function Notice({ lines, isBad, children }: { lines: LinesName; isBad?: boolean; children: ReactNode }) {
  return (
    <p className={styles.notice} data-bad={isBad || undefined} role={isBad ? 'alert' : undefined}>
      <Lines name={lines} />
      <span>{children}</span>
    </p>
  );
}
