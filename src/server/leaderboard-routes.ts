import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { guestListAnswer, leaderboardAnswer } from '../domain/leaderboard/answers.ts';
import { SCOPES, type Scope, VIEWS } from '../domain/leaderboard/leaderboard.ts';
import type { Rankings } from '../domain/leaderboard/rankings.ts';
import type { CallerOf } from './caller.ts';
import type { Celebrations } from './celebrations/celebrations.ts';
import type { CelebrationFinder } from './celebrations/find-celebration.ts';
import type { LoadedCelebration } from './celebrations/loaded-celebrations.ts';
import type { Limits } from './limits/default-limits.ts';
import { type OpenStreams, type Owner, streamCost } from './limits/open-streams.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { STREAM_HEADERS } from './live/event-sink.ts';
import { openSink } from './live/open-sink.ts';
import { type ScopeView, scopeViewsOf } from './live/scope-views.ts';
import { Subscriber } from './live/subscriber.ts';
import { NO_STORE } from './no-store.ts';
import { originFor } from './origin-for.ts';
import { type Credentials, credentialsOf } from './ownership.ts';
import { ApiProblem } from './problem.ts';
import { readQuery } from './read-query.ts';
import { secretOf } from './request-headers.ts';
import type { Sessions } from './sessions.ts';
import type { Timers } from './timers.ts';
import { WallPlaces } from './wall/wall-places.ts';
import type { WallStreams } from './wall/wall-streams.ts';

export const leaderboardQuerySchema = v.object({
  scope: v.optional(v.picklist(SCOPES), 'everyone'),
  view: v.optional(v.picklist(VIEWS), 'top'),
  deltas: v.optional(v.picklist(['0', '1']), '1'),
  once: v.optional(v.picklist(['0', '1']), '0'),
});

/** Of `/live` with `view=screen`: the stream of a wall. */
export const screenQuerySchema = v.object({
  view: v.literal('screen'),
  once: v.optional(v.picklist(['0', '1']), '0'),
});

interface LeaderboardDeps {
  readonly celebrations: Celebrations;
  readonly finder: CelebrationFinder;
  readonly sessions: Sessions;
  readonly timers: Timers;
  readonly callerOf: CallerOf;
  readonly rateLimits: RateLimits;
  readonly openStreams: OpenStreams;
  readonly limits: Limits;
  readonly walls: WallStreams;
  readonly publicUrl: URL | null;
  readonly listensOn: string | undefined;
}

/** `GET /api/leaderboard`, `/guests` and `/live`, answered from the roster in memory. */
export function leaderboardRoutes(deps: LeaderboardDeps): Hono {
  const { celebrations, finder, sessions, timers, callerOf, rateLimits, openStreams, walls } = deps;
  const wallPlaces = new WallPlaces(deps.limits);
  const guestLists = new WeakMap<Rankings, Uint8Array<ArrayBuffer>>();

  /** The list as JSON. It is encoded once until it changes, and all answers share the bytes. */
  function guestListBytes({ scope, rankings }: ScopeView): Uint8Array<ArrayBuffer> {
    const bytes = guestLists.get(rankings) ?? encoder.encode(JSON.stringify(guestListAnswer(scope, rankings)));
    guestLists.set(rankings, bytes);
    return bytes;
  }

  /** Reads the query and the caller. A session id without a secret is a stranger, who may not request `nearby`. */
  async function readCall(c: Context) {
    const parameters = readQuery(c);
    const { sessionId, scope } = parameters;
    const isNamed = sessionId !== undefined && secretOf(c) !== undefined;
    if (scope === 'nearby' && !isNamed) throw new ApiProblem('no-secret');
    const caller = isNamed ? credentialsOf(c, sessionId) : null;
    const celebrationId = await finder.ofCall(c, caller);
    const requireRead = () => rateLimits.requireSessionRead(callerOf(c).address);
    const exists = caller !== null && (await sessions.authorise({ ...caller, celebrationId }, requireRead));
    if (exists && scope === 'nearby') rateLimits.requireNearbyRead(caller.sessionId);
    const query = parseQuery(leaderboardQuerySchema, parameters);
    return { query, caller, celebration: await celebrations.enter(celebrationId) };
  }

  function viewOf({ roster }: LoadedCelebration, scope: Scope, caller: Credentials | null): ScopeView {
    return scopeViewsOf(roster, roster.recentRankings(timers.now()))(scope === 'nearby' ? caller : null);
  }

  function ownerOf(c: Context, { roster }: LoadedCelebration, caller: Credentials | null): Owner {
    const guest = caller && roster.ownGuest(caller, timers.now());
    return { address: callerOf(c).address, sessionId: guest?.sessionId ?? null };
  }

  function requireList({ roster }: LoadedCelebration, { address, sessionId }: Owner): void {
    rateLimits.requireList(address, roster.size, sessionId !== null);
  }

  /** A wall has no session. It takes a place of its own, and one of the streams of strangers. */
  async function answerWall(c: Context): Promise<Response> {
    const { once } = parseQuery(screenQuerySchema, readQuery(c));
    const celebrationId = await finder.ofCall(c, null);
    if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
    const { address } = callerOf(c);
    const owner = { address, sessionId: null, cost: 0 };
    openStreams.requirePlace(owner);
    wallPlaces.requirePlace(address, celebrationId);
    const { sink, response } = openSink(c);
    wallPlaces.occupy(address, celebrationId, sink);
    openStreams.occupy(owner, sink);
    const wall = new Subscriber(sink, null, true);
    if (once === '1') wall.wantsOneSnapshot();
    void walls.join({ celebrationId, origin: originFor(c, deps), wall });
    return response;
  }

  return new Hono()
    .get('/', async (c) => {
      const { query, caller, celebration } = await readCall(c);
      const view = viewOf(celebration, query.scope, caller);
      const own = caller ? celebration.roster.ownGuest(caller, view.rankings.atMs) : undefined;
      return c.json(leaderboardAnswer(view.scope, view.rankings, own), 200, NO_STORE);
    })
    .get('/guests', async (c) => {
      const { query, caller, celebration } = await readCall(c);
      requireList(celebration, ownerOf(c, celebration, caller));
      return c.body(guestListBytes(viewOf(celebration, query.scope, caller)), 200, {
        ...NO_STORE,
        'content-type': 'application/json',
      });
    })
    .get('/live', async (c) => {
      if (readQuery(c).view === 'screen') return answerWall(c);
      const { query, caller, celebration } = await readCall(c);
      if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
      const owner = { ...ownerOf(c, celebration, caller), cost: streamCost(query) };
      openStreams.requirePlace(owner);
      if (query.view === 'all') requireList(celebration, owner);
      const { sink, response } = openSink(c);
      openStreams.occupy(owner, sink);
      const subscriber = new Subscriber(sink, caller, query.deltas === '1');
      if (query.once === '1') subscriber.wantsOneSnapshot();
      celebration.live.join(subscriber, query.scope, query.view);
      return response;
    });
}

const encoder = new TextEncoder();

function parseQuery<Schema extends v.GenericSchema>(schema: Schema, query: Record<string, string>) {
  const parsed = v.safeParse(schema, query, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new ApiProblem('invalid', { field: v.getDotPath(parsed.issues[0]) ?? 'query' });
}
