import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAlcoholic } from '../drink-menu.ts';
import { anyDrinks, drinksAt } from './evening.fixture.ts';
import { heightAt, layersOf, MOST_LAYERS } from './layers.ts';

const tonesOf = (text: string) => layersOf(drinksAt(text)).map(({ tone }) => tone);

test.each([
  ['every drink is a layer, and water too', 'b0 h30 w60', 'beer water wine'],
  [
    'a drink of the hosts’ menu has its own colour',
    'r0/spritz b30 r60/spritz g90/negroni',
    'ours-1 beer ours-1 ours-2',
  ],
  ['a drink of the hosts’ menu without alcohol has another colour', 'o0/fizz o30 o60/mint', 'free-1 other free-2'],
  ['water with a name has the colour of water', 'h0/spring b30', 'water beer'],
])('%s', (_, drinks, tones) => {
  expect(tonesOf(drinks).join(' ')).toBe(tones);
});

test('a drink of the menu has the colour of its type once the colours for the menu are used up', () => {
  expect(tonesOf('r0/a r1/b w2/c t3/d b4/e').at(-1)).toBe('beer');
});

test.each([
  [2, 2],
  [12, 12],
  [40, 40],
  [41, 40],
  [500, 40],
])('%d drinks are %d layers', (drinks, layers) => {
  const text = Array.from({ length: drinks }, (_, minute) => `${minute === drinks - 1 ? 'w' : 'b'}${minute}`).join(' ');
  const made = layersOf(drinksAt(text));
  expect(made).toHaveLength(layers);
  expect([made[0]?.tone, made.at(-1)?.tone]).toEqual(['beer', 'wine']);
});

test('a layer of several drinks has the colour of its most frequent drink', () => {
  const text = Array.from({ length: 120 }, (_, minute) => `${minute % 3 === 1 ? 'h' : 'b'}${minute}`).join(' ');
  expect(new Set(tonesOf(text))).toEqual(new Set(['beer']));
});

test('a long break after a layer makes it higher, within bounds', () => {
  const [first, second, third] = layersOf(drinksAt('b0 h5 w240 o245'));
  const heightOf = (layer = first) => (layer ? layer.to - layer.from : 0);
  expect(heightOf(second)).toBeGreaterThan(heightOf(first));
  expect(heightOf(second) / heightOf(third)).toBeLessThan(2.5);
});

test('layers fill the glass from the bottom to the surface, in the order of the night', () => {
  fc.assert(
    fc.property(anyDrinks(), (drinks) => {
      const layers = layersOf(drinks);
      expect(layers.length).toBe(Math.min(drinks.length, MOST_LAYERS));
      expect([layers[0]?.from, layers.at(-1)?.to]).toEqual([0, 1]);
      for (const [index, { from, to, at }] of layers.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(at).toBeGreaterThanOrEqual(layers[index - 1]?.at ?? 0);
        if (index > 0) expect(from).toBe(layers[index - 1]?.to);
      }
    }),
  );
});

test('on an evening without alcohol no layer has a colour for alcohol', () => {
  fc.assert(
    fc.property(anyDrinks(), (drinks) => {
      const free = drinks.filter(({ drinkType }) => !isAlcoholic(drinkType));
      for (const { tone } of layersOf(free)) expect(tone).toMatch(/^(water|other|free-\d)$/);
    }),
  );
});

test('a time is placed between the drinks before and after it, and a drink in the middle of its layer', () => {
  const layers = layersOf(drinksAt('b0 h60 w120'));
  const middles = layers.map(({ from, to }) => (from + to) / 2);
  expect([0, 60, 120].map((minute) => heightAt(layers, minute * 60_000))).toEqual(middles);
  fc.assert(
    fc.property(anyDrinks(), fc.nat(30 * 3_600_000), fc.nat(3_600_000), (drinks, ms, later) => {
      const glass = layersOf(drinks);
      const [before, after] = [heightAt(glass, ms), heightAt(glass, ms + later)];
      expect(before).toBeGreaterThan(0);
      expect(after).toBeGreaterThanOrEqual(before);
      expect(after).toBeLessThan(1);
    }),
  );
});
