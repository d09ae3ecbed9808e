import * as v from 'valibot';
import {
  type KeptSession,
  PREFER_KEPT,
  problemSchema,
  type SaveRequest,
  saveAnswerSchema,
} from '../domain/protocol.ts';
import { isHidden } from '../domain/session/hiding.ts';
import type { Phone } from './phone.ts';
import type { Clock, Fetch } from './ports.ts';
import { retryAfterMs } from './retry-after.ts';

/** How a save ended, in the words of the contract's 'The phone repeats …'. */
export type SaveOutcome =
  | { readonly kind: 'kept' }
  /** The server keeps something this phone has not heard of; times already on this phone's clock. */
  | { readonly kind: 'elsewhere'; readonly revision: number; readonly session: KeptSession | undefined }
  /** `isForgotten`: by the guest's own 'Delete my data'. */
  | { readonly kind: 'gone'; readonly isForgotten: boolean }
  | { readonly kind: 'repeat'; readonly error: unknown; readonly notBeforeMs: number }
  | { readonly kind: 'refused'; readonly error: unknown };

/** A request that hangs on a dead network is given up and repeated. */
const TIME_OUT_MS = 15_000;
/** Browsers let a request outlive its page up to 64 KiB of body. */
const KEEPALIVE_MAX_BYTES = 60_000;
const REPEATED_STATUSES = new Set([408, 429]);

/** Sends the whole session once, going on from `base` (docs/sync.md, step 4); `abort` gives the attempt up. Never throws. */
export async function saveSession(
  phone: Phone,
  userName: string,
  base: number,
  abort: AbortController,
  { fetch, clock }: { fetch: Fetch; clock: Clock },
): Promise<SaveOutcome> {
  const stopWaiting = clock.after(TIME_OUT_MS, () => abort.abort(new Error('no answer within 15 s')));
  const body = JSON.stringify(saveRequest(phone, userName, clock.now()));
  try {
    const response = await fetch(`/api/sessions/${phone.identity.sessionId}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${phone.identity.writeKey}`,
        prefer: PREFER_KEPT,
        'if-match': `"${base}"`,
      },
      body,
      keepalive: body.length < KEEPALIVE_MAX_BYTES,
      signal: abort.signal,
    });
    return await readOutcome(response, phone.session.revision, clock.now());
  } catch (error) {
    return { kind: 'repeat', error, notBeforeMs: 0 };
  } finally {
    stopWaiting();
  }
}

function saveRequest({ session, pace, position }: Phone, userName: string, nowMs: number): SaveRequest {
  const { drinks, sessionStart, revision } = session;
  const content = { userName, drinks: [...drinks], sessionStart, drinkingPace: pace, hidden: isHidden(session) };
  const request = { ...content, revision, sentAt: nowMs };
  return position === undefined ? request : { ...request, location: position };
}

async function readOutcome(response: Response, sentRevision: number, nowMs: number): Promise<SaveOutcome> {
  if (response.ok) {
    const { revision, session, serverTime } = v.parse(saveAnswerSchema, await response.json());
    if (revision <= sentRevision) return { kind: 'kept' };
    return { kind: 'elsewhere', revision, session: session && onThisClock(session, nowMs - serverTime) };
  }
  const problem = v.safeParse(problemSchema, await response.json().catch(() => null));
  const error = new Error(`the server answered ${response.status}`, { cause: problem.output });
  if (response.status === 410)
    return { kind: 'gone', isForgotten: problem.success && problem.output.forgotten === true };
  if (response.status === 409 && problem.success && problem.output.revision !== undefined) {
    const { revision, session, serverTime = nowMs } = problem.output;
    return { kind: 'elsewhere', revision, session: session && onThisClock(session, nowMs - serverTime) };
  }
  if (response.status < 500 && !REPEATED_STATUSES.has(response.status)) return { kind: 'refused', error };
  return { kind: 'repeat', error, notBeforeMs: retryAfterMs(response, nowMs) };
}

function onThisClock(session: KeptSession, offsetMs: number): KeptSession {
  const drinks = session.drinks.map((entry) => ({ ...entry, timestamp: entry.timestamp + offsetMs }));
  return { ...session, drinks, sessionStart: session.sessionStart + offsetMs };
}
