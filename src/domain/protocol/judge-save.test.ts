import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOON } from '../leaderboard/guests.fixture.ts';
import { byBoard } from '../leaderboard/standings.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../limits.ts';
import { blurPosition } from '../location/blur.ts';
import type { Position } from '../location/nearby.ts';
import { AT_THE_DOOR, type Moderation, UNMODERATED } from '../session/moderation.ts';
import { entry } from '../session/session.fixture.ts';
import type { SessionRecord } from '../session/session-record.ts';
import {
  BEARING,
  BEER,
  BY,
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

const VIENNA = { latitude: 48.2082, longitude: 16.3738 };

describe('a save that does not mention quiet', () => {
  const quiet = record(save({ isQuiet: true, stamps: { ...STAMPS, isQuiet: [1, 'q'] } }));

  test('a save of an older page leaves a quiet guest quiet, and writes no stamp of `isQuiet` for a new guest', () => {
    const { isQuiet: _, stamps = {}, ...older } = save({ drinkingPace: 'slow' });
    const { isQuiet: __, ...olderStamps } = { ...stamps, drinkingPace: [2, 'p'] as [number, string] };
    const sent = { ...older, stamps: olderStamps };
    expect(record(sent, quiet)).toMatchObject({ isQuiet: true, drinkingPace: 'slow', stamps: { isQuiet: [1, 'q'] } });
    expect(record(sent)).toMatchObject({ isQuiet: false, stamps: { isQuiet: [0, ''] } });
  });
});

describe('the record of a first save', () => {
  test('the server stores what was sent, and computes the counts itself [SPEC-3.13]', () => {
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

  test('the server ignores counts, ranks and expiry from the phone', () => {
    const claims = { total_drinks: 99, totalDrinks: 99, expiresAt: NOON * 2, lastDrinkAt: NOON * 2, version: 5 };
    expect(record({ ...save(), ...claims })).toEqual(record(save()));
  });

  test('the record of an evening without drinks has no last drink', () => {
    expect(record(save({ drinks: [] }))).toMatchObject({ totalDrinks: 0, lastDrinkAt: null });
  });

  test('the record leaves out a drink that was removed before it arrived', () => {
    expect(ids(record(save({ removed: [GIN.id] })))).toEqual([BEER.id, WATER.id]);
  });
});

describe('a phone whose clock is wrong', () => {
  test.each([
    ['48 hours ahead', 2 * DAY_MS],
    ['48 hours behind', -2 * DAY_MS],
    ['right', 0],
  ])('a save from a phone whose clock is %s has the same times on the server', (_, byMs) => {
    expect(record(shifted(save(), byMs))).toEqual(record(save()));
  });

  test('a wrong clock of a phone does not improve its guest’s rank', () => {
    const ranked = byBoard(
      [record(shifted(save(), 2 * DAY_MS)), { ...record(save()), sessionId: 'bea' }],
      'fastestPace',
      { atMs: NOON + HOUR_MS, leastHours: 0 },
    );
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  test.each([1_000, -1_000, 2 * DAY_MS, -2 * DAY_MS])(
    'setting the phone’s clock by %d ms moves no stored time, and later drinks have the right times',
    (byMs) => {
      const news = entry(`b${NOON + 60_000}`);
      const later = save({ drinks: [BEER, GIN, WATER, news], sentAt: NOON + 60_000 });
      const next = record(shifted(later, byMs), record(save()), NOON + 60_000);
      expect(next.drinks).toEqual([BEER, GIN, WATER, news]);
      expect(next.sessionStart).toBe(NOON - HOUR_MS);
    },
  );

  test('a reset on a phone with a wrong clock gets its start on the server’s clock', () => {
    const stamps: typeof STAMPS = { ...STAMPS, sessionStart: [2, 'r'] };
    const reset = save({ drinks: [], removed: ids(save()), sessionStart: NOON + 5_000, sentAt: NOON + 5_000, stamps });
    expect(record(shifted(reset, -DAY_MS), record(save()), NOON + 5_000).sessionStart).toBe(NOON + 5_000);
  });
});

describe('a later save', () => {
  test('a later save adds its drinks to the stored ones, and removes those that the guest undid', () => {
    const stored = record(save({ drinks: [BEER, GIN] }));
    const next = record(save({ drinks: [WATER], removed: [BEER.id] }), stored);
    expect(ids(next)).toEqual([GIN.id, WATER.id]);
    expect(next).toMatchObject({ removed: [BEER.id], totalDrinks: 1, version: 2 });
  });

  test('a late save does not bring back a removed drink', () => {
    const stored = record(save({ drinks: [], removed: [BEER.id, GIN.id, WATER.id] }));
    expect(merged(save(), stored).record).toBeUndefined();
  });

  test('a repeated save never changes anything', () => {
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

  test('a save with a new position is written, even if nothing else is new', () => {
    expect(merged(save({ location: VIENNA }), record(save())).record?.whereabouts).not.toBeNull();
  });

  test('a save that leaves a register out does not change that register', () => {
    const stored = record(save({ hidden: true, stamps: { ...STAMPS, hidden: [1, 'h'] } }));
    const { hidden: _, ...silent } = save({ stamps: { userName: [2, 'x'] }, userName: 'Bea' });
    expect(record(silent, stored)).toMatchObject({ userName: 'Bea', hidden: true, drinkingPace: 'fast' });
  });

  test('an evening whose start is after a drink counts from that drink', () => {
    const early = entry(`b${NOON - 2 * HOUR_MS}`);
    const stored = record(save({ drinks: [early], sessionStart: NOON - 2 * HOUR_MS }));
    const stamps: typeof STAMPS = { ...STAMPS, sessionStart: [2, 'r'] };
    const next = record(save({ drinks: [], sessionStart: NOON, stamps }), stored);
    expect(next).toMatchObject({ sessionStart: NOON - 2 * HOUR_MS, expiresAt: NOON + 22 * HOUR_MS });
  });
});

describe('the answer to a save', () => {
  test('the answer contains no session if the server stores exactly what was sent', () => {
    expect(merged(save()).session).toBeUndefined();
    expect(
      merged(save({ userName: 'Bea', stamps: { ...STAMPS, userName: [2, 'x'] } }), record(save())).session,
    ).toBeUndefined();
  });

  test.each([0, 2 * DAY_MS])(
    'the answer contains what the phone lacks, on the phone’s clock (%d ms ahead), and never a position',
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
    ['it stays unknown if it was never sent', {}, () => undefined, null],
    [
      'it does not change if it is not sent',
      { drinks: [BEER, entry(`b${NOON}`)] },
      known,
      blurPosition(VIENNA, BEARING),
    ],
    ['it is deleted if null is sent', { location: null }, known, null],
    [
      'it is blurred and rounded to four decimals',
      { location: elsewhere },
      () => undefined,
      blurPosition(elsewhere, BEARING),
    ],
  ])('%s', (_, part, before, position) => {
    expect(record(save(part), before()).whereabouts?.position ?? null).toEqual(position);
  });
});

describe('what the hosts decided', () => {
  const moderated = (changes: Partial<Moderation>): SessionRecord => {
    return { ...record(save()), moderation: { ...UNMODERATED, ...changes } };
  };

  test('the hosts’ decision survives every save: with a new name, after a reset, while hiding, and without stamps', () => {
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

  test('a new session gets the moderation of a guest at the door', () => {
    const verdict = judgeSave({ ...BY, moderation: AT_THE_DOOR }, save(), undefined, NOON);
    expect(verdict).toMatchObject({ moderation: AT_THE_DOOR, record: { moderation: AT_THE_DOOR } });
  });

  test('the saves of a removed guest are refused, and so are those of a barred guest who asks to come in', () => {
    expect(judge(save(), moderated({ admission: 'removed' }))).toEqual({ kind: 'removed', mayReturn: true });
    const barred = moderated({ admission: 'barred' });
    expect(judgeSave({ ...BY, asksToEnter: true }, save(), barred, NOON)).toEqual({
      kind: 'removed',
      mayReturn: false,
    });
  });

  test.each(['removed', 'turned-away'] as const)(
    'a guest who is %s can ask to come in, and keeps every drink',
    (admission) => {
      const stored = moderated({ admission, name: 'Ben K.' });
      const verdict = judgeSave({ ...BY, asksToEnter: true }, save(), stored, NOON);
      expect(verdict).toMatchObject({ record: { moderation: { admission: 'waiting', name: 'Ben K.' }, version: 2 } });
    },
  );

  test('asking to come in changes nothing for a guest who is in', () => {
    const verdict = judgeSave({ ...BY, asksToEnter: true }, save(), record(save()), NOON);
    expect(verdict).toEqual({ kind: 'merged', moderation: UNMODERATED });
  });
});
