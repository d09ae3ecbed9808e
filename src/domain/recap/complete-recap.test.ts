import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRINK_TYPES, type DrinkType } from '../drink-menu.ts';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import type { StoredEntry } from '../session/drink-entry.ts';
import { completeRecap } from './complete-recap.ts';
import type { Figure, Recap } from './recap.ts';
import { type Sums, sumOf, sumsOfGuest, withClinks } from './sums.ts';

const FOUR = Date.parse('2026-06-20T16:00:00Z');
const SPRITZ = { id: 'a1', name: 'Ana’s Spritz', sign: '🍹', drinkType: 'cocktail' } as const;
const MULE = { id: 'm1', name: 'Ben’s Mule', sign: '🍸' } as const;

/** 'beer 0:5' is a beer at 16:05. 'cocktail.a1 2' is the drink `a1` of the menu at 18:00. */
function guest(text: string): Sums {
  const drinks = text.split(', ').flatMap((each): StoredEntry[] => {
    const [, drinkType = '', menuItem, hours, minutes = 0] = /^(\w+)(?:\.(\w+))? (\d+)(?::(\d+))?$/.exec(each) ?? [];
    const timestamp = FOUR + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
    return drinkType ? [{ id: `${timestamp}-a`, drinkType, timestamp, ...(menuItem && { menuItem }) }] : [];
  });
  return sumsOfGuest(drinks);
}
const guests = (count: number, text: string) => Array.from({ length: count }, () => guest(text));

function recapOf(...all: readonly (readonly Sums[])[]): Recap {
  return completeRecap(sumOf(all.flat()), { menu: [SPRITZ, MULE], hasMoments: true, readyAt: FOUR });
}
const kindsIn = ({ kinds }: Recap) => Object.fromEntries(kinds.map(({ kind, drinks }) => [kind, drinks]));

test('the recap of an evening with fewer than five guests contains no numbers', () => {
  const { kinds, menu, hours, ...recap } = recapOf(guests(4, 'beer 0, water 1'));
  expect(recap).toMatchObject({ guests: 'few', logged: 'few', drinks: 'few', withoutAlcohol: 'few', waters: 'few' });
  expect(recap).not.toHaveProperty('firstToast');
  expect(recap).not.toHaveProperty('clinks');
  expect([...kinds, ...menu].every(({ drinks }) => drinks === 'few')).toBe(true);
  expect(hours).toEqual([]);
});

test('a kind that few guests had is hidden, and so is the next smallest kind, because the first would follow from it', () => {
  const recap = recapOf(guests(9, 'beer 0, water 1'), guests(6, 'wine 0, wine 1'), guests(2, 'shot 0, water 1'));
  expect(recap).toMatchObject({ guests: 17, logged: 17, drinks: 34, withoutAlcohol: 11, waters: 11 });
  expect(kindsIn(recap)).toMatchObject({ beer: 'few', shot: 'few', wine: 12, water: 11, cocktail: 'few' });
});

test('if nobody had a kind, all other kinds are shown', () => {
  expect(kindsIn(recapOf(guests(9, 'beer 0, water 1')))).toMatchObject({ beer: 9, wine: 'few', water: 9 });
});

test('drinks with or without alcohol that only a few guests had are in no total', () => {
  const recap = recapOf(guests(9, 'water 0, other 1'), guests(3, 'beer 0'));
  expect(recap).toMatchObject({ guests: 12, logged: 12, drinks: 18, withoutAlcohol: 18, waters: 9 });
  expect(kindsIn(recap)).toMatchObject({ beer: 'few', water: 9, other: 9 });
  expect(recap.hours.map(({ alcohol }) => alcohol)).toEqual(['few', 'few']);
});

test('every hour from the first to the last is listed, and if an hour of few guests is hidden, so is the smallest other hour', () => {
  const recap = recapOf(guests(9, 'beer 0, beer 3'), guests(6, 'beer 1'), guests(2, 'beer 4'));
  expect(recap.hours).toEqual(
    [9, 'few', 'few', 9, 'few'].map((alcohol, hour) => ({
      ...{ from: new Date(FOUR + hour * HOUR_MS).toISOString(), alcohol, withoutAlcohol: 'few' },
    })),
  );
});

