import { expect, test } from 'vitest';
import { crowdOf } from './crowd.ts';
import { Holdings } from './holdings.ts';

const [ana, ben] = crowdOf({ guests: 2, atMs: 0 });

function twoPhones(): Holdings {
  return new Holdings(
    2,
    [ana, ben].flatMap((guest) => guest ?? []),
  );
}

test('a change is complete when the last phone has it', () => {
  const holdings = twoPhones();
  holdings.hold(0, [[String(ben?.sessionId), 3]]);
  expect(holdings.holdersOf({ index: 1, total: 3 })).toBe(1);
  holdings.hold(1, [[String(ben?.sessionId), 3]]);
  expect(holdings.holdersOf({ index: 1, total: 3 })).toBe(2);
  expect(holdings.lastAtMs({ index: 1, total: 3 })).toBeGreaterThan(0);
});

test('a phone that receives two changes together has both, and a repeated one counts once', () => {
  const holdings = twoPhones();
  holdings.hold(0, [[String(ana?.sessionId), 5]]);
  holdings.hold(0, [[String(ana?.sessionId), 5]]);
  expect([4, 5, 6].map((total) => holdings.holdersOf({ index: 0, total }))).toEqual([1, 1, 0]);
});

test('a late older total undoes nothing', () => {
  const holdings = twoPhones();
  for (const total of [5, 4, 5]) holdings.hold(0, [[String(ana?.sessionId), total]]);
  expect(holdings.holdersOf({ index: 0, total: 5 })).toBe(1);
});

test('guests who are on no ranking are ignored', () => {
  const holdings = twoPhones();
  holdings.hold(0, [['somebody-else', 5]]);
  expect(holdings.holdersOf({ index: 0, total: 5 })).toBe(0);
});
