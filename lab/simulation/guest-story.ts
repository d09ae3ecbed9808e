import type { DrinkEntry } from '../../src/domain/session/drink-entry.ts';
import { type Stamp, UNWRITTEN } from '../../src/domain/session/session-state.ts';
import { isSaved } from '../../src/sync/phone/phone.ts';
import type { SimPhone, Tab } from './sim-phone.ts';

/** A write of 'Hide me'. */
export interface HideWrite {
  readonly hidden: boolean;
  readonly stamp: Stamp;
}

export const NEVER_HIDDEN: HideWrite = { hidden: false, stamp: UNWRITTEN };

/** Everything that one guest has done, and the result that it must have at the end. */
export interface GuestStory {
  readonly phone: SimPhone;
  logged: Map<string, DrinkEntry>;
  /** Entries that must be gone, because they were undone, or cleared by a reset in a tab that knew them. */
  away: Set<string>;
  /** Entries that may exist or not, because a reset in one tab did not know that another tab had logged them. */
  either: Set<string>;
  /** The sessions this guest deleted. */
  readonly deleted: Set<string>;
  /** The time at which the welcome dialog opened. Null if the guest has a name. */
  welcomedAtMs: number | null;
  /** The write of 'Hide me' that must win. Null if a tab could not store it, or a second phone may have another. */
  hideMe: HideWrite | null;
  /** Whether there is a second phone. Both phones must have the same data until the guest deletes it on one of them. */
  hasTwoPhones: boolean;
  /** Whether all phones of this guest always share one session. Then a ticket is the only way to a second phone. */
  readonly sharesStory: boolean;
}

/** The story of a guest who has done nothing yet. */
export function emptyStory(): Pick<GuestStory, 'logged' | 'away' | 'either' | 'deleted'> {
  return { logged: new Map(), away: new Set(), either: new Set(), deleted: new Set() };
}

/**
 * Kills a tab. A tab that could not store loses everything that the server has not acknowledged, including removals. A notice
 * has warned the guest of that (docs/sync.md#what-is-not-promised).
 */
export function killTab(guest: GuestStory, tab: Tab): void {
  const { logged, away, either } = guest;
  const held = tab.store.getState();
  if (!held.isStored) {
    for (const id of isSaved(held) ? away : [...logged.keys(), ...away]) either.add(id);
    guest.hideMe = null;
    guest.phone.named.clear();
  }
  tab.kill();
}
