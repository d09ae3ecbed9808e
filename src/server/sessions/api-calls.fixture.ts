import type { GUEST_CALLS } from '../../domain/api/calls.ts';
import { CELEBRATION_PARAMETER } from '../../domain/celebration/celebration.ts';
import { MAX_QUERY_LENGTH } from '../../domain/limits.ts';
import { FORGET_PARAMETER } from '../../domain/protocol/session-wire.ts';
import { WEDDING } from '../testing/celebrations.fixture.ts';
import { NOON, saveAt } from '../testing/service.fixture.ts';
import type { MatrixWorld, Named, Shown } from './ownership-matrix.fixture.ts';

/** One way to use a route, and its expected status (docs/protocol.md#order-of-checks). */
export interface Call {
  readonly method: string;
  readonly path: (id: string) => string;
  readonly body?: string;
  readonly type?: string;
  readonly expected: (shown: Shown, named: Named) => number;
  /** True if the answer contains the caller's ranks when the caller owns the session. */
  readonly tellsYou?: boolean;
}

type GuestRoute = Exclude<keyof typeof GUEST_CALLS, 'GET /healthz' | 'GET /up' | 'GET /readyz'>;

const UNKNOWN = '00000000';

/**
 * The status of a refusal: 401, 404, 403, 410 or 409, checked in this order. Undefined if the call is allowed. `code`:
 * the code in the call.
 */
function refusal({ writeKey }: Shown, { holder }: Named, code: string | undefined): number | undefined {
  if (writeKey === undefined) return 401;
  if (code === UNKNOWN) return 404;
  if (holder && holder.writeKey !== writeKey) return 403;
  if (holder?.isGone) return 410;
  return holder && holder.code !== code ? 409 : undefined;
}

const within = (code: string | undefined, path: string, join = '?') =>
  code === undefined ? path : `${path}${join}${CELEBRATION_PARAMETER}=${code}`;

const session = (id: string) => `/api/sessions/${id}`;
const SAVE = JSON.stringify(saveAt(NOON + 50_000, { sessionStart: NOON, drinks: [] }));

function saving(body: string, accepted: number, code?: string, type = 'application/json'): Call {
  const expected: Call['expected'] = (shown, named) => {
    if (named.isNoStep) return 404;
    const isContent = accepted === 200 && named.isOdd;
    return refusal(shown, named, code) ?? (isContent ? 422 : accepted);
  };
  return { method: 'PUT', path: (id) => within(code, session(id)), body, type, expected };
}

/** The owner of a session can delete it, whichever celebration the call names. */
function deleting(path: Call['path'], code?: string): Call {
  const expected: Call['expected'] = (shown, named) => {
    if (named.isNoStep) return 404;
    const { holder } = named;
    const isOwner = holder !== undefined && !holder.isGone && holder.writeKey === shown.writeKey;
    return isOwner ? 204 : (refusal(shown, named, code) ?? 404);
  };
  return { method: 'DELETE', path, expected };
}

const ticketOf = (id: string) => `${session(id)}/ticket`;
const SEALED = 'A'.repeat(43);
const NEW_TICKET = JSON.stringify({ sealedKey: SEALED, next: { sessionId: SEALED.slice(0, 22), sealedKey: SEALED } });

/** A call about the ticket of a session. A session without a save has no ticket. */
function ticketing(method: string, code?: string, body?: string, accepted = 200): Call {
  const expected: Call['expected'] = (shown, named) =>
    named.isNoStep ? 404 : (refusal(shown, named, code) ?? (named.holder || accepted !== 200 ? accepted : 404));
  const sent = body === undefined ? {} : { body, type: 'application/json' };
  return { method, path: (id) => within(code, ticketOf(id)), expected, ...sent };
}

/** A call with an invented ticket. */
const guessing = (path: string, status: number, ticket: string): Call => ({
  ...anybody(path, status),
  method: 'POST',
  body: JSON.stringify({ ticket, claim: SEALED.slice(0, 22), sentAt: NOON }),
  type: 'application/json',
});

function reading(path: string, scope: string, method = 'GET', code?: string): Call {
  const isOpen = (shown: Shown) => shown.authorization === undefined && scope === 'everyone';
  return {
    method,
    path: (id) => within(code, `${path}?scope=${scope}&sessionId=${id}`, '&'),
    expected: (shown, named) => {
      if (named.text.length > MAX_QUERY_LENGTH) return 422;
      if (isOpen(shown)) return code === UNKNOWN ? 404 : 200;
      return refusal(shown, named, code) ?? 200;
    },
    tellsYou: method === 'GET' && !path.endsWith('/guests'),
  };
}

