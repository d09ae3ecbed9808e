import type { ReactNode } from 'react';
import { cannotSave, listIsFull } from '#messages/tracker.ts';
import { MAX_DRINKS } from '../../../domain/limits.ts';
import { isFull } from '../../../domain/session/drink-session.ts';
import { usePhone } from '../../clink-context.tsx';
import styles from './notices.module.css';

/** Two of the three notices (docs/readings.md#notices), and others that it is given. */
export function Notices({ children }: { children: ReactNode }) {
  const isStored = usePhone((phone) => phone.isStored);
  const isListFull = usePhone((phone) => isFull(phone.session));
  return (
    <div className={styles.notices} aria-live="polite">
      {!isStored && <p>{cannotSave}</p>}
      {children}
      {isListFull && <p>{listIsFull(MAX_DRINKS)}</p>}
    </div>
  );
}
