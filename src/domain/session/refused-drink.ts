import { correctDrink } from './correct-drink.ts';
import { drinkOfId, isCorrection } from './correction.ts';
import { type DrinkEntry, loggedAtOf, type StoredEntry } from './drink-entry.ts';
import { removeDrinks } from './session-edits.ts';
import type { SessionState } from './session-state.ts';

/**
 * `state` without what the server refuses for good: an earlier drink is removed, and a correction goes back to the time that
 * the drink had before. Each call gets closer to what the server stores, so that nothing is refused for ever.
 * `acknowledged`: what the server has. `made`: as in `correctDrink`.
 */
export function withoutRefused(
  state: SessionState,
  refused: StoredEntry,
  acknowledged: SessionState | null,
  made: { readonly aheadMs: number; readonly tag: string },
): SessionState {
  const entry = state.drinks.find(({ id }) => id === refused.id);
  if (!entry) return state;
  const timestamp = isCorrection(entry.id) ? timeBefore(entry, acknowledged) : entry.timestamp;
  if (timestamp === entry.timestamp) return removeDrinks(state, [entry.id]);
  return correctDrink(state, entry, { ...(entry as DrinkEntry), timestamp }, made);
}

/** When the server has the drink. If it has never heard of it: when it was logged. */
function timeBefore(entry: StoredEntry, acknowledged: SessionState | null): number {
  const drink = drinkOfId(entry.id);
  const known = acknowledged?.drinks.find(({ id }) => id !== entry.id && drinkOfId(id) === drink);
  return known?.timestamp ?? loggedAtOf(entry);
}
