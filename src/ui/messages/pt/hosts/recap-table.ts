import type { RecapTableWords } from '../../forms/recap-table-words.ts';

export const recapTable: RecapTableWords = {
  note: 'Registado pelos convidados, não contado no bar',
  isIncomplete: 'A noite ainda não está completa',
  guests: 'Convidados',
  logged: 'Convidados que registaram uma bebida',
  drinks: 'Bebidas',
  withAlcohol: 'Com álcool',
  withoutAlcohol: 'Sem álcool',
  waters: 'Copos de água',
  clinks: 'Vezes que dois copos se tocaram',
  firstToast: 'Primeiro brinde',
  lastToast: 'Último brinde',
  kind: 'Tipo',
  menuDrink: 'Bebida do menu',
  hour: 'Hora',
  few: 'poucos',
};
