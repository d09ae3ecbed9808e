import { DELETED_SESSION_HEADER, FORGET_PARAMETER, type ProblemCode, WRITE_KEY_HEADER } from '../../domain/protocol.ts';
import { readProblem } from '../calls/read-problem.ts';
import { Refused } from '../calls/retry-after.ts';
import { celebrationQuery } from '../phone/known-celebration.ts';
import type { Identity } from '../phone/phone.ts';
import type { Clock, Fetch } from '../ports.ts';

/** The session belongs to another key, never existed, or is already deleted, perhaps with its celebration. */
const FINAL_CODES: readonly (ProblemCode | undefined)[] = ['not-yours', 'not-found', 'gone', 'unknown-celebration'];

/** A session that is to be deleted. */
export interface Deletion extends Identity {
  /** Undefined for the open celebration. */
  readonly code: string | undefined;
}

/**
 * Sends one deletion (docs/sync.md step 7), also while the page is being closed. Resolves when the server has no data
 * of this session any more.
 * @throws {Refused} for any other answer, and what fetch throws.
 */
export async function sendDeletion(
  { sessionId, writeKey, code }: Deletion,
  { fetch, clock }: { fetch: Fetch; clock: Clock },
  signal: AbortSignal | null = null,
): Promise<void> {
  const query = celebrationQuery(code === undefined ? null : { code }, [`${FORGET_PARAMETER}=1`]);
  const response = await fetch(`/api/sessions/${sessionId}${query}`, {
    method: 'DELETE',
    headers: { [WRITE_KEY_HEADER]: writeKey },
    keepalive: true,
    signal,
  });
  // A login page or a proxy may answer with any status, also with an empty 204.
  if (response.headers.get(DELETED_SESSION_HEADER) === sessionId) return;
  const problem = await readProblem(response);
  if (!FINAL_CODES.includes(problem?.code)) throw new Refused(response, clock.now());
}
