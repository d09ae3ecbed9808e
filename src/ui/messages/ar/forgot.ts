import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { plural } from './forms.ts';
import { drinkLabel } from './menu.ts';

export const addEarlier = 'إضافة مشروب سابق';
export const forgotOne = 'هل فاتك مشروب؟';
export const whichDrink = 'ماذا كان؟';
export const aboutWhen = 'متى تقريبًا؟';
export const agoChoices: Record<15 | 30 | 60 | 120, string> = {
  15: 'قبل 15 دقيقة',
  30: 'قبل 30 دقيقة',
  60: 'قبل ساعة',
  120: 'قبل ساعتين',
};
export const anotherTime = 'وقت آخر';
export const theTime = 'الوقت';
export const atAbout = (time: string) => `عند ${time} تقريبًا`;
export const between = (earliest: string, latest: string) => `يمكن اختيار وقت بين ${earliest} و${latest}.`;

export const somethingElse = 'كان شيئًا آخر';
export const wasEarlier = 'كان قبل ذلك';
export const changeDrink = (drink: DrinkChoice, time: string) => `تغيير: ${drinkLabel(drink)}، ${time}`;
export const changed = (drink: DrinkChoice, time: string) => `تغيّر: ${drinkLabel(drink)}، ${time}`;
export const broughtBack = (drink: DrinkChoice) => `عاد ${drinkLabel(drink)}`;

export const notAdded = (drink: DrinkChoice, time: string) =>
  `لم تتم الإضافة: ${drinkLabel(drink)}، ${time}. هذا الوقت خارج وقت الاحتفال.`;
export const notChanged = (drink: DrinkChoice, time: string) =>
  `لم يتغيّر: ${drinkLabel(drink)}، ${time}. الوقت الآخر خارج وقت الاحتفال.`;
export const onlyHere = (drink: DrinkChoice, time: string) =>
  `على هذا الهاتف فقط حتى الآن: ${drinkLabel(drink)}، ${time}.`;
export const notAddedMany = (count: number) =>
  plural(count, {
    zero: 'لم يُرفض أي مشروب.',
    one: 'لم يُضف مشروب واحد. وقته خارج وقت الاحتفال.',
    two: 'لم يُضف مشروبان. وقتاهما خارج وقت الاحتفال.',
    few: `لم تُضف ${count} مشروبات. أوقاتها خارج وقت الاحتفال.`,
    many: `لم يُضف ${count} مشروبًا. أوقاتها خارج وقت الاحتفال.`,
    other: `لم يُضف ${count} مشروب. أوقاتها خارج وقت الاحتفال.`,
  });
export const notChangedMany = (count: number) =>
  plural(count, {
    zero: 'لم يُرفض أي تغيير.',
    one: 'لم يتغيّر مشروب واحد. الوقت الآخر خارج وقت الاحتفال.',
    two: 'لم يتغيّر مشروبان. الوقتان الآخران خارج وقت الاحتفال.',
    few: `لم تتغيّر ${count} مشروبات. الأوقات الأخرى خارج وقت الاحتفال.`,
    many: `لم يتغيّر ${count} مشروبًا. الأوقات الأخرى خارج وقت الاحتفال.`,
    other: `لم يتغيّر ${count} مشروب. الأوقات الأخرى خارج وقت الاحتفال.`,
  });
export const onlyHereMany = (count: number) =>
  plural(count, {
    zero: 'كل المشروبات وصلت إلى الخادم.',
    one: 'مشروب واحد على هذا الهاتف فقط حتى الآن.',
    two: 'مشروبان على هذا الهاتف فقط حتى الآن.',
    few: `${count} مشروبات على هذا الهاتف فقط حتى الآن.`,
    many: `${count} مشروبًا على هذا الهاتف فقط حتى الآن.`,
    other: `${count} مشروب على هذا الهاتف فقط حتى الآن.`,
  });
