import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BOARDS, type BoardName } from '../leaderboard/boards.ts';
import { guest, NOON } from '../leaderboard/guests.fixture.ts';
import { rankingsOf } from '../leaderboard/rankings.ts';
import { named, ranked, rowsOf, screen, source, WEDDING } from './screen.fixture.ts';
import { type ScreenEvent, type ScreenSnapshot, type ScreenSource, screenEventSchema, screenOf } from './screen.ts';
import { WALL_CHOICES, WALL_COLOURS } from './wall-settings.ts';

test('a picture contains the couple, the address, the boards, and the totals drawn below and between the boards', () => {
  const made = screen();
  expect(made).toEqual({
    at: NOON,
    version: 'abc',
    state: 'running',
    celebration: {
      names: 'Ana & Ben',
      date: '2026-06-20',
      timeZone: 'Europe/Vienna',
      language: 'en',
      code: 'K7MP4XRT',
      look: { palette: 'rose', ornament: 'rings', one: 'A', other: 'B', face: '' },
    },
    address: 'https://clink.example/?c=K7MP4XRT',
    shows: 'names',
    guests: 2,
    totals: { alcoholic: 8, without: 0, waters: 1 },
    boards: [
      {
        board: 'mostDrinks',
        rows: [
          { name: 'bea', value: 5, rank: 1 },
          { name: 'ana', value: 3, rank: 2 },
        ],
      },
    ],
    lastDrinkAt: NOON - 60_000,
  });
});

test('a picture contains the look, and initials only if both names begin with letters of the display font', () => {
  const look = { palette: 'olive', ornament: 'deco' } as const;
  const lookOf = (names: string) => {
    const made = screen({ celebration: { ...WEDDING, names } }, look);
    return 'celebration' in made && made.celebration?.look;
  };
  expect(lookOf('Ana & Ben')).toEqual({ ...look, one: 'A', other: 'B', face: '' });
  expect(lookOf('Аня & Ben')).toEqual({ ...look, one: '', other: '', face: 'couple' });
});

test.each([
  ['Ελένη-Μαρία & Ben', '2 o’clock: cake', ['Ana', 'Ben'], 'couple'],
  ['ئەمیر & ڤیان', 'Торт в 2', ['Ana', 'Олег 2'], 'couple word clink'],
  ['Zoë & سامي', 'À 2 heures', ['Łucja 2', 'نور'], ''],
] as const)(
  'the picture of %s lists the texts that the display font cannot draw completely',
  (names, text, met, face) => {
    const word = { text, at: NOON, until: NOON + 60_000, phonesDown: false };
    const moment = { id: 'm', at: NOON, kind: 'clink', names: met } as const;
    const made = screen({ celebration: { ...WEDDING, names }, moment }, { word, moments: true });
    expect(made.celebration?.look?.face).toBe(face);
  },
);

test('the picture of the open celebration contains neither names nor a code', () => {
  expect(screen({ celebration: null })).not.toHaveProperty('celebration');
});

test('a wall without boards shows totals and names nobody', () => {
  const made = screen({ rankings: ranked(named('ana 3', 'bea 5'), []), tasted: 2 });
  expect(made).toMatchObject({ shows: 'totals', boards: [], guests: 2 });
  expect(made.hours).toBeDefined();
  for (const name of ['ana', 'bea', 'Lea', 'Tom']) expect(JSON.stringify(made)).not.toContain(name);
  expect(screenOf(source({ rankings: ranked([], []) }, { wall: 'off' })).state).toBe('off');
});

describe('the totals on a wall', () => {
  const totals = { alcoholic: 128, without: 117, waters: 88 };
  const shown = { from: NOON, alcoholic: [100, 28], without: [90, 27] };
  const hours = { ...shown, waters: [68, 20] };
  const totalsOf = (names: readonly BoardName[], settings: Partial<ScreenSource['settings']> = {}, people = 'ana 3') =>
    screen({ totals, hours, rankings: ranked(named(people), names) }, settings);

  test('totals are sent only if the scene shows them', () => {
    expect(totalsOf(['mostDrinks']).totals).toEqual({ alcoholic: 128, without: 0, waters: 88 });
    expect(totalsOf(['mostDrinks'], { wall: 'totals' })).toMatchObject({
      totals: { ...totals, waters: 0 },
      hours: shown,
    });
    expect(totalsOf(['mostDrinks'], { pausedAt: NOON }).totals).toEqual({ alcoholic: 0, without: 0, waters: 0 });
    const over = screen({ totals, celebration: { ...WEDDING, state: 'over' } });
    expect(over.totals).toEqual({ alcoholic: 0, without: 0, waters: 88 });
  });

  test('if no board shows who drinks alcohol, totals contain no alcohol, and the others are rounded', () => {
    const rankings = ranked([guest('ana 3', { hydration: 2 })], ['hydration']);
    expect(screen({ totals, hours, rankings }).totals).toEqual({ alcoholic: 0, without: 0, waters: 0 });
    expect(screen({ totals, hours, rankings }, { wall: 'totals' })).toMatchObject({
      totals: { alcoholic: 0, without: 110, waters: 0 },
      hours: { from: NOON, alcoholic: [0, 0], without: [10, 3] },
    });
    const over = screen({ totals, rankings, celebration: { ...WEDDING, state: 'over' } });
    expect(over.totals).toEqual({ alcoholic: 0, without: 0, waters: 80 });
  });

  test('the scene between the boards has toasts of all kinds and waters, hour by hour', () => {
    const room = { from: NOON, toasts: [190, 55], waters: [68, 20], glasses: 88 };
    expect(screen({ totals, hours }).room).toEqual(room);
    expect(screen({ totals, hours }, { wall: 'totals' })).not.toHaveProperty('room');
    expect(screen({ totals, hours }, { pausedAt: NOON })).not.toHaveProperty('room');
    const firstHour = { from: NOON, alcoholic: [8], without: [1], waters: [1] };
    expect(screen({ totals, hours: firstHour })).not.toHaveProperty('room');
    const nothing = { from: NOON, alcoholic: [0, 0], without: [0, 0], waters: [0, 0] };
    expect(screen({ totals: { alcoholic: 0, without: 0, waters: 0 }, hours: nothing })).not.toHaveProperty('room');
  });

  test('if no board shows who drinks alcohol, the scene between the boards has only rounded waters', () => {
    const rankings = ranked([guest('ana 3', { hydration: 2 })], ['hydration']);
    expect(screen({ totals, hours, rankings }).room).toEqual({ from: NOON, toasts: [], waters: [10, 3], glasses: 80 });
    const few = { ...totals, waters: 9 };
    expect(screen({ totals: few, hours, rankings })).not.toHaveProperty('room');
  });
});

