import { DAY_MS } from '../../src/domain/limits.ts';
import type { DrinkEntry } from '../../src/domain/session/drink-entry.ts';
import { type Stamp, UNWRITTEN } from '../../src/domain/session/session-state.ts';
import { SimPhone } from './sim-phone.ts';

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
  /** Whether there is a second phone. It has the same story until the data is deleted on one of them. */
  hasTwoPhones: boolean;
  /** Whether all phones of this guest share one story. If so, a second phone comes only by ticket. */
  readonly sharesStory: boolean;
}

/** A guest with a phone of its own kind. */
export function newGuest(deps: ConstructorParameters<typeof SimPhone>[0]): GuestStory {
  const { dice } = deps;
  const phone = new SimPhone(deps, {
    skewMs: dice.pick([0, 0, 1_500, -2 * DAY_MS, 2 * DAY_MS]),
    storageLagMs: dice.pick([0, 5, 200]),
    hasLocks: dice.chance(0.7),
    watchesLeaderboard: dice.chance(0.3),
    hearsHosts: false,
  });
  const story = { logged: new Map(), away: new Set<string>(), either: new Set<string>(), deleted: new Set<string>() };
  return { phone, ...story, welcomedAtMs: null, hideMe: NEVER_HIDDEN, hasTwoPhones: false, sharesStory: false };
}
