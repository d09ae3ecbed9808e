import type { Context } from 'hono';
import * as v from 'valibot';
import { QUERY } from '../../domain/api/parameters.ts';
import type { CelebrationFinder } from '../celebrations/find-celebration.ts';
import type { CallerOf } from '../http/caller.ts';
import { openSink, STREAM_HEADERS } from '../http/event-sink.ts';
import { ApiProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-query.ts';
import type { Limits } from '../limits/default-limits.ts';
import type { OpenStreams } from '../limits/open-streams.ts';
import { Subscriber } from '../streams/subscriber.ts';
import { WallPlaces } from './wall-places.ts';
import type { WallStreams } from './wall-streams.ts';

const querySchema = v.object({ once: QUERY.once.schema });

interface WallStreamDeps {
  readonly finder: Pick<CelebrationFinder, 'ofCall'>;
  readonly callerOf: CallerOf;
  readonly openStreams: OpenStreams;
  readonly limits: Limits;
  readonly walls: Pick<WallStreams, 'join'>;
}

/**
 * Answers `GET /api/leaderboard/live?view=screen`. A wall has no session. It takes one place of a wall and one stream
 * of strangers.
 */
export function wallStreamRoute(deps: WallStreamDeps): (c: Context) => Promise<Response> {
  const { finder, callerOf, openStreams, limits, walls } = deps;
  const places = new WallPlaces(limits);
  return async (c) => {
    const query = v.safeParse(querySchema, readQuery(c));
    if (!query.success) throw new ApiProblem('invalid', { field: 'once' });
    const celebrationId = await finder.ofCall(c, null);
    if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
    const { address } = callerOf(c);
    const owner = { address, sessionId: null, cost: 0 };
    openStreams.requirePlace(owner);
    places.requirePlace(address, celebrationId);
    const { sink, response } = openSink(c);
    places.occupy(address, celebrationId, sink);
    openStreams.occupy(owner, sink);
    const wall = new Subscriber(sink, null, true);
    if (query.output.once === '1') wall.wantsOneSnapshot();
    void walls.join({ celebrationId, wall });
    return response;
  };
}
