import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../limits.ts';
import { CLINK_PAUSE_MS, type ClinkMemory, clinkWith, countClinks, forgetClinks, NO_CLINKS } from './clinks.ts';
import { dayJustBegun } from './midnight.ts';
import { NO_TURNS, onWall, takeTurn, type WallTurns, waitForTurn } from './wall-turns.ts';

const NOON = Date.UTC(2026, 5, 20, 12);
const SECOND = 1_000;

/** 'ana 3' is confirmed 3 s after noon and arrives immediately. 'ana 3 9' is confirmed at 3 s and arrives at 9 s. */
function drink(text: string) {
  const [sessionId = '', confirmed = '0', arrived = confirmed] = text.split(' ');
  const [confirmedAt, arrivedAt] = [NOON + Number(confirmed) * SECOND, NOON + Number(arrived) * SECOND];
  return { sessionId, name: sessionId, confirmedAt, arrivedAt };
}

/** The clinks that these drinks make in the order of their arrival. */
function clinks(...drinks: string[]): string[] {
  let memory: ClinkMemory = NO_CLINKS;
  return drinks.map(drink).flatMap((one) => {
    const met = clinkWith(memory, one);
    memory = met.memory;
    return met.with ? [`${met.with.sessionId} ${one.sessionId}`] : [];
  });
}

describe('a clink', () => {
  test.each<[string, string[], string[]]>([
    ['two guests within five seconds clink', ['ana 0', 'tom 5'], ['ana tom']],
    ['two guests with more than five seconds between them do not clink', ['ana 0', 'tom 5.001'], []],
    ['the order in which the drinks arrive does not matter', ['ana 4 4', 'tom 0 4.5'], ['ana tom']],
    ['nobody clinks alone', ['ana 0', 'ana 1'], []],
    ['a drink that arrives late from a phone without a network makes no clink', ['ana 0 9', 'tom 0 0'], []],
    ['a drink that a wrong clock puts into the future makes no clink', ['ana 60 0', 'tom 60 0'], []],
    ['two of three guests clink', ['ana 0', 'tom 1', 'eva 2'], ['ana tom']],
    ['four guests make two clinks', ['ana 0', 'tom 1', 'eva 2', 'leo 3'], ['ana tom', 'eva leo']],
    ['a guest clinks with the latest of several guests', ['ana 0', 'ana 1', 'tom 3', 'tom 4'], ['ana tom']],
    [
      'a guest clinks at most once in ten minutes',
      ['ana 0', 'tom 1', 'ana 300', 'tom 301', 'ana 600', 'tom 601'],
      ['ana tom'],
    ],
    ['a guest can clink again after ten minutes', ['ana 0', 'tom 1', 'ana 601', 'tom 602'], ['ana tom', 'ana tom']],
    ['another guest can clink meanwhile', ['ana 0', 'tom 1', 'ana 300', 'eva 300', 'leo 301'], ['ana tom', 'eva leo']],
  ])('%s', (_, drinks, expected) => {
    expect(clinks(...drinks)).toEqual(expected);
  });

  test('two phones of one person clink at most once in ten minutes', () => {
    const night = Array.from({ length: 6 * 3_600 }, (_, second) => `${second % 2 ? 'tom' : 'ana'} ${second}`);
    expect(clinks(...night).length).toBeLessThanOrEqual(36);
    expect(clinks(...night).length).toBeGreaterThan(30);
  });

  test('a clink is forgotten with its guests', () => {
    const { memory } = clinkWith(clinkWith(NO_CLINKS, drink('ana 0')).memory, drink('tom 1'));
    const rest = forgetClinks(memory, new Set(['ana']));
    expect([...rest.clinkedAt.keys()]).toEqual(['tom']);
    expect(JSON.stringify(rest)).not.toContain('ana');
  });

  test('no guest clinks twice in ten minutes, and the state stays small', () => {
    const anyDrink = fc.record({ who: fc.nat({ max: 8 }), pause: fc.integer({ min: 0, max: 90 * SECOND }) });
    fc.assert(
      fc.property(fc.array(anyDrink, { maxLength: 300 }), (drinks) => {
        let [memory, now] = [NO_CLINKS, NOON];
        const last = new Map<string, number>();
        for (const { who, pause } of drinks) {
          now += pause;
          const met = clinkWith(memory, { sessionId: `g${who}`, name: '', confirmedAt: now, arrivedAt: now });
          memory = met.memory;
          expect(memory.recent.length).toBeLessThanOrEqual(32);
          expect(memory.clinkedAt.size).toBeLessThanOrEqual(9);
          if (!met.with) continue;
          for (const id of [met.with.sessionId, `g${who}`]) {
            expect(now - (last.get(id) ?? 0)).toBeGreaterThanOrEqual(CLINK_PAUSE_MS);
            last.set(id, now);
          }
        }
      }),
    );
  });
});

