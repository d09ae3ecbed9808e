import type { DrinkChoice } from '../../domain/drink-menu.ts';
import { type Corrected, correctDrink } from '../../domain/session/correct-drink.ts';
import { drinkOfId } from '../../domain/session/correction.ts';
import { type DrinkEntry, entryOf } from '../../domain/session/drink-entry.ts';
import { movedBy } from '../../domain/session/session-clock.ts';
import { addDrink } from '../../domain/session/session-edits.ts';
import type { SessionStore } from './session-store.ts';

/** A guest's changes in 'Tonight', which are not part of the first load. `atMs` is on the phone's clock. */

type Store = Pick<SessionStore, 'edit'>;

/** Logs a drink that the guest had at `hadAt`. Returns null if the session is full. */
export function addEarlier(store: Store, choice: DrinkChoice, hadAt: number, atMs: number): DrinkEntry | null {
  let id = '';
  const { session } = store.edit((state, nowMs, tag) => {
    id = `${hadAt}-${tag}`;
    const entry = entryOf(choice, { id, timestamp: hadAt, loggedAt: atMs });
    return addDrink(state, movedBy(entry, nowMs - atMs));
  }, atMs);
  return session.drinks.find((drink) => drink.id === id) ?? null;
}

/**
 * Corrects a drink or restores a removed one, in one step. `corrected`: the right kind and time, on the phone's clock.
 * Returns null if a limit would be exceeded.
 */
export function correctEntry(store: Store, entry: DrinkEntry, corrected: Corrected, atMs: number): DrinkEntry | null {
  const { session } = store.edit((state, nowMs, tag) => {
    const aheadMs = nowMs - atMs;
    return correctDrink(state, movedBy(entry, aheadMs), movedBy(corrected, aheadMs), { aheadMs, tag });
  }, atMs);
  const drink = drinkOfId(entry.id);
  return session.drinks.find(({ id }) => id !== entry.id && drinkOfId(id) === drink) ?? null;
}
