import { DELETED_SESSION_HEADER } from '../../domain/protocol/session-wire.ts';
import type { Fetch } from '../../sync/ports.ts';
import { calls } from './browser-ports.ts';
import { noteGate } from './gate.ts';

/** Whether changes go as POST. Some firewalls let nothing but GET, HEAD and POST through (docs/protocol.md#methods). */
let isByPost = false;

/** The codes of Clink's problems, each with its status. */
type Codes = Readonly<Record<string, number>>;

/**
 * The browser's fetch. After a change that Clink did not answer, the next one uses the other method: POST, or its own. A
 * refused change is repeated with it at once.
 */
function fetchThrough(codes: Codes): Fetch {
  return async (path, asked) => {
    // Clink redirects no call. Whoever does so is in front of it, and may lead to another origin, which is no answer.
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

/** From now on all calls of the page go this way. `onAnswer` gets each answer, and must clone it to read its body. */
export function sendThrough(codes: Codes, onAnswer?: (path: string, answer: Response) => void): void {
  const send = fetchThrough(codes);
  calls.send = async (path, init) => {
    const answer = await send(path, init);
    noteGate(answer);
    onAnswer?.(path, answer);
    return answer;
  };
}

/** Firewalls also answer with JSON. So an answer counts only if nobody but Clink gives it. */
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
  // An older server does not know what such a POST means.
  const isUnknown = isByPost && code === 'not-found';
  return codes[code] === status && !isUnknown;
}

/** A refusal of the method. 408, 413 and 429 ask for a pause or a smaller body, and would do so for a POST too. */
function isRefusal(status: number): boolean {
  return (status >= 400 && status < 500 && ![408, 413, 429].includes(status)) || status === 501;
}
