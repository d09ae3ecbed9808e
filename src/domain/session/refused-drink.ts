import { correctDrink } from './correct-drink.ts';
import { drinkOfId, isCorrection } from './correction.ts';
import { type DrinkEntry, loggedAtOf, type StoredEntry } from './drink-entry.ts';
import { removeDrinks } from './session-edits.ts';
import type { SessionState } from './session-state.ts';

/**
 * `state` without the drinks that the server refuses for good: an earlier drink is removed, and a corrected drink gets
 * its former time back. Each call brings the state closer to what the server stores, so that the server accepts it
 * after some calls. `acknowledged`: the session on the server. `made`: as in `correctDrink`.
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

/** The drink's time on the server, or the time of logging if the server does not know the drink. */
function timeBefore(entry: StoredEntry, acknowledged: SessionState | null): number {
  const drink = drinkOfId(entry.id);
  const known = acknowledged?.drinks.find(({ id }) => id !== entry.id && drinkOfId(id) === drink);
  return known?.timestamp ?? loggedAtOf(entry);
}
