import { MAX_DRINKS } from '../limits.ts';
import { compareEntries, type DrinkEntry } from './drink-entry.ts';
import { isExpired } from './session-lifetime.ts';
import type { RegisterName, SessionState } from './session-state.ts';

/** How many entries the app removes in one session. */
export const MAX_REMOVED_BY_APP = 500;

/** A guest's changes. Each function returns the same object if there is nothing to do or a limit would be exceeded. */

/** Adds an entry, unless the list is full. */
export function addDrink(state: SessionState, entry: DrinkEntry): SessionState {
  return isFull(state) ? state : { ...state, drinks: [...state.drinks, entry].sort(compareEntries) };
}

/** Removes entries for good, by undo, removal or reset. */
export function removeDrinks(state: SessionState, ids: readonly string[]): SessionState {
  const gone = new Set(ids);
  const drinks = state.drinks.filter(({ id }) => !gone.has(id));
  const isNothing = drinks.length === state.drinks.length;
  if (isNothing || !hasRoomToRemove(state, gone.size)) return state;
  return { ...state, drinks, removed: [...new Set([...state.removed, ...gone])].sort() };
}

/** Writes a register. `tag` is random. Does nothing if the register was written before with the same value. */
export function write<Name extends RegisterName>(
  state: SessionState,
  name: Name,
  value: SessionState[Name],
  tag: string,
): SessionState {
  const { stamps } = state;
  if (state[name] === value && stamps[name][0] > 0) return state;
  return { ...state, [name]: value, stamps: { ...stamps, [name]: [stamps[name][0] + 1, tag] } };
}

/** Empties the list and restarts the session clock (docs/spec-coverage.md §4.8). */
export function resetSession(state: SessionState, nowMs: number, tag: string): SessionState {
  const emptied = removeDrinks(
    state,
    state.drinks.map(({ id }) => id),
  );
  return emptied.drinks.length > 0 ? state : write(emptied, 'sessionStart', nowMs, tag);
}

/**
 * Returns the session with which the phone continues under another id, after the server has lost or deleted this one.
 * `lost`: the session that the server had. `beganAt`: when the 24 hours of the next session begin. The next session
 * contains all drinks that are not in `lost`, or none if the evening is over on the phone's clock.
 */
export function nextSession(
  state: SessionState,
  lost: SessionState | null,
  { beganAt, nowMs }: { readonly beganAt: number; readonly nowMs: number },
  tag: string,
): SessionState {
  const gone = new Set(lost?.drinks.map(({ id }) => id));
  const drinks = isExpired(beganAt, nowMs) ? [] : state.drinks.filter(({ id }) => !gone.has(id));
  const next = { ...state, drinks };
  return drinks.length > 0 ? next : write(next, 'sessionStart', nowMs, tag);
}

export function isFull({ drinks }: SessionState): boolean {
  return drinks.length >= MAX_DRINKS;
}

/** Whether `count` more entries can be removed. */
export function hasRoomToRemove({ removed }: SessionState, count: number): boolean {
  return removed.length + count <= MAX_REMOVED_BY_APP;
}
