import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOON } from '../leaderboard/guests.fixture.ts';
import { byPace } from '../leaderboard/standings.ts';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { blurPosition } from '../location/blur.ts';
import type { Position } from '../location/nearby.ts';
import type { SaveRequest } from '../protocol.ts';
import { entry } from './drink-session.fixture.ts';
import { judgeSave, keptSessionOf, recordOf, type SessionRecord } from './session-record.ts';

const DAY_MS = 24 * HOUR_MS;
const ID = 'ana___________________';
const HASH = 'hash-of-the-secret';
const VIENNA = { latitude: 48.2082, longitude: 16.3738 };
const BEARING = 90;

/** Sent at noon by a phone whose clock is right, an hour into the evening. */
function save(part: Partial<SaveRequest> = {}): SaveRequest {
  const drinks = [entry(`b${NOON - 3_000}`), entry(`g${NOON - 2_000}`), entry(`h${NOON - 1_000}`)];
  const times = { sessionStart: NOON - HOUR_MS, sentAt: NOON };
  return { userName: 'Ana', drinks, ...times, drinkingPace: 'fast', revision: 7, ...part };
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

const BY = { sessionId: ID, writeKeyHash: HASH, newBearing: BEARING };
const record = (request: SaveRequest, kept?: SessionRecord, nowMs = NOON) => recordOf(BY, request, kept, nowMs);
const judge = (request: SaveRequest, kept?: SessionRecord, nowMs = NOON, baseRevision?: number) =>
  judgeSave({ ...BY, baseRevision }, request, kept, nowMs);

describe('the record of a save', () => {
  test('holds what was sent, and counts for itself', () => {
    const request = save({ location: VIENNA });
    expect(record(request)).toEqual({
      sessionId: ID,
      celebrationId: 'open',
      userName: 'Ana',
      totalDrinks: 2,
      drinks: request.drinks,
      sessionStart: NOON - HOUR_MS,
      lastDrinkAt: NOON - 1_000,
      drinkingPace: 'fast',
      whereabouts: {
        position: blurPosition(VIENNA, BEARING),
        blurBearing: BEARING,
        movedAt: NOON,
        movesPaidAt: NOON + HOUR_MS,
        next: null,
      },
      hidden: false,
      expiresAt: NOON + 23 * HOUR_MS,
      revision: 7,
      writeKeyHash: HASH,
      clockOffset: 0,
      updatedAt: NOON,
    });
  });

  test('takes no count, rank or expiry from the phone', () => {
    const claims = { total_drinks: 99, totalDrinks: 99, expiresAt: NOON * 2, lastDrinkAt: NOON * 2, clockOffset: 5 };
    expect(record({ ...save(), ...claims })).toEqual(record(save()));
  });

  test('of an evening without drinks', () => {
    expect(record(save({ drinks: [] }))).toMatchObject({ totalDrinks: 0, lastDrinkAt: null });
  });
});

describe('a phone whose clock is wrong', () => {
  test.each([
    ['48 hours ahead', 2 * DAY_MS],
    ['48 hours behind', -2 * DAY_MS],
    ['right', 0],
  ])('%s has the same times on the server', (_, byMs) => {
    const { clockOffset, drinks, ...rest } = record(shifted(save(), byMs));
    const { clockOffset: ownOffset, drinks: ownDrinks, ...expected } = record(save());
    expect(rest).toEqual(expected);
    expect(drinks.map(({ timestamp }) => timestamp)).toEqual(ownDrinks.map(({ timestamp }) => timestamp));
    expect(clockOffset).toBe(ownOffset - byMs);
  });

  test('wins nothing by it', () => {
    const ranked = byPace(
      [record(shifted(save(), 2 * DAY_MS)), { ...record(save()), sessionId: 'bea' }],
      NOON + HOUR_MS,
    );
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  test.each([
    ['a second later than usual', 1_000, 0],
    ['5 s later than usual', 5_000, 0],
    ['5.001 s later than usual', 5_001, 5_001],
    ['5 s earlier than usual', -5_000, 0],
    ['5.001 s earlier than usual', -5_001, -5_001],
  ])('that answers %s: its times move only if its clock was changed', (_, delay, offset) => {
    const kept = record(save());
    const next = record(save({ revision: 8 }), kept, NOON + delay);
    expect(next.clockOffset).toBe(offset);
    expect(next.sessionStart).toBe(NOON - HOUR_MS + offset);
    expect(next.updatedAt).toBe(NOON + delay);
  });

  test('far from right, that answers a second later than usual keeps its times', () => {
    const kept = record(shifted(save(), 2 * DAY_MS));
    expect(record(shifted(save({ revision: 8 }), 2 * DAY_MS), kept, NOON + 1_000).clockOffset).toBe(-2 * DAY_MS);
  });

  test('keeps its first measure, however the delays add up', () => {
    const first = record(save());
    const second = record(save({ revision: 8 }), first, NOON + 4_000);
    expect(record(save({ revision: 9 }), second, NOON + 8_000).clockOffset).toBe(8_000);
  });
});

describe('the position of a guest', () => {
  const known = () => record(save({ location: VIENNA }));
  const elsewhere = { latitude: 1.23456, longitude: -2.34567 };
  test.each<[string, Partial<SaveRequest>, () => SessionRecord | undefined, Position | null]>([
    ['not sent and never known', {}, () => undefined, null],
    ['not sent: as before', {}, known, blurPosition(VIENNA, BEARING)],
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

describe('a guest who hides', () => {
  const hides = () => record(save({ hidden: true }));
  test.each<[string, Partial<SaveRequest>, () => SessionRecord | undefined, boolean]>([
    ['not said and never said', {}, () => undefined, false],
    ['hides', { hidden: true }, () => undefined, true],
    ['not said: as before', {}, hides, true],
    ['shows up again', { hidden: false }, hides, false],
  ])('%s', (_, part, before, hidden) => {
    expect(record(save(part), before()).hidden).toBe(hidden);
  });
});

describe('a save is judged', () => {
  const kept = () => record(save({ location: VIENNA }));
  const same = { kind: 'same' };
  const conflict = () => ({ kind: 'conflict', kept: kept() });

  test('stored, when there was none', () => {
    expect(judge(save())).toEqual({ kind: 'store', record: record(save()) });
  });

  test('stored under a higher revision, even without other content', () => {
    expect(judge(save({ revision: 8 }), kept())).toEqual({
      kind: 'store',
      record: record(save({ revision: 8 }), kept()),
    });
  });

  test.each<[string, number | undefined, string]>([
    ['nothing it says', undefined, 'store'],
    ['the revision kept', 7, 'store'],
    ['an earlier revision', 6, 'conflict'],
    ['no revision at all', 0, 'conflict'],
  ])('under a higher revision, on the ground of %s: %s', (_, base, kind) => {
    expect(judge(save({ revision: 9 }), kept(), NOON, base).kind).toBe(kind);
  });

  test('kept as it was under a lower revision, whatever it says', () => {
    expect(judge(save({ revision: 6, userName: 'Bea', drinks: [] }), kept())).toEqual({
      kind: 'overtaken',
      kept: kept(),
    });
  });

  test.each<[string, SaveRequest]>([
    ['word for word', save({ location: VIENNA })],
    ['sent again later', save({ sentAt: NOON + 60_000, location: VIENNA })],
    ['without the position that is known', save()],
    ['with a position that rounds to the one kept', save({ location: { latitude: 48.20822, longitude: 16.37379 } })],
    ['with another position: else the blur could be measured', save({ location: { ...VIENNA, latitude: 48.3 } })],
  ])('the same save twice is the same save (%s)', (_, again) => {
    expect(judge(again, kept(), NOON + 60_000)).toEqual(same);
  });

  const [beer, gin, water] = save().drinks as [
    SaveRequest['drinks'][number],
    SaveRequest['drinks'][number],
    SaveRequest['drinks'][number],
  ];
  test.each<[string, Partial<SaveRequest>]>([
    ['name', { userName: 'Bea' }],
    ['pace', { drinkingPace: 'slow' }],
    ['session start', { sessionStart: NOON - HOUR_MS + 1 }],
    ['number of drinks, fewer', { drinks: [beer, gin] }],
    ['number of drinks, more', { drinks: [beer, gin, water, entry('b5')] }],
    ['drink', { drinks: [beer, { ...gin, id: '1-z' }, water] }],
    ['kind of drink', { drinks: [{ ...beer, drinkType: 'wine' }, gin, water] }],
    ['spirit', { drinks: [beer, { ...gin, alcoholType: 'rum' }, water] }],
    ['time of a drink', { drinks: [beer, { ...gin, timestamp: gin.timestamp + 1 }, water] }],
    ['position, no longer shared', { location: null }],
    ['wish to be hidden', { hidden: true }],
  ])('another %s under the same revision is a conflict', (_, part) => {
    expect(judge(save(part), kept())).toEqual(conflict());
  });

  test('a position where none was kept is a conflict under the same revision', () => {
    const before = record(save());
    expect(judge(save({ location: VIENNA }), before)).toEqual({ kind: 'conflict', kept: before });
  });

  test.each<[string, number, string]>([
    ['exactly 24 hours old', DAY_MS, 'store'],
    ['1 ms older', DAY_MS + 1, 'gone'],
  ])('an evening %s on the own clock of the phone: %s', (_, age, kind) => {
    const request = save({ sessionStart: NOON - age, drinks: [] });
    expect(judge(request).kind).toBe(kind);
    expect(judge(shifted(request, 2 * DAY_MS)).kind).toBe(kind);
  });

  test.each([
    [23 * HOUR_MS, 'store'],
    [23 * HOUR_MS + 1, 'gone'],
  ])('a kept evening that ended is gone, also for one that began anew (%d ms later: %s)', (later, kind) => {
    const sentAt = NOON + later;
    expect(judge(save({ revision: 8, drinks: [], sessionStart: sentAt, sentAt }), kept(), sentAt).kind).toBe(kind);
  });
});

test('what its own phone may see again is what it said, and never where it was', () => {
  const { userName, drinks, sessionStart, drinkingPace, revision } = save();
  const seen = keptSessionOf(record(save({ location: VIENNA })));
  expect(seen).toEqual({ userName, drinks, sessionStart, drinkingPace, revision, hidden: false });
});

describe('laws of saving', () => {
  const anySave = fc
    .record({
      revision: fc.integer({ min: 1, max: 4 }),
      userName: fc.constantFrom('Ana', 'Bea'),
      offset: fc.constantFrom(-2 * DAY_MS, 0, 2 * DAY_MS),
      location: fc.constantFrom(undefined, null, VIENNA),
    })
    .map(({ revision, userName, offset, location }) =>
      shifted(save({ revision, userName, ...(location === undefined ? {} : { location }) }), offset),
    );

  test('the same save sent again at any later moment changes nothing', () => {
    fc.assert(
      fc.property(anySave, fc.nat({ max: 10 * MINUTE_MS }), (request, later) => {
        const first = judge(request);
        if (first.kind !== 'store') throw new Error('a first save is stored');
        const again = { ...request, sentAt: request.sentAt + later };
        expect(judge(request, first.record, NOON + later)).toEqual({ kind: 'same' });
        expect(judge(again, first.record, NOON + later)).toEqual({ kind: 'same' });
      }),
    );
  });

  test('whatever arrives in whatever order, the highest revision stays and none is stored twice', () => {
    fc.assert(
      fc.property(fc.array(anySave, { minLength: 1, maxLength: 8 }), (saves) => {
        let kept: SessionRecord | undefined;
        for (const request of saves) {
          const verdict = judge(request, kept);
          if (verdict.kind !== 'store') continue;
          expect(verdict.record.revision).toBeGreaterThan(kept?.revision ?? 0);
          kept = verdict.record;
        }
        expect(kept?.revision).toBe(Math.max(...saves.map(({ revision }) => revision)));
      }),
    );
  });
});
