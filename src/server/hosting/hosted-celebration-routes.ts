import { Hono } from 'hono';
import { celebrationChangesSchema, newCelebrationSchema } from '../../domain/hosting/hosted-celebration.ts';
import { NO_STORE } from '../http/no-store.ts';
import { ApiProblem } from '../http/problem.ts';
import type { HostCalls } from './host-calls.ts';
import type { HostWorld } from './host-world.ts';

/** The celebrations of a host. */
export function hostedCelebrationRoutes(
  { hosted, streams }: HostWorld,
  { requireHost, requireCall, readFromHost, readCall }: HostCalls,
): Hono {
  return new Hono()
    .get('/', async (c) => c.json(await hosted.list(await requireHost(c)), 200, NO_STORE))
    .post('/', async (c) => {
      const { host, body } = await readFromHost(c, newCelebrationSchema);
      return c.json(await hosted.create(host, body), 201, NO_STORE);
    })
    .get('/:celebrationId', async (c) => {
      const { celebrationId, role } = await requireCall(c);
      return c.json(await hosted.read(celebrationId, role), 200, NO_STORE);
    })
    .patch('/:celebrationId', async (c) => {
      const { call, body } = await readCall(c, celebrationChangesSchema);
      await hosted.change(call, body);
      streams.poke(call.celebrationId);
      return c.json(await hosted.read(call.celebrationId, call.role), 200, NO_STORE);
    })
    .delete('/:celebrationId', async (c) => {
      const call = await requireCall(c);
      if (call.role !== 'owner') throw new ApiProblem('owner-only');
      await hosted.delete(call);
      streams.poke(call.celebrationId);
      return c.body(null, 204);
    });
}
