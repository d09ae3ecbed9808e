import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { blurPosition } from './blur.ts';
import { distanceMetres, type Position } from './nearby.ts';
import { positionAt, type Whereabouts, whereaboutsAfter } from './whereabouts.ts';

const NOON = Date.UTC(2026, 5, 20, 12);
const BEARING = 45;
const CHURCH = { latitude: 48.2082, longitude: 16.3738 };
/** A place `metres` north of the church. */
const north = (metres: number): Position => ({ ...CHURCH, latitude: CHURCH.latitude + metres / 111_195 });
const stored = (position: Position) => blurPosition(position, BEARING);

type Sent = readonly [location: Position | null | undefined, atMs: number];

/** Returns the whereabouts after a phone has sent these positions. */
function afterSending(...sent: readonly Sent[]): Whereabouts | null {
  return sent.reduce<Whereabouts | null>(
    (whereabouts, [location, atMs]) => whereaboutsAfter(location, whereabouts, whereabouts ? 7 : BEARING, atMs),
    null,
  );
}

/** Three positions without a wait. After them no further move is available. */
const restless: Sent[] = [
  [CHURCH, NOON],
  [north(200), NOON + MINUTE_MS],
  [north(400), NOON + 2 * MINUTE_MS],
];

describe('a guest who shares a position', () => {
  test('a shared position is stored immediately and blurred, and no position was stored before', () => {
    expect(afterSending([undefined, NOON])).toBeNull();
    expect(afterSending([null, NOON])).toBeNull();
    expect(positionAt(afterSending([CHURCH, NOON]), NOON)).toEqual(stored(CHURCH));
  });

  test('a guest keeps the blur of the first position when moving and when sharing again', () => {
    const whereabouts = afterSending(
      [CHURCH, NOON],
      [north(200), NOON + MINUTE_MS],
      [null, NOON + HOUR_MS],
      [CHURCH, NOON + HOUR_MS],
    );
    expect(whereabouts?.blurBearing).toBe(BEARING);
    expect(positionAt(whereabouts, NOON + HOUR_MS)).toEqual(stored(CHURCH));
  });

  test('a guest who stops sharing has no position, not even a pending one', () => {
    const whereabouts = afterSending(...restless, [north(600), NOON + 3 * MINUTE_MS], [null, NOON + 4 * MINUTE_MS]);
    expect(whereabouts).toMatchObject({ position: null, next: null });
    expect(positionAt(whereabouts, NOON + 9 * HOUR_MS)).toBeNull();
  });

  test('a save without a position does not change the stored position', () => {
    const before = afterSending(...restless, [north(600), NOON + 3 * MINUTE_MS]);
    expect(whereaboutsAfter(undefined, before, 7, NOON + 2 * HOUR_MS)).toEqual(before);
  });
});

