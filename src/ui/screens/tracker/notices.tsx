import type { ReactNode } from 'react';
import { cannotSave, listIsFull, notAllCount, notAllRemovable } from '#messages/tracker.ts';
import { countedDrinks } from '../../../domain/leaderboard/counted-drinks.ts';
import { MAX_DRINKS } from '../../../domain/limits.ts';
import { countAlcoholic } from '../../../domain/session/drink-entry.ts';
import { usePhone } from '../../guest/clink-context.tsx';
import styles from './notices.module.css';
import { useCanReset } from './use-can-reset.ts';

/** Four of the five notices (docs/readings.md#notices), and others that it is given. */
export function Notices({ children }: { children: ReactNode }) {
  const { isStored, session, canRemoveAll } = usePhone((phone) => phone);
  const { drinks } = session;
  const canReset = useCanReset();
  return (
    <div className={styles.notices} aria-live="polite">
      {!isStored && <p>{cannotSave}</p>}
      {children}
      {countedDrinks(drinks) < countAlcoholic(drinks) && <p>{notAllCount}</p>}
      {drinks.length >= MAX_DRINKS && <p>{listIsFull(canReset)}</p>}
      {!canRemoveAll && <p>{notAllRemovable}</p>}
    </div>
  );
}
