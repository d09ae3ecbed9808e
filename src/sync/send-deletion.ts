import { FORGET_PARAMETER } from '../domain/protocol.ts';
import type { Identity } from './phone.ts';
import type { Clock, Fetch } from './ports.ts';
import { Refused } from './retry-after.ts';

/** The session belongs to another key, never existed, or is already deleted. Nothing is left to do. */
const FINAL_STATUSES = [403, 404, 410];

/**
 * Sends one deletion (docs/sync.md step 7), also while the page is being closed. Resolves when the server has nothing
 * of this session.
 * @throws {Refused} for any other answer, and what fetch throws.
 */
export async function sendDeletion(
  { sessionId, writeKey }: Identity,
  { fetch, clock }: { fetch: Fetch; clock: Clock },
  signal: AbortSignal | null = null,
): Promise<void> {
  const response = await fetch(`/api/sessions/${sessionId}?${FORGET_PARAMETER}=1`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${writeKey}` },
    keepalive: true,
    signal,
  });
  if (response.status !== 204 && !isOurs(response)) throw new Refused(response, clock.now());
}

/** Whether Clink's server answered, and not a venue's login page, which may answer with any status. */
function isOurs({ status, headers }: Response): boolean {
  return FINAL_STATUSES.includes(status) && headers.get('content-type') === 'application/problem+json';
}
