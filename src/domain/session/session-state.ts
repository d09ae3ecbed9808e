import type { StoredEntry } from './drink-entry.ts';
import { DEFAULT_PACE } from './pace.ts';

/** Orders two writes of one register without a clock: by the counter, then by the random tag. */
export type Stamp = readonly [counter: number, tag: string];

/** The values of a session for which the last write wins. Each has a stamp. */
export const REGISTERS = ['userName', 'drinkingPace', 'hidden', 'isQuiet', 'sessionStart'] as const;
export type RegisterName = (typeof REGISTERS)[number];

/** An object with a value for each register, in a fixed order. */
export function forEachRegister<Value>(make: (name: RegisterName) => Value): Record<RegisterName, Value> {
  return Object.fromEntries(REGISTERS.map((name) => [name, make(name)])) as Record<RegisterName, Value>;
}

/**
 * A guest's session on the phone, in messages and in the server's row (docs/protocol.md#save). It only grows, so copies
 * can be merged in any order. All times are in ms on the same clock.
 */
export interface SessionState {
  /** Ordered by time, then by id. No id of these entries is in `removed`. */
  readonly drinks: readonly StoredEntry[];
  /** The sorted ids of entries that were removed by undo, removal or reset. These entries never come back. */
  readonly removed: readonly string[];
  /** '' until the guest has a name. */
  readonly userName: string;
  readonly drinkingPace: string;
  /** Whether the guest is hidden from every leaderboard. */
  readonly hidden: boolean;
  /** Whether the list of guests shows the guest without numbers. */
  readonly isQuiet: boolean;
  readonly sessionStart: number;
  readonly stamps: Readonly<Record<RegisterName, Stamp>>;
}

/** The stamp of a register that was never written. Every other stamp is later. */
export const UNWRITTEN: Stamp = [0, ''];

/** A new, empty session (docs/spec-coverage.md §4.1). The tag distinguishes two starts of one session. */
export function startSession(nowMs: number, tag: string): SessionState {
  return {
    drinks: [],
    removed: [],
    userName: '',
    drinkingPace: DEFAULT_PACE,
    hidden: false,
    isQuiet: false,
    sessionStart: nowMs,
    stamps: { ...forEachRegister(() => UNWRITTEN), sessionStart: [1, tag] },
  };
}
