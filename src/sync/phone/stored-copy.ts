import * as v from 'valibot';
import { DAY_MS } from '../../domain/limits.ts';
import { shiftedBy } from '../../domain/session/session-clock.ts';
import { startOf } from '../../domain/session/session-lifetime.ts';
import {
  forEachRegister,
  type RegisterName,
  type SessionState,
  startSession,
} from '../../domain/session/session-state.ts';
import { timeMs } from '../../domain/whole-numbers.ts';
import type { Clock, Log, Random } from '../ports.ts';
import { decisionSchema } from './decision.ts';
import { knownCelebrationSchema } from './known-celebration.ts';
import { type Copy, identitySchema } from './phone.ts';
import type { PlainValues } from './phone-storage.ts';
import { newIdentity, newTag } from './random-text.ts';
import { looseSchema, parsed, readState } from './read-state.ts';

export interface ReadDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/**
 * The value of the key `clink` (docs/protocol.md#on-the-phone): the session on the phone's clock, and the bookkeeping
 * for tabs and server.
 */
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

/**
 * The session as it is shown and sent: on the phone's clock, with no drink before the start. Equal states have the same
 * JSON.
 */
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
 * Reads a value of the key `clink`. Missing parts come from the separate keys (`plain`), or are generated. Impossible
 * values are left out and logged, so that the server does not refuse the rest (docs/sync.md step 1).
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
