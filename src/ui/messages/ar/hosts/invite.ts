import { isolated } from '../../forms/isolated.ts';

export const namesAndDay = (names: string, day: string) => `${isolated(names)}، ${isolated(day)}`;
export const shareLink = 'مشاركة الرابط';
export const cardsForTables = 'بطاقات الطاولات';
export const fourOnSheet = 'أربع على ورقة A4، تُقصّ مرتين.';
export const design = 'التصميم';
export const designs = { glasses: 'كأسان', letterpress: 'طباعة بارزة' };
export const languages = 'اللغات';
export const printCards = 'طباعة البطاقات';
export const preview = 'هكذا تبدو البطاقة';
export const onlyThisComputer = 'هذا الحاسوب وحده يفتح هذا الرابط.';
export const setTheAddress = (setting: string) => `يُضبط العنوان الذي تصل إليه الهواتف بالإعداد ${isolated(setting)}.`;
export const sameNetworkOnly = 'لا يعمل هذا الرابط إلا في شبكة الخادم نفسها، ولا يعمل ببيانات الهاتف.';
export const noLink = 'لا يعرف هذا الخادم عنوانه، لذلك لا رابط بعد.';
export const fourLanguages = 'تتسع البطاقة لأربع لغات.';
export const ownLanguageStays = (language: string) => `تبقى ${isolated(language)}: لغة الحفل.`;
