import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyoneIn } from '../../domain/leaderboard/rankings.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { newRecord } from '../store/store.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { Roster } from './roster.ts';

const ANA = newRecord({ userName: 'Ana' });
const BEN = newRecord({ userName: 'Ben' });
const VERSIONS = [1, 2, 3, 4, 5];

/** The row of a guest after the n-th commit. */
const committed = (guest: SessionRecord, version: number): SessionRecord => ({
  ...guest,
  version,
  userName: `${guest.userName} ${version}`,
  totalDrinks: version,
  updatedAt: NOON + version,
});

/** The events of one guest: rows in the order of their commits, and possibly the removal. */
const evening = (guest: SessionRecord) =>
  fc
    .record({ rows: fc.integer({ min: 1, max: VERSIONS.length }), ends: fc.boolean() })
    .map(({ rows, ends }) => [
      ...VERSIONS.slice(0, rows).map((version) => (roster: Roster) => roster.apply(committed(guest, version))),
      ...(ends ? [(roster: Roster) => roster.remove([guest.sessionId], NOON)] : []),
    ]);

function rosterAfter(events: readonly ((roster: Roster) => void)[]): Roster {
  const roster = new Roster();
  for (const happen of events) happen(roster);
  return roster;
}

/** The contents of a roster as text, without the handles, which depend on the order of arrival. */
function known(roster: Roster): string {
  const hosted = roster.hostedGuests(NOON).toSorted((a, b) => a.ownName.localeCompare(b.ownName));
  const ranked = everyoneIn(roster.rankings(NOON)).map(({ userName }) => userName);
  const newest = [ANA, BEN].map(({ sessionId }) => VERSIONS.filter((version) => roster.knows({ sessionId, version })));
  return JSON.stringify({ hosted, ranked, newest }, (key, value) => (key === 'handle' ? undefined : value), 1);
}

test('the same rows and removals give the same roster in any order, even if some arrive twice', () => {
  const anyOrder = fc.tuple(evening(ANA), evening(BEN)).chain((evenings) => {
    const events = evenings.flat();
    const again = fc.subarray(events).chain((twice) => {
      const all = [...events, ...twice];
      return fc.shuffledSubarray(all, { minLength: all.length });
    });
    return fc.tuple(fc.constant(events), again);
  });
  fc.assert(
    fc.property(anyOrder, ([inOrder, arrived]) => {
      expect(known(rosterAfter(arrived))).toEqual(known(rosterAfter(inOrder)));
    }),
    { numRuns: 500 },
  );
});

test('an older row does not replace a newer one', () => {
  const roster = rosterAfter([(it) => it.apply(committed(ANA, 2)), (it) => it.apply(committed(ANA, 1))]);
  expect(roster.hostedGuests(NOON).map(({ ownName }) => ownName)).toEqual(['Ana 2']);
});

test('a row that arrives after the removal does not restore the guest', () => {
  const roster = rosterAfter([
    (it) => it.apply(committed(ANA, 1)),
    (it) => it.remove([ANA.sessionId], NOON),
    (it) => it.apply(committed(ANA, 2)),
  ]);
  expect(roster.size).toBe(0);
});

test('a removal that arrives before the first row keeps the guest out', () => {
  const roster = rosterAfter([(it) => it.remove([ANA.sessionId], NOON), (it) => it.apply(committed(ANA, 1))]);
  expect(roster.size).toBe(0);
});
