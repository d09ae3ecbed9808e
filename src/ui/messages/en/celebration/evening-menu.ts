import type { DrinkType } from '../../../../domain/drink-menu.ts';
import { cardLabelIn } from '../../forms/menu-card.ts';

/** The heading above the drinks that the hosts have named. `names`: the couple. */
export const menuOf = (names: string) => `${names}'s menu`;
/** The same in every language. Screen readers read `withoutAlcohol` instead. */
export const zeroPercent = '0%';
export const withoutAlcohol = 'without alcohol';
export const soldOut = 'sold out';

/** The accessible name of a menu card. It begins with the visible name. */
export const cardLabel = cardLabelIn({ withoutAlcohol, soldOut, today: (count) => `${count} today`, comma: ', ' });

/** The kind of a menu drink, below its name. It is in lower case, because it is part of a longer line. */
export const kindOf: Record<DrinkType, string> = {
  beer: 'beer',
  wine: 'wine',
  cocktail: 'cocktail',
  shot: 'shot',
  water: 'water',
  other: withoutAlcohol,
};
/** Below the question whether to add a drink. */
export const countsAs: Record<DrinkType, string> = {
  beer: 'counts as a beer',
  wine: 'counts as a wine',
  cocktail: 'counts as a cocktail',
  shot: 'counts as a shot',
  water: 'counts as water',
  other: withoutAlcohol,
};
/** 'cocktail · 3 min ago' */
export const kindAndAge = (kind: string, age: string) => `${kind} · ${age}`;

/** Below a kind in the breakdown: 'Ana's Spritz 2' */
export const namedCount = (name: string, count: number) => `${name}\u00a0${count}`;

/** The menu drink that was logged most often, as a part of a fun fact. */
export const namedTop = (name: string, count: number) => `${name} (${count})`;
