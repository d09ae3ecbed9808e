import type { DrinkType } from '../../../../domain/drink-menu.ts';
import { cardLabelIn } from '../../forms/menu-card.ts';

export const menuOf = (names: string) => `${names}: karta napojów`;
export const zeroPercent = '0%';
export const withoutAlcohol = 'bez alkoholu';
export const soldOut = 'brak';

export const cardLabel = cardLabelIn({ withoutAlcohol, soldOut, today: (count) => `dzisiaj ${count}`, comma: ', ' });

export const kindOf: Record<DrinkType, string> = {
  beer: 'piwo',
  wine: 'wino',
  cocktail: 'drink',
  shot: 'shot',
  water: 'woda',
  other: withoutAlcohol,
};
export const countsAs: Record<DrinkType, string> = {
  beer: 'liczy się jako piwo',
  wine: 'liczy się jako wino',
  cocktail: 'liczy się jako drink',
  shot: 'liczy się jako shot',
  water: 'liczy się jako woda',
  other: withoutAlcohol,
};
export const kindAndAge = (kind: string, age: string) => `${kind} · ${age}`;

export const namedCount = (name: string, count: number) => `${name}\u00a0${count}`;

export const namedTop = (name: string, count: number) => `${name} (${count})`;
