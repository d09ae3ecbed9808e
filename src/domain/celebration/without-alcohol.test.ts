import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRINK_TYPES } from '../drink-menu.ts';
import { countAlcoholic } from '../session/drink-entry.ts';
import { isOffered, shownCount, specifiedCount } from './without-alcohol.ts';

const OPEN = null;
const ANA_AND_BEN = {};
const DRY = { withoutAlcohol: true };
const logged = (text: string) =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((drinkType) => ({ id: '1-a', drinkType, timestamp: 1 }));

describe('the large number of a guest', () => {
  test.each<[drinks: string, open: string, celebration: string, dry: string]>([
    ['', '0 with alcohol', '0 with alcohol', '0 toasts'],
    ['water', '0 with alcohol', '1 toasts', '1 toasts'],
    ['water other water', '0 with alcohol', '3 toasts', '3 toasts'],
    ['water other beer', '1 with alcohol', '1 with alcohol', '3 toasts'],
    ['beer', '1 with alcohol', '1 with alcohol', '1 toasts'],
    // A newer page may log a drink that this page does not know.
    ['kombucha', '0 with alcohol', '1 toasts', '1 toasts'],
  ])(
    'after %j the large number is %s in the open celebration, %s at one with a code, %s at one without alcohol',
    (drinks, ...expected) => {
      const numbers = [OPEN, ANA_AND_BEN, DRY].map((celebration) => {
        const { count, isToasts } = shownCount(logged(drinks), celebration);
        return `${count} ${isToasts ? 'toasts' : 'with alcohol'}`;
      });
      expect(numbers).toEqual(expected);
    },
  );

  test('the large number counts what its label says, and with a code it is above zero after any drink', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...DRINK_TYPES), { minLength: 1 }), (types) => {
        const drinks = logged(types.join(' '));
        for (const celebration of [OPEN, ANA_AND_BEN, DRY]) {
          const { count, isToasts } = shownCount(drinks, celebration);
          expect(count).toBe(isToasts ? drinks.length : countAlcoholic(drinks));
          if (celebration) expect(count).toBeGreaterThan(0);
        }
      }),
    );
  });
});

test.each([
  ['', 0, 0, 0],
  ['water other', 0, 0, 2],
  ['water beer', 1, 1, 2],
])('after %j the specified counter shows %d, %d with a code, and %d without alcohol', (drinks, ...expected) => {
  expect([OPEN, ANA_AND_BEN, DRY].map((celebration) => specifiedCount(logged(drinks), celebration))).toEqual(expected);
});

test.each([
  ['beer', true, true, false],
  ['shot', true, true, false],
  ['water', true, true, true],
  ['other', true, true, true],
  ['kombucha', true, true, true],
])('%s is offered: %s in the open celebration, %s with a code, and %s without alcohol', (drinkType, ...expected) => {
  expect([OPEN, ANA_AND_BEN, DRY].map((celebration) => isOffered(drinkType, celebration))).toEqual(expected);
});
