import { describe, expect, test } from 'vitest';
import { guest, NOON } from '../leaderboard/guests.fixture.ts';
import { LEMONADE, SPRITZ } from '../menu/menu.fixture.ts';
import { isFilling } from './arrivals.ts';
import { ranked, rowsOf, screen, source, WEDDING } from './screen.fixture.ts';
import { type ScreenSource, screenOf } from './screen.ts';

describe('names on a wall', () => {
  const rankings = ranked([guest('x 3', { userName: 'Anna Berger' }), guest('y 2', { userName: 'Tom' })]);
  const clink = { id: 'k', at: NOON, kind: 'clink', names: ['Anna Berger', 'Tom'] } as const;
  const toast = { id: 't', at: NOON, kind: 'first-toast', name: 'Anna Berger' } as const;
  const waters = { id: 'w', at: NOON, kind: 'waters', count: 100 } as const;
  const midnight = { id: 'm', at: NOON, kind: 'midnight', guests: 42 } as const;

  test('a wall shows whole names, unless the hosts choose otherwise', () => {
    const made = screen({ rankings, moment: clink });
    expect(rowsOf(made)).toEqual(['1 Anna Berger 3', '2 Tom 2']);
    expect(made.moment).toEqual(clink);
    expect(made).not.toHaveProperty('hours');
  });

  test('the picture contains the colours that the hosts chose, and none if the wall follows the clock', () => {
    expect(screen({}, { wallColours: 'day' })).toMatchObject({ colours: 'day' });
    expect(screen()).not.toHaveProperty('colours');
  });

  test('a wall can show first names only, also in moments', () => {
    const made = screen({ rankings, moment: clink }, { wall: 'first-names' });
    expect(rowsOf(made)).toEqual(['1 Anna 3', '2 Tom 2']);
    expect(made.moment).toEqual({ ...clink, names: ['Anna', 'Tom'] });
    expect(screen({ moment: toast }, { wall: 'first-names' }).moment).toEqual({ ...toast, name: 'Anna' });
  });

  test('a wall that shows only totals has no names, and shows the hours instead', () => {
    const made = screen({ rankings, moment: clink }, { wall: 'totals' });
    expect(made).toMatchObject({ boards: [], hours: { from: NOON, alcoholic: [8], without: [1] } });
    expect(JSON.stringify(made)).not.toMatch(/Anna|Tom/);
    expect(screen({ moment: toast }, { wall: 'totals' }).moment).toBeUndefined();
    expect(screen({ moment: waters }, { wall: 'totals' }).moment).toEqual(waters);
    expect(screen({ moment: midnight }, { wall: 'totals' }).moment).toEqual(midnight);
  });

  test('a wall shows no moments if they are switched off', () => {
    expect(screen({ moment: clink }, { moments: false }).moment).toBeUndefined();
  });
});

describe('states of a wall', () => {
  const moment = { id: 'w', at: NOON, kind: 'waters', count: 100 } as const;

  test('the picture of a wall that is off contains only the state', () => {
    expect(screenOf(source({}, { wall: 'off' }))).toEqual({ at: NOON, version: 'abc', state: 'off' });
  });

  test('a paused wall shows no numbers of guests and no moments', () => {
    const made = screen({ moment }, { pausedAt: NOON - 5 });
    expect(made).toMatchObject({ state: 'paused', boards: [], guests: 2 });
    expect(made.moment).toBeUndefined();
  });

  test('after the end the wall thanks the guests, and says when everything is deleted', () => {
    const over = { celebration: { ...WEDDING, state: 'over' }, deletesAt: NOON + 9, moment } as const;
    const made = screen(over, { pausedAt: NOON - 5 });
    expect(made).toMatchObject({ state: 'over', boards: [], deletesAt: NOON + 9 });
    expect(made.moment).toBeUndefined();
    expect(screen({ deletesAt: NOON + 9 })).not.toHaveProperty('deletesAt');
  });

  test('after the end the wall shows the number of clinks, unless there were none or moments are off', () => {
    const over = { celebration: { ...WEDDING, state: 'over' }, clinks: 23 } as const;
    expect(screen(over).clinks).toBe(23);
    expect(screen({ clinks: 23 })).not.toHaveProperty('clinks');
    expect(screen({ ...over, clinks: 0 })).not.toHaveProperty('clinks');
    expect(screen(over, { moments: false })).not.toHaveProperty('clinks');
  });

  test.each<[string, number | null, number | undefined]>([
    ['never', null, undefined],
    ['until later', NOON + 1, NOON + 1],
    ['no longer', NOON, undefined],
  ])('a wall hides its code: %s', (_, wallCodeHiddenUntil, hidesCode) => {
    expect(screen({}, { wallCodeHiddenUntil }).hidesCode).toBe(hidesCode);
  });

  test.each([
    ['while its time lasts', { text: 'Look up', at: NOON - 9, until: NOON + 1, phonesDown: true }, true],
    ['not after its time', { text: 'Look up', at: NOON - 9, until: NOON, phonesDown: true }, false],
    ['not once it is taken back', { text: '', at: NOON - 9, until: NOON + 1, phonesDown: false }, false],
  ])('the picture contains the word of the hosts %s', (_, word, isThere) => {
    expect(screen({}, { word }).word).toEqual(isThere ? word : undefined);
  });
});

