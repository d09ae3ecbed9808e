import { useState } from 'react';
import { removed } from '#messages/stats.ts';
import { noneRemovable } from '#messages/tracker.ts';
import { canRemove, type DrinkEntry } from '../../domain/session/drink-entry.ts';
import { useClink } from '../guest/clink-context.tsx';

/**
 * Removes a drink while it may be removed. `moveFocus` is called first, because the button disappears together with its
 * drink. `announcement` is what a screen reader says.
 */
export function useRemoveDrink(moveFocus: () => void) {
  const { store } = useClink();
  const [said, setSaid] = useState({ count: 0, text: '' });

  function remove(entry: DrinkEntry) {
    if (!canRemove(entry, Date.now())) return;
    moveFocus();
    setSaid({ count: said.count + 1, text: store.undoDrink(entry.id) ? removed(entry) : noneRemovable });
  }
  // A new element each time, so that the same words are said again.
  return { announcement: <span key={said.count}>{said.text}</span>, remove };
}
