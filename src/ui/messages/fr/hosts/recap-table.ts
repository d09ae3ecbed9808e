import type { RecapTableWords } from '../../forms/recap-table-words.ts';

export const recapTable: RecapTableWords = {
  note: 'Noté par les invités, pas compté au bar',
  isIncomplete: 'La soirée n’est pas encore complète',
  guests: 'Invités',
  logged: 'Invités qui ont noté une boisson',
  drinks: 'Boissons',
  withAlcohol: 'Avec alcool',
  withoutAlcohol: 'Sans alcool',
  waters: 'Verres d’eau',
  clinks: 'Fois que deux verres se sont touchés',
  firstToast: 'Premier toast',
  lastToast: 'Dernier toast',
  kind: 'Type',
  menuDrink: 'Boisson de la carte',
  hour: 'Heure',
  few: 'peu',
};
