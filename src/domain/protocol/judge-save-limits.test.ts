import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOON } from '../leaderboard/guests.fixture.ts';
import { DAY_MS, MAX_COUNTER, MAX_REMOVED, MAX_STORED_DRINKS } from '../limits.ts';
import { contains } from '../session/merge.ts';
import { UNMODERATED } from '../session/moderation.ts';
import { entry, idOf } from '../session/session.fixture.ts';
import type { SessionRecord } from '../session/session-record.ts';
import {
  BEARING,
  BEER,
  GIN,
  HASH,
  ID,
  ids,
  judge,
  merged,
  record,
  STAMPS,
  save,
  shifted,
  simple,
  WATER,
} from './judge-save.fixture.ts';
import { judgeSave } from './judge-save.ts';
import type { SaveRequest } from './save-request.ts';

describe('a simple client that sends no stamps', () => {
  test('a save without stamps is stored like any other save', () => {
    expect(record(simple())).toMatchObject({ userName: 'Ana', drinkingPace: 'fast', hidden: false, totalDrinks: 2 });
  });

  test.each<[string, Partial<SaveRequest>, object]>([
    ['another name', { userName: 'Bea' }, { userName: 'Bea' }],
    ['another pace', { drinkingPace: 'slow' }, { drinkingPace: 'slow' }],
    ['hiding', { hidden: true }, { hidden: true }],
    ['another start', { sessionStart: NOON - 10_000 }, { sessionStart: NOON - 10_000 }],
  ])('a save without stamps writes the latest value: %s', (_, part, expected) => {
    const stored = record(save({ stamps: { ...STAMPS, userName: [7, 'z'] } }));
    const drinks = [entry(`b${NOON - 1_000}`)];
    const removed = [BEER.id, GIN.id, WATER.id];
    expect(record(simple({ drinks, removed, ...part }), stored)).toMatchObject(expected);
  });

  test('a repeated save without stamps writes nothing, however slow the network is', () => {
    expect(merged(simple(), record(simple()), NOON + 5_000).record).toBeUndefined();
    expect(merged(simple(), record(simple()), NOON + 5_001).record).toBeDefined();
  });

  test('a save without stamps does not change what it does not mention', () => {
    const stored = record(save({ hidden: true, stamps: { ...STAMPS, hidden: [1, 'h'] } }));
    expect(merged(simple({ drinks: [] }), stored).session).toMatchObject({ hidden: true, drinks: [BEER, GIN, WATER] });
  });
});

describe('the limits of a save', () => {
  const water = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => entry(`h${NOON - 60_000 + from + i}`));
  const removed = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => idOf(`w${from + index}`));

  test.each([
    [MAX_STORED_DRINKS, { kind: 'merged' }],
    [MAX_STORED_DRINKS + 1, { kind: 'invalid', field: 'drinks' }],
  ])('two phones together may have %d drinks: %j', (count, verdict) => {
    const stored = record(save({ drinks: water(0, 300) }));
    expect(judge(save({ drinks: water(300, count - 300) }), stored)).toMatchObject(verdict);
  });

  test.each([
    [MAX_REMOVED, { kind: 'merged' }],
    [MAX_REMOVED + 1, { kind: 'invalid', field: 'removed' }],
  ])('two phones together may have removed %d drinks: %j', (count, verdict) => {
    const stored = record(save({ removed: removed(0, 400) }));
    expect(judge(save({ removed: removed(400, count - 400) }), stored)).toMatchObject(verdict);
  });

  test.each([
    ['userName', undefined, MAX_COUNTER, { kind: 'merged' }],
    ['userName', undefined, MAX_COUNTER + 1, { kind: 'invalid', field: 'stamps.userName' }],
    ['sessionStart', undefined, Number.MAX_SAFE_INTEGER, { kind: 'invalid', field: 'stamps.sessionStart' }],
    ['userName', 5, MAX_COUNTER + 5, { kind: 'merged' }],
    ['userName', 5, MAX_COUNTER + 6, { kind: 'invalid', field: 'stamps.userName' }],
  ])('the counter of %s, with %s stored, may become %d: %j', (name, before, counter, verdict) => {
    const of = (count: number): SaveRequest['stamps'] & object => ({ ...STAMPS, [name]: [count, 'x'] });
    const stored = before === undefined ? undefined : record(save({ stamps: of(before) }));
    expect(judge(save({ stamps: of(counter) }), stored)).toMatchObject(verdict);
  });

  test.each<[string, number, string]>([
    ['exactly 24 hours old', DAY_MS, 'merged'],
    ['1 ms older', DAY_MS + 1, 'gone'],
  ])('an evening that is %s on the phone’s own clock is %s', (_, age, kind) => {
    const request = save({ sessionStart: NOON - age, drinks: [] });
    expect(judge(request).kind).toBe(kind);
    expect(judge(shifted(request, 2 * DAY_MS)).kind).toBe(kind);
  });
});

