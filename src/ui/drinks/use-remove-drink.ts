import { useState } from 'react';
import { removed } from '#messages/stats.ts';
import { noneRemovable } from '#messages/tracker.ts';
import { canRemove, type DrinkEntry } from '../../domain/session/drink-entry.ts';
import { useClink } from '../clink-context.tsx';

/**
 * Removes a drink while it may be removed. `moveFocus` is called first, because the button disappears together with its
 * drink. `notice` is what to announce.
 */
export function useRemoveDrink(moveFocus: () => void) {
  const { store } = useClink();
  const [notice, setNotice] = useState('');

  function remove(entry: DrinkEntry) {
    if (!canRemove(entry, Date.now())) return;
    moveFocus();
    setNotice(store.undoDrink(entry.id) ? removed(entry) : noneRemovable);
  }
  return { notice, remove };
}
