import { describe, expect, test } from 'vitest';
import { instantOf } from '../celebration/zone-clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SESSION_LIFETIME_MS } from '../limits.ts';
import { correctDrink } from '../session/correct-drink.ts';
import { countedDrinks } from '../session/counted-drinks.ts';
import { UNMODERATED } from '../session/moderation.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { startSession } from '../session/session-state.ts';
import { dayBegan } from './earlier-drinks.ts';
import { judgeSave, type SaveContext } from './judge-save.ts';
import type { SaveRequest } from './save-request.ts';

/** 21:00 in Vienna, on the evening of the wedding. */
const NOW = Date.UTC(2026, 5, 20, 19);
const DAY_BEGAN_AT = instantOf({ date: '2026-06-20', hour: 4, minute: 0 }, 'Europe/Vienna');
const CODED: SaveContext = {
  ...{ sessionId: 'a', celebrationId: 'wedding', writeKeyHash: 'hash', newBearing: 0 },
  ...{ moderation: UNMODERATED, asksToEnter: false, dayBeganAt: DAY_BEGAN_AT },
};
const OPEN: SaveContext = { ...CODED, celebrationId: 'open', dayBeganAt: null };

const earlier = (agoMs: number, tag = 'earlier1') => ({
  ...{ id: `${NOW - agoMs}-${tag}`, drinkType: 'beer' as const },
  ...{ timestamp: NOW - agoMs, loggedAt: NOW },
});
type Drink = SaveRequest['drinks'][number];

/** A save at 21:00 of an evening that began at 19:00. The phone's clock is `aheadMs` ahead. */
function save(drinks: readonly Drink[], aheadMs = 0): SaveRequest {
  return {
    ...{ userName: 'Ana', drinkingPace: 'moderate' as const, sentAt: NOW + aheadMs },
    sessionStart: NOW - 2 * HOUR_MS + aheadMs,
    drinks: drinks.map((drink) => ({
      ...drink,
      timestamp: drink.timestamp + aheadMs,
      ...(drink.loggedAt !== undefined && { loggedAt: drink.loggedAt + aheadMs }),
    })),
  };
}

function record(context: SaveContext, request: SaveRequest, stored?: SessionRecord, nowMs = NOW): SessionRecord {
  const verdict = judgeSave(context, request, stored, nowMs);
  if (verdict.kind !== 'merged' || !verdict.record) throw new Error(JSON.stringify(verdict));
  return verdict.record;
}

