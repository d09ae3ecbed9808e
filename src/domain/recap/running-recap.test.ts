import { expect, test } from 'vitest';
import { runningRecap } from './running-recap.ts';

const READY_AT = Date.parse('2026-06-21T06:00:00Z');
const totals = { alcoholic: 40, without: 27, waters: 18 };

test('before the recap is complete, it says only what a wall tells everybody', () => {
  expect(runningRecap({ guests: 12, totals }, true, READY_AT)).toEqual({
    ...{ isComplete: false, readyAt: '2026-06-21T06:00:00.000Z', guests: 12, logged: 'few' },
    ...{ drinks: 67, withoutAlcohol: 27, waters: 18, kinds: [], menu: [], hours: [] },
  });
});

test('where no board tells who drinks alcohol, the totals are as coarse as on the wall', () => {
  expect(runningRecap({ guests: 12, totals }, false, READY_AT)).toMatchObject({
    ...{ drinks: 'few', withoutAlcohol: 20, waters: 10 },
  });
});

test.each([
  ['fewer than five guests', { guests: 4, totals }],
  ['totals that are still to come', { guests: 4, totals: { alcoholic: 0, without: 0, waters: 0 } }],
])('of %s it tells nothing', (_, room) => {
  const { guests, drinks, withoutAlcohol, waters } = runningRecap(room, true, READY_AT);
  expect([guests, drinks, withoutAlcohol, waters]).toEqual(['few', 'few', 'few', 'few']);
});