test('a drink with a wrong time does not add years of empty hours', () => {
  expect(recapOf(guests(9, 'beer 0, beer 99999')).hours).toHaveLength(216);
});

test('drinks of the menu are listed with their kind', () => {
  const recap = recapOf(guests(9, 'cocktail.a1 0'), guests(5, 'cocktail 0'), guests(6, 'beer.m1 0'));
  expect(recap.menu).toEqual([
    { name: 'Ben’s Mule', sign: '🍸', kind: 'beer', drinks: 6 },
    { name: 'Ana’s Spritz', sign: '🍹', kind: 'cocktail', drinks: 9 },
  ]);
});

test('drinks of the menu must not reveal that few guests had other drinks of the same kind', () => {
  const recap = recapOf(guests(9, 'cocktail.a1 0'), guests(2, 'cocktail 0'), guests(9, 'beer 0'));
  expect(kindsIn(recap)).toMatchObject({ cocktail: 11, beer: 9 });
  expect(recap.menu).toMatchObject([{ name: 'Ana’s Spritz', drinks: 'few' }]);
});

test('the first and the last toast are rounded to five minutes', () => {
  expect(recapOf(guests(6, 'beer 0:4, beer 3:3'))).toMatchObject({
    ...{ firstToast: '2026-06-20T16:05:00.000Z', lastToast: '2026-06-20T19:05:00.000Z' },
  });
});

test('the number of clinks is shown if five guests have clinked and moments are on', () => {
  const all = sumOf(guests(6, 'beer 0').map((sums) => withClinks(sums, 3)));
  const told = { menu: [], readyAt: FOUR };
  expect(completeRecap(all, { ...told, hasMoments: true })).toMatchObject({ clinks: 9 });
  expect(completeRecap(all, { ...told, hasMoments: false })).not.toHaveProperty('clinks');
});

/** The drinks of each guest, by kind. No guest has the same drink twice in an hour. */
const evening = fc.array(
  fc.record({
    kinds: fc.uniqueArray(fc.constantFrom<DrinkType>(...DRINK_TYPES), { maxLength: 4 }),
    hour: fc.integer({ min: 0, max: 4 }),
  }),
  { minLength: 5, maxLength: 24 },
);

interface ToldCell {
  readonly figure: Figure | undefined;
  readonly guests: number;
}
const isWithout = (kind: DrinkType) => kind === 'water' || kind === 'other';
const ofFew = (guests: number) => guests > 0 && guests < 5;
const isTold = ({ figure }: ToldCell) => figure !== undefined && figure !== 'few';

test('no number, and no difference between two numbers of one recap, is about one to four guests', () => {
  fc.assert(
    fc.property(evening, (all) => {
      const recap = recapOf(all.map(({ kinds, hour }) => guest(kinds.map((kind) => `${kind} ${hour}`).join(', '))));
      const had = (is: (kind: DrinkType) => boolean, at?: number) =>
        all.filter(({ kinds, hour }) => kinds.some(is) && (at === undefined || hour === at)).length;
      for (const isOfSide of [isWithout, (kind: DrinkType) => !isWithout(kind)]) {
        const kinds = DRINK_TYPES.filter(isOfSide).map((kind) => ({
          ...{ kind, figure: kindsIn(recap)[kind], guests: had((one) => one === kind) },
        }));
        const hours = recap.hours.map(({ from, alcohol, withoutAlcohol }) => ({
          figure: isOfSide === isWithout ? withoutAlcohol : alcohol,
          guests: had(isOfSide, (Date.parse(from) - FOUR) / HOUR_MS),
        }));
        expect([...kinds, ...hours].filter((cell) => isTold(cell) && cell.guests < 5)).toEqual([]);
        if (had(isOfSide) < 5) continue;
        const untold = kinds.filter((cell) => !isTold(cell)).map(({ kind }) => kind);
        expect(ofFew(had((kind) => untold.includes(kind)))).toBe(false);
        expect(ofFew(hours.filter((cell) => !isTold(cell)).reduce((sum, { guests: each }) => sum + each, 0))).toBe(
          false,
        );
      }
    }),
  );
});
