import { DELETED_SESSION_HEADER } from '../../domain/protocol/session-wire.ts';
import type { Fetch } from '../../sync/ports.ts';
import { calls } from './browser-ports.ts';
import { noteGate } from './gate.ts';

/** Whether changes are sent as POST. Some firewalls let only GET, HEAD and POST through (docs/protocol.md#methods). */
let isByPost = false;

/** The codes of Clink's problem answers, each with its HTTP status. */
type Codes = Readonly<Record<string, number>>;

/**
 * The browser's fetch. A change is sent either with its own method or as POST. If something other than Clink answers,
 * the next change is sent the other way. A refused change is repeated at once the other way.
 */
function fetchThrough(codes: Codes): Fetch {
  return async (path, asked) => {
    // Clink never redirects a call. A redirect comes from something in front of Clink and may lead to another origin,
    // so it is not followed.
    const init: RequestInit = { ...asked, redirect: 'manual' };
    const { method = '', headers } = init;
    if (!/^(PU|PA|D)/.test(method)) return fetch(path, init);
    const send = () =>
      fetch(path, isByPost ? { ...init, method: 'POST', headers: { ...headers, 'clink-method': method } } : init);
    try {
      const response = await send();
      if (await isOurs(response, path, method, codes)) return response;
      isByPost = !isByPost;
      return isRefusal(response.status) ? send() : response;
    } catch (error) {
      isByPost = !isByPost;
      throw error;
    }
  };
}

/**
 * From now on, sends all calls of the page with `fetchThrough`. `onAnswer` gets each answer and must clone it to read
 * the body.
 */
export function sendThrough(codes: Codes, onAnswer?: (path: string, answer: Response) => void): void {
  const send = fetchThrough(codes);
  calls.send = async (path, init) => {
    const answer = await send(path, init);
    noteGate(answer);
    onAnswer?.(path, answer);
    return answer;
  };
}

/**
 * Whether Clink has given this answer. Firewalls also answer with JSON, so the answer must contain something that only
 * Clink sends.
 */
async function isOurs(response: Response, path: string, method: string, codes: Codes): Promise<boolean> {
  const { ok, status, headers } = response;
  const isOfSession = /^\/api\/sessions\/[\w-]+(\?|$)/.test(path);
  if (status === 204) return !isOfSession || headers.has(DELETED_SESSION_HEADER);
  const type = headers.get('content-type') ?? '';
  if (!(ok ? /json/ : /problem\+json/).test(type)) return false;
  const body: Record<string, unknown> | null = await response
    .clone()
    .json()
    .catch(() => null);
  if (ok) return !isOfSession || (method === 'PUT' && typeof body?.sentAt === 'number');
  const code = String(body?.code);
  // An older server does not know changes by POST.
  const isUnknown = isByPost && code === 'not-found';
  return codes[code] === status && !isUnknown;
}

/**
 * Whether a status may mean that the method is refused. 408, 413 and 429 do not mean that: they ask for a pause or a
 * smaller body, also for a POST.
 */
function isRefusal(status: number): boolean {
  return (status >= 400 && status < 500 && ![408, 413, 429].includes(status)) || status === 501;
}
