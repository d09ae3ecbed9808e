import type { DrinkChoice } from '../drink-menu.ts';
import { correctionOf, drinkOfId, MARK } from './correction.ts';
import { type DrinkEntry, entryOf, loggedAtOf, type StoredEntry } from './drink-entry.ts';
import { merge } from './merge.ts';
import { hasRoomToRemove, isFull } from './session-edits.ts';
import type { SessionState } from './session-state.ts';

/** These functions are in a separate file, so that they are not part of the first load. */

const TAG_LENGTH = 4;

/** The kind and the time of a drink, in ms on the clock of its session. */
export type Corrected = Omit<DrinkChoice, 'name'> & Pick<DrinkEntry, 'timestamp'>;

/**
 * The entry that replaces `entry`, with another kind or time. `knownIds`: the ids of all drinks of the session,
 * including removed ones. `aheadMs`: how far the session's clock is ahead of the phone's. `tag` is random, and shorter
 * than the tag of a new entry, so that a full list still fits into a save
 * (src/domain/protocol/two-full-phones.test.ts).
 */
export function correctionFor(
  entry: StoredEntry,
  corrected: Corrected,
  knownIds: readonly string[],
  { aheadMs, tag }: { readonly aheadMs: number; readonly tag: string },
): DrinkEntry {
  const drink = drinkOfId(entry.id);
  const counts = knownIds.filter((id) => drinkOfId(id) === drink).map((id) => correctionOf(id)?.count ?? 0);
  const { timestamp } = corrected;
  const id = `${Math.max(0, timestamp - aheadMs)}-${drink}${MARK}${Math.max(0, ...counts) + 1}${MARK}${tag.slice(0, TAG_LENGTH)}`;
  const loggedAt = loggedAtOf(entry);
  return entryOf(corrected, { id, timestamp, loggedAt: loggedAt === timestamp ? undefined : loggedAt });
}

/**
 * Replaces a drink by its correction in one step. Also restores a removed drink. Does nothing if a limit would be
 * exceeded, or if the drink belongs to another session.
 */
export function correctDrink(
  state: SessionState,
  entry: StoredEntry,
  corrected: Corrected,
  made: { readonly aheadMs: number; readonly tag: string },
): SessionState {
  const ids = [...state.drinks.map(({ id }) => id), ...state.removed];
  const isThere = state.drinks.some(({ id }) => id === entry.id);
  const hasRoom = isThere ? hasRoomToRemove(state, 1) : !isFull(state);
  if (!hasRoom || !ids.includes(entry.id)) return state;
  const drinks = [...state.drinks, correctionFor(entry, corrected, ids, made)];
  const changed = { ...state, drinks, removed: isThere ? [...state.removed, entry.id] : state.removed };
  // The merge also sorts, and removes all other entries of the same drink.
  return merge(changed, changed);
}
