import * as v from 'valibot';
import { CLOCK_TOLERANCE_MS, DAY_MS, MAX_COUNTER, MAX_REMOVED, SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { parseGuestName } from '../../domain/names/guest-name.ts';
import { sessionStateSchema, stampSchema } from '../../domain/protocol/session-wire.ts';
import { entryIdSchema, storedEntrySchema } from '../../domain/session/drink-entry.ts';
import { merge } from '../../domain/session/merge.ts';
import { PACE_IDS } from '../../domain/session/pace.ts';
import { shiftedBy } from '../../domain/session/session-clock.ts';
import { startOf } from '../../domain/session/session-lifetime.ts';
import {
  forEachRegister,
  REGISTERS,
  type RegisterName,
  type SessionState,
  startSession,
  UNWRITTEN,
} from '../../domain/session/session-state.ts';
import { timeMs } from '../../domain/whole-numbers.ts';
import type { Clock, Log, Random } from '../ports.ts';
import { decisionSchema } from './decision.ts';
import { knownCelebrationSchema } from './known-celebration.ts';
import { newIdentity, newTag } from './new-session.ts';
import { type Copy, identitySchema } from './phone.ts';
import type { PlainValues } from './phone-storage.ts';

export interface ReadDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** The value of the key `clink` (docs/protocol.md#on-the-phone): the session, and what tabs and server need besides. */
export function textOf({ identity, state, acknowledged, setBackMs, next, celebration, decision }: Copy): string {
  const session = onPhoneClock(state, setBackMs);
  const saved = acknowledged && onPhoneClock(acknowledged, 0);
  return JSON.stringify({
    ...session,
    acknowledged: saved,
    clockSetBackMs: setBackMs,
    next,
    celebration: celebration ?? undefined,
    decision: decision ?? undefined,
    ...identity,
  });
}

/** Whether both copies have the same stored form. */
export function isSameCopy(a: Copy, b: Copy): boolean {
  return a === b || textOf(a) === textOf(b);
}

/** The session on the phone's clock, without drinks before the start. Equal states have the same JSON. */
export function onPhoneClock(state: SessionState, setBackMs: number): SessionState {
  const moved = shiftedBy(state, -setBackMs);
  const { drinks, removed, stamps } = moved;
  const registers = forEachRegister((name) => moved[name]) as Pick<SessionState, RegisterName>;
  return { drinks, removed, ...registers, sessionStart: startOf(moved), stamps };
}

/** A larger value cannot come from a real clock and is ignored. */
const CENTURY_MS = 36_525 * DAY_MS;
const setBackSchema = v.pipe(timeMs, v.maxValue(CENTURY_MS));

/**
 * Reads a value of the key `clink`. Missing parts are taken from the separate keys (`plain`) or generated. Impossible
 * values are left out and logged, so that the server does not refuse the whole session (docs/sync.md step 1).
 */
export function readCopy(text: string | null, plain: PlainValues, { clock, random, log }: ReadDeps): Copy {
  const nowMs = clock.now();
  const fresh = text === null ? startSession(nowMs, newTag(random)) : null;
  const { identity, ...names } = plain;
  const raw: Record<string, unknown> = {
    ...fresh,
    ...names,
    ...parsed(v.pipe(v.string(), v.parseJson(), looseSchema), text),
  };
  if (!v.is(timeMs, raw.sessionStart)) log('Error reading session', new Error('the stored session is not readable'));
  const setBackMs = parsed(setBackSchema, raw.clockSetBackMs) ?? 0;
  const acknowledged = parsed(looseSchema, raw.acknowledged);
  return {
    identity: parsed(identitySchema, raw) ?? identity ?? newIdentity(random),
    state: shiftedBy(readState(raw, nowMs, log), setBackMs),
    acknowledged: acknowledged && readState(acknowledged, nowMs, log),
    setBackMs,
    next: parsed(identitySchema, raw.next) ?? newIdentity(random),
    celebration: parsed(knownCelebrationSchema, raw.celebration),
    decision: parsed(decisionSchema, raw.decision),
  };
}

/** The values that this version can write. A register with any other stored value is treated as never written. */
const REGISTER_SCHEMAS: Readonly<Record<RegisterName, v.GenericSchema>> = {
  ...sessionStateSchema.entries,
  userName: v.pipe(
    v.string(),
    v.check((name) => name === '' || parseGuestName(name).ok),
  ),
  drinkingPace: v.picklist(PACE_IDS),
  isQuiet: v.boolean(),
};
const honestStampSchema = v.pipe(
  stampSchema,
  v.check(([counter]) => counter <= MAX_COUNTER),
);
const looseSchema = v.record(v.string(), v.unknown());
const LONGEST_EVENING_MS = SESSION_LIFETIME_MS + CLOCK_TOLERANCE_MS;

/** Reads a stored session. Impossible values are left out and logged (docs/sync.md step 1). */
function readState(raw: Record<string, unknown>, nowMs: number, log: Log): SessionState {
  const entries = listOf(raw.drinks);
  const readable = entries.flatMap((entry) => parsed(storedEntrySchema, entry) ?? []);
  const fresh = startSession(Math.min(nowMs, ...readable.map(({ timestamp }) => timestamp)), '');
  const stamps = parsed(looseSchema, raw.stamps) ?? {};
  const isWritten = (name: RegisterName) => v.is(REGISTER_SCHEMAS[name], raw[name]);
  const state: SessionState = {
    ...fresh,
    ...Object.fromEntries(REGISTERS.filter(isWritten).map((name) => [name, raw[name]])),
    stamps: forEachRegister((name) => (isWritten(name) && parsed(honestStampSchema, stamps[name])) || UNWRITTEN),
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

/** The parsed value, or null if it is invalid. */
function parsed<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}
