import type { RecapTableWords } from '../../forms/recap-table-words.ts';

export const recapTable: RecapTableWords = {
  note: 'Anotado por los invitados, no contado en la barra',
  isIncomplete: 'La noche aún no está completa',
  guests: 'Invitados',
  logged: 'Invitados que anotaron una bebida',
  drinks: 'Bebidas',
  withAlcohol: 'Con alcohol',
  withoutAlcohol: 'Sin alcohol',
  waters: 'Vasos de agua',
  clinks: 'Veces que dos copas chocaron',
  firstToast: 'Primer brindis',
  lastToast: 'Último brindis',
  kind: 'Tipo',
  menuDrink: 'Bebida de la carta',
  hour: 'Hora',
  few: 'pocos',
};
