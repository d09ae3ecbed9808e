import type { StoredEntry } from './drink-entry.ts';
import { DEFAULT_PACE } from './pace.ts';

/** Orders two writes of one register without a clock: by the counter, then by the random tag. */
export type Stamp = readonly [counter: number, tag: string];

/** The last-write-wins values of a session. Each has a stamp. */
export const REGISTERS = ['userName', 'drinkingPace', 'hidden', 'isQuiet', 'sessionStart'] as const;
export type RegisterName = (typeof REGISTERS)[number];

/** An object with a value for each register, in a fixed order. */
export function forEachRegister<Value>(make: (name: RegisterName) => Value): Record<RegisterName, Value> {
  return Object.fromEntries(REGISTERS.map((name) => [name, make(name)])) as Record<RegisterName, Value>;
}

/**
 * One guest's session: on the phone, on the wire and in the server's row (docs/protocol.md#save). It only grows, so two
 * copies merge in any order. All times are in ms, on the same clock.
 */
export interface SessionState {
  /** Ordered by time, then by id. None of them is in `removed`. */
  readonly drinks: readonly StoredEntry[];
  /** The sorted ids of entries that were undone, removed or reset. They never come back. */
  readonly removed: readonly string[];
  /** '' until the guest has a name. */
  readonly userName: string;
  readonly drinkingPace: string;
  /** Whether the guest is hidden from every leaderboard. */
  readonly hidden: boolean;
  /** Whether the guest is on the list of guests without any number. */
  readonly isQuiet: boolean;
  readonly sessionStart: number;
  readonly stamps: Readonly<Record<RegisterName, Stamp>>;
}

/** The stamp of a register that was never written. Any write is later. */
export const UNWRITTEN: Stamp = [0, ''];

/** A session starts empty, at `nowMs` (docs/spec-coverage.md §4.1). The tag distinguishes two starts of one session. */
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
