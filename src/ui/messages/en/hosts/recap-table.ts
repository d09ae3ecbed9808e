import type { RecapTableWords } from '../../forms/recap-table-words.ts';

export const recapTable: RecapTableWords = {
  note: 'Logged by guests, not counted at the bar',
  isIncomplete: 'The evening is not complete yet',
  guests: 'Guests',
  logged: 'Guests who logged a drink',
  drinks: 'Drinks',
  withAlcohol: 'With alcohol',
  withoutAlcohol: 'Without alcohol',
  waters: 'Glasses of water',
  clinks: 'Two glasses met',
  firstToast: 'First toast',
  lastToast: 'Last toast',
  kind: 'Kind',
  menuDrink: 'Drink of the menu',
  hour: 'Hour',
  few: 'few',
};
