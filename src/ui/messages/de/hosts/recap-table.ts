import type { RecapTableWords } from '../../forms/recap-table-words.ts';

export const recapTable: RecapTableWords = {
  note: 'Von Gästen eingetragen, nicht an der Bar gezählt',
  isIncomplete: 'Der Abend ist noch nicht vollständig',
  guests: 'Gäste',
  logged: 'Gäste, die etwas eingetragen haben',
  drinks: 'Getränke',
  withAlcohol: 'Mit Alkohol',
  withoutAlcohol: 'Ohne Alkohol',
  waters: 'Gläser Wasser',
  clinks: 'Mal angestoßen',
  firstToast: 'Erster Toast',
  lastToast: 'Letzter Toast',
  kind: 'Art',
  menuDrink: 'Getränk der Karte',
  hour: 'Stunde',
  few: 'wenige',
};
