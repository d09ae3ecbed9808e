import type { RecapTableWords } from '../../forms/recap-table-words.ts';

export const recapTable: RecapTableWords = {
  note: 'Zapisane przez gości, nieliczone przy barze',
  isIncomplete: 'Wieczór nie jest jeszcze pełny',
  guests: 'Goście',
  logged: 'Goście, którzy zapisali napój',
  drinks: 'Napoje',
  withAlcohol: 'Z alkoholem',
  withoutAlcohol: 'Bez alkoholu',
  waters: 'Szklanki wody',
  clinks: 'Ile razy stuknęły się dwa kieliszki',
  firstToast: 'Pierwszy toast',
  lastToast: 'Ostatni toast',
  kind: 'Rodzaj',
  menuDrink: 'Napój z karty',
  hour: 'Godzina',
  few: 'mało',
};
