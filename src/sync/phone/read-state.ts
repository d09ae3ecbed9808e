import * as v from 'valibot';
import { CLOCK_TOLERANCE_MS, MAX_COUNTER, MAX_REMOVED, SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { sessionStateSchema, stampSchema } from '../../domain/protocol.ts';
import { entryIdSchema, storedEntrySchema } from '../../domain/session/drink-entry.ts';
import { parseGuestName } from '../../domain/session/guest-name.ts';
import { merge } from '../../domain/session/merge.ts';
import { PACE_IDS } from '../../domain/session/pace.ts';
import {
  forEachRegister,
  REGISTERS,
  type RegisterName,
  type SessionState,
  startSession,
  UNWRITTEN,
} from '../../domain/session/session-state.ts';
import type { Log } from '../ports.ts';

/**
 * The values that this version can write. If a stored value is not one of them, the register counts as never written.
 */
const REGISTER_SCHEMAS: Readonly<Record<RegisterName, v.GenericSchema>> = {
  ...sessionStateSchema.entries,
  userName: v.pipe(
    v.string(),
    v.check((name) => name === '' || parseGuestName(name).ok),
  ),
  drinkingPace: v.picklist(PACE_IDS),
};
const honestStampSchema = v.pipe(
  stampSchema,
  v.check(([counter]) => counter <= MAX_COUNTER),
);
export const looseSchema = v.record(v.string(), v.unknown());
const LONGEST_EVENING_MS = SESSION_LIFETIME_MS + CLOCK_TOLERANCE_MS;

/** Reads a stored session. Impossible values are left out and logged (docs/sync.md step 1). */
export function readState(raw: Record<string, unknown>, nowMs: number, log: Log): SessionState {
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

/** The valid value, or null. */
export function parsed<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}
