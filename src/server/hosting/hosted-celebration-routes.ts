import { Hono } from 'hono';
import { celebrationChangesSchema, newCelebrationSchema } from '../../domain/hosting/hosted-celebration.ts';
import { newWordSchema } from '../../domain/wall/new-word.ts';
import { NO_STORE } from '../http/no-store.ts';
import { ApiProblem } from '../http/problem.ts';
import type { HostCalls } from './host-calls.ts';
import type { HostingDeps, HostWorld } from './host-world.ts';

/** The celebrations of a host. */
export function hostedCelebrationRoutes(
  { hosted, words, streams }: HostWorld,
  { bases }: HostingDeps,
  { requireHost, requireCall, readFromHost, readCall }: HostCalls,
): Hono {
  return new Hono()
    .get('/', async (c) => c.json(await hosted.list(await requireHost(c)), 200, NO_STORE))
    .post('/', async (c) => {
      const { host, body } = await readFromHost(c, newCelebrationSchema);
      return c.json(await hosted.create(host, body, bases.of(c)), 201, NO_STORE);
    })
    .get('/:celebrationId', async (c) => {
      const { celebrationId, role } = await requireCall(c);
      return c.json(await hosted.read(celebrationId, role, bases.of(c)), 200, NO_STORE);
    })
    .patch('/:celebrationId', async (c) => {
      const { call, body } = await readCall(c, celebrationChangesSchema);
      await hosted.change(call, body);
      streams.poke(call.celebrationId);
      return c.json(await hosted.read(call.celebrationId, call.role, bases.of(c)), 200, NO_STORE);
    })
    .put('/:celebrationId/word', async (c) => {
      const { call, body } = await readCall(c, newWordSchema);
      await words.say(call, body);
      streams.poke(call.celebrationId);
      return c.json(await hosted.read(call.celebrationId, call.role, bases.of(c)), 200, NO_STORE);
    })
    .delete('/:celebrationId/word', async (c) => {
      const call = await requireCall(c);
      await words.takeBack(call);
      streams.poke(call.celebrationId);
      return c.json(await hosted.read(call.celebrationId, call.role, bases.of(c)), 200, NO_STORE);
    })
    .delete('/:celebrationId', async (c) => {
      const call = await requireCall(c);
      if (call.role !== 'owner') throw new ApiProblem('owner-only');
      await hosted.delete(call);
      streams.poke(call.celebrationId);
      return c.body(null, 204);
    });
}
