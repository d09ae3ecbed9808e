import type { DrinkType } from '../../../../domain/drink-menu.ts';
import { cardLabelIn } from '../../forms/menu-card.ts';

export const menuOf = (names: string) => `La carte signée ${names}`;
export const zeroPercent = '0%';
export const withoutAlcohol = 'sans alcool';
export const soldOut = 'plus dispo';

export const cardLabel = cardLabelIn({
  withoutAlcohol,
  soldOut,
  today: (count) => `${count} aujourd’hui`,
  comma: ', ',
});

export const kindOf: Record<DrinkType, string> = {
  beer: 'bière',
  wine: 'vin',
  cocktail: 'cocktail',
  shot: 'shot',
  water: 'eau',
  other: withoutAlcohol,
};
export const countsAs: Record<DrinkType, string> = {
  beer: 'compte comme une bière',
  wine: 'compte comme un vin',
  cocktail: 'compte comme un cocktail',
  shot: 'compte comme un shot',
  water: 'compte comme de l’eau',
  other: withoutAlcohol,
};
export const kindAndAge = (kind: string, age: string) => `${kind} · ${age}`;

export const namedCount = (name: string, count: number) => `${name}\u00a0${count}`;

export const namedTop = (name: string, count: number) => `${name} (${count})`;
