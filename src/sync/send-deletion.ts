import { FORGET_PARAMETER } from '../domain/protocol.ts';
import type { Identity } from './phone-storage.ts';
import type { Clock, Fetch, Log } from './ports.ts';
import { retryAfterMs } from './retry-after.ts';

/** Not final: to be repeated, not before `notBeforeMs` have passed. */
export type DeletionOutcome = { readonly isFinal: true } | { readonly isFinal: false; readonly notBeforeMs: number };

const TIME_OUT_MS = 15_000;
/** Not this phone's to delete, never there, or deleted before: in any case nothing is left to do. */
const FINAL_STATUSES = [403, 404, 410];

/** Sends it once (docs/sync.md, step 12), also when the page is left. Never throws. */
export async function sendDeletion(
  { sessionId, writeKey }: Identity,
  abort: AbortController,
  { fetch, clock, log }: { fetch: Fetch; clock: Clock; log: Log },
): Promise<DeletionOutcome> {
  const stopWaiting = clock.after(TIME_OUT_MS, () => abort.abort(new Error('no answer within 15 s')));
  try {
    const response = await fetch(`/api/sessions/${sessionId}?${FORGET_PARAMETER}=1`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${writeKey}` },
      keepalive: true,
      signal: abort.signal,
    });
    if (response.status === 204 || isOurs(response)) return { isFinal: true };
    log('Error deleting session', new Error(`the server answered ${response.status}`));
    return { isFinal: false, notBeforeMs: retryAfterMs(response, clock.now()) };
  } catch (error) {
    log('Error deleting session', error);
    return { isFinal: false, notBeforeMs: 0 };
  } finally {
    stopWaiting();
  }
}

/** A venue's login page answers anything with anything. */
function isOurs({ status, headers }: Response): boolean {
  return FINAL_STATUSES.includes(status) && headers.get('content-type') === 'application/problem+json';
}
