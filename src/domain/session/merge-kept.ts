import { CLOCK_TOLERANCE_MS, MAX_DRINKS, MINUTE_MS } from '../limits.ts';
import type { KeptSession } from '../protocol.ts';
import { compareEntries } from './drink-entry.ts';
import { type DrinkSession, hasUnsaved, unsentIds } from './drink-session.ts';
import { isHidden, turnsAfter } from './hiding.ts';

/** Two measures of one session start differ by what the network took; a reset elsewhere by more. */
const SAME_START_MS = MINUTE_MS;

/**
 * Makes one what this phone holds and what the server keeps under a revision this phone has not heard of: it was
 * restored from an old state, or another tab or phone with the same secret went on. What the server lacks and this
 * phone never sent is news and stays; what it lacks although it was sent was removed elsewhere, and stays away; what this
 * phone took back stays away too. To a phone that never heard of a save, nothing it holds was sent. `kept` has its times
 * on this phone's clock.
 */
export function mergeKept(mine: DrinkSession, kept: KeptSession): DrinkSession {
  const mineIds = mine.drinks.map(({ id }) => id);
  const unsent = new Set(unsentIds(mine));
  const keptIds = new Set(kept.drinks.map(({ id }) => id));
  const away = mineIds.filter((id) => !keptIds.has(id) && !unsent.has(id));
  const undone = [...new Set([...mine.undone, ...away])].sort();
  const byId = new Map([...mine.drinks, ...kept.drinks].map((entry) => [entry.id, entry]));
  for (const id of undone) byId.delete(id);
  const drinks = [...byId.values()].sort(compareEntries).slice(0, MAX_DRINKS);
  const sessionStart = startBefore(drinks[0]?.timestamp, startOf(mine, kept));
  const news = drinks.map(({ id }) => id).filter((id) => unsent.has(id) && !keptIds.has(id));
  return { ...mine, ...turnsAfter(mine, kept), drinks, undone, sessionStart, unsent: news };
}

/** A phone with something to tell keeps its own start, it may be a reset, unless the evening was restarted elsewhere. */
function startOf(mine: DrinkSession, kept: KeptSession): number {
  const isOwn = hasUnsaved(mine) && kept.sessionStart - mine.sessionStart <= SAME_START_MS;
  return isOwn ? mine.sessionStart : kept.sessionStart;
}

/** A start that the server accepts for the first drink (contract, Limits). */
function startBefore(firstDrink: number | undefined, start: number): number {
  return firstDrink !== undefined && firstDrink < start - CLOCK_TOLERANCE_MS ? firstDrink : start;
}

/** Whether the server has nothing to learn from `session`. */
export function isAllKept(session: DrinkSession, kept: KeptSession): boolean {
  const { hidden = isHidden(session) } = kept;
  const keptIds = new Set(kept.drinks.map(({ id }) => id));
  if (hidden !== isHidden(session)) return false;
  return session.drinks.length === keptIds.size && session.drinks.every(({ id }) => keptIds.has(id));
}
