import type { DrinkType } from '../../../../domain/drink-menu.ts';
import { cardLabelIn } from '../../forms/menu-card.ts';

export const menuOf = (names: string) => `Die Karte von ${names}`;
export const zeroPercent = '0%';
export const withoutAlcohol = 'ohne Alkohol';
export const soldOut = 'ist aus';

export const cardLabel = cardLabelIn({ withoutAlcohol, soldOut, today: (count) => `heute ${count}`, comma: ', ' });

export const kindOf: Record<DrinkType, string> = {
  beer: 'Bier',
  wine: 'Wein',
  cocktail: 'Cocktail',
  shot: 'Schnaps',
  water: 'Wasser',
  other: withoutAlcohol,
};
export const countsAs: Record<DrinkType, string> = {
  beer: 'zählt als Bier',
  wine: 'zählt als Wein',
  cocktail: 'zählt als Cocktail',
  shot: 'zählt als Schnaps',
  water: 'zählt als Wasser',
  other: withoutAlcohol,
};
/** 'Cocktail · vor 3 Min.' */
export const kindAndAge = (kind: string, age: string) => `${kind} · ${age}`;

export const namedCount = (name: string, count: number) => `${name}\u00a0${count}`;

export const namedTop = (name: string, count: number) => `${name} (${count})`;
