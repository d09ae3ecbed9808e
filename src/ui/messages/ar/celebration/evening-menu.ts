import type { DrinkType } from '../../../../domain/drink-menu.ts';
import { isolated } from '../../forms/isolated.ts';
import { cardLabelIn } from '../../forms/menu-card.ts';

export const menuOf = (names: string) => `قائمة ${isolated(names)}`;
export const zeroPercent = '0%';
export const withoutAlcohol = 'بلا كحول';
export const soldOut = 'نفد';

export const cardLabel = cardLabelIn({
  withoutAlcohol,
  soldOut,
  today: (count) => `${count} اليوم`,
  comma: '، ',
  nameIn: isolated,
});

export const kindOf: Record<DrinkType, string> = {
  beer: 'بيرة',
  wine: 'نبيذ',
  cocktail: 'كوكتيل',
  shot: 'شوت',
  water: 'ماء',
  other: withoutAlcohol,
};
export const countsAs: Record<DrinkType, string> = {
  beer: 'يُحتسب بيرة',
  wine: 'يُحتسب نبيذًا',
  cocktail: 'يُحتسب كوكتيلًا',
  shot: 'يُحتسب شوتًا',
  water: 'يُحتسب ماءً',
  other: withoutAlcohol,
};
export const kindAndAge = (kind: string, age: string) => `${kind} · ${age}`;

export const namedCount = (name: string, count: number) => `${isolated(name)}\u00a0${count}`;

export const namedTop = (name: string, count: number) => `${isolated(name)} (${count})`;
