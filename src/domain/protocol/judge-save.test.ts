import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOON } from '../leaderboard/guests.fixture.ts';
import { byBoard } from '../leaderboard/standings.ts';
import { DAY_MS, HOUR_MS, MAX_COUNTER, MAX_REMOVED, MAX_STORED_DRINKS, MINUTE_MS } from '../limits.ts';
import { blurPosition } from '../location/blur.ts';
import type { Position } from '../location/nearby.ts';
import { contains } from '../session/merge.ts';
import { AT_THE_DOOR, type Moderation, UNMODERATED } from '../session/moderation.ts';
import { entry, idOf } from '../session/session.fixture.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { judgeSave } from './judge-save.ts';
import type { SaveRequest } from './save-request.ts';

const ID = 'ana___________________';
const HASH = 'hash-of-the-secret';
const VIENNA = { latitude: 48.2082, longitude: 16.3738 };
const BEARING = 90;
const STAMPS: NonNullable<SaveRequest['stamps']> = {
  userName: [1, 'n'],
  drinkingPace: [1, 'p'],
  hidden: [0, ''],
  isQuiet: [0, ''],
  sessionStart: [1, 's'],
};
const [BEER, GIN, WATER] = [entry(`b${NOON - 3_000}`), entry(`g${NOON - 2_000}`), entry(`h${NOON - 1_000}`)];

/** A save at noon, an hour into the evening, from a phone with the right time. */
function save(part: Partial<SaveRequest> = {}): SaveRequest {
  const times = { sessionStart: NOON - HOUR_MS, sentAt: NOON };
  const said = {
    userName: 'Ana',
    drinks: [BEER, GIN, WATER],
    removed: [],
    drinkingPace: 'fast',
    hidden: false,
    isQuiet: false,
  } as const;
  return { ...said, ...times, stamps: STAMPS, ...part };
}

/** A save of a simple program, without removals and stamps. */
function simple(part: Partial<SaveRequest> = {}): SaveRequest {
  const { stamps: _, removed: __, hidden: ___, isQuiet: ____, ...rest } = save();
  return { ...rest, ...part };
}

/** The same save from a phone whose clock is `byMs` ahead. */
function shifted(request: SaveRequest, byMs: number): SaveRequest {
  return {
    ...request,
    drinks: request.drinks.map((drink) => ({ ...drink, timestamp: drink.timestamp + byMs })),
    sessionStart: request.sessionStart + byMs,
    sentAt: request.sentAt + byMs,
  };
}

const BY = {
  sessionId: ID,
  celebrationId: 'open',
  writeKeyHash: HASH,
  newBearing: BEARING,
  moderation: UNMODERATED,
  asksToEnter: false,
  dayBeganAt: null,
};
const judge = (request: SaveRequest, stored?: SessionRecord, nowMs = NOON) => judgeSave(BY, request, stored, nowMs);

function merged(request: SaveRequest, stored?: SessionRecord, nowMs = NOON) {
  const verdict = judge(request, stored, nowMs);
  if (verdict.kind !== 'merged') throw new Error(`judged ${verdict.kind}`);
  return verdict;
}

function record(request: SaveRequest, stored?: SessionRecord, nowMs = NOON): SessionRecord {
  const { record: committed } = merged(request, stored, nowMs);
  if (!committed) throw new Error('nothing new');
  return committed;
}

const ids = ({ drinks }: { drinks: readonly { id: string }[] }) => drinks.map(({ id }) => id);

describe('a save that does not mention quiet', () => {
  const quiet = record(save({ isQuiet: true, stamps: { ...STAMPS, isQuiet: [1, 'q'] } }));

  test('of an older page leaves a guest quiet, and a first one has written nothing of it', () => {
    const { isQuiet: _, stamps = {}, ...older } = save({ drinkingPace: 'slow' });
    const { isQuiet: __, ...olderStamps } = { ...stamps, drinkingPace: [2, 'p'] as [number, string] };
    const sent = { ...older, stamps: olderStamps };
    expect(record(sent, quiet)).toMatchObject({ isQuiet: true, drinkingPace: 'slow', stamps: { isQuiet: [1, 'q'] } });
    expect(record(sent)).toMatchObject({ isQuiet: false, stamps: { isQuiet: [0, ''] } });
  });
});

