import { useState } from 'react';
import { removed } from '#messages/stats.ts';
import { noneRemovable } from '#messages/tracker.ts';
import { canRemove, type DrinkEntry } from '../../domain/session/drink-entry.ts';
import { useClink } from '../clink-context.tsx';

/**
 * Removes a drink while it may be removed. `moveFocus` is called first, because the button disappears together with its
 * drink. `announcement` is what a screen reader says.
 */
export function useRemoveDrink(moveFocus: () => void) {
  const { store } = useClink();
  const [announcement, setAnnouncement] = useState('');

  function remove(entry: DrinkEntry) {
    if (!canRemove(entry, Date.now())) return;
    moveFocus();
    setAnnouncement(store.undoDrink(entry.id) ? removed(entry) : noneRemovable);
  }
  return { announcement, remove };
}
