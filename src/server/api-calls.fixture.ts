import { FORGET_PARAMETER } from '../domain/protocol.ts';
import type { MatrixWorld, Named, Shown } from './ownership-matrix.fixture.ts';
import { MAX_QUERY_LENGTH } from './read-query.ts';
import { NOON, saveAt } from './service.fixture.ts';

/** One way to use a route, and its expected status (docs/protocol.md#order-of-checks). */
export interface Call {
  readonly method: string;
  readonly path: (id: string) => string;
  readonly body?: string;
  readonly type?: string;
  readonly expected: (shown: Shown, named: Named) => number;
  /** True if the answer has the caller's ranks, and only for their owner. */
  readonly tellsYou?: boolean;
}

/** 401, 403 or 410, checked in this order. Undefined if the call is allowed. */
function refusal({ writeKey }: Shown, { holder }: Named): number | undefined {
  if (writeKey === undefined) return 401;
  if (holder && holder.writeKey !== writeKey) return 403;
  return holder?.isGone ? 410 : undefined;
}

const session = (id: string) => `/api/sessions/${id}`;
const SAVE = JSON.stringify(saveAt(NOON + 50_000, { sessionStart: NOON, drinks: [] }));

function saving(body: string, accepted: number, type = 'application/json'): Call {
  const expected: Call['expected'] = (shown, named) => {
    if (named.isNoStep) return 404;
    const isContent = accepted === 200 && named.isOdd;
    return refusal(shown, named) ?? (isContent ? 422 : accepted);
  };
  return { method: 'PUT', path: session, body, type, expected };
}

function deleting(path: Call['path']): Call {
  const expected: Call['expected'] = (shown, named) =>
    named.isNoStep ? 404 : (refusal(shown, named) ?? (named.holder ? 204 : 404));
  return { method: 'DELETE', path, expected };
}

function reading(path: string, scope: string, method = 'GET'): Call {
  const isOpen = (shown: Shown) => shown.authorization === undefined && scope === 'everyone';
  return {
    method,
    path: (id) => `${path}?scope=${scope}&sessionId=${id}`,
    expected: (shown, named) => {
      if (named.text.length > MAX_QUERY_LENGTH) return 422;
      return isOpen(shown) ? 200 : (refusal(shown, named) ?? 200);
    },
    tellsYou: method === 'GET' && !path.endsWith('/guests'),
  };
}

const readings = (path: string): Record<string, Call> => ({
  'of everyone': reading(path, 'everyone'),
  nearby: reading(path, 'nearby'),
  'the head alone': reading(path, 'everyone', 'HEAD'),
});
const unlessNoStep = (status: number) => (_: Shown, named: Named) => (named.isNoStep ? 404 : status);
const nothingThere = (method: string): Call => ({ method, path: session, expected: () => 404 });

/** Every route under /api, by method and path, and every way to use it. */
export const API_CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  'PUT /api/sessions/:sessionId': {
    'a save': saving(SAVE, 200),
    'no JSON': saving('not json', 400),
    'a save that does not fit': saving('{}', 422),
    'a save of another type': { ...saving(SAVE, 200, 'text/plain'), expected: unlessNoStep(415) },
    'a save that is too large': { ...saving('x'.repeat(140_000), 200), expected: unlessNoStep(413) },
  },
  'DELETE /api/sessions/:sessionId': {
    deletion: deleting(session),
    'deletion for good': deleting((id) => `${session(id)}?${FORGET_PARAMETER}=1`),
  },
  'GET /api/leaderboard': readings('/api/leaderboard'),
  'GET /api/leaderboard/guests': readings('/api/leaderboard/guests'),
  'GET /api/leaderboard/live': readings('/api/leaderboard/live'),
  'GET /api/openapi.json': {
    'for anybody': { method: 'GET', path: (id) => `/api/openapi.json?sessionId=${id}`, expected: () => 200 },
  },
  'ALL /api/*': {
    'reading a session': nothingThere('GET'),
    'posting to a session': nothingThere('POST'),
    'patching a session': nothingThere('PATCH'),
  },
};

/** Uses a route once. Of a stream it reads the first event. */
export async function answerTo({ request }: MatrixWorld, call: Call, { authorization }: Shown, { text: id }: Named) {
  const headers = new Headers(call.type ? { 'content-type': call.type } : {});
  if (authorization !== undefined) headers.set('authorization', authorization);
  const { method, body = null } = call;
  const response = await request(call.path(id), { method, headers, body });
  return { status: response.status, headers: [...response.headers], text: await beginningOf(response) };
}

/** A stream has no end. Its first event is a snapshot. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}