describe('an earlier drink', () => {
  test.each([
    ['half an hour ago', CODED, 30 * MINUTE_MS],
    ['before the guest came', CODED, 5 * HOUR_MS],
    ['12 hours ago', CODED, 12 * HOUR_MS],
    ['half an hour ago in the open celebration', OPEN, 30 * MINUTE_MS],
    ['at the start of the session in the open celebration', OPEN, 2 * HOUR_MS],
  ])('an earlier drink %s is stored with both times', (_, context, agoMs) => {
    expect(record(context, save([earlier(agoMs)])).drinks).toEqual([earlier(agoMs)]);
  });

  test.each([
    ['13 hours ago', CODED, 13 * HOUR_MS, 'at most 12 hours'],
    ['a moment more than 12 hours ago', CODED, 12 * HOUR_MS + 1, 'at most 12 hours'],
    ['in the future', CODED, -MINUTE_MS, 'not had after'],
    ['before the start in the open celebration', OPEN, 2 * HOUR_MS + 1, 'before the session began'],
  ])('an earlier drink %s is refused, and the detail says which bound was broken', (_, context, agoMs, detail) => {
    const verdict = judgeSave(context, save([{ ...earlier(0), loggedAt: NOW }, earlier(agoMs)]), undefined, NOW);
    expect(verdict).toEqual({
      ...{ kind: 'invalid', field: 'drinks.1.timestamp' },
      detail: expect.stringContaining(detail),
    });
  });

  test.each([0, 2 * DAY_MS, -2 * DAY_MS])(
    'a drink before 4:00 of the day is refused, even if the phone’s clock is %d ms ahead',
    (aheadMs) => {
      const morning = DAY_BEGAN_AT + HOUR_MS;
      const at = (timestamp: number) => ({ ...earlier(0), timestamp, loggedAt: morning });
      const judge = (timestamp: number) => {
        const request = { ...save([at(timestamp)], aheadMs), sentAt: morning + aheadMs };
        return judgeSave(CODED, { ...request, sessionStart: morning - MINUTE_MS + aheadMs }, undefined, morning);
      };
      expect(judge(DAY_BEGAN_AT)).toMatchObject({ kind: 'merged' });
      expect(judge(DAY_BEGAN_AT - 1)).toMatchObject({
        ...{ kind: 'invalid', field: 'drinks.0.timestamp' },
        detail: 'No drink was had before 4:00 of the celebration’s day.',
      });
    },
  );

  test('an earlier drink across the end of summer time is judged by the celebration’s clocks', () => {
    const began = instantOf({ date: '2026-10-25', hour: 4, minute: 0 }, 'Europe/Vienna');
    expect(new Date(began).toISOString()).toBe('2026-10-25T03:00:00.000Z');
    const judge = (timestamp: number) => {
      const drinks = [{ ...earlier(0), timestamp, loggedAt: began + HOUR_MS }];
      const request = { ...save(drinks), sessionStart: began + HOUR_MS, sentAt: began + HOUR_MS };
      return judgeSave({ ...CODED, dayBeganAt: began }, request, undefined, began + HOUR_MS).kind;
    };
    // The clocks showed 2:59 twice, and 3:59 once.
    expect([judge(began), judge(began - MINUTE_MS), judge(began - HOUR_MS)]).toEqual(['merged', 'invalid', 'invalid']);
  });

  test.each([
    ['in the evening', '2026-11-30', '2026-11-30T20:00:00Z', '2026-11-30T03:00:00.000Z'],
    ['after midnight', '2026-11-30', '2026-12-01T01:00:00Z', '2026-11-30T03:00:00.000Z'],
    ['before 4:00 of its own day', '2026-11-30', '2026-11-30T00:45:00Z', '2026-11-29T03:00:00.000Z'],
    ['at 4:00 of its own day', '2026-11-30', '2026-11-30T03:00:00Z', '2026-11-30T03:00:00.000Z'],
    ['on the day before', '2026-11-30', '2026-11-29T20:00:00Z', '2026-11-29T03:00:00.000Z'],
  ])('%s earlier drinks are accepted from the right 4:00 on', (_, date, now, began) => {
    expect(new Date(dayBegan({ date, timeZone: 'Europe/Vienna' }, Date.parse(now))).toISOString()).toBe(began);
  });

  test.each([2 * DAY_MS, -2 * DAY_MS])(
    'an earlier drink from a phone whose clock is %d ms ahead gets its time on the server’s clock',
    (aheadMs) => {
      expect(record(CODED, save([earlier(HOUR_MS)], aheadMs)).drinks).toEqual([earlier(HOUR_MS)]);
    },
  );

  test('an evening counts from an earlier drink, but its 24 hours run from the start', () => {
    const stored = record(CODED, save([earlier(5 * HOUR_MS)]));
    expect(stored.sessionStart).toBe(NOW - 5 * HOUR_MS);
    expect(stored.expiresAt).toBe(NOW - 2 * HOUR_MS + SESSION_LIFETIME_MS);
    const later = record(CODED, save([earlier(5 * HOUR_MS), earlier(HOUR_MS, 'earlier2')]), stored);
    expect([later.sessionStart, later.expiresAt]).toEqual([stored.sessionStart, stored.expiresAt]);
  });

  test('an earlier drink that an older page returns without `loggedAt` does not end the evening early', () => {
    const stored = record(CODED, save([earlier(12 * HOUR_MS)]));
    const soon = NOW + 13 * HOUR_MS;
    const start = {
      sessionStart: NOW - 12 * HOUR_MS,
      sentAt: soon,
      stamps: { sessionStart: [...stored.stamps.sessionStart] as [number, string] },
    };
    const older = { ...save([earlier(12 * HOUR_MS)]), ...start, userName: 'Anna' };
    const next = record(CODED, older, stored, soon);
    expect([next.userName, next.expiresAt]).toEqual(['Anna', stored.expiresAt]);
  });

  test('an earlier drink is judged only once, so no drink is lost when hosts move the day', () => {
    const stored = record(CODED, save([earlier(HOUR_MS)]));
    const tomorrow = { ...CODED, dayBeganAt: DAY_BEGAN_AT + DAY_MS };
    expect(record(tomorrow, { ...save([earlier(HOUR_MS)]), userName: 'Anna' }, stored).drinks).toEqual([
      earlier(HOUR_MS),
    ]);
  });

  test('an earlier drink is not judged again when its kind is corrected', () => {
    const stored = record(CODED, save([earlier(HOUR_MS)]));
    const state = { ...startSession(NOW - 2 * HOUR_MS, 'start'), drinks: [earlier(HOUR_MS)] };
    const made = { tag: 'tagA', aheadMs: 0 };
    const wine = correctDrink(state, earlier(HOUR_MS), { drinkType: 'wine', timestamp: NOW - HOUR_MS }, made);
    const tomorrow = { ...CODED, dayBeganAt: DAY_BEGAN_AT + DAY_MS };
    const corrected = { ...save(wine.drinks as Drink[]), removed: wine.removed };
    expect(record(tomorrow, corrected, stored, NOW + 2_000).drinks).toMatchObject([{ drinkType: 'wine' }]);
    const moved = correctDrink(state, earlier(HOUR_MS), { drinkType: 'wine', timestamp: NOW - 3 * HOUR_MS }, made);
    const late = { ...save(moved.drinks as Drink[]), removed: moved.removed };
    expect(judgeSave(tomorrow, late, stored, NOW + 2_000)).toMatchObject({ kind: 'invalid' });
  });

  test('an earlier drink keeps its `loggedAt` when an older page leaves that out', () => {
    const stored = record(CODED, save([earlier(HOUR_MS)]));
    const { loggedAt: _, ...plain } = earlier(HOUR_MS);
    expect(record(CODED, { ...save([plain]), userName: 'Anna' }, stored).drinks).toEqual([earlier(HOUR_MS)]);
    const unaware = record(CODED, save([plain]));
    expect(record(CODED, save([earlier(HOUR_MS)]), unaware).drinks).toEqual([earlier(HOUR_MS)]);
  });

  test('an earlier drink is the last drink only if the guest had no drink later', () => {
    const water = { id: `${NOW - MINUTE_MS}-waterwat`, drinkType: 'water' as const, timestamp: NOW - MINUTE_MS };
    expect(record(CODED, save([water, earlier(HOUR_MS)])).lastDrinkAt).toBe(NOW - MINUTE_MS);
  });

  test('drinks count by the time when the guest had them: of forty drinks at one moment, thirty count, even if they were logged over hours', () => {
    const forty = Array.from({ length: 40 }, (_, index) => ({
      ...earlier(5 * HOUR_MS, `earlier${index}`),
      loggedAt: NOW - index * MINUTE_MS,
    }));
    expect(record(CODED, save(forty)).totalDrinks).toBe(30);
    const spread = forty.map((drink, index) => ({ ...drink, timestamp: NOW - index * 15 * MINUTE_MS, loggedAt: NOW }));
    expect(countedDrinks(spread)).toBe(40);
  });
});

