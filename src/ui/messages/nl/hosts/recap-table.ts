import type { RecapTableWords } from '../../forms/recap-table-words.ts';

export const recapTable: RecapTableWords = {
  note: 'Door gasten genoteerd, niet aan de bar geteld',
  isIncomplete: 'De avond is nog niet compleet',
  guests: 'Gasten',
  logged: 'Gasten die een drankje noteerden',
  drinks: 'Drankjes',
  withAlcohol: 'Met alcohol',
  withoutAlcohol: 'Zonder alcohol',
  waters: 'Glazen water',
  clinks: 'Keer dat twee glazen klonken',
  firstToast: 'Eerste toost',
  lastToast: 'Laatste toost',
  kind: 'Soort',
  menuDrink: 'Drankje van de kaart',
  hour: 'Uur',
  few: 'weinig',
};