describe('the number of clinks', () => {
  const timesOf = (drinks: readonly string[]) => {
    const times = new Map<string, number[]>();
    for (const { sessionId, confirmedAt } of drinks.map(drink))
      times.set(sessionId, [...(times.get(sessionId) ?? []), confirmedAt]);
    return [...times.values()];
  };

  test('the computed number of clinks is that of the announced ones, if every drink arrived immediately', () => {
    // The stored times do not show which of two drinks at the same moment was first.
    const anyDrink = fc.record({ who: fc.nat({ max: 6 }), pause: fc.integer({ min: 1, max: 90 }) });
    fc.assert(
      fc.property(fc.array(anyDrink, { maxLength: 200 }), (drinks) => {
        let now = 0;
        const texts = drinks.map(({ who, pause }) => {
          now += pause;
          return `g${who} ${now}`;
        });
        expect(countClinks(timesOf(texts))).toBe(clinks(...texts).length);
      }),
    );
  });

  test('the computed number includes clinks of guests who were offline, but none of an undone drink', () => {
    const evening = ['ana 0 300', 'tom 3 900', 'ana 1000', 'eva 1005'];
    expect(countClinks(timesOf(evening))).toBe(2);
    expect(countClinks(timesOf(evening.slice(1)))).toBe(1);
    expect(countClinks([])).toBe(0);
  });

  test('the number of clinks is not computed for more drinks than an evening can have', () => {
    const flood = (drinks: number) => Array.from({ length: 100 }, () => Array.from({ length: drinks }, () => NOON));
    expect(countClinks(flood(500))).toBe(50);
    expect(countClinks([...flood(500), [NOON]])).toBe(0);
  });
});

describe('the wall', () => {
  const anything = () => true;

  test('the wall shows a moment immediately, and the next one a minute later', () => {
    let turns: WallTurns<string> = waitForTurn(waitForTurn<string>(NO_TURNS, 'a', NOON), 'b', NOON);
    turns = takeTurn(turns, NOON, anything);
    expect(onWall(turns, NOON)).toEqual({ moment: 'a', at: NOON });
    expect(onWall(turns, NOON + 10 * SECOND)).toBeNull();
    turns = takeTurn(turns, NOON + MINUTE_MS - 1, anything);
    expect(onWall(turns, NOON + MINUTE_MS - 1)).toBeNull();
    turns = takeTurn(turns, NOON + MINUTE_MS, anything);
    expect(onWall(turns, NOON + MINUTE_MS)).toEqual({ moment: 'b', at: NOON + MINUTE_MS });
  });

  test('at most three moments wait for the wall, for at most 90 seconds', () => {
    const waiting = ['a', 'b', 'c', 'd'].reduce<WallTurns<string>>((all, one) => waitForTurn(all, one, NOON), NO_TURNS);
    expect(waiting.waiting.map(({ moment }) => moment)).toEqual(['a', 'b', 'c']);
    // The wall shows moments as 'just now', so an older one is dropped.
    expect(takeTurn(waiting, NOON + 90 * SECOND, anything).shown).toMatchObject({ moment: 'a' });
    expect(takeTurn(waiting, NOON + 91 * SECOND, anything)).toEqual(NO_TURNS);
  });

  test('the wall leaves out a moment if its guest hides meanwhile', () => {
    const turns = waitForTurn(waitForTurn<string>(NO_TURNS, 'a', NOON), 'b', NOON);
    expect(takeTurn(turns, NOON, (moment) => moment !== 'a')).toEqual({
      shown: { moment: 'b', at: NOON },
      waiting: [],
    });
  });

  test('a moment whose name is too new does not delay other moments, and is shown later', () => {
    const turns = waitForTurn(waitForTurn<string>(NO_TURNS, 'a', NOON), 'b', NOON);
    const first = takeTurn(turns, NOON, anything, (moment) => moment !== 'a');
    expect(onWall(first, NOON)?.moment).toBe('b');
    expect(onWall(takeTurn(first, NOON + MINUTE_MS, anything), NOON + MINUTE_MS)?.moment).toBe('a');
  });
});

test.each([
  ['Europe/Vienna', '2026-06-20T22:00:00Z', '2026-06-21'],
  ['Europe/Vienna', '2026-06-20T22:00:59Z', '2026-06-21'],
  ['Europe/Vienna', '2026-06-20T22:01:00Z', null],
  ['Europe/Vienna', '2026-06-20T21:59:59Z', null],
  ['Asia/Kolkata', '2026-06-20T18:30:01Z', '2026-06-21'],
  ['UTC', '2026-06-20T22:00:00Z', null],
  // In Beirut the clocks went from 0:00 to 1:00 that night.
  ['Asia/Beirut', '2026-03-28T22:00:30Z', '2026-03-29'],
])('in %s a day begins at %s: %s', (timeZone, time, day) => {
  expect(dayJustBegun(Date.parse(time), timeZone)).toBe(day);
});

test('in an unknown time zone midnight is that of UTC', () => {
  expect(dayJustBegun(Date.parse('2026-06-21T00:00:30Z'), 'Mars/Olympus')).toBe('2026-06-21');
});
