import type { Context } from 'hono';
import * as v from 'valibot';
import type { LEADERBOARD_CALLS } from '../../domain/api/leaderboard-calls.ts';
import { QUERY } from '../../domain/api/parameters.ts';
import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import { guestListAnswer, leaderboardAnswer } from '../../domain/leaderboard/answers.ts';
import { type Scope, VIEWS } from '../../domain/leaderboard/leaderboard.ts';
import type { Rankings } from '../../domain/leaderboard/rankings.ts';
import type { CallerOf } from '../http/caller.ts';
import { openSink, STREAM_HEADERS } from '../http/event-sink.ts';
import { NO_STORE } from '../http/no-store.ts';
import { type Credentials, credentialsOf } from '../http/ownership.ts';
import { ApiProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-query.ts';
import type { GuestHandlers } from '../http/register-calls.ts';
import { secretOf } from '../http/request-headers.ts';
import { type OpenStreams, type Owner, streamCost } from '../limits/open-streams.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { Subscriber } from '../streams/subscriber.ts';
import type { Timers } from '../time/timers.ts';
import type { LiveHub } from './live-hub.ts';
import type { Roster } from './roster.ts';
import { type ScopeView, scopeViewsOf } from './scope-views.ts';

const leaderboardQuerySchema = v.object({
  scope: QUERY.scope.schema,
  view: v.optional(v.picklist(VIEWS), 'top'),
  deltas: QUERY.deltas.schema,
  once: QUERY.once.schema,
});

interface Entered {
  readonly roster: Roster;
  readonly live: Pick<LiveHub, 'join'>;
}

interface LeaderboardDeps {
  readonly celebrations: { enter(celebrationId: string): Promise<Entered> };
  /** @throws {ApiProblem} unknown-celebration, too-many. */
  readonly finder: { ofCall(c: Context, caller: Credentials | null): Promise<string> };
  /** Checks the caller's secret and returns whether the session exists. */
  readonly sessions: {
    authorise(caller: Credentials & { celebrationId: string }, requireRead: () => void): Promise<boolean>;
  };
  /** The settings of a celebration with a code, under the rules of the house. */
  settingsOf(celebrationId: string): { readonly location?: boolean };
  readonly timers: Timers;
  readonly callerOf: CallerOf;
  readonly rateLimits: RateLimits;
  readonly openStreams: OpenStreams;
  /** Answers `/live` with `view=screen`. */
  answerWall(c: Context): Promise<Response>;
}

/** `GET /api/leaderboard`, `/guests` and `/live`, answered from the roster in memory. */
export function leaderboardHandlers(deps: LeaderboardDeps): GuestHandlers<typeof LEADERBOARD_CALLS> {
  const { celebrations, finder, sessions, settingsOf, timers, callerOf, rateLimits, openStreams } = deps;
  const guestLists = new WeakMap<Rankings, Uint8Array<ArrayBuffer>>();

  /** The list as JSON. It is encoded again only after a change, and all answers share the bytes. */
  function guestListBytes({ scope, rankings }: ScopeView): Uint8Array<ArrayBuffer> {
    const bytes = guestLists.get(rankings) ?? encoder.encode(JSON.stringify(guestListAnswer(scope, rankings)));
    guestLists.set(rankings, bytes);
    return bytes;
  }

  /**
   * Whether `nearby` is available. False if the house forbids positions, although some may still be stored. The rules
   * of the house do not apply to the open celebration.
   */
  function isAnybodyNearby(celebrationId: string): boolean {
    return celebrationId === OPEN_CELEBRATION_ID || settingsOf(celebrationId).location !== false;
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
    const view = isAnybodyNearby(celebrationId) ? query : ({ ...query, scope: 'everyone' } as const);
    return { query: view, caller, celebration: await celebrations.enter(celebrationId) };
  }

  function viewOf({ roster }: Entered, scope: Scope, caller: Credentials | null): ScopeView {
    return scopeViewsOf(roster, roster.recentRankings(timers.now()))(scope === 'nearby' ? caller : null);
  }

  function ownerOf(c: Context, { roster }: Entered, caller: Credentials | null): Owner {
    const guest = caller && roster.ownGuest(caller, timers.now());
    return { address: callerOf(c).address, sessionId: guest?.sessionId ?? null };
  }

  function requireList({ roster }: Entered, { address, sessionId }: Owner): void {
    rateLimits.requireList(address, roster.size, sessionId !== null);
  }

  return {
    'GET /api/leaderboard': async ({ c }) => {
      const { query, caller, celebration } = await readCall(c);
      // A list of `nearby` is ranked for this caller alone.
      if (query.scope === 'nearby') requireList(celebration, ownerOf(c, celebration, caller));
      const view = viewOf(celebration, query.scope, caller);
      const own = caller ? celebration.roster.ownGuest(caller, view.rankings.atMs) : undefined;
      return leaderboardAnswer(view.scope, view.rankings, own);
    },
    'GET /api/leaderboard/guests': async ({ c }) => {
      const { query, caller, celebration } = await readCall(c);
      requireList(celebration, ownerOf(c, celebration, caller));
      return c.body(guestListBytes(viewOf(celebration, query.scope, caller)), 200, {
        ...NO_STORE,
        'content-type': 'application/json',
      });
    },
    'GET /api/leaderboard/live': async ({ c }) => {
      if (readQuery(c).view === 'screen') return deps.answerWall(c);
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
    },
  };
}

const encoder = new TextEncoder();

function parseQuery<Schema extends v.GenericSchema>(schema: Schema, query: Record<string, string>) {
  const parsed = v.safeParse(schema, query, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new ApiProblem('invalid', { field: v.getDotPath(parsed.issues[0]) ?? 'query' });
}
