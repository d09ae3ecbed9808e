import type { ReactNode } from 'react';
import { MAX_DRINKS } from '../../../domain/limits.ts';
import { isFull } from '../../../domain/session/drink-session.ts';
import { usePhone } from '../../clink-context.tsx';
import styles from './notices.module.css';

/** Two of the three calm notices (readings, No other errors are shown), and what else is to be told. */
export function Notices({ children }: { children: ReactNode }) {
  const isStored = usePhone((phone) => phone.isStored);
  const isListFull = usePhone((phone) => isFull(phone.session));
  return (
    <div className={styles.notices} aria-live="polite">
      {!isStored && <p>This phone cannot save. Your drinks are kept while this page stays open.</p>}
      {children}
      {isListFull && <p>{MAX_DRINKS} drinks are logged, and no more fit. Reset starts a fresh list.</p>}
    </div>
  );
}