const readings = (path: string): Record<string, Call> => ({
  'of everyone': reading(path, 'everyone'),
  nearby: reading(path, 'nearby'),
  'the head alone': reading(path, 'everyone', 'HEAD'),
  'of everyone at a wedding': reading(path, 'everyone', 'GET', WEDDING.code),
  'nearby at a wedding': reading(path, 'nearby', 'GET', WEDDING.code),
  'of an unknown celebration': reading(path, 'nearby', 'GET', UNKNOWN),
});
const unlessNoStep = (status: number) => (_: Shown, named: Named) => (named.isNoStep ? 404 : status);
/** A call whose answer depends neither on a session nor on a secret. */
const anybody = (path: string, status: number): Call => ({
  method: 'GET',
  path: (id) => `${path}?sessionId=${id}`,
  expected: () => status,
});
const nothingThere = (method: string): Call => ({ method, path: session, expected: () => 404 });

/** All kinds of calls of every route under /api, by method and path. */
export const API_CALLS: Readonly<
  Record<GuestRoute | 'ALL /api/auth/*' | 'ALL /api/*', Readonly<Record<string, Call>>>
> = {
  'PUT /api/sessions/:sessionId': {
    'a save': saving(SAVE, 200),
    'no JSON': saving('not json', 400),
    'a save that does not fit': saving('{}', 422),
    'a save at a wedding': saving(SAVE, 200, WEDDING.code),
    'a save at an unknown celebration': saving(SAVE, 200, UNKNOWN),
    'a save of another type': { ...saving(SAVE, 200, undefined, 'text/plain'), expected: unlessNoStep(415) },
    'a save that is too large': { ...saving('x'.repeat(140_000), 200), expected: unlessNoStep(413) },
  },
  'DELETE /api/sessions/:sessionId': {
    deletion: deleting(session),
    'deletion for good': deleting((id) => `${session(id)}?${FORGET_PARAMETER}=1`),
    'deletion at a wedding': deleting((id) => within(WEDDING.code, session(id)), WEDDING.code),
    'deletion at an unknown celebration': deleting((id) => within(UNKNOWN, session(id)), UNKNOWN),
  },
  'POST /api/sessions/:sessionId/ticket': {
    'a ticket': ticketing('POST', undefined, NEW_TICKET),
    'a ticket without its keys': ticketing('POST', undefined, '{}', 422),
    'a ticket at a wedding': ticketing('POST', WEDDING.code, NEW_TICKET),
    'a ticket at an unknown celebration': ticketing('POST', UNKNOWN, NEW_TICKET),
  },
  'GET /api/sessions/:sessionId/ticket': {
    'its state': ticketing('GET'),
    'its state at a wedding': ticketing('GET', WEDDING.code),
  },
  'DELETE /api/sessions/:sessionId/ticket': {
    'its end': ticketing('DELETE'),
    'its end at a wedding': ticketing('DELETE', WEDDING.code),
  },
  'POST /api/tickets/look': {
    'at an unknown ticket': guessing('/api/tickets/look', 404, SEALED.slice(0, 22)),
    'at no ticket': guessing('/api/tickets/look', 422, ''),
  },
  'POST /api/tickets/redeem': {
    'an unknown ticket': guessing('/api/tickets/redeem', 404, SEALED.slice(0, 22)),
    'no ticket': guessing('/api/tickets/redeem', 422, ''),
  },
  'GET /api/leaderboard': readings('/api/leaderboard'),
  'GET /api/leaderboard/guests': readings('/api/leaderboard/guests'),
  'GET /api/leaderboard/live': readings('/api/leaderboard/live'),
  'GET /api/celebrations/:code': {
    'of a wedding': anybody(`/api/celebrations/${WEDDING.code}`, 200),
    'of an unknown code': anybody(`/api/celebrations/${UNKNOWN}`, 404),
  },
  'GET /api/house': { 'for anybody': anybody('/api/house', 200) },
  'GET /api/installation': { 'for anybody': anybody('/api/installation', 200) },
  'GET /api/openapi.json': {
    'for anybody': anybody('/api/openapi.json', 200),
  },
  // Without a public URL. With a public URL, see src/server/accounts/account-matrix.test.ts.
  'ALL /api/auth/*': {
    'signing in': { ...anybody('/api/auth/token', 503), method: 'POST', body: '{}', type: 'application/json' },
    'the host’s own account': anybody('/api/auth/user', 503),
  },
  'ALL /api/*': {
    'reading a session': nothingThere('GET'),
    'posting to a session': nothingThere('POST'),
    'patching a session': nothingThere('PATCH'),
  },
};

/** Uses a route once. If the answer is a stream, it reads the first event. */
export async function answerTo(
  { request }: MatrixWorld,
  call: Call,
  { authorization, cookie }: Shown,
  { text: id }: Named,
) {
  const headers = new Headers(call.type ? { 'content-type': call.type } : {});
  if (authorization !== undefined) headers.set('authorization', authorization);
  if (cookie !== undefined) headers.set('cookie', cookie);
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
