import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Buttons one above the other, the filled one first. `isPair`: two of equal weight side by side. */
export function Actions({ children, isPair }: { children: ReactNode; isPair?: boolean }) {
  return (
    <div className={styles.actions} data-pair={isPair || undefined}>
      {children}
    </div>
  );
}
