import type { Motif } from '../../../../domain/keepsake/motifs.ts';
import type { Note } from '../../../../domain/keepsake/notes.ts';
import { isolated } from '../../forms/isolated.ts';

export const yourKeepsake = 'تذكارك';
export const drawnHere = 'تذكار من سهرتك. يُرسم على هذا الهاتف، ولا أحد غيرك يملكه.';
export const chooseCard = 'اختيار بطاقة';
export const motifs: Record<Motif, string> = { poured: 'طبقات', glasses: 'كأسان', hills: 'تلال' };
export const showHowMany = 'إظهار العدد';
export const offUnlessWanted = 'مغلق ما لم يكن مرغوبًا';
export const save = 'حفظ';
export const share = 'مشاركة';
export const staysUntil = (time: string) => `تبقى سهرتك على هذا الهاتف حتى ${isolated(time)}.`;
export const staysUntilTomorrow = (time: string) => `تبقى سهرتك على هذا الهاتف حتى الغد، ${isolated(time)}.`;
export const noRoom = 'لا متسع الآن على هذا الهاتف لرسم البطاقة. سهرتك ما زالت هنا.';
export const savedInstead = 'تعذّرت المشاركة هنا، فتم حفظ البطاقة بدلًا من ذلك.';

export const titles: Record<Motif, string> = {
  poured: 'السهرة في كأس',
  glasses: 'يا لها من سهرة',
  hills: 'ملامح السهرة',
};
export const wasThere = (name: string) => `من بين الضيوف: ${isolated(name)}`;
export const everyLayer = 'كل طبقة كأس، بترتيب الليلة.';
export const howMany = (count: number) => `المشروبات: ${count}`;
export const howManyOf = (count: number, without: number) => `المشروبات: ${count}، ومنها من دون كحول: ${without}`;
export const firstToast = 'أول نخب';
export const lastToast = 'آخر نخب';
export const midnight = 'منتصف الليل';
export const drinkOfTheNight = 'مشروب الليلة';
export const glassesMet = 'تلاقت كأسان';
export const fromTheHosts = 'كلمة من المضيفين';
export const quoted = (text: string) => `«${isolated(text)}»`;

export const pictures: Record<Motif, (names: string, date: string) => string> = {
  poured: (names, date) => `كأس طويلة لحفل ${isolated(names)}: ${date}. كل طبقة مشروب، والأول في القاع.`,
  glasses: (names, date) => `كأسان تتلاقيان لحفل ${isolated(names)}: ${date}.`,
  hills: (names, date) => `تلال لحفل ${isolated(names)}: ${date}. تعلو حيث كانت السهرة حافلة.`,
};
export const described: Record<Exclude<Note['kind'], 'nine'>, (what: string) => string> = {
  first: (what) => `أول نخب: ${isolated(what)}.`,
  midnight: () => 'استمرت السهرة بعد منتصف الليل.',
  clink: (what) => `تلاقت كأسان: كأسك وكأس ${isolated(what)}.`,
  favourite: (what) => `مشروب الليلة: ${isolated(what)}.`,
  word: (what) => `كلمة من المضيفين: «${isolated(what)}»`,
  last: (what) => `آخر نخب: ${isolated(what)}.`,
};
