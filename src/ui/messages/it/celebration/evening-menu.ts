import type { DrinkType } from '../../../../domain/drink-menu.ts';
import { cardLabelIn } from '../../forms/menu-card.ts';

export const menuOf = (names: string) => `Il menù di ${names}`;
export const zeroPercent = '0%';
export const withoutAlcohol = 'senza alcol';
export const soldOut = 'esaurito';

export const cardLabel = cardLabelIn({ withoutAlcohol, soldOut, today: (count) => `oggi ${count}`, comma: ', ' });

export const kindOf: Record<DrinkType, string> = {
  beer: 'birra',
  wine: 'vino',
  cocktail: 'cocktail',
  shot: 'shot',
  water: 'acqua',
  other: withoutAlcohol,
};
export const countsAs: Record<DrinkType, string> = {
  beer: 'conta come birra',
  wine: 'conta come vino',
  cocktail: 'conta come cocktail',
  shot: 'conta come shot',
  water: 'conta come acqua',
  other: withoutAlcohol,
};
export const kindAndAge = (kind: string, age: string) => `${kind} · ${age}`;

export const namedCount = (name: string, count: number) => `${name}\u00a0${count}`;

export const namedTop = (name: string, count: number) => `${name} (${count})`;
