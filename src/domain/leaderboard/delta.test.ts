import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PACE_IDS } from '../session/pace.ts';
import { BOARDS, type BoardName } from './boards.ts';
import { applyDelta, type Delta, deltaBetween, deltaSchema } from './delta.ts';
import { guest, handleOf, NOON, sessionIdOf } from './guests.fixture.ts';
import { fastestPace, firstOn, type Leaderboard, leaderboardOf, mostDrinks, type View } from './leaderboard.ts';
import { rankingsOf, type SeenGuest } from './rankings.ts';
import { leaderboardFrom, rowOf, snapshotOf } from './snapshot.ts';

const LATER = NOON + 1_000;
const ANA = handleOf('ana');
const BEA = handleOf('bea');
const leaderboard = (guests: readonly SeenGuest[], view: View = 'top', atMs = NOON, boards?: readonly BoardName[]) =>
  leaderboardOf(rankingsOf(guests, atMs, boards), view);
const named = (...texts: string[]) => texts.map((text) => guest(text));
const overTheWire = (delta: Delta) => v.parse(deltaSchema, JSON.parse(JSON.stringify(delta)));

function deltaOf(before: readonly SeenGuest[], after: readonly SeenGuest[], view?: View) {
  return deltaBetween(leaderboard(before, view), leaderboard(after, view, LATER));
}

describe('the content of a delta', () => {
  test('there is no delta when only time has passed', () => {
    expect(deltaOf(named('ana 2', 'bea 0'), named('ana 2', 'bea 0'), 'all')).toBeNull();
  });

  test.each<[string, Partial<SeenGuest>, object]>([
    ['a name', { userName: 'Anna' }, { names: { [ANA]: 'Anna' } }],
    ['a drink', { totalDrinks: 3, lastDrinkAt: NOON }, { drinks: { [ANA]: 3 } }],
    ['a glass of water', { lastDrinkAt: NOON }, { lasts: { [ANA]: NOON } }],
    ['a pace', { drinkingPace: 'fast' }, { paces: { [ANA]: 'fast' } }],
    ['a reset', { sessionStart: NOON - 9_000 }, { starts: { [ANA]: NOON - 9_000 } }],
    ['a glass on the board of hydration', { hydration: 2 }, { hydration: { [ANA]: 2 } }],
    ['a balanced hour', { balanced: 1 }, { balanced: { [ANA]: 1 } }],
    ['another kind of drink', { variety: 3 }, { variety: { [ANA]: 3 } }],
  ])('if only one field of a guest changes, a delta contains only that field: %s', (_, part, fields) => {
    expect(deltaOf(named('ana 2'), [guest('ana 2', part)])).toEqual({ at: LATER, ...fields });
  });

  test('a delta contains a drink and its minute, if the drink was logged offline and arrived later', () => {
    const before = [guest('ana 2', { lastDrinkAt: NOON - 600_000 })];
    const after = [guest('ana 3', { lastDrinkAt: NOON - 120_000 })];
    expect(deltaOf(before, after)).toEqual({ at: LATER, drinks: { [ANA]: 3 }, lasts: { [ANA]: NOON - 120_000 } });
  });

  test('a delta contains the whole row of a new guest', () => {
    expect(deltaOf(named('ana 2'), named('ana 2', 'bea 1'))).toEqual({
      at: LATER,
      guests: 2,
      rows: [
        {
          handle: BEA,
          sessionId: sessionIdOf('bea'),
          userName: 'bea',
          totalDrinks: 1,
          sessionStart: NOON - 3_600_000,
          lastDrinkAt: null,
          drinkingPace: 'moderate',
        },
      ],
    });
  });

  test('a delta names a guest who left', () => {
    expect(deltaOf(named('ana 2', 'bea 1'), named('ana 2'))).toEqual({ at: LATER, guests: 1, gone: [BEA] });
  });

  test('a delta contains only the number of guests when a guest without drinks arrives', () => {
    expect(deltaOf(named('ana 2'), named('ana 2', 'bea 0'))).toEqual({ at: LATER, guests: 2 });
  });

  test('a delta contains only the time when passing time has changed the order', () => {
    const guests = named('ana 4 1h', 'bea 6 2h');
    const [early, late] = [leaderboard(guests), leaderboard(guests, 'top', NOON + 3 * 3_600_000)];
    expect(fastestPace(early)[0]?.handle).not.toBe(fastestPace(late)[0]?.handle);
    expect(deltaBetween(early, late)).toEqual({ at: NOON + 3 * 3_600_000 });
  });

  test('a delta contains only the drink when a drink changes the order', () => {
    const [before, after] = [
      leaderboard(named('ana 2', 'bea 2')),
      leaderboard([...named('ana 2'), guest('bea 3', { lastDrinkAt: NOON })], 'top', LATER),
    ];
    expect(mostDrinks(before)[0]?.handle).not.toBe(mostDrinks(after)[0]?.handle);
    expect(deltaBetween(before, after)).toEqual({ at: LATER, drinks: { [BEA]: 3 } });
  });
});

describe('a delta applied', () => {
  test('applying a delta ignores a change of an unknown guest', () => {
    const after = applyDelta(leaderboard(named('ana 2'), 'all'), {
      at: LATER,
      drinks: { [BEA]: 9 },
      names: { [BEA]: 'Bea' },
      starts: { [BEA]: NOON },
    });
    expect([...after.shown.keys()]).toEqual([ANA]);
  });

  test('applying a delta returns a new leaderboard and does not change the old one', () => {
    const before = leaderboard(named('ana 2', 'bea 1'));
    const copy = structuredClone(before);
    applyDelta(before, { at: LATER, gone: [BEA], drinks: { [ANA]: 9 } });
    expect(before).toEqual(copy);
  });

  test('applying a delta ignores unknown fields of a newer server', () => {
    const newer = { at: LATER, drinks: { [ANA]: 3 }, tables: { [ANA]: 7 }, weather: 'sun' };
    expect(overTheWire(newer)).toEqual({ at: LATER, drinks: { [ANA]: 3 } });
  });
});