describe('the record of a first save', () => {
  test('stores what was sent, and computes the counts itself [SPEC-3.13]', () => {
    expect(record(save({ location: VIENNA }))).toEqual({
      sessionId: ID,
      celebrationId: 'open',
      userName: 'Ana',
      totalDrinks: 2,
      drinks: [BEER, GIN, WATER],
      removed: [],
      sessionStart: NOON - HOUR_MS,
      lastDrinkAt: NOON - 1_000,
      drinkingPace: 'fast',
      stamps: STAMPS,
      whereabouts: {
        position: blurPosition(VIENNA, BEARING),
        blurBearing: BEARING,
        movedAt: NOON,
        movesPaidAt: NOON + HOUR_MS,
        next: null,
        counts: true,
      },
      moderation: UNMODERATED,
      hidden: false,
      isQuiet: false,
      expiresAt: NOON + 23 * HOUR_MS,
      version: 1,
      writeKeyHash: HASH,
      updatedAt: NOON,
    });
  });

  test('ignores counts, ranks and expiry from the phone', () => {
    const claims = { total_drinks: 99, totalDrinks: 99, expiresAt: NOON * 2, lastDrinkAt: NOON * 2, version: 5 };
    expect(record({ ...save(), ...claims })).toEqual(record(save()));
  });

  test('of an evening without drinks', () => {
    expect(record(save({ drinks: [] }))).toMatchObject({ totalDrinks: 0, lastDrinkAt: null });
  });

  test('leaves out a drink that was removed before it arrived', () => {
    expect(ids(record(save({ removed: [GIN.id] })))).toEqual([BEER.id, WATER.id]);
  });
});

describe('a phone whose clock is wrong', () => {
  test.each([
    ['48 hours ahead', 2 * DAY_MS],
    ['48 hours behind', -2 * DAY_MS],
    ['right', 0],
  ])('%s has the same times on the server', (_, byMs) => {
    expect(record(shifted(save(), byMs))).toEqual(record(save()));
  });

  test('gains nothing by it', () => {
    const ranked = byBoard(
      [record(shifted(save(), 2 * DAY_MS)), { ...record(save()), sessionId: 'bea' }],
      'fastestPace',
      { atMs: NOON + HOUR_MS, leastHours: 0 },
    );
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  test.each([1_000, -1_000, 2 * DAY_MS, -2 * DAY_MS])(
    'and that is set by %d ms moves nothing stored, and what it logs after that is right',
    (byMs) => {
      const news = entry(`b${NOON + 60_000}`);
      const later = save({ drinks: [BEER, GIN, WATER, news], sentAt: NOON + 60_000 });
      const next = record(shifted(later, byMs), record(save()), NOON + 60_000);
      expect(next.drinks).toEqual([BEER, GIN, WATER, news]);
      expect(next.sessionStart).toBe(NOON - HOUR_MS);
    },
  );

  test('and that restarts its evening gets the start on the server’s clock', () => {
    const stamps: typeof STAMPS = { ...STAMPS, sessionStart: [2, 'r'] };
    const reset = save({ drinks: [], removed: ids(save()), sessionStart: NOON + 5_000, sentAt: NOON + 5_000, stamps });
    expect(record(shifted(reset, -DAY_MS), record(save()), NOON + 5_000).sessionStart).toBe(NOON + 5_000);
  });
});

describe('a later save', () => {
  test('adds its drinks to the stored ones, and removes those that the guest undid', () => {
    const stored = record(save({ drinks: [BEER, GIN] }));
    const next = record(save({ drinks: [WATER], removed: [BEER.id] }), stored);
    expect(ids(next)).toEqual([GIN.id, WATER.id]);
    expect(next).toMatchObject({ removed: [BEER.id], totalDrinks: 1, version: 2 });
  });

  test('that comes late brings back no removed drink', () => {
    const stored = record(save({ drinks: [], removed: [BEER.id, GIN.id, WATER.id] }));
    expect(merged(save(), stored).record).toBeUndefined();
  });

  test('that is repeated changes nothing, at any time', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 * MINUTE_MS }), fc.constantFrom(-2 * DAY_MS, 0, 2 * DAY_MS), (later, byMs) => {
        const request = shifted(save(), byMs);
        const stored = record(request);
        const again = { ...request, sentAt: request.sentAt + later };
        expect(merged(request, stored, NOON + later)).toEqual({ kind: 'merged', moderation: UNMODERATED });
        expect(merged(again, stored, NOON + later)).toEqual({ kind: 'merged', moderation: UNMODERATED });
      }),
    );
  });

  test('with a new position is written, even if nothing else is new', () => {
    expect(merged(save({ location: VIENNA }), record(save())).record?.whereabouts).not.toBeNull();
  });

  test('that leaves a register out does not change it', () => {
    const stored = record(save({ hidden: true, stamps: { ...STAMPS, hidden: [1, 'h'] } }));
    const { hidden: _, ...silent } = save({ stamps: { userName: [2, 'x'] }, userName: 'Bea' });
    expect(record(silent, stored)).toMatchObject({ userName: 'Bea', hidden: true, drinkingPace: 'fast' });
  });

  test('whose start is after a drink counts from that drink', () => {
    const early = entry(`b${NOON - 2 * HOUR_MS}`);
    const stored = record(save({ drinks: [early], sessionStart: NOON - 2 * HOUR_MS }));
    const stamps: typeof STAMPS = { ...STAMPS, sessionStart: [2, 'r'] };
    const next = record(save({ drinks: [], sessionStart: NOON, stamps }), stored);
    expect(next).toMatchObject({ sessionStart: NOON - 2 * HOUR_MS, expiresAt: NOON + 22 * HOUR_MS });
  });
});

