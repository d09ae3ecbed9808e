import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALCOHOL_TYPES, DRINK_TYPES } from '../drink-menu.ts';
import { MINUTE_MS } from '../limits.ts';
import type { StoredEntry } from '../session/drink-entry.ts';
import { FIGURES } from './boards.ts';
import { figuresOf } from './figures.ts';

const START = Date.UTC(2026, 5, 20, 18);

/** 'beer 0' is a beer at the start, and 'gin shot 90' a shot of gin 90 minutes later. */
function entry(text: string, index = 0): StoredEntry {
  const words = text.split(' ');
  const timestamp = START + Number(words.pop()) * MINUTE_MS;
  const drinkType = words.pop() ?? '';
  const [alcoholType] = words;
  return { id: `${timestamp}-${index}`, drinkType, ...(alcoholType && { alcoholType }), timestamp };
}
const figures = (...drinks: string[]) => figuresOf(drinks.map(entry), START);
const times = (count: number, drink: string) => Array.from({ length: count }, () => drink);

describe('hydration', () => {
  test.each<[string, string[], number]>([
    ['nothing logged', [], 0],
    ['a glass of water', ['water 0'], 1],
    ['another drink without alcohol is a glass too', ['other 0'], 1],
    ['fifty taps on water at once are one glass', times(50, 'water 5'), 1],
    ['a glass each half hour', ['water 0', 'water 30', 'other 60'], 3],
    ['a glass sooner than half an hour after the last does not count', ['water 0', 'water 29', 'water 31'], 2],
    ['a glass for every beer', ['beer 0', 'water 1', 'beer 40', 'water 41'], 2],
    ['more glasses than beers', ['beer 0', 'water 1', 'water 40', 'water 80'], 3],
    [
      'each beer beyond the number of glasses subtracts one',
      ['water 0', 'water 30', 'beer 1', 'beer 31', 'beer 32'],
      1,
    ],
    ['the number is never below 0', ['water 0', ...times(20, 'beer 5')], 0],
    ['a drink that only a newer version knows has no alcohol', ['kombucha 0'], 1],
  ])('%s', (_, drinks, expected) => {
    expect(figures(...drinks).hydration).toBe(expected);
  });
});

describe('the balanced evening', () => {
  test.each<[string, string[], number]>([
    ['nothing logged', [], 0],
    ['an hour with water and two beers', ['beer 0', 'water 20', 'beer 40'], 1],
    ['an hour of water alone', ['water 0'], 1],
    ['an hour with three beers', ['beer 0', 'water 10', 'beer 20', 'wine 30'], 0],
    ['an hour without a glass of water', ['beer 0'], 0],
    ['three such hours', ['water 0', 'beer 30', 'water 60', 'beer 90', 'other 179'], 3],
    ['the hours are those of the guest’s evening', ['water 59', 'beer 59', 'beer 59', 'beer 60'], 1],
    ['one hour counts once, however many glasses it has', times(50, 'water 5'), 1],
  ])('%s', (_, drinks, expected) => {
    expect(figures(...drinks).balanced).toBe(expected);
  });
});

describe('variety', () => {
  test.each<[string, string[], number]>([
    ['nothing logged', [], 0],
    ['five beers', times(5, 'beer 0'), 1],
    ['beer, wine and water', ['beer 0', 'wine 1', 'water 2', 'beer 3'], 3],
    ['spirits and their glasses', ['gin cocktail 0', 'rum cocktail 1', 'gin shot 2', 'gin shot 3'], 3],
    [
      'a drink that only a newer version knows counts as other',
      ['other 0', 'kombucha 1', 'mezcal shot 2', 'shot 3'],
      2,
    ],
  ])('%s', (_, drinks, expected) => {
    expect(figures(...drinks).variety).toBe(expected);
  });
});

describe('laws of the figures', () => {
  const anyDrink = fc
    .record({
      drinkType: fc.constantFrom(...DRINK_TYPES),
      spirit: fc.constantFrom(...ALCOHOL_TYPES),
      minute: fc.nat({ max: 12 * 60 }),
    })
    .map(({ drinkType, spirit, minute }) => entry(`${spirit} ${drinkType} ${minute}`));
  const anyEvening = fc.array(anyDrink, { maxLength: 60 });
  const alcoholic = anyDrink.filter(({ drinkType }) => drinkType !== 'water' && drinkType !== 'other');
  const glass = anyDrink.filter(({ drinkType }) => drinkType === 'water' || drinkType === 'other');
  const of = (drinks: readonly StoredEntry[]) => figuresOf(drinks, START);

  test('a drink with alcohol never raises hydration or balance', () => {
    fc.assert(
      fc.property(anyEvening, alcoholic, (drinks, more) => {
        const [before, after] = [of(drinks), of([...drinks, more])];
        expect(after.hydration).toBeLessThanOrEqual(before.hydration);
        expect(after.balanced).toBeLessThanOrEqual(before.balanced);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a drink without alcohol never lowers any figure', () => {
    fc.assert(
      fc.property(anyEvening, glass, (drinks, more) => {
        const [before, after] = [of(drinks), of([...drinks, more])];
        for (const name of FIGURES) expect(after[name]).toBeGreaterThanOrEqual(before[name]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('more of the same drink never raises variety', () => {
    fc.assert(
      fc.property(anyEvening, fc.nat(), fc.nat({ max: 700 }), (drinks, which, minute) => {
        const same = drinks[which % Math.max(1, drinks.length)];
        if (!same) return;
        const again = { ...same, timestamp: START + minute * MINUTE_MS };
        expect(of([...drinks, again]).variety).toBe(of(drinks).variety);
      }),
    );
  });

  test('the order in which drinks arrive does not matter', () => {
    fc.assert(
      fc.property(
        anyEvening.chain((drinks) =>
          fc.tuple(
            fc.constant(drinks),
            fc.shuffledSubarray(drinks, { minLength: drinks.length, maxLength: drinks.length }),
          ),
        ),
        ([drinks, shuffled]) => {
          expect(of(shuffled)).toEqual(of(drinks));
        },
      ),
    );
  });

  test('a wrong clock of the phone does not change the figures', () => {
    fc.assert(
      fc.property(anyEvening, fc.integer({ min: -9e9, max: 9e9 }), (drinks, offMs) => {
        const moved = drinks.map((one) => ({ ...one, timestamp: one.timestamp + offMs }));
        expect(figuresOf(moved, START + offMs)).toEqual(of(drinks));
      }),
    );
  });

  test('a guest’s glasses and hours never exceed what fits into the evening', () => {
    fc.assert(
      fc.property(anyEvening, (drinks) => {
        const { hydration, balanced, variety } = of(drinks);
        expect(hydration).toBeLessThanOrEqual(25);
        expect(balanced).toBeLessThanOrEqual(13);
        expect(variety).toBeLessThanOrEqual(14);
      }),
    );
  });
});
