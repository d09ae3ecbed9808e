import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';

export const guestsWord = (count: number) =>
  plural(count, { zero: 'ضيف', one: 'ضيف', two: 'ضيفان', few: 'ضيوف', many: 'ضيفًا', other: 'ضيف' });
export const guestsHere = (count: number) =>
  plural(count, {
    zero: 'ضيف هنا الآن',
    one: 'ضيف هنا الآن',
    two: 'ضيفان هنا الآن',
    few: 'ضيوف هنا الآن',
    many: 'ضيفًا هنا الآن',
    other: 'ضيف هنا الآن',
  });
export const sinceTheToast = 'منذ آخر نخب';
export const noToastYet = 'لا نخب بعد';
export const aWord = 'كلمة';
export const toTheRoom = 'للقاعة';
export const pause = 'إيقاف مؤقت';
export const pauseWhat = 'للوحة الصدارة';
export const goOn = 'متابعة';
export const goOnWhat = 'لوحة الصدارة';

export const lastHours = 'الساعات الأخيرة';
export const allGuests = (count: number) =>
  plural(count, {
    zero: 'لا ضيوف',
    one: 'ضيف واحد',
    two: 'الضيفان',
    few: `كل الضيوف: ${count}`,
    many: `كل الضيوف: ${count}`,
    other: `كل الضيوف: ${count}`,
  });
export const cameIn = (name: string) => `وصل إلينا: ${isolated(name)}`;
export const clinked = (one: string, other: string) => `تلاقت كأسا ${isolated(one)} و${isolated(other)}`;
export const firstToast = (name: string) => `أول نخب: ${isolated(name)}`;
export const watersTogether = (count: number) => `${count} كوب ماء معًا`;
export const midnight = 'منتصف الليل. يوم جديد معًا';
export const allIsQuiet = 'كل شيء هادئ. يظهر هنا القادمون والأنخاب.';

export const audibleKnock = 'طرق مسموع على الباب';
export const audibleKnockHint = 'عندما يكون أحد عند الباب وهذه الصفحة مفتوحة. على هذا الجهاز وحده.';
export const keptSilent = 'يُبقي هذا المتصفح الصفحة صامتة حتى تُلمس. تكفي لمسة واحدة في أي مكان.';
export const cannotSound = 'لا يستطيع هذا المتصفح إصدار أصوات.';