describe('a correction', () => {
  const beer = { id: `${NOW - HOUR_MS}-beerbeer`, drinkType: 'beer' as const, timestamp: NOW - HOUR_MS };
  const corrected = (part: Partial<Drink>, by = 700) => {
    const state = { ...startSession(NOW - 2 * HOUR_MS, 'start'), drinks: [beer] };
    const { drinks, removed } = correctDrink(state, beer, { ...beer, ...part }, { tag: 'tagA', aheadMs: 0 });
    return { ...save(drinks as Drink[]), removed, sentAt: NOW + by };
  };

  test('a correction of the kind keeps the drink’s time on the server', () => {
    const stored = record(CODED, save([beer]));
    const next = record(CODED, corrected({ drinkType: 'wine' }), stored, NOW + 2_000);
    expect(next.drinks).toMatchObject([{ drinkType: 'wine', timestamp: NOW - HOUR_MS }]);
    expect(next.lastDrinkAt).toBe(stored.lastDrinkAt);
  });

  test('a correction of the time moves the drink', () => {
    const stored = record(CODED, save([beer]));
    const next = record(CODED, corrected({ timestamp: NOW - 3 * HOUR_MS }), stored, NOW + 700);
    expect(next.drinks).toMatchObject([{ timestamp: NOW - 3 * HOUR_MS, loggedAt: NOW - HOUR_MS }]);
    expect(next.removed).toEqual([beer.id]);
  });

  test('a correction of the time is judged like an earlier drink', () => {
    const stored = record(CODED, save([beer]));
    const verdict = judgeSave(CODED, corrected({ timestamp: NOW - 14 * HOUR_MS }), stored, NOW + 700);
    expect(verdict).toMatchObject({ kind: 'invalid', field: 'drinks.0.timestamp' });
  });
});
