import type { DrinkChoice } from '../../domain/drink-menu.ts';
import type { Position } from '../../domain/location/nearby.ts';
import { type GuestNameFault, parseGuestName } from '../../domain/names/guest-name.ts';
import { type DrinkEntry, newDrinkEntry } from '../../domain/session/drink-entry.ts';
import type { PaceId } from '../../domain/session/pace.ts';
import { addDrink, removeDrinks, resetSession, write } from '../../domain/session/session-edits.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import { hasDrink } from '../../domain/session/session-view.ts';
import type { Decision } from '../phone/decision.ts';
import { latestOf } from '../phone/known-celebration.ts';
import { newTag } from '../phone/new-session.ts';
import type { Phone } from '../phone/phone.ts';
import { writeValue } from '../phone/phone-storage.ts';
import { KEYS } from '../phone/storage-keys.ts';
import type { StoredPhoneDeps } from '../phone/stored-phone.ts';
import type { Tabs } from '../phone/tabs.ts';

type Edited = (state: SessionState, nowMs: number, tag: string) => SessionState;

/** The changes that a guest makes on this phone. `edit` changes the session, and `change` changes the phone. */
export function guestActs(
  edit: (edited: Edited, atMs?: number) => Phone,
  change: (transition: (phone: Phone) => Phone) => Phone,
  tabs: Pick<Tabs, 'ending'>,
  { storage, clock, random, log }: StoredPhoneDeps,
) {
  return {
    edit,

    /** Trims, checks and stores the name (docs/spec-coverage.md §5.1). Returns the name's fault, or null. */
    saveName(raw: string): GuestNameFault | null {
      const parsed = parseGuestName(raw);
      if (!parsed.ok) return parsed.fault;
      edit((state, _, tag) => write(state, 'userName', parsed.name, tag));
      return null;
    },

    choosePace(pace: PaceId): void {
      edit((state, _, tag) => write(state, 'drinkingPace', pace, tag));
    },

    /** Logs a confirmed drink. Returns null if the session is full (docs/protocol.md#limits). */
    addDrink(choice: DrinkChoice): DrinkEntry | null {
      const atMs = clock.now();
      const entry = newDrinkEntry(choice, atMs, newTag(random));
      const phone = edit((state, nowMs) => addDrink(state, { ...entry, timestamp: nowMs }), atMs);
      return hasDrink(phone, entry.id) ? entry : null;
    },

    /** Removes a drink. Returns false, and keeps the drink, if too many drinks were removed before. */
    undoDrink(entryId: string): boolean {
      const phone = edit((state) => removeDrinks(state, [entryId]));
      return !hasDrink(phone, entryId);
    },

    /** Hides the guest from the leaderboard, or shows the guest again. */
    hide(hidden: boolean): void {
      edit((state, _, tag) => write(state, 'hidden', hidden, tag));
    },

    /** Hides the guest's numbers on the list of guests, or shows them again. */
    beQuiet(isQuiet: boolean): void {
      edit((state, _, tag) => write(state, 'isQuiet', isQuiet, tag));
    },

    reset(): void {
      edit(resetSession);
    },

    /** Shares a new position. Null stops sharing. */
    share(position: Position | null): void {
      change((phone) => {
        // A page that is ending does not store the consent, because the guest gave it for an earlier evening.
        if (!tabs.ending()) writeValue(storage, KEYS.locationSharing, position ? 'on' : null, log);
        return { ...phone, position };
      });
    },

    /** Stores that the guest has been told of this decision of the hosts. */
    noteTold(decision: Decision): void {
      change((phone) => ({ ...phone, decision: latestOf(phone.decision, decision) }));
    },
  };
}
