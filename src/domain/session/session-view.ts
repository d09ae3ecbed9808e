import { isAlcoholType, isDrinkType } from '../drink-menu.ts';
import type { DrinkEntry, StoredEntry } from './drink-entry.ts';
import { knownPace, type PaceId } from './pace.ts';
import { hasRoomToRemove } from './session-edits.ts';
import { countsFrom } from './session-lifetime.ts';
import type { SessionState } from './session-state.ts';

/** The evening as the guest sees it. Times in ms on the phone's clock. */
export interface SessionView {
  readonly drinks: readonly DrinkEntry[];
  /** The time from which the evening is counted. */
  readonly sessionStart: number;
}

export interface GuestView {
  readonly session: SessionView;
  /** Null before the guest has a name. */
  readonly userName: string | null;
  readonly pace: PaceId;
  /** Whether all drinks can be removed within the limit (docs/protocol.md#limits). */
  readonly canRemoveAll: boolean;
}

/** Derives what the guest sees from the state. */
export function viewOf(state: SessionState): GuestView {
  const { userName, drinkingPace } = state;
  return {
    session: { drinks: state.drinks.map(asKnown), sessionStart: countsFrom(state) },
    userName: userName === '' ? null : userName,
    pace: knownPace(drinkingPace),
    canRemoveAll: hasRoomToRemove(state, state.drinks.length),
  };
}

/** Whether the drink is on the guest's list. */
export function hasDrink({ session }: GuestView, entryId: string): boolean {
  return session.drinks.some(({ id }) => id === entryId);
}

/**
 * A newer version may log a drink that this version does not know. Such a drink is shown as 'Other'. If only its spirit
 * is unknown, the drink is shown without it. The entry itself does not change (docs/protocol.md#entry).
 */
export function asKnown({ drinkType, alcoholType, ...entry }: StoredEntry): DrinkEntry {
  const known = isDrinkType(drinkType) ? drinkType : 'other';
  return { ...entry, drinkType: known, ...(isAlcoholType(alcoholType) && { alcoholType }) };
}