describe('the answer', () => {
  test('has no session when the server stores exactly what was sent', () => {
    expect(merged(save()).session).toBeUndefined();
    expect(
      merged(save({ userName: 'Bea', stamps: { ...STAMPS, userName: [2, 'x'] } }), record(save())).session,
    ).toBeUndefined();
  });

  test.each([0, 2 * DAY_MS])(
    'has what the phone lacks, on the phone’s clock (%d ms ahead), and never a position',
    (byMs) => {
      const { session } = merged(shifted(save({ drinks: [GIN] }), byMs), record(save({ location: VIENNA })));
      const expected = shifted(save(), byMs);
      const { sentAt: _, ...state } = expected;
      expect(session).toEqual(state);
    },
  );
});

describe('the position of a guest', () => {
  const known = () => record(save({ location: VIENNA }));
  const elsewhere = { latitude: 1.23456, longitude: -2.34567 };
  test.each<[string, Partial<SaveRequest>, () => SessionRecord | undefined, Position | null]>([
    ['not sent and never known', {}, () => undefined, null],
    ['not sent: as before', { drinks: [BEER, entry(`b${NOON}`)] }, known, blurPosition(VIENNA, BEARING)],
    ['null: no longer shared', { location: null }, known, null],
    [
      'blurred and rounded to four decimals',
      { location: elsewhere },
      () => undefined,
      blurPosition(elsewhere, BEARING),
    ],
  ])('%s', (_, part, before, position) => {
    expect(record(save(part), before()).whereabouts?.position ?? null).toEqual(position);
  });
});

describe('a simple client that sends no stamps', () => {
  test('is stored like any other', () => {
    expect(record(simple())).toMatchObject({ userName: 'Ana', drinkingPace: 'fast', hidden: false, totalDrinks: 2 });
  });

  test.each<[string, Partial<SaveRequest>, object]>([
    ['another name', { userName: 'Bea' }, { userName: 'Bea' }],
    ['another pace', { drinkingPace: 'slow' }, { drinkingPace: 'slow' }],
    ['hiding', { hidden: true }, { hidden: true }],
    ['another start', { sessionStart: NOON - 10_000 }, { sessionStart: NOON - 10_000 }],
  ])('writes the latest value: %s', (_, part, expected) => {
    const stored = record(save({ stamps: { ...STAMPS, userName: [7, 'z'] } }));
    const drinks = [entry(`b${NOON - 1_000}`)];
    const removed = [BEER.id, GIN.id, WATER.id];
    expect(record(simple({ drinks, removed, ...part }), stored)).toMatchObject(expected);
  });

  test('that repeats a save writes nothing, however long the network takes', () => {
    expect(merged(simple(), record(simple()), NOON + 5_000).record).toBeUndefined();
    expect(merged(simple(), record(simple()), NOON + 5_001).record).toBeDefined();
  });

  test('loses nothing that it does not mention', () => {
    const stored = record(save({ hidden: true, stamps: { ...STAMPS, hidden: [1, 'h'] } }));
    expect(merged(simple({ drinks: [] }), stored).session).toMatchObject({ hidden: true, drinks: [BEER, GIN, WATER] });
  });
});

