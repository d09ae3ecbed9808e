import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type BoardView, changeSchema } from '../protocol.ts';
import { PACE_IDS } from '../session/pace.ts';
import { guest, NOON, sessionIdOf } from './guests.fixture.ts';
import { type Leaderboard, leaderboardFrom, leaderboardOf, pictureOf, rankingsOf } from './leaderboard.ts';
import { applyChange, changeBetween } from './leaderboard-change.ts';
import type { Guest } from './standings.ts';

const LATER = NOON + 1_000;
const board = (guests: readonly Guest[], view: BoardView = 'top', atMs = NOON) =>
  leaderboardOf(rankingsOf(guests, atMs), view);
const named = (...texts: string[]) => texts.map((text) => guest(text));

function changeOf(before: readonly Guest[], after: readonly Guest[], view?: BoardView) {
  return changeBetween(board(before, view), board(after, view, LATER));
}

describe('what a change says', () => {
  test('nothing when nothing but time has passed', () => {
    expect(changeOf(named('ana 2', 'bea 0'), named('ana 2', 'bea 0'), 'all')).toBeNull();
  });

  test.each<[string, Partial<Guest>, object]>([
    ['a name', { userName: 'Anna' }, { user_name: 'Anna' }],
    ['a drink', { totalDrinks: 3 }, { total_drinks: 3 }],
    ['a pace', { drinkingPace: 'fast' }, { drinking_pace: 'fast' }],
    ['a reset', { sessionStart: NOON - 9_000 }, { session_start: NOON - 9_000 }],
    ['a last drink', { lastDrinkAt: NOON }, { last_drink_at: NOON }],
  ])('%s: that field alone', (_, part, patch) => {
    const change = changeOf(named('ana 2'), [guest('ana 2', part)]);
    expect(change).toEqual({ at: LATER, rows: { [sessionIdOf('ana')]: patch } });
  });

  test('that a last drink was undone', () => {
    const change = changeOf([guest('ana 2', { lastDrinkAt: NOON })], named('ana 2'));
    expect(change).toEqual({ at: LATER, rows: { [sessionIdOf('ana')]: { last_drink_at: null } } });
  });

  test('everything about a guest who is new', () => {
    const row = {
      user_name: 'bea',
      total_drinks: 1,
      session_start: NOON - 3_600_000,
      last_drink_at: null,
      drinking_pace: 'moderate',
    };
    expect(changeOf(named('ana 2'), named('ana 2', 'bea 1'))).toEqual({
      at: LATER,
      guests: 2,
      rows: { [sessionIdOf('bea')]: row },
    });
  });

  test('who has gone', () => {
    expect(changeOf(named('ana 2', 'bea 1'), named('ana 2'))).toEqual({
      at: LATER,
      guests: 1,
      gone: [sessionIdOf('bea')],
    });
  });

  test('only the number, when a guest without drinks arrives', () => {
    expect(changeOf(named('ana 2'), named('ana 2', 'bea 0'))).toEqual({ at: LATER, guests: 2 });
  });

  test('the time alone, when that has brought another order', () => {
    const before = named('ana 4 1h', 'bea 6 2h');
    const [early, late] = [board(before), board(before, 'top', NOON + 3 * 3_600_000)];
    expect(early.fastestPace).not.toEqual(late.fastestPace);
    expect(changeBetween(early, late)).toEqual({ at: NOON + 3 * 3_600_000 });
  });

  test('nothing but the drink, when a drink brings another order', () => {
    const [before, after] = [board(named('ana 2', 'bea 2')), board(named('ana 2', 'bea 3'), 'top', LATER)];
    expect(before.mostDrinks).not.toEqual(after.mostDrinks);
    expect(changeBetween(before, after)).toEqual({ at: LATER, rows: { [sessionIdOf('bea')]: { total_drinks: 3 } } });
  });
});

