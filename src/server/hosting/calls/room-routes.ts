import type { ROOM_CALLS } from '../../../domain/api/host-calls.ts';
import { openSink, STREAM_HEADERS } from '../../http/event-sink.ts';
import { ApiProblem } from '../../http/problem.ts';
import { readQuery } from '../../http/read-query.ts';
import type { HostCall } from '../tables/logged-action.ts';
import type { HostHandlers } from './host-calls.ts';
import type { HostingDeps, HostWorld } from './host-world.ts';

/** The calls about the guests of a celebration, the hosts' actions on guests, and the log. */
export function roomHandlers(world: HostWorld, deps: HostingDeps): HostHandlers<typeof ROOM_CALLS> {
  const { guests, handOvers, streams } = world;
  const { identifyHost, openStreams, callerOf } = deps;

  /** Tells the hosts' streams of a new action, and answers with its entry in the log. */
  async function entryOf({ celebrationId }: HostCall, actionId: number) {
    streams.poke(celebrationId);
    return { entry: await world.readAction(celebrationId, actionId) };
  }

  return {
    'GET /api/host/celebrations/:celebrationId/guests/live': async ({ c, call: { celebrationId, host } }) => {
      if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
      const isOnce = readQuery(c).once === '1';
      const owner = { address: callerOf(c).address, sessionId: `host ${host.id}`, cost: 1 };
      openStreams.requirePlace(owner);
      const { sink, response } = openSink(c);
      openStreams.occupy(owner, sink);
      const request = c.req.raw;
      const isAllowed = async () => (await identifyHost(request)) !== null;
      void streams.join({ id: celebrationId, hostId: host.id, sink, isAllowed, isOnce });
      return response;
    },
    'POST /api/host/celebrations/:celebrationId/guests': async ({ call }) => entryOf(call, await guests.letInAll(call)),
    'POST /api/host/celebrations/:celebrationId/guests/:guestId': async ({ call, steps, body: action }) =>
      entryOf(call, await guests.act(call, steps.guestId, action)),
    'POST /api/host/celebrations/:celebrationId/guests/:guestId/ticket': async ({ c, call, steps }) => {
      const made = await handOvers.make(call, steps.guestId, callerOf(c).address);
      streams.poke(call.celebrationId);
      return made;
    },
    'GET /api/host/celebrations/:celebrationId/guests/:guestId/ticket': async ({ call, steps }) => ({
      state: await handOvers.stateOf(call, steps.guestId),
    }),
    'DELETE /api/host/celebrations/:celebrationId/guests/:guestId/ticket': async ({ call, steps }) => ({
      state: await handOvers.void(call, steps.guestId),
    }),
    'GET /api/host/celebrations/:celebrationId/actions': ({ c, call }) => {
      const { before } = readQuery(c);
      return world.readLog(call.celebrationId, before === undefined ? undefined : readId(before, 'before'));
    },
    'POST /api/host/celebrations/:celebrationId/actions/:actionId/undo': async ({ call, steps }) => ({
      entry: await world.undo(call, readId(steps.actionId, 'actionId')),
    }),
  };
}

/** @throws {ApiProblem} invalid. */
function readId(text: string, field: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new ApiProblem('invalid', { field });
  return Number(text);
}
