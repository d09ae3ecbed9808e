import type { DrinkType } from '../../../../domain/drink-menu.ts';
import { cardLabelIn } from '../../forms/menu-card.ts';

export const menuOf = (names: string) => `La carta de ${names}`;
export const zeroPercent = '0%';
export const withoutAlcohol = 'sin alcohol';
export const soldOut = 'se acabó';

export const cardLabel = cardLabelIn({ withoutAlcohol, soldOut, today: (count) => `hoy ${count}`, comma: ', ' });

export const kindOf: Record<DrinkType, string> = {
  beer: 'cerveza',
  wine: 'vino',
  cocktail: 'cóctel',
  shot: 'chupito',
  water: 'agua',
  other: withoutAlcohol,
};
export const countsAs: Record<DrinkType, string> = {
  beer: 'cuenta como cerveza',
  wine: 'cuenta como vino',
  cocktail: 'cuenta como cóctel',
  shot: 'cuenta como chupito',
  water: 'cuenta como agua',
  other: withoutAlcohol,
};
export const kindAndAge = (kind: string, age: string) => `${kind} · ${age}`;

export const namedCount = (name: string, count: number) => `${name}\u00a0${count}`;

export const namedTop = (name: string, count: number) => `${name} (${count})`;
