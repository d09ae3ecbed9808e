import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { guestActionSchema } from '../../domain/hosting/guest-action.ts';
import { openSink, STREAM_HEADERS } from '../http/event-sink.ts';
import { NO_STORE } from '../http/no-store.ts';
import { ApiProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-query.ts';
import { type HostCalls, NO_DETAILS } from './host-calls.ts';
import type { HostingDeps, HostWorld } from './host-world.ts';
import type { HostCall } from './logged-action.ts';

export const LET_IN_ALL = v.object({ action: v.literal('let-in-all') });

/** The guests of a celebration, what its hosts do with them, and the log. */
export function roomRoutes(world: HostWorld, deps: HostingDeps, { requireCall, readCall }: HostCalls): Hono {
  const { guests, streams } = world;
  const { identifyHost, openStreams, callerOf } = deps;

  /** Answers with an action of the log. */
  async function answerEntry(c: Context, { celebrationId }: HostCall, actionId: number) {
    streams.poke(celebrationId);
    return c.json({ entry: await world.readAction(celebrationId, actionId) }, 200, NO_STORE);
  }

  return new Hono()
    .get('/:celebrationId/guests/live', async (c) => {
      const { celebrationId, host } = await requireCall(c);
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
    })
    .post('/:celebrationId/guests', async (c) => {
      const { call } = await readCall(c, LET_IN_ALL);
      return answerEntry(c, call, await guests.letInAll(call));
    })
    .post('/:celebrationId/guests/:guestId', async (c) => {
      const { call, body: action } = await readCall(c, guestActionSchema);
      return answerEntry(c, call, await guests.act(call, c.req.param('guestId'), action));
    })
    .get('/:celebrationId/actions', async (c) => {
      const { celebrationId } = await requireCall(c);
      const { before } = readQuery(c);
      const beforeId = before === undefined ? undefined : readId(before, 'before');
      return c.json(await world.readLog(celebrationId, beforeId), 200, NO_STORE);
    })
    .post('/:celebrationId/actions/:actionId/undo', async (c) => {
      const { call } = await readCall(c, NO_DETAILS);
      const entry = await world.undo(call, readId(c.req.param('actionId'), 'actionId'));
      return c.json({ entry }, 200, NO_STORE);
    });
}

/** @throws {ApiProblem} invalid. */
function readId(text: string, field: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new ApiProblem('invalid', { field });
  return Number(text);
}
