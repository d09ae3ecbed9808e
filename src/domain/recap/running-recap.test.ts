import { expect, test } from 'vitest';
import { runningRecap } from './running-recap.ts';

const READY_AT = Date.parse('2026-06-21T06:00:00Z');
const totals = { alcoholic: 40, without: 27, waters: 18 };

test('an incomplete recap contains only what a wall shows everybody', () => {
  expect(runningRecap({ guests: 12, totals }, true, READY_AT)).toEqual({
    ...{ isComplete: false, readyAt: '2026-06-21T06:00:00.000Z', guests: 12, logged: 'few' },
    ...{ drinks: 67, withoutAlcohol: 27, waters: 18, kinds: [], menu: [], hours: [] },
  });
});

test('if no board shows who drinks alcohol, the totals are rounded as on the wall', () => {
  expect(runningRecap({ guests: 12, totals }, false, READY_AT)).toMatchObject({
    ...{ drinks: 'few', withoutAlcohol: 20, waters: 10 },
  });
});

test.each([
  ['fewer than five guests', { guests: 4, totals }],
  ['totals that are still to come', { guests: 4, totals: { alcoholic: 0, without: 0, waters: 0 } }],
])('an incomplete recap of %s contains no numbers', (_, room) => {
  const { guests, drinks, withoutAlcohol, waters } = runningRecap(room, true, READY_AT);
  expect([guests, drinks, withoutAlcohol, waters]).toEqual(['few', 'few', 'few', 'few']);
});
