import { expect, test } from 'vitest';
import { EVENING } from '../phone.fixture.ts';
import { type Decision, decided, type Moderation } from './decision.ts';
import { latestOf } from './known-celebration.ts';

const after = (...moderations: Moderation[]) =>
  moderations.reduce<Decision | null>((known, moderation, index) => decided(known, moderation, EVENING + index), null);

test('a phone stores no decision as long as the hosts have decided nothing about the guest', () => {
  expect(after({}, {})).toBeNull();
});

test('an answer that repeats a decision is not news', () => {
  const waiting = after({ admission: 'waiting' });
  expect(decided(waiting, { admission: 'waiting' }, EVENING + 9)).toBe(waiting);
});

test('the time since which a guest waits does not change, whatever else the hosts change', () => {
  expect(after({ admission: 'waiting' }, { admission: 'waiting', name: 'Ines' })).toMatchObject({
    admission: 'waiting',
    name: 'Ines',
    since: EVENING,
  });
});

test('the phone remembers what the guest was told before a later decision, so that being let in is news', () => {
  const waiting = after({ admission: 'waiting' });
  const known = waiting && { ...waiting, toldAdmission: 'waiting' as const };
  const isIn = decided(known, {}, EVENING + 5);
  expect(isIn?.admission).toBeUndefined();
  expect(isIn?.toldAdmission).toBe('waiting');
});

test('being let in is news even for a guest who has not read about the removal, and so is a second removal', () => {
  const isIn = after({ admission: 'waiting' }, {});
  expect(isIn).toMatchObject({ toldAdmission: 'waiting' });
  const again = decided(isIn, { admission: 'waiting' }, EVENING + 5);
  expect(again).toMatchObject({ admission: 'waiting', toldAdmission: undefined });
});

test('a name that the hosts take back and then give again is news', () => {
  const given = after({ name: 'Ben K.' });
  const renamed = given && { ...given, toldName: 'Ben K.' };
  const again = decided(decided(renamed, {}, EVENING + 5), { name: 'Ben K.' }, EVENING + 6);
  expect(again).toMatchObject({ name: 'Ben K.', toldName: undefined });
});

test('the latest decision wins even if the clock was set back, and two tabs agree on decisions of the same instant', () => {
  const before = after({ admission: 'waiting' });
  const late = decided(before, { admission: 'removed' }, EVENING - 60_000);
  expect(latestOf(before, late)).toBe(late);
  expect(latestOf(late, before)).toBe(late);
  const other = decided(before, { admission: 'turned-away' }, EVENING - 60_000);
  expect(latestOf(late, other)).toBe(latestOf(other, late));
});
