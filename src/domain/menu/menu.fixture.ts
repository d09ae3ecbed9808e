import type { MenuItem } from './menu-item.ts';

export const SPRITZ: MenuItem = {
  id: 'spritz',
  name: 'Ana’s Spritz',
  sign: '🍹',
  drinkType: 'cocktail',
  alcoholType: 'gin',
  isSoldOut: false,
};
export const OBSTLER: MenuItem = {
  id: 'obstler',
  name: 'Opa’s Obstler',
  sign: '🍐',
  drinkType: 'shot',
  isSoldOut: false,
};
export const LEMONADE: MenuItem = {
  id: 'lemonade',
  name: 'Elderflower fizz',
  sign: '🌸',
  drinkType: 'other',
  isSoldOut: false,
};

/** A menu of drinks whose names do not look alike. */
export function menuOf(count: number): MenuItem[] {
  return Array.from({ length: count }, (_, index) => ({ ...LEMONADE, id: `drink-${index}`, name: `Drink ${index}` }));
}
