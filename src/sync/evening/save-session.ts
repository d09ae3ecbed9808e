import * as v from 'valibot';
import { requestOf } from '../../domain/api/request-of.ts';
import {
  type Problem,
  type ProblemCode,
  saveAnswerSchema,
  WRITE_KEY_HEADER,
} from '../../domain/protocol/session-wire.ts';
import { ASK_PARAMETER } from '../../domain/session/served-moderation.ts';
import type { GoneReason } from '../../domain/session/session-lifetime.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import { Refused, readProblem } from '../calls/read-answer.ts';
import type { Moderation } from '../phone/decision.ts';
import { celebrationQuery } from '../phone/known-celebration.ts';
import { beginningOf, type Phone } from '../phone/phone.ts';
import { onPhoneClock } from '../phone/stored-copy.ts';
import type { Clock, Fetch } from '../ports.ts';

/** The server's decision about a save (docs/sync.md step 5). */
export type SaveOutcome =
  /**
   * The save is committed. `session`: the server's session on this phone's clock, if it contains more than was sent.
   */
  | { readonly kind: 'saved'; readonly session: SessionState | undefined; readonly host: Moderation }
  /** The hosts keep this guest out, temporarily or permanently. Nothing was stored. */
  | { readonly kind: 'kept-out'; readonly host: Moderation }
  | { readonly kind: 'gone'; readonly reason: GoneReason | undefined }
  | { readonly kind: 'refused'; readonly field: string | undefined; readonly code: ProblemCode; readonly error: Error };

/** With `keepalive`, browsers continue a request with a body of up to 64 KiB after its page is closed. */
const KEEPALIVE_MAX_BYTES = 60_000;
/**
 * Sends the whole session once (docs/sync.md step 3).
 * @throws {Refused} if the answer does not come from Clink, belongs to another save, or asks the phone to try again.
 * Also throws whatever `fetch` throws.
 */
export async function saveSession(
  phone: Phone,
  { fetch, clock }: { fetch: Fetch; clock: Clock },
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const sentAt = clock.now();
  const body = JSON.stringify(saveRequest(phone, sentAt));
  const question = phone.asks === 'entry' ? [`${ASK_PARAMETER}=1`] : [];
  const { sessionId, writeKey } = phone.identity;
  const [method, path] = requestOf('PUT /api/sessions/:sessionId', { sessionId });
  const response = await fetch(path + celebrationQuery(phone.celebration, question), {
    method,
    headers: { 'content-type': 'application/json', [WRITE_KEY_HEADER]: writeKey },
    body,
    keepalive: body.length < KEEPALIVE_MAX_BYTES,
    signal,
  });
  const outcome = response.ok ? savedBy(await response.text(), sentAt) : decidedBy(await readProblem(response));
  if (!outcome) throw new Refused(response, clock.now());
  return outcome;
}

function saveRequest(phone: Phone, sentAt: number) {
  const { state, setBackMs, position } = phone;
  const sessionStart = beginningOf(phone) - setBackMs;
  // JSON omits keys whose value is undefined.
  return { ...onPhoneClock(state, setBackMs), sessionStart, sentAt, location: position };
}

/** A cached answer, or the answer to an earlier save, acknowledges nothing. */
function savedBy(text: string, sentAt: number): SaveOutcome | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), saveAnswerSchema), text);
  if (!parsed.success || parsed.output.sentAt !== sentAt) return null;
  const { session, host = {} } = parsed.output;
  return { kind: 'saved', session, host };
}

function decidedBy(problem: Problem | null): SaveOutcome | null {
  if (!problem) return null;
  const { status, code, reason, field, mayReturn } = problem;
  if (code === 'door-closed') return { kind: 'kept-out', host: { admission: code } };
  if (reason === 'removed') return { kind: 'kept-out', host: { admission: mayReturn ? reason : 'barred' } };
  if (code === 'gone') return { kind: 'gone', reason };
  if (status >= 500 || code === 'too-many') return null;
  return { kind: 'refused', field, code, error: new Error(`the server answered ${status}`, { cause: problem }) };
}
