import type { DrinkType } from '../../../../domain/drink-menu.ts';
import { cardLabelIn } from '../../forms/menu-card.ts';

export const menuOf = (names: string) => `${names}: de drankkaart`;
export const zeroPercent = '0%';
export const withoutAlcohol = 'zonder alcohol';
export const soldOut = 'op';

export const cardLabel = cardLabelIn({ withoutAlcohol, soldOut, today: (count) => `vandaag ${count}`, comma: ', ' });

export const kindOf: Record<DrinkType, string> = {
  beer: 'bier',
  wine: 'wijn',
  cocktail: 'cocktail',
  shot: 'shot',
  water: 'water',
  other: withoutAlcohol,
};
export const countsAs: Record<DrinkType, string> = {
  beer: 'telt als een biertje',
  wine: 'telt als een wijntje',
  cocktail: 'telt als een cocktail',
  shot: 'telt als een shot',
  water: 'telt als water',
  other: withoutAlcohol,
};
export const kindAndAge = (kind: string, age: string) => `${kind} · ${age}`;

export const namedCount = (name: string, count: number) => `${name}\u00a0${count}`;

export const namedTop = (name: string, count: number) => `${name} (${count})`;