describe('moves of a position', () => {
  test('two more positions take effect immediately after a first bad position', () => {
    for (let index = 0; index < restless.length; index++) {
      const whereabouts = afterSending(...restless.slice(0, index + 1));
      expect(positionAt(whereabouts, NOON + index * MINUTE_MS)).toEqual(stored(restless[index]?.[0] as Position));
    }
  });

  test('a third move within the hour takes effect an hour after the first position, without another save', () => {
    const whereabouts = afterSending(...restless, [north(600), NOON + 3 * MINUTE_MS]);
    expect(positionAt(whereabouts, NOON + HOUR_MS - 1)).toEqual(stored(north(400)));
    expect(positionAt(whereabouts, NOON + HOUR_MS)).toEqual(stored(north(600)));
  });

  test('only the last of several pending moves counts, and returning to the stored position cancels it', () => {
    const waits = afterSending(...restless, [north(600), NOON + 3 * MINUTE_MS]);
    const other = whereaboutsAfter(north(800), waits, 7, NOON + 4 * MINUTE_MS);
    expect(positionAt(other, NOON + HOUR_MS)).toEqual(stored(north(800)));
    const back = whereaboutsAfter(north(400), other, 7, NOON + 5 * MINUTE_MS);
    expect(positionAt(back, NOON + 9 * HOUR_MS)).toEqual(stored(north(400)));
  });

  test('a pending move uses up a move when it takes effect, even if nobody reads the position', () => {
    const whereabouts = afterSending(
      ...restless,
      [north(600), NOON + 3 * MINUTE_MS],
      [north(800), NOON + HOUR_MS + MINUTE_MS],
    );
    expect(positionAt(whereabouts, NOON + 2 * HOUR_MS - 1)).toEqual(stored(north(600)));
    expect(positionAt(whereabouts, NOON + 2 * HOUR_MS)).toEqual(stored(north(800)));
  });

  test('switching sharing off and on makes no further move available', () => {
    const whereabouts = afterSending(...restless, [null, NOON + 3 * MINUTE_MS], [north(600), NOON + 4 * MINUTE_MS]);
    expect(positionAt(whereabouts, NOON + HOUR_MS - 1)).toBeNull();
    expect(positionAt(whereabouts, NOON + HOUR_MS)).toEqual(stored(north(600)));
  });

  test('sending the same position again uses up no move', () => {
    const again: Sent[] = Array.from({ length: 50 }, (_, index) => [CHURCH, NOON + index * MINUTE_MS]);
    expect(afterSending(...again)).toEqual(afterSending([CHURCH, NOON]));
  });

  test('a short step never uses up the last available move, so a real move after the step takes effect immediately', () => {
    const steps = afterSending([CHURCH, NOON], [north(30), NOON + MINUTE_MS], [CHURCH, NOON + 2 * MINUTE_MS]);
    expect(positionAt(steps, NOON + 2 * MINUTE_MS)).toEqual(stored(north(30)));
    expect(positionAt(steps, NOON + HOUR_MS)).toEqual(stored(CHURCH));
    const walk = whereaboutsAfter(north(500), steps, 7, NOON + 3 * MINUTE_MS);
    expect(positionAt(walk, NOON + 3 * MINUTE_MS)).toEqual(stored(north(500)));
  });

  test('the stored position of a guest who walks is at most an hour late, or two hours after a short step', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4_000), fc.nat(3 * HOUR_MS)), { minLength: 1, maxLength: 30 }), (walks) => {
        let [whereabouts, nowMs]: [Whereabouts | null, number] = [null, NOON];
        for (const [metres, afterMs] of walks) {
          nowMs += afterMs;
          whereabouts = whereaboutsAfter(north(metres), whereabouts, BEARING, nowMs);
          const anHourLater = positionAt(whereabouts, nowMs + HOUR_MS);
          expect(anHourLater && distanceMetres(anHourLater, stored(north(metres)))).toBeLessThan(50);
          expect(positionAt(whereabouts, nowMs + 2 * HOUR_MS)).toEqual(stored(north(metres)));
        }
      }),
    );
  });

  test('however a session moves, observers see at most three places at first and one more each hour', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.option(fc.nat(4_000)), fc.nat(20)), { minLength: 1, maxLength: 60 }),
        (walks) => {
          const seen = timesSeenElsewhere(walks);
          const gaps = seen.slice(3).map((atMs, index) => atMs - (seen[index] ?? 0));
          for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(HOUR_MS - MINUTE_MS);
        },
      ),
    );
  });
});

/** The times at which an observer who looks every minute sees that a session has moved. */
function timesSeenElsewhere(walks: readonly (readonly [metres: number | null, minutes: number])[]): number[] {
  let [whereabouts, nowMs, last]: [Whereabouts | null, number, string] = [null, NOON, ''];
  const seen: number[] = [];
  for (const [metres, minutes] of walks) {
    whereabouts = whereaboutsAfter(metres === null ? null : north(metres), whereabouts, BEARING, nowMs);
    for (let minute = 0; minute <= minutes; minute++) {
      const position = positionAt(whereabouts, nowMs + minute * MINUTE_MS);
      const place = position ? JSON.stringify(position) : last;
      if (place !== last) seen.push(nowMs + minute * MINUTE_MS);
      last = place;
    }
    nowMs += minutes * MINUTE_MS;
  }
  return seen;
}

describe('jumps of a position', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  const bratislava = { latitude: 48.1486, longitude: 17.1077 };

  test('a first position from a cell tower 4 km off is corrected immediately', () => {
    const whereabouts = afterSending([north(4_000), NOON], [CHURCH, NOON + 5_000]);
    expect(positionAt(whereabouts, NOON + 5_000)).toEqual(stored(CHURCH));
  });

  test('a move from Vienna to Paris within a second is delayed, and a wrong first position is corrected after a while', () => {
    const whereabouts = afterSending([CHURCH, NOON], [paris, NOON + 1_000]);
    expect(positionAt(whereabouts, NOON + HOUR_MS - 1)).toEqual(stored(CHURCH));
    expect(positionAt(whereabouts, NOON + HOUR_MS)).toEqual(stored(paris));
  });

  test('the time for a journey counts from the last move: Bratislava is 12 minutes away by the fastest train', () => {
    const early = afterSending([CHURCH, NOON], [bratislava, NOON + 5 * MINUTE_MS]);
    expect(positionAt(early, NOON + 11 * MINUTE_MS)).toEqual(stored(CHURCH));
    expect(positionAt(early, NOON + 12 * MINUTE_MS)).toEqual(stored(bratislava));
    const late = afterSending([CHURCH, NOON], [bratislava, NOON + 15 * MINUTE_MS]);
    expect(positionAt(late, NOON + 15 * MINUTE_MS)).toEqual(stored(bratislava));
  });
});
