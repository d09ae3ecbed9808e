import type { DrinkType } from '../../../../domain/drink-menu.ts';
import { cardLabelIn } from '../../forms/menu-card.ts';

export const menuOf = (names: string) => `A carta de ${names}`;
export const zeroPercent = '0%';
export const withoutAlcohol = 'sem álcool';
export const soldOut = 'esgotado';

export const cardLabel = cardLabelIn({ withoutAlcohol, soldOut, today: (count) => `hoje ${count}`, comma: ', ' });

export const kindOf: Record<DrinkType, string> = {
  beer: 'cerveja',
  wine: 'vinho',
  cocktail: 'cocktail',
  shot: 'shot',
  water: 'água',
  other: withoutAlcohol,
};
export const countsAs: Record<DrinkType, string> = {
  beer: 'conta como cerveja',
  wine: 'conta como vinho',
  cocktail: 'conta como cocktail',
  shot: 'conta como shot',
  water: 'conta como água',
  other: withoutAlcohol,
};
export const kindAndAge = (kind: string, age: string) => `${kind} · ${age}`;

export const namedCount = (name: string, count: number) => `${name}\u00a0${count}`;

export const namedTop = (name: string, count: number) => `${name} (${count})`;