describe('arrivals after the first toast', () => {
  const arrival = { id: 'a', at: NOON, kind: 'arrival', names: ['Lea Bell', 'Tom', 'Ana', 'Zoë'], more: 0 } as const;
  const came = (settings: Partial<ScreenSource['settings']>, names: string[] = [...arrival.names]) =>
    screen({ arrival: { ...arrival, names } }, settings).arrival;

  test('an arrival names at most two guests, in the way that the hosts let the wall show names', () => {
    expect(came({})).toEqual({ ...arrival, names: ['Lea Bell', 'Tom'], more: 2 });
    expect(came({}, ['Lea Bell'])).toEqual({ ...arrival, names: ['Lea Bell'], more: 0 });
    expect(came({ wall: 'first-names' })).toMatchObject({ names: ['Lea', 'Tom'] });
    expect(came({ wall: 'totals' })).toBeUndefined();
    expect(came({ moments: false })).toBeUndefined();
    expect(came({ pausedAt: NOON })).toBeUndefined();
  });

  test('an arrival has another typeface if the display font lacks a letter', () => {
    expect(screen({ arrival: { ...arrival, names: ['Łucja', 'Лена'] } }).celebration?.look?.face).toBe('arrival');
    expect(screen({ tasted: 0, arrivals: ['Лена', 'Tom'] }).celebration?.look?.face).toBe('arrival');
    expect(screen({ tasted: 0, arrivals: ['Tom', 'Лена'] }).celebration?.look?.face).toBe('');
  });
});

test('the menu has another typeface if the display font lacks a letter of a drink', () => {
  const faceWith = (name: string) => screen({}, { menu: [SPRITZ, { ...LEMONADE, name }] }).celebration?.look?.face;
  expect(faceWith('Лимонад')).toBe('menu');
  expect(faceWith('Lemonade')).toBe('');
});

test('during the evening, the picture contains the menu that the hosts offer', () => {
  const menu = [{ ...SPRITZ, isSoldOut: true }, LEMONADE];
  const spritz = { name: SPRITZ.name, sign: SPRITZ.sign, withoutAlcohol: false, isSoldOut: true };
  const lemonade = { name: LEMONADE.name, sign: LEMONADE.sign, withoutAlcohol: true, isSoldOut: false };
  expect(screen({}, { menu }).menu).toEqual([spritz, lemonade]);
  expect(screen({}, { menu, wall: 'totals' }).menu).toEqual([spritz, lemonade]);
  expect(screen({}, { menu, withoutAlcohol: true }).menu).toEqual([lemonade]);
  expect(screen({}, { menu: [SPRITZ], withoutAlcohol: true })).not.toHaveProperty('menu');
  expect(screen({}, { menu, pausedAt: NOON })).not.toHaveProperty('menu');
  expect(screen()).not.toHaveProperty('menu');
});

test('the wall shows who is in while few guests have had a drink, but no more of their names than the hosts want', () => {
  const before = { lastDrinkAt: null, tasted: 0 };
  expect(screen(before).arrivals).toEqual(['Lea Marie Bell', 'Tom']);
  expect(screen(before, { wall: 'first-names' }).arrivals).toEqual(['Lea Marie', 'Tom']);
  expect(screen(before, { wall: 'totals' })).not.toHaveProperty('arrivals');
  expect(screen(before, { pausedAt: NOON })).not.toHaveProperty('arrivals');
  expect(screen({ tasted: 3, guests: 40 })).toHaveProperty('arrivals');
  expect(screen()).not.toHaveProperty('arrivals');
});

test.each([
  ['nobody of a full room', 0, 40, true],
  ['three of a full room', 3, 40, true],
  ['four of a full room', 4, 40, false],
  ['one of a room of two', 1, 2, true],
  ['all of a room of two', 2, 2, false],
  ['nobody, and nobody is in', 0, 0, false],
])('the wall shows who comes in while %s have had a drink', (_, tasted, guests, fills) => {
  expect(isFilling(tasted, guests)).toBe(fills);
});
