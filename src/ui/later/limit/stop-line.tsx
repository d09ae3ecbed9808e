import { useMemo } from 'react';
import { wantedToStop } from '#messages/pace.ts';
import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { isWhereToStop } from '../../../domain/session/own-limit.ts';
import { useClink } from '../../guest/clink-context.tsx';
import type { OwnLimit } from './own-limit.ts';
import styles from './stop-line.module.css';

/**
 * The line below the question. It does not change while the question is open, nor while the sheet closes after the
 * answer.
 */
export function StopLine({ choice, limit }: { choice: DrinkChoice; limit: OwnLimit }) {
  const { store } = useClink();
  const isTheOne = useMemo(
    () => isWhereToStop(limit.getState().drinks, store.getState().session.drinks, choice.drinkType),
    [choice, limit, store],
  );
  return isTheOne && <span className={styles.stop}>{wantedToStop}</span>;
}
