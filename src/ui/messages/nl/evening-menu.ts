import type { DrinkType } from '../../../domain/drink-menu.ts';

export const menuOf = (names: string) => `${names}: de drankkaart`;
export const zeroPercent = '0%';
export const withoutAlcohol = 'zonder alcohol';
export const soldOut = 'op';

interface Card {
  readonly name: string;
  readonly isWithoutAlcohol: boolean;
  readonly isSoldOut: boolean;
  readonly count: number;
}
export const cardLabel = ({ name, isWithoutAlcohol, isSoldOut, count }: Card) =>
  [name, isWithoutAlcohol && withoutAlcohol, isSoldOut && soldOut, count > 0 && `vandaag ${count}`]
    .filter(Boolean)
    .join(', ');

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
