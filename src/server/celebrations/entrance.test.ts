import { expect, test } from 'vitest';
import { USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { DEFAULT_LIMITS } from '../limits/default-limits.ts';
import { WEDDING } from '../testing/celebrations.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { createEntrance } from './entrance.ts';

/** A server with these numbers of stored sessions by celebration, and these owners. */
function serverWith(sizes: Readonly<Record<string, number>>, owners: Readonly<Record<string, string>>) {
  const { keepPlace } = createEntrance({
    celebrations: {
      size: Object.values(sizes).reduce((sum, size) => sum + size, 0),
      sizeOf: (id) => sizes[id] ?? 0,
      enter: () => expect.unreachable(),
    },
    registry: {
      byId: (id) => ({ ...WEDDING, id }),
      settingsOf: () => USUAL_SETTINGS,
      ofSameOwner: (id) => Object.keys(owners).filter((other) => owners[other] === owners[id]),
    },
    now: () => NOON,
    forgetKnock: () => expect.unreachable(),
  });
  const newcomer = { sessionId: 'ana', address: '203.0.113.7' };
  return async (celebrationId: string) => {
    const kept = await keepPlace({ ...newcomer, celebrationId }, DEFAULT_LIMITS).catch(({ code }) => code);
    return typeof kept === 'string' ? kept : 'in';
  };
}

const MALLORY = { m1: 'mallory', m2: 'mallory', m3: 'mallory' };

test('the celebrations of one owner together cannot fill the server, and others continue', async () => {
  const at = serverWith({ m1: 2_900, m2: 2_900, m3: 200, ana: 400 }, { ...MALLORY, ana: 'ana' });
  expect([await at('m3'), await at('ana'), await at('open')]).toEqual(['unavailable', 'in', 'in']);
  const fewer = serverWith({ m1: 2_900, m2: 2_900, m3: 199, ana: 400 }, { ...MALLORY, ana: 'ana' });
  expect(await fewer('m3')).toBe('in');
});

test('the last tenth of all places is reserved for celebrations whose owner has few guests', async () => {
  const others = { x1: 2_900, x2: 2_900, x3: 2_900, x4: 2_900, x5: 2_900, x6: 2_900 };
  const owners = { x1: 'x', x2: 'x', x3: 'y', x4: 'y', x5: 'z', x6: 'z', ana: 'ana', ben: 'ben' };
  const at = serverWith({ ...others, ana: 100, ben: 600 }, owners);
  expect([await at('x1'), await at('ben'), await at('ana'), await at('new')]).toEqual([
    'unavailable',
    'unavailable',
    'in',
    'in',
  ]);
});
