import { CLOCK_TOLERANCE_MS, MAX_DRINKS, SESSION_LIFETIME_MS } from '../limits.ts';
import { compareEntries, countAlcoholic, type DrinkEntry } from './drink-entry.ts';
import type { PaceId } from './pace.ts';

/**
 * One guest's evening as it lies on the phone under the key `clink` (spec §3, contract). Times in ms on the phone's
 * clock. Every change raises `revision`; the server has everything up to `acknowledged`.
 */
export interface DrinkSession {
  readonly drinks: readonly DrinkEntry[];
  readonly sessionStart: number;
  readonly revision: number;
  readonly acknowledged: number;
  /** Tells two changes of the same revision apart, made in two tabs at once. */
  readonly changeId: string;
  /** How often this session was reset: a later epoch wins over an earlier one. */
  readonly resets: number;
  /** Ids undone or reset away, sorted: a late merge must not bring them back. */
  readonly undone: readonly string[];
  /** Ids logged on this phone that the server has not acknowledged: they are news to whatever it keeps. */
  readonly unsent: readonly string[];
  /** Name and pace as the server has them (`profileOf`), '' before the first save: tabs write these apart from the rest. */
  readonly told: string;
  /** How often 'Hide me' was turned, on or off: odd is hidden (hiding.ts). */
  readonly hideTurns: number;
  /** As many of these turns as the server has acknowledged. */
  readonly hideTurnsTold: number;
}

/** Two full lists; the oldest are forgotten first. */
const UNDONE_KEPT = 2 * MAX_DRINKS;

/** An evening starts empty, at `nowMs` (spec §4). */
export function startSession(nowMs: number, changeId: string): DrinkSession {
  return {
    drinks: [],
    sessionStart: nowMs,
    revision: 1,
    acknowledged: 0,
    changeId,
    resets: 0,
    undone: [],
    unsent: [],
    told: '',
    hideTurns: 0,
    hideTurnsTold: 0,
  };
}

/** Something the server must hear of has changed: drinks, name, pace, position or whether to hide. */
export function touched(session: DrinkSession, changeId: string): DrinkSession {
  return { ...session, revision: session.revision + 1, changeId };
}

/** Appends an entry; a full session or an entry already there stays as it is. */
export function addDrink(session: DrinkSession, entry: DrinkEntry, changeId: string): DrinkSession {
  if (isFull(session) || session.drinks.some(({ id }) => id === entry.id)) return session;
  const drinks = [...session.drinks, entry].sort(compareEntries);
  return touched({ ...session, drinks, unsent: [...session.unsent, entry.id] }, changeId);
}

/** Takes exactly that entry back (readings, Undo); an unknown id changes nothing. */
export function undoDrink(session: DrinkSession, entryId: string, changeId: string): DrinkSession {
  if (!session.drinks.some(({ id }) => id === entryId)) return session;
  const drinks = session.drinks.filter(({ id }) => id !== entryId);
  const unsent = session.unsent.filter((id) => id !== entryId);
  return touched({ ...session, drinks, unsent, undone: withUndone(session, [entryId]) }, changeId);
}

/** Empties the list and restarts the session clock (spec §4). */
export function resetSession(session: DrinkSession, nowMs: number, changeId: string): DrinkSession {
  const undone = withUndone(
    session,
    session.drinks.map(({ id }) => id),
  );
  const resets = session.resets + 1;
  return touched({ ...session, drinks: [], unsent: [], undone, sessionStart: nowMs, resets }, changeId);
}

function withUndone({ undone }: DrinkSession, ids: readonly string[]): string[] {
  return [...undone, ...ids].sort().slice(-UNDONE_KEPT);
}

/** Reset is disabled while there is no alcoholic drink (spec §5). */
export function canReset(session: DrinkSession): boolean {
  return countAlcoholic(session.drinks) > 0;
}

export function isFull(session: DrinkSession): boolean {
  return session.drinks.length >= MAX_DRINKS;
}

/** More than 24 hours after session start everything is cleared (spec §4), and a save is too late (contract, Limits). */
export function isExpired(sessionStart: number, nowMs: number): boolean {
  return nowMs - sessionStart > SESSION_LIFETIME_MS;
}

/**
 * The leaderboard shows whose `expiresAt` is after now (spec §7). In the one millisecond that is exactly 24 hours after
 * its start a session is off the board already, and not expired yet.
 */
export function isOnBoard(expiresAt: number, nowMs: number): boolean {
  return expiresAt > nowMs;
}

export function hasUnsaved(session: DrinkSession): boolean {
  return session.revision > session.acknowledged;
}

/** What is news to a server; to one that never acknowledged anything, everything is. */
export function unsentIds({ acknowledged, drinks, unsent }: DrinkSession): readonly string[] {
  return acknowledged === 0 ? drinks.map(({ id }) => id) : unsent;
}

/** Name and pace as one text, to be compared with `told`. */
export function profileOf(userName: string | null, pace: PaceId): string {
  return JSON.stringify([userName, pace]);
}

/** The server keeps what this phone `sent` (with `told`): docs/sync.md, step 6. */
export function acknowledge(
  session: DrinkSession,
  sent: Pick<DrinkSession, 'revision' | 'drinks' | 'told' | 'hideTurns'>,
): DrinkSession {
  const acknowledged = Math.max(session.acknowledged, Math.min(sent.revision, session.revision));
  const arrived = new Set(sent.drinks.map(({ id }) => id));
  const told = acknowledged === session.acknowledged ? session.told : sent.told;
  const hideTurnsTold = Math.max(session.hideTurnsTold, sent.hideTurns);
  const unsent = session.unsent.filter((id) => !arrived.has(id));
  return { ...session, acknowledged, told, hideTurnsTold, unsent };
}

/** What this phone holds must be counted above what the server keeps from elsewhere (contract, 409). */
export function countOn(session: DrinkSession, keptRevision: number): DrinkSession {
  return { ...session, revision: Math.max(session.revision, keptRevision + 1) };
}

/**
 * A clock that was set back leaves entries in the future. The whole evening moves back with it: every gap stays, the
 * latest moment becomes now (readings, Clocks).
 */
export function followClock(session: DrinkSession, nowMs: number, changeId: string): DrinkSession {
  const latest = Math.max(session.sessionStart, ...session.drinks.map(({ timestamp }) => timestamp));
  if (latest <= nowMs + CLOCK_TOLERANCE_MS) return session;
  const shift = nowMs - latest;
  const drinks = session.drinks.map((entry) => ({ ...entry, timestamp: entry.timestamp + shift }));
  return touched({ ...session, drinks, sessionStart: session.sessionStart + shift }, changeId);
}
