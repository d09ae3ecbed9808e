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

/** What one guest did, and what must follow from it at the end. */
export interface GuestStory {
  readonly phone: SimPhone;
  logged: Map<string, DrinkEntry>;
  /** Entries that must be gone: undone, or cleared by a reset that knew them. */
  away: Set<string>;
  /** Entries that may be there or not: logged in another tab before a reset that did not know them. */
  either: Set<string>;
  /** The sessions this guest deleted. */
  readonly deleted: Set<string>;
  /** Since when the welcome dialog is open. Null while there is a name. */
  welcomedAtMs: number | null;
  /** The write of 'Hide me' that must win. Null if a tab could not store it, or if a second phone may have another one. */
  hideMe: HideWrite | null;
  /** Whether there is a second phone. Both phones have the same story until the data is deleted on one of them. */
  hasTwoPhones: boolean;
  /** Whether all phones of this guest share one story. If so, a second phone comes only by ticket. */
  readonly sharesStory: boolean;
}

/** The drinks and deletions of a guest who has done nothing yet. */
export function emptyStory(): Pick<GuestStory, 'logged' | 'away' | 'either' | 'deleted'> {
  return { logged: new Map(), away: new Set(), either: new Set(), deleted: new Set() };
}

/**
 * Kills a tab. A tab that could not store loses everything that the server had not acknowledged, including removals. A notice
 * has warned the guest of this (docs/sync.md#what-is-not-promised).
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
