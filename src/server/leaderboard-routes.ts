import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { guestRows, leaderboardOf, pictureOf, type Rankings, youOf } from '../domain/leaderboard/leaderboard.ts';
import { BOARD_VIEWS, type GuestList, SCOPES, type Scope } from '../domain/protocol.ts';
import type { Board } from './board.ts';
import type { CallerOf } from './caller.ts';
import type { OpenStreams } from './limits/open-streams.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { type EventSink, STREAM_HEADERS } from './live/event-sink.ts';
import type { LiveHub } from './live/live-hub.ts';
import { openNodeSink } from './live/node-sink.ts';
import { type Sight, sightsOf } from './live/sights.ts';
import { type Asker, Viewer } from './live/viewer.ts';
import { openWebSink } from './live/web-sink.ts';
import { requireSecretHash } from './ownership.ts';
import { ApiProblem } from './problem.ts';
import { readQuery } from './read-query.ts';
import { recentRankings } from './recent-rankings.ts';
import type { Sessions } from './sessions.ts';
import type { Timers } from './timers.ts';

export const leaderboardQuerySchema = v.object({
  scope: v.optional(v.picklist(SCOPES), 'everyone'),
  view: v.optional(v.picklist(BOARD_VIEWS), 'top'),
  deltas: v.optional(v.picklist(['0', '1']), '1'),
});

interface LeaderboardDeps {
  readonly board: Board;
  readonly live: LiveHub;
  readonly sessions: Sessions;
  readonly timers: Timers;
  readonly callerOf: CallerOf;
  readonly rateLimits: RateLimits;
  readonly openStreams: OpenStreams;
}

/** Reading: `GET /api/leaderboard`, `/guests`, `/live`, from the board in memory. */
export function leaderboardRoutes(deps: LeaderboardDeps): Hono {
  const { board, live, sessions, timers, callerOf, rateLimits, openStreams } = deps;
  const everyone = recentRankings(board, timers);
  const guestLists = new WeakMap<Rankings, Uint8Array<ArrayBuffer>>();

  /** Written out once for all who ask while it is the same. Its bytes are shared by all who have not read them yet. */
  function guestListOf({ scope, rankings }: Sight): Uint8Array<ArrayBuffer> {
    const bytes = guestLists.get(rankings) ?? encoder.encode(JSON.stringify(listGuests(scope, rankings)));
    guestLists.set(rankings, bytes);
    return bytes;
  }

  /** Who asks, if anybody says so: a session id without a secret reads as a stranger, but not nearby. */
  async function readCall(c: Context) {
    const parameters = readQuery(c);
    const { sessionId, scope } = parameters;
    const authorization = c.req.header('authorization');
    const isNamed = sessionId !== undefined && authorization !== undefined;
    if (scope === 'nearby' && !isNamed) throw new ApiProblem('no-secret');
    const asker: Asker | null = isNamed ? { sessionId, writeKeyHash: requireSecretHash(authorization) } : null;
    const exists = asker !== null && (await sessions.authorise(asker));
    if (exists && scope === 'nearby') rateLimits.requireNearbyRead(asker.sessionId);
    return { query: parseQuery(parameters), asker };
  }

  return new Hono()
    .get('/', async (c) => {
      const { query, asker } = await readCall(c);
      const { scope, rankings } = sightsOf(board, everyone())(query.scope === 'nearby' ? asker : null);
      const own = asker && board.ownGuest(asker, rankings.atMs);
      const you = own ? youOf(rankings, own) : undefined;
      return c.json(pictureOf(leaderboardOf(rankings, 'top'), scope, you), 200, NO_STORE);
    })
    .get('/guests', async (c) => {
      const { query, asker } = await readCall(c);
      const list = guestListOf(sightsOf(board, everyone())(query.scope === 'nearby' ? asker : null));
      return c.body(list, 200, { ...NO_STORE, 'content-type': 'application/json' });
    })
    .get('/live', async (c) => {
      const { query, asker } = await readCall(c);
      if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
      const guest = asker && board.ownGuest(asker, timers.now());
      const owner = { address: callerOf(c).address, sessionId: guest?.sessionId ?? null };
      openStreams.requirePlace(owner);
      const { sink, response } = openSink(c);
      openStreams.occupy(owner, sink);
      const viewer = new Viewer(sink, asker, query.deltas === '1', () => timers.now());
      live.join(viewer, query.scope, query.view);
      return response;
    });
}

function listGuests(scope: Scope, rankings: Rankings): GuestList {
  return {
    scope,
    at: new Date(rankings.atMs).toISOString(),
    rows: guestRows(leaderboardOf(rankings, 'all')),
  };
}

const encoder = new TextEncoder();
const NO_STORE = { 'cache-control': 'no-store' };

function parseQuery(query: Record<string, string>) {
  const parsed = v.safeParse(leaderboardQuerySchema, query, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new ApiProblem('invalid', { field: v.getDotPath(parsed.issues[0]) ?? 'query' });
}

function openSink(c: Context): { sink: EventSink; response: Response } {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  if (outgoing) return { sink: openNodeSink(outgoing), response: RESPONSE_ALREADY_SENT };
  return openWebSink(c.req.raw.signal);
}