test.each<[string, object, boolean]>([
  ['of time alone', { at: NOON }, true],
  [
    'of everything',
    {
      at: NOON,
      guests: 2,
      rows: [],
      gone: [7],
      drinks: { 7: 8 },
      names: {},
      starts: {},
      lasts: { 7: null },
      paces: {},
    },
    true,
  ],
  ['of a pace that only a newer server knows', { at: NOON, paces: { 7: 'gentle' } }, true],
  ['of the caller’s ranks', { at: NOON, you: { mostDrinksRank: 1, fastestPaceRank: null } }, true],
  ['of a guest without a handle', { at: NOON, drinks: { ana: 8 } }, false],
  ['of a moment in words', { at: '2026-06-20T12:00:00.000Z' }, false],
  ['of a stranger gone', { at: NOON, gone: ['ana'] }, false],
  ['without its moment', { guests: 2 }, false],
])('a delta %s is understood: %s', (_, delta, expected) => {
  expect(v.is(deltaSchema, delta)).toBe(expected);
});

describe('the law of deltas', () => {
  const anyGuest: fc.Arbitrary<SeenGuest> = fc
    .record({
      name: fc.constantFrom(...'abcdefghijklmnop'),
      total: fc.nat({ max: 4 }),
      hours: fc.constantFrom(0, 1, 2, 4),
      userName: fc.constantFrom('Ana', 'Bea', '__proto__'),
      lastDrinkAt: fc.constantFrom(null, NOON, NOON + 1),
      drinkingPace: fc.constantFrom(...PACE_IDS),
      hydration: fc.nat({ max: 3 }),
      balanced: fc.nat({ max: 3 }),
      variety: fc.nat({ max: 3 }),
    })
    .map(({ name, total, hours, ...part }) => guest(`${name} ${total} ${hours}h`, part));
  const guestsOf = (maxLength: number) =>
    fc.uniqueArray(anyGuest, { selector: ({ sessionId }) => sessionId, maxLength, size: 'max' });
  const anyEvening = fc.record({
    before: guestsOf(16),
    edits: guestsOf(6),
    leaving: fc.subarray([...'abcdefghijklmnop'], { maxLength: 4 }),
    laterMs: fc.constantFrom(0, 1, 1_000, 3_600_000, 9_000_000),
    view: fc.constantFrom<View>('top', 'all'),
    boards: fc.subarray([...BOARDS], { minLength: 1 }),
  });

  const edited = (before: readonly SeenGuest[], edits: readonly SeenGuest[], leaving: readonly string[]) =>
    [...new Map([...before, ...edits].map((of) => [of.sessionId, of])).values()].filter(
      ({ sessionId }) => !leaving.some((name) => sessionIdOf(name) === sessionId),
    );
  const asHeld = (of: Leaderboard) => leaderboardFrom(snapshotOf(of, 'everyone'));
  /** The content of a leaderboard, whatever the order of its guests in memory. */
  const shownBy = (of: Leaderboard, atMs = of.atMs) => ({
    atMs,
    guests: of.guests,
    rows: [...of.shown.values()].map(rowOf).sort((a, b) => a.handle - b.handle),
    boards: of.boards.map((name) => [name, firstOn(of, name).map(({ handle, rank }) => [handle, rank])]),
  });

  test('applying the delta to the earlier leaderboard gives exactly the later one', () => {
    fc.assert(
      fc.property(anyEvening, ({ before, edits, leaving, laterMs, view, boards }) => {
        const old = leaderboard(before, view, NOON, boards);
        const next = leaderboard(edited(before, edits, leaving), view, NOON + laterMs, boards);
        const delta = deltaBetween(old, next) ?? { at: next.atMs };
        expect(shownBy(applyDelta(asHeld(old), overTheWire(delta)))).toEqual(shownBy(next));
      }),
      { numRuns: 1_000 },
    );
  });

  test('there is no delta if and only if nothing but the time differs', () => {
    fc.assert(
      fc.property(anyEvening, ({ before, edits, leaving, laterMs, view, boards }) => {
        const old = leaderboard(before, view, NOON, boards);
        const next = leaderboard(edited(before, edits, leaving), view, NOON + laterMs, boards);
        const isSame = JSON.stringify(shownBy(old, 0)) === JSON.stringify(shownBy(next, 0));
        expect(deltaBetween(old, next) === null).toBe(isSame);
      }),
      { numRuns: 1_000 },
    );
  });

  test('applying one delta after another gives the same leaderboard', () => {
    const anyStory = fc.array(
      fc.record({ edits: guestsOf(6), leaving: fc.subarray([...'abcdefghijklmnop'], { maxLength: 4 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(anyStory, fc.constantFrom<View>('top', 'all'), (story, view) => {
        let guests: SeenGuest[] = [];
        let published = leaderboard(guests, view);
        let held = asHeld(published);
        for (const [index, { edits, leaving }] of story.entries()) {
          guests = edited(guests, edits, leaving);
          const next = leaderboard(guests, view, NOON + index * 600_000);
          held = applyDelta(held, deltaBetween(published, next) ?? { at: next.atMs });
          published = next;
        }
        expect(shownBy(held)).toEqual(shownBy(published));
      }),
    );
  });
});
