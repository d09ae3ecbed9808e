import type { RecapTableWords } from '../../forms/recap-table-words.ts';

export const recapTable: RecapTableWords = {
  note: 'Annotato dagli invitati, non contato al bar',
  isIncomplete: 'La serata non è ancora completa',
  guests: 'Invitati',
  logged: 'Invitati che hanno annotato una bevanda',
  drinks: 'Bevande',
  withAlcohol: 'Con alcol',
  withoutAlcohol: 'Senza alcol',
  waters: 'Bicchieri d’acqua',
  clinks: 'Volte che due bicchieri si sono toccati',
  firstToast: 'Primo brindisi',
  lastToast: 'Ultimo brindisi',
  kind: 'Tipo',
  menuDrink: 'Bevanda del menu',
  hour: 'Ora',
  few: 'pochi',
};