describe('the boards on a wall', () => {
  const boardNames = (made: ScreenSnapshot) => made.boards.map(({ board }) => board);

  test('a wall shows the boards that the hosts chose, but the pace board only if they want it on the wall', () => {
    const rankings = ranked(named('ana 3'), ['mostDrinks', 'fastestPace', 'hydration']);
    expect(boardNames(screen({ rankings }))).toEqual(['mostDrinks', 'hydration']);
    expect(boardNames(screen({ rankings }, { wallPace: true }))).toEqual(['mostDrinks', 'fastestPace', 'hydration']);
  });

  test('boards give equal ranks to equal numbers, and leave out guests with 0', () => {
    const made = screen({ rankings: ranked(named('ana 7', 'bea 9', 'cem 0', 'dan 7', 'eva 6')) });
    expect(rowsOf(made)).toEqual(['1 bea 9', '2 ana 7', '2 dan 7', '4 eva 6']);
  });

  test.each<[string, number[], object | undefined]>([
    ['nine guests', [9, 8, 7, 6, 5, 4, 3, 2, 1], undefined],
    ['a tenth guest with fewer', [9, 9, 9, 9, 9, 9, 9, 9, 9, 1], undefined],
    ['a tenth guest with as many', [9, 9, 9, 9, 9, 9, 9, 9, 2, 2], { guests: 1, value: 2 }],
    ['a whole room with as many', Array.from({ length: 300 }, () => 11), { guests: 291, value: 11 }],
    ['as many, and then fewer', [...Array.from({ length: 23 }, () => 11), 2, 1], { guests: 14, value: 11 }],
  ])('boards count the guests who have no row: %s', (_, totals, more) => {
    const guests = totals.map((total, index) => guest(`g${String(index).padStart(3, '0')} ${total}`));
    const [board] = screen({ rankings: ranked(guests) }).boards;
    expect(board?.more).toEqual(more);
    expect(board?.rows).toHaveLength(Math.min(10, totals.length));
  });

  test('rates have one decimal, and rates that look equal have the same rank', () => {
    const guests = [guest('ana 7 3h'), guest('bea 70 30h', { totalDrinks: 69 }), guest('cem 1 9h', { totalDrinks: 0 })];
    const made = screen({ rankings: ranked(guests, ['fastestPace']) }, { wallPace: true });
    expect(rowsOf(made)).toEqual(['1 ana 2.3', '1 bea 2.3']);
  });

  test('at a celebration with a code, rates count at least an hour, so two drinks in the first minute are a rate of 2', () => {
    const guests = [guest(`ana 2 ${1 / 60}h`), guest('bea 5 2h')];
    const rankings = rankingsOf(guests, NOON, ['fastestPace'], 1);
    expect(rowsOf(screen({ rankings }, { wallPace: true }))).toEqual(['1 bea 2.5', '2 ana 2']);
  });
});

test('no picture contains more than the hosts want, and every picture can be parsed', () => {
  const person = fc.record({ total: fc.nat({ max: 12 }), hydration: fc.nat({ max: 9 }), hidden: fc.boolean() });
  const anySource = fc.record({
    people: fc.array(person, { maxLength: 30 }),
    wall: fc.constantFrom(...WALL_CHOICES),
    wallColours: fc.constantFrom(...WALL_COLOURS),
    wallPace: fc.boolean(),
    moments: fc.boolean(),
    pausedAt: fc.constantFrom(null, NOON - 1),
    state: fc.constantFrom('open' as const, 'over' as const),
    boards: fc.subarray([...BOARDS], { minLength: 1 }),
  });
  fc.assert(
    fc.property(anySource, ({ people, state, boards, ...settings }) => {
      const guests = people.map(({ total, hydration, hidden }, index) =>
        guest(`g${index} ${total}`, { hydration, hidden, userName: hidden ? `Secret ${index}` : `Name${index} Last` }),
      );
      const moment = { id: 'k', at: NOON, kind: 'clink', names: ['Name1 Last', 'Name2 Last'] } as const;
      const celebration = { ...WEDDING, state };
      const made = screenOf(source({ celebration, rankings: ranked(guests, boards), moment, clinks: 2 }, settings));
      const sent: ScreenEvent = v.parse(screenEventSchema, JSON.parse(JSON.stringify(made)));
      expect(sent).toEqual(made);
      const text = JSON.stringify(sent);
      expect(text).not.toContain('Secret');
      if (settings.wall !== 'names') expect(text).not.toContain('Last');
      if (settings.wall === 'totals' || settings.wall === 'off') expect(text).not.toContain('Name');
      if (!settings.wallPace) expect(text).not.toContain('fastestPace');
      if (settings.wall === 'off') expect(Object.keys(sent).sort()).toEqual(['at', 'state', 'version']);
    }),
  );
});