describe('what does not fit', () => {
  const water = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => entry(`h${NOON - 60_000 + from + i}`));
  const removed = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => idOf(`w${from + index}`));

  test.each([
    [MAX_STORED_DRINKS, { kind: 'merged' }],
    [MAX_STORED_DRINKS + 1, { kind: 'invalid', field: 'drinks' }],
  ])('%d drinks of two phones together: %j', (count, verdict) => {
    const stored = record(save({ drinks: water(0, 300) }));
    expect(judge(save({ drinks: water(300, count - 300) }), stored)).toMatchObject(verdict);
  });

  test.each([
    [MAX_REMOVED, { kind: 'merged' }],
    [MAX_REMOVED + 1, { kind: 'invalid', field: 'removed' }],
  ])('%d drinks taken back by two phones together: %j', (count, verdict) => {
    const stored = record(save({ removed: removed(0, 400) }));
    expect(judge(save({ removed: removed(400, count - 400) }), stored)).toMatchObject(verdict);
  });

  test.each([
    ['userName', undefined, MAX_COUNTER, { kind: 'merged' }],
    ['userName', undefined, MAX_COUNTER + 1, { kind: 'invalid', field: 'stamps.userName' }],
    ['sessionStart', undefined, Number.MAX_SAFE_INTEGER, { kind: 'invalid', field: 'stamps.sessionStart' }],
    ['userName', 5, MAX_COUNTER + 5, { kind: 'merged' }],
    ['userName', 5, MAX_COUNTER + 6, { kind: 'invalid', field: 'stamps.userName' }],
  ])('the counter of %s, with %s stored, may be %d: %j', (name, before, counter, verdict) => {
    const of = (count: number): SaveRequest['stamps'] & object => ({ ...STAMPS, [name]: [count, 'x'] });
    const stored = before === undefined ? undefined : record(save({ stamps: of(before) }));
    expect(judge(save({ stamps: of(counter) }), stored)).toMatchObject(verdict);
  });

  test.each<[string, number, string]>([
    ['exactly 24 hours old', DAY_MS, 'merged'],
    ['1 ms older', DAY_MS + 1, 'gone'],
  ])('an evening %s on the phone’s own clock: %s', (_, age, kind) => {
    const request = save({ sessionStart: NOON - age, drinks: [] });
    expect(judge(request).kind).toBe(kind);
    expect(judge(shifted(request, 2 * DAY_MS)).kind).toBe(kind);
  });
});

describe('what the hosts decided', () => {
  const moderated = (changes: Partial<Moderation>): SessionRecord => {
    return { ...record(save()), moderation: { ...UNMODERATED, ...changes } };
  };

  test('outlives every save: a new name, a reset, a hiding and one without stamps', () => {
    const stored = moderated({ name: 'Ben K.', hidden: true, admission: 'waiting' });
    const stamps: typeof STAMPS = { ...STAMPS, userName: [9, 'n'], hidden: [9, 'h'], sessionStart: [9, 's'] };
    const later = [
      save({ userName: 'Bea', stamps }),
      save({ drinks: [], removed: [BEER, GIN, WATER].map(({ id }) => id), sessionStart: NOON, stamps }),
      save({ hidden: false, stamps }),
      simple({ userName: 'Cleo' }),
    ];
    for (const request of later) expect(record(request, stored).moderation).toEqual(stored.moderation);
  });

  test('is the guest’s state at the door for a new session', () => {
    const verdict = judgeSave({ ...BY, moderation: AT_THE_DOOR }, save(), undefined, NOON);
    expect(verdict).toMatchObject({ moderation: AT_THE_DOOR, record: { moderation: AT_THE_DOOR } });
  });

  test('keeps the saves of a removed guest out, also of one who is barred and asks', () => {
    expect(judge(save(), moderated({ admission: 'removed' }))).toEqual({ kind: 'removed', mayReturn: true });
    const barred = moderated({ admission: 'barred' });
    expect(judgeSave({ ...BY, asksToEnter: true }, save(), barred, NOON)).toEqual({
      kind: 'removed',
      mayReturn: false,
    });
  });

  test.each(['removed', 'turned-away'] as const)(
    'lets a guest who is %s ask to come in, with every drink',
    (admission) => {
      const stored = moderated({ admission, name: 'Ben K.' });
      const verdict = judgeSave({ ...BY, asksToEnter: true }, save(), stored, NOON);
      expect(verdict).toMatchObject({ record: { moderation: { admission: 'waiting', name: 'Ben K.' }, version: 2 } });
    },
  );

  test('does not change when a guest who is in asks', () => {
    const verdict = judgeSave({ ...BY, asksToEnter: true }, save(), record(save()), NOON);
    expect(verdict).toEqual({ kind: 'merged', moderation: UNMODERATED });
  });
});

test('the same session is stored in the end, whatever the order and number of saves [ASVS-2.3.1]', () => {
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

describe('a page of 3e885bd7, which knows no menu', () => {
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

  test('without the menu item does not remove it on the server, and the answer contains it', () => {
    const stored = recordOf(save({ drinks: [named] }))?.record;
    const answer = recordOf(save({ drinks: [GIN, BEER] }), stored);
    expect(itemOf(answer?.record)).toBe('spritz');
    expect(answer?.session?.drinks.find(({ id }) => id === GIN.id)).toEqual({ ...GIN, menuItem: 'spritz' });
  });

  test('has been saved before: a new page brings the name later, also with another time', () => {
    const stored = recordOf(save({ drinks: [GIN] }))?.record;
    const answer = recordOf(save({ drinks: [{ ...named, timestamp: GIN.timestamp + 1_000 }] }), stored);
    expect(itemOf(answer?.record)).toBe('spritz');
    expect(answer?.record?.drinks).toMatchObject([{ timestamp: GIN.timestamp }]);
    expect(answer?.record?.version).toBe(2);
  });
});
