import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredEntry } from './drink-entry.ts';
import { compareStamps, contains, merge } from './merge.ts';
import { session } from './session.fixture.ts';
import { forEachRegister, REGISTERS, type SessionState } from './session-state.ts';

const merged = (a: string, b: string) => merge(session(a), session(b));

describe('two copies of one session', () => {
  test.each<[string, string, string, string]>([
    ['the result has the drinks of both', '@0.1 b1', '@0.1 w2', '@0.1 b1 w2'],
    ['the same drink in both is one drink', '@0.1 b1 w2', '@0.1 w2', '@0.1 b1 w2'],
    ['drinks are in the order of time, then of id', '@0.1 w3 b2', '@0.1 b3 w1', '@0.1 w1 b2 b3 w3'],
    ['a drink that one copy removed is removed', '@0.1 b1 w2', '@0.1 -b1', '@0.1 w2 -b1'],
    [
      'drinks that both copies removed are removed once, in the order of ids',
      '@0.1 -w2 -b1',
      '@0.1 -b3 -b1',
      '@0.1 -b1 -w2 -b3',
    ],
    ['a name with a higher counter is the later one [MERGE-4]', '@0.1 ~Ana.1b', '@0.1 ~Bea.2a', '@0.1 ~Bea.2a'],
    ['at equal counters the higher tag is later [MERGE-4]', '@0.1 ~Ana.1b', '@0.1 ~Bea.1a', '@0.1 ~Ana.1b'],
    ['any write is later than no write', '@0.1 ~Ana.1', '@0.1', '@0.1 ~Ana.1'],
    ['each register is merged separately', '@0.1 /fast.3a ^1.1a', '@9.2 /slow.2b ^0.2b', '@9.2 /fast.3a ^0.2b'],
    ['a later start may be an earlier moment', '@9.1', '@3.2', '@3.2'],
  ])('%s', (_, a, b, expected) => {
    expect(merged(a, b)).toEqual(session(expected));
    expect(merged(b, a)).toEqual(session(expected));
  });

  test('both sides choose the same entry if a tampered copy has another entry with the same id', () => {
    const of = (drink: Partial<StoredEntry>): SessionState => ({
      ...session('@0.1'),
      drinks: [{ id: '5-x', drinkType: 'shot', timestamp: 5, ...drink }],
    });
    const ranked = [
      { timestamp: 4 },
      { drinkType: 'beer' },
      { alcoholType: 'gin' },
      { alcoholType: 'rum' },
      {},
      { drinkType: 'wine' },
      { timestamp: 6 },
    ];
    for (const [index, first] of ranked.entries()) {
      for (const later of ranked.slice(index)) {
        expect(merge(of(first), of(later)).drinks).toEqual(of(first).drinks);
        expect(merge(of(later), of(first)).drinks).toEqual(of(first).drinks);
      }
    }
  });

  test.each([
    ['~Ana.1a', '~Bea.1a'],
    ['@3.1a', '@20.1a'],
    ['^0.1a', '^1.1a'],
  ])('if a tampered copy has another value with the same stamp, the higher of %s and %s wins', (lower, higher) => {
    expect(merged(lower, higher)).toEqual(session(higher));
    expect(merged(higher, lower)).toEqual(session(higher));
  });

  test('the result contains only the fields of a session, whatever other fields a copy has', () => {
    const row = { ...session('@0.1 b1 ~Ana.1'), writeKeyHash: 'secret' };
    expect(merge(row, row)).toEqual(session('@0.1 b1 ~Ana.1'));
  });

  test('if one copy knows the menu item of a drink, the merged drink has it, even if the times differ', () => {
    const [plain, named] = [session('@0.1 b1'), session('@0.1 b1')];
    const spritz = { ...plain, drinks: named.drinks.map((drink) => ({ ...drink, timestamp: 9, menuItem: 'spritz' })) };
    const both = [{ ...plain.drinks[0], menuItem: 'spritz' }];
    expect(merge(plain, spritz).drinks).toEqual(both);
    expect(merge(spritz, plain).drinks).toEqual(both);
    expect(JSON.stringify(merge(plain, spritz))).toBe(JSON.stringify(merge(spritz, plain)));
    expect([contains(plain, spritz), contains(spritz, plain)]).toEqual([false, true]);
    expect(contains(session('@0.1 -b1'), spritz)).toBe(true);
  });

  test('if one copy knows the time of logging, the merged drink has it', () => {
    const plain = session('@0.1 b1');
    const earlier = { ...plain, drinks: plain.drinks.map((drink) => ({ ...drink, loggedAt: 9 })) };
    expect([merge(plain, earlier).drinks, merge(earlier, plain).drinks]).toEqual([earlier.drinks, earlier.drinks]);
    expect([contains(plain, earlier), contains(earlier, plain)]).toEqual([false, true]);
  });

  test('a merge does not change the two copies', () => {
    const [a, b] = [session('@0.1 w2 b1 -b9'), session('@0.2 b3')];
    merge(a, b);
    expect([a, b]).toEqual([session('@0.1 w2 b1 -b9'), session('@0.2 b3')]);
  });
});

