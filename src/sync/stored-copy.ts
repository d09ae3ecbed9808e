import * as v from 'valibot';
import { CLOCK_TOLERANCE_MS, HOUR_MS, MAX_COUNTER, MAX_REMOVED, SESSION_LIFETIME_MS } from '../domain/limits.ts';
import { sessionIdSchema, stampSchema, writeKeySchema } from '../domain/protocol.ts';
import { entryIdSchema, storedEntrySchema, timeMsSchema } from '../domain/session/drink-entry.ts';
import { parseGuestName } from '../domain/session/guest-name.ts';
import { merge } from '../domain/session/merge.ts';
import { PACE_IDS } from '../domain/session/pace.ts';
import { movedBy, startOf } from '../domain/session/session-clock.ts';
import {
  REGISTERS,
  type RegisterName,
  type SessionState,
  startSession,
  UNWRITTEN,
} from '../domain/session/session-state.ts';
import type { Copy, Identity } from './phone.ts';
import type { Log } from './ports.ts';

/**
 * The value of the key `clink` (docs/protocol.md#on-the-phone): the session on the phone's clock, and the bookkeeping
 * for tabs and server.
 */
export function writeCopy({ state, acknowledged, setBackMs, next }: Copy, sessionId: string): string {
  const session = onPhoneClock(state, setBackMs);
  const saved = acknowledged && onPhoneClock(acknowledged, 0);
  return JSON.stringify({ ...session, acknowledged: saved, clockSetBackMs: setBackMs, next, sessionId });
}

/** Whether both copies have the same stored form. */
export function isSameCopy(a: Copy, b: Copy): boolean {
  return a === b || writeCopy(a, '') === writeCopy(b, '');
}

/** The session as it is shown and sent: on the phone's clock, with no drink before the start. */
export function onPhoneClock(state: SessionState, setBackMs: number): SessionState {
  const moved = movedBy(state, -setBackMs);
  const { drinks, removed, userName, drinkingPace, hidden, stamps } = moved;
  return { drinks, sessionStart: startOf(moved), removed, userName, drinkingPace, hidden, stamps };
}

/**
 * The values that this version can write. If a stored value is not one of them, the register counts as never written.
 */
const REGISTER_SCHEMAS: Readonly<Record<RegisterName, v.GenericSchema>> = {
  userName: v.pipe(
    v.string(),
    v.check((name) => name === '' || parseGuestName(name).ok),
  ),
  drinkingPace: v.picklist(PACE_IDS),
  hidden: v.boolean(),
  sessionStart: timeMsSchema,
};
const UNWRITTEN_STAMPS = Object.fromEntries(REGISTERS.map((name) => [name, UNWRITTEN])) as SessionState['stamps'];
const honestStampSchema = v.pipe(
  stampSchema,
  v.check(([counter]) => counter <= MAX_COUNTER),
);
const looseSchema = v.record(v.string(), v.unknown());
const identitySchema = v.object({ sessionId: sessionIdSchema, writeKey: writeKeySchema });
const LONGEST_EVENING_MS = SESSION_LIFETIME_MS + CLOCK_TOLERANCE_MS;
/** A larger value cannot come from a real clock and is ignored. */
const CENTURY_MS = 36_525 * 24 * HOUR_MS;
const setBackSchema = v.pipe(timeMsSchema, v.maxValue(CENTURY_MS));

/**
 * The stored copy of `sessionId`. Null if there is none, or if it belongs to another session. Impossible values are left
 * out and logged, so that the server does not refuse the rest (docs/sync.md step 1).
 */
export function readCopy(
  text: string | null,
  sessionId: string | undefined,
  nowMs: number,
  log: Log,
): StoredCopy | null {
  if (text === null) return null;
  const raw = parsed(v.pipe(v.string(), v.parseJson(), looseSchema), text) ?? {};
  if (sessionId !== undefined && (raw.sessionId ?? sessionId) !== sessionId) return null;
  if (!v.is(timeMsSchema, raw.sessionStart))
    log('Error reading session', new Error('the stored session is not readable'));
  const setBackMs = parsed(setBackSchema, raw.clockSetBackMs) ?? 0;
  const acknowledged = parsed(looseSchema, raw.acknowledged);
  return {
    state: movedBy(readState(raw, nowMs, log), setBackMs),
    acknowledged: acknowledged && readState(acknowledged, nowMs, log),
    setBackMs,
    next: parsed(identitySchema, raw.next),
  };
}

/** A copy whose `next` may be missing, because older pages did not write it. */
export type StoredCopy = Omit<Copy, 'next'> & { readonly next: Identity | null };

function readState(raw: Record<string, unknown>, nowMs: number, log: Log): SessionState {
  const entries = listOf(raw.drinks);
  const readable = entries.flatMap((entry) => parsed(storedEntrySchema, entry) ?? []);
  const fresh = startSession(Math.min(nowMs, ...readable.map(({ timestamp }) => timestamp)), '');
  const stamps = parsed(looseSchema, raw.stamps) ?? {};
  const written = REGISTERS.filter((name) => v.is(REGISTER_SCHEMAS[name], raw[name]));
  const state: SessionState = {
    ...fresh,
    ...Object.fromEntries(written.map((name) => [name, raw[name]])),
    stamps: {
      ...UNWRITTEN_STAMPS,
      ...Object.fromEntries(written.map((name) => [name, parsed(honestStampSchema, stamps[name]) ?? UNWRITTEN])),
    },
    removed: listOf(raw.removed)
      .filter((id) => v.is(entryIdSchema, id))
      .slice(0, MAX_REMOVED),
  };
  const drinks = readable.filter(({ timestamp }) => Math.abs(timestamp - state.sessionStart) <= LONGEST_EVENING_MS);
  if (drinks.length < entries.length) log('Error reading session', new Error('a stored drink is not readable'));
  // The merge sorts the entries and leaves out the removed ones.
  return merge({ ...state, drinks }, state);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}
