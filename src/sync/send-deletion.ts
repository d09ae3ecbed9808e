import { FORGET_PARAMETER } from '../domain/protocol.ts';
import type { Identity } from './phone-storage.ts';
import type { Clock, Fetch } from './ports.ts';
import { Refused } from './retry-after.ts';

/** Not this phone's to delete, never there, or deleted before: in any case nothing is left to do. */
const FINAL_STATUSES = [403, 404, 410];

/**
 * Sends it once (docs/sync.md, step 12), also when the page is left. After that the server holds nothing of this session.
 * @throws {Refused} for an answer that settles nothing; and what fetch throws.
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

/** A venue's login page answers anything with anything. */
function isOurs({ status, headers }: Response): boolean {
  return FINAL_STATUSES.includes(status) && headers.get('content-type') === 'application/problem+json';
}