describe('whether one copy contains another', () => {
  test.each<[string, string, string, boolean]>([
    ['itself', '@0.1 b1 -w2 ~Ana.1', '@0.1 b1 -w2 ~Ana.1', true],
    ['fewer drinks', '@0.1 b1 w2', '@0.1 b1', true],
    ['a drink it lacks', '@0.1 b1', '@0.1 b1 w2', false],
    ['a drink it removed', '@0.1 -b1', '@0.1 b1', true],
    ['a removal it lacks, of a drink it has', '@0.1 b1', '@0.1 -b1', false],
    ['a removal it lacks, of a drink it never had', '@0.1', '@0.1 -b1', false],
    ['an earlier name', '@0.1 ~Bea.2a', '@0.1 ~Ana.1z', true],
    ['a later name', '@0.1 ~Bea.2z', '@0.1 ~Ana.3a', false],
    ['a later name of another tab', '@0.1 ~Bea.2a', '@0.1 ~Ana.2b', false],
    ['a later pace', '@0.1 ~Bea.2a', '@0.1 /fast.1', false],
    ['a later start', '@0.1', '@0.2', false],
    ['another value of hiding', '@0.1', '@0.1 ^1.1', false],
    ['the same drink with the time of another clock', '@0.1 b1', '@5.1 b1', true],
  ])('%s', (_, whole, part, expected) => {
    expect(contains(session(whole), session(part))).toBe(expected);
  });
});

test.each([
  [[1, 'a'], [1, 'a'], 0],
  [[2, 'a'], [1, 'b'], 1],
  [[1, 'b'], [2, 'a'], -1],
  [[1, 'b'], [1, 'a'], 1],
  [[1, 'a'], [1, 'b'], -1],
] as const)('comparing the stamp %j with the stamp %j gives %d', (a, b, order) => {
  expect(Math.sign(compareStamps(a, b))).toBe(order);
});

/** States that any caller may send. There are only few ids and stamps, so that copies conflict. */
const anyStamp = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom('', 'a', 'b'));
/** The ids of a drink, of two corrections on two phones, and of a later correction. */
const OF_ONE_DRINK = ['3-drinkone', '2-drinkone~1~b', '3-drinkone~1~a', '2-drinkone~2~a'] as const;
const anyEntry = fc.record(
  {
    id: fc.constantFrom('1-a', '2-b', '3-c', '4-d', ...OF_ONE_DRINK),
    drinkType: fc.constantFrom('beer', 'shot', 'mead'),
    alcoholType: fc.constantFrom('gin', 'rum'),
    timestamp: fc.integer({ min: 0, max: 3 }),
    menuItem: fc.constantFrom('spritz', 'fizz'),
    loggedAt: fc.integer({ min: 3, max: 5 }),
  },
  { requiredKeys: ['id', 'drinkType', 'timestamp'] },
);
const anyCopy: fc.Arbitrary<SessionState> = fc
  .record({
    drinks: fc.array(anyEntry, { maxLength: 5 }),
    removed: fc.array(fc.constantFrom('1-a', '2-b', '5-e', ...OF_ONE_DRINK), { maxLength: 3 }),
    userName: fc.constantFrom('', 'Ana', 'Bea'),
    drinkingPace: fc.constantFrom('slow', 'warp'),
    hidden: fc.boolean(),
    isQuiet: fc.boolean(),
    sessionStart: fc.integer({ min: 0, max: 20 }),
    stamps: fc.record(forEachRegister(() => anyStamp)),
  })
  .map((copy) => merge(copy, copy));

describe('the three laws of a merge and their consequences', () => {
  test('merging is commutative [MERGE-1]', () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, (a, b) => {
        expect(merge(a, b)).toEqual(merge(b, a));
      }),
    );
  });

  test('merging is associative [MERGE-1]', () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, anyCopy, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
      }),
    );
  });

  test('merging is idempotent [MERGE-2]', () => {
    fc.assert(
      fc.property(anyCopy, (a) => {
        expect(merge(a, a)).toEqual(a);
      }),
    );
  });

  test('a merge contains everything of both copies, and no removed drink [MERGE-3]', () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, (a, b) => {
        const both = merge(a, b);
        expect([contains(both, a), contains(both, b)]).toEqual([true, true]);
        expect(both.drinks.filter(({ id }) => both.removed.includes(id))).toEqual([]);
      }),
    );
  });

  test('a merge contains at most one of a drink and its corrections: the last one of both copies, if it was not removed [MERGE-5]', () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, (a, b) => {
        const known = [...a.drinks, ...b.drinks].map(({ id }) => id).concat(a.removed, b.removed);
        const last = OF_ONE_DRINK.findLast((id) => known.includes(id));
        const shown = merge(a, b).drinks.filter(({ id }) => id.includes('drinkone'));
        const isThere = last !== undefined && ![...a.removed, ...b.removed].includes(last);
        expect(shown.map(({ id }) => id)).toEqual(isThere ? [last] : []);
      }),
    );
  });

  test('merging a copy with a part of itself changes only conflicting entries', () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, (part, other) => {
        const a = merge(part, other);
        const both = merge(a, part);
        expect(both.drinks.map(({ id }) => id).sort()).toEqual(a.drinks.map(({ id }) => id).sort());
        expect([both.removed, REGISTERS.map((name) => both.stamps[name])]).toEqual([
          a.removed,
          REGISTERS.map((name) => a.stamps[name]),
        ]);
      }),
    );
  });
});