describe('a change applied', () => {
  test('leaves out a guest of whom only a part is known', () => {
    const known = board(named('ana 2'), 'all');
    const whole = changeOf([], named('bea 1'), 'all')?.rows?.[sessionIdOf('bea')] ?? {};
    for (const missing of Object.keys(whole)) {
      const patch = Object.fromEntries(Object.entries(whole).filter(([field]) => field !== missing));
      const after = applyChange(known, { at: LATER, rows: { [sessionIdOf('bea')]: patch } });
      expect([...after.shown.keys()]).toEqual([sessionIdOf('ana')]);
    }
  });

  test('leaves what it was applied to as it was', () => {
    const before = board(named('ana 2', 'bea 1'));
    const copy = structuredClone(before);
    applyChange(before, { at: LATER, gone: [sessionIdOf('bea')], rows: { [sessionIdOf('ana')]: { total_drinks: 9 } } });
    expect(before).toEqual(copy);
  });
});

describe('the law of changes', () => {
  const anyGuest: fc.Arbitrary<Guest> = fc
    .record({
      name: fc.constantFrom(...'abcdefghijklmnop'),
      total: fc.nat({ max: 4 }),
      hours: fc.constantFrom(0, 1, 2, 4),
      userName: fc.constantFrom('Ana', 'Bea', '__proto__'),
      lastDrinkAt: fc.constantFrom(null, NOON, NOON + 1),
      drinkingPace: fc.constantFrom(...PACE_IDS),
    })
    .map(({ name, total, hours, ...part }) => guest(`${name} ${total} ${hours}h`, part));
  const guestsOf = (maxLength: number) =>
    fc.uniqueArray(anyGuest, { selector: ({ sessionId }) => sessionId, maxLength, size: 'max' });
  const anyEvening = fc.record({
    before: guestsOf(16),
    edits: guestsOf(6),
    leaving: fc.subarray([...'abcdefghijklmnop'], { maxLength: 4 }),
    laterMs: fc.constantFrom(0, 1, 1_000, 3_600_000, 9_000_000),
    view: fc.constantFrom<BoardView>('top', 'all'),
  });

  const edited = (before: readonly Guest[], edits: readonly Guest[], leaving: readonly string[]) =>
    [...new Map([...before, ...edits].map((of) => [of.sessionId, of])).values()].filter(
      ({ sessionId }) => !leaving.some((name) => sessionIdOf(name) === sessionId),
    );
  const asSeen = (of: Leaderboard) => leaderboardFrom(pictureOf(of, 'everyone'));

  test('who held the picture before shows exactly the picture after', () => {
    fc.assert(
      fc.property(anyEvening, ({ before, edits, leaving, laterMs, view }) => {
        const old = board(before, view);
        const next = board(edited(before, edits, leaving), view, NOON + laterMs);
        const change = changeBetween(old, next) ?? { at: next.atMs };
        const overTheWire = v.parse(changeSchema, JSON.parse(JSON.stringify(change)));
        const held = applyChange(asSeen(old), overTheWire);
        expect(pictureOf(held, 'everyone')).toEqual(pictureOf(next, 'everyone'));
        expect(held.shown.size).toBe(next.shown.size);
      }),
      { numRuns: 1_000 },
    );
  });

  test('there is no change exactly if nothing but time differs', () => {
    fc.assert(
      fc.property(anyEvening, ({ before, edits, leaving, laterMs, view }) => {
        const old = board(before, view);
        const next = board(edited(before, edits, leaving), view, NOON + laterMs);
        const timeless = (of: Leaderboard) => JSON.stringify({ ...of, atMs: 0, shown: [...of.shown].sort() });
        const isSame = timeless(old) === timeless(next);
        expect(changeBetween(old, next) === null).toBe(isSame);
      }),
      { numRuns: 1_000 },
    );
  });

  test('change after change leads to the same picture', () => {
    const anyStory = fc.array(
      fc.record({ edits: guestsOf(6), leaving: fc.subarray([...'abcdefghijklmnop'], { maxLength: 4 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(anyStory, fc.constantFrom<BoardView>('top', 'all'), (story, view) => {
        let guests: Guest[] = [];
        let published = board(guests, view);
        let held = asSeen(published);
        for (const [index, { edits, leaving }] of story.entries()) {
          guests = edited(guests, edits, leaving);
          const next = board(guests, view, NOON + index * 600_000);
          const change = changeBetween(published, next);
          if (change) held = applyChange(held, change);
          published = next;
        }
        expect(pictureOf({ ...held, atMs: published.atMs }, 'everyone')).toEqual(pictureOf(published, 'everyone'));
      }),
    );
  });
});
