import type { RecapTableWords } from '../../forms/recap-table-words.ts';

export const recapTable: RecapTableWords = {
  note: 'سجّله الضيوف ولم يُحسب عند البار',
  isIncomplete: 'لم تكتمل الأمسية بعد',
  guests: 'الضيوف',
  logged: 'الضيوف الذين سجّلوا مشروبًا',
  drinks: 'المشروبات',
  withAlcohol: 'مع كحول',
  withoutAlcohol: 'بدون كحول',
  waters: 'كؤوس الماء',
  clinks: 'مرات تلاقي كأسين',
  firstToast: 'النخب الأول',
  lastToast: 'النخب الأخير',
  kind: 'النوع',
  menuDrink: 'مشروب من القائمة',
  hour: 'الساعة',
  few: 'قليل',
};