test('the final stored session does not depend on the order and the number of saves [ASVS-2.3.1]', () => {
  const news = [entry(`b${NOON - 500}`), entry(`w${NOON - 400}`)];
  const anySave = fc
    .record({
      drinks: fc.subarray([BEER, GIN, WATER, ...news]),
      removed: fc.subarray([BEER.id, news[0]?.id ?? '']),
      name: fc.constantFrom('Ana', 'Bea'),
      counter: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ drinks, removed, name, counter }) => {
      const stamps = { ...STAMPS, userName: [counter, name] as [number, string] };
      return save({ drinks, removed, userName: name, stamps });
    });
  const store = (saves: readonly SaveRequest[]) =>
    saves.reduce<SessionRecord | undefined>((stored, request) => merged(request, stored).record ?? stored, undefined);
  fc.assert(
    fc.property(fc.array(anySave, { minLength: 1, maxLength: 6 }), fc.infiniteStream(fc.nat()), (saves, dice) => {
      const shuffled = saves.concat(saves).map((request) => [dice.next().value as number, request] as const);
      const others = shuffled.sort(([a], [b]) => a - b).map(([, request]) => request);
      const [one, other] = [store(saves), store(others)];
      if (!one || !other) throw new Error('nothing is stored');
      expect([contains(one, other), contains(other, one)]).toEqual([true, true]);
      expect([ids(one), one.userName]).toEqual([ids(other), other.userName]);
    }),
  );
});

describe('a page of version 3e885bd7, which does not know the menu', () => {
  const context = {
    sessionId: ID,
    celebrationId: 'open',
    writeKeyHash: HASH,
    newBearing: BEARING,
    moderation: UNMODERATED,
  };
  const asks = { ...context, asksToEnter: false, dayBeganAt: null };
  const named = { ...GIN, menuItem: 'spritz' };
  const recordOf = (request: SaveRequest, stored?: SessionRecord) => {
    const verdict = judgeSave(asks, request, stored, NOON);
    return verdict.kind === 'merged' ? { ...verdict, record: verdict.record ?? stored } : null;
  };
  const itemOf = (record: SessionRecord | undefined) => record?.drinks.find(({ id }) => id === GIN.id)?.menuItem;

  test('a drink without its menu item does not remove the item on the server, and the answer contains it', () => {
    const stored = recordOf(save({ drinks: [named] }))?.record;
    const answer = recordOf(save({ drinks: [GIN, BEER] }), stored);
    expect(itemOf(answer?.record)).toBe('spritz');
    expect(answer?.session?.drinks.find(({ id }) => id === GIN.id)).toEqual({ ...GIN, menuItem: 'spritz' });
  });

  test('a newer page adds the menu item to a drink that was saved without it, even with another time', () => {
    const stored = recordOf(save({ drinks: [GIN] }))?.record;
    const answer = recordOf(save({ drinks: [{ ...named, timestamp: GIN.timestamp + 1_000 }] }), stored);
    expect(itemOf(answer?.record)).toBe('spritz');
    expect(answer?.record?.drinks).toMatchObject([{ timestamp: GIN.timestamp }]);
    expect(answer?.record?.version).toBe(2);
  });
});
