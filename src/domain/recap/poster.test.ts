import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRINK_TYPES, isAlcoholic } from '../drink-menu.ts';
import { type Dot, MOST_DOTS, MOST_STARS, posterOf } from './poster.ts';
import { recapWith } from './recap.fixture.ts';
import type { Recap } from './recap.ts';

const count = (dots: readonly Dot[], wanted: Dot) => dots.filter((dot) => dot === wanted).length;

describe('the poster', () => {
  it('the poster has a dot for each drink, with alcohol on the left and without on the right', () => {
    const kinds = [
      { kind: 'wine', drinks: 12 },
      { kind: 'water', drinks: 9 },
      { kind: 'other', drinks: 7 },
    ] satisfies Recap['kinds'];
    const picture = posterOf(recapWith({ drinks: 28, withoutAlcohol: 16, kinds, clinks: 3 }));
    expect(picture).toMatchObject({ drinksPerDot: 1, stars: 3 });
    expect(picture?.alcohol).toEqual(Array(12).fill('wine'));
    expect([count(picture?.withoutAlcohol ?? [], 'water'), count(picture?.withoutAlcohol ?? [], 'other')]).toEqual([
      9, 7,
    ]);
  });

  it('the poster shows all kinds that few guests had in one colour, as the rest of the total', () => {
    const kinds = [
      { kind: 'wine', drinks: 12 },
      { kind: 'shot', drinks: 'few' },
      { kind: 'beer', drinks: 'few' },
    ] satisfies Recap['kinds'];
    const picture = posterOf(recapWith({ drinks: 20, withoutAlcohol: 0, kinds }));
    expect(count(picture?.alcohol ?? [], 'mixed')).toBe(8);
    expect(picture?.withoutAlcohol).toEqual([]);
  });

  it('there is no poster for fewer than 5 guests, or before the recap is complete', () => {
    expect(posterOf(recapWith({ drinks: 'few', withoutAlcohol: 'few', kinds: [] }))).toBeNull();
    expect(posterOf(recapWith({ isComplete: false, drinks: 20, withoutAlcohol: 8 }))).toBeNull();
  });

  it.each([
    [MOST_DOTS, 1],
    [MOST_DOTS + 1, 2],
    [3 * MOST_DOTS, 5],
    [150_000, 500],
  ])('on the poster of %i drinks without alcohol a dot stands for %i', (drinks, perDot) => {
    const picture = posterOf(recapWith({ drinks, withoutAlcohol: drinks, kinds: [{ kind: 'water', drinks }] }));
    expect(picture?.drinksPerDot).toBe(perDot);
    expect(picture?.withoutAlcohol.length).toBeLessThanOrEqual(MOST_DOTS + 1);
  });

  it('the poster never has more dots than fit into a glass, and shows each kind that was logged', () => {
    const amounts = fc.tuple(...DRINK_TYPES.map(() => fc.nat(40_000)));
    fc.assert(
      fc.property(amounts, fc.nat(5_000), (numbers, clinks) => {
        const kinds = DRINK_TYPES.map((kind, index) => ({ kind, drinks: numbers[index] ?? 0 }));
        const sum = (those: typeof kinds) => those.reduce((total, { drinks }) => total + drinks, 0);
        const free = kinds.filter(({ kind }) => !isAlcoholic(kind));
        const picture = posterOf(recapWith({ drinks: sum(kinds), withoutAlcohol: sum(free), kinds, clinks }));
        const dots = [...(picture?.alcohol ?? []), ...(picture?.withoutAlcohol ?? [])];
        expect(dots.length).toBeLessThanOrEqual(2 * (MOST_DOTS + DRINK_TYPES.length));
        expect(picture?.stars).toBe(Math.min(MOST_STARS, clinks));
        for (const { kind, drinks } of kinds) expect(count(dots, kind) > 0).toBe(drinks > 0);
      }),
    );
  });
});
