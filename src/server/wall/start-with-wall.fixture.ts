import { expect } from 'vitest';
import { NAME_WAITS_MS } from '../../domain/wall/arrivals.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { openWall } from './walls.fixture.ts';

export const SECOND = 1_000;

export const MINUTE = 60 * SECOND;

/** The time after which a new name is certainly on the wall. The server looks for new names every two seconds. */
export const NAMED = NAME_WAITS_MS + 3 * SECOND;

export async function startWithWall() {
  const service = await startHostedService();
  const { celebration, marek, at } = service;
  return {
    ...service,
    wall: await openWall(service, celebration.code),
    patch: async (changes: object) => expect((await marek('PATCH', at, changes)).status).toBe(200),
  };
}
