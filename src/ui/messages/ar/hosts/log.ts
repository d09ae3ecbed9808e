import type { Deeds } from '../../forms/deeds.ts';
import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

const DETAILS: Readonly<Record<string, string>> = {
  names: 'الأسماء',
  date: 'التاريخ',
  timeZone: 'المنطقة الزمنية',
  language: 'لغة البطاقات',
  cardLanguages: 'اللغات الأخرى للبطاقات',
  gettingHome: 'العودة إلى البيت',
  ends: 'الانتهاء',
};
const LIST = new Intl.ListFormat(locale, { type: 'conjunction' });
export const changedDetails = (fields: readonly string[]) =>
  LIST.format(fields.map((field) => DETAILS[field] ?? field));

export const drinksReordered = 'ترتيب المشروبات تغيّر.';

export const youDid: Deeds = {
  rename: ({ name, to }) =>
    name ? `أنت: تغيير اسم «${isolated(name)}» إلى «${isolated(to)}»` : `أنت: تغيير اسم ضيف غادر إلى «${isolated(to)}»`,
  hide: ({ name }) => (name ? `أنت: إخفاء «${isolated(name)}»` : 'أنت: إخفاء ضيف غادر'),
  show: ({ name }) => (name ? `أنت: إظهار «${isolated(name)}» من جديد` : 'أنت: إظهار ضيف غادر من جديد'),
  'let-in': ({ name }) => (name ? `أنت: إدخال «${isolated(name)}»` : 'أنت: إدخال ضيف غادر'),
  'let-in-all': ({ guests }) =>
    plural(guests, {
      zero: 'أنت: إدخال ضيوف',
      one: 'أنت: إدخال ضيف واحد',
      two: 'أنت: إدخال ضيفين',
      few: `أنت: إدخال ${guests} ضيوف`,
      many: `أنت: إدخال ${guests} ضيفًا`,
      other: `أنت: إدخال ${guests} ضيف`,
    }),
  'turn-away': ({ name }) => (name ? `أنت: رفض دخول «${isolated(name)}»` : 'أنت: رفض دخول ضيف غادر'),
  remove: ({ name }) => (name ? `أنت: إزالة «${isolated(name)}»` : 'أنت: إزالة ضيف غادر'),
  restore: ({ name }) => (name ? `أنت: إعادة «${isolated(name)}» إلى الحفل` : 'أنت: إعادة ضيف غادر إلى الحفل'),
  'hand-over': ({ name }) =>
    name
      ? `أنت: عرض رمز QR ينقل سهرة «${isolated(name)}» إلى هاتف آخر`
      : 'أنت: عرض رمز QR ينقل سهرة ضيف غادر إلى هاتف آخر',
  create: () => 'أنت: إنشاء الحفل',
  copy: () => 'أنت: إنشاء الحفل نسخةً من حفل آخر',
  'door-open': () => 'أنت: تغيير الباب إلى «الجميع»',
  'door-ask': () => 'أنت: تغيير الباب إلى «بإذن منا»',
  'door-closed': () => 'أنت: تغيير الباب إلى «لا أحد جديد»',
  pause: () => 'أنت: إيقاف لوحة الصدارة مؤقتًا',
  resume: () => 'أنت: تشغيل لوحة الصدارة من جديد',
  end: () => 'أنت: إنهاء الحفل',
  reopen: () => 'أنت: فتح الحفل من جديد',
  details: () => 'أنت: تغيير التفاصيل',
  boards: () => 'أنت: تغيير ما تعرضه لوحة الصدارة',
  look: () => 'أنت: تغيير المظهر',
  menu: () => 'أنت: تغيير قائمة المشروبات',
  'without-alcohol': () => 'أنت: تغيير خيار «بلا كحول»',
  wall: ({ to }) => (to ? `أنت: تغيير الشاشة الكبيرة إلى «${to}»` : 'أنت: تغيير الشاشة الكبيرة'),
  'wall-pace-on': () => 'أنت: وضع «الأسرع وتيرة» على الشاشة الكبيرة',
  'wall-pace-off': () => 'أنت: إزالة «الأسرع وتيرة» من الشاشة الكبيرة',
  'moments-on': () => 'أنت: إظهار اللحظات',
  'moments-off': () => 'أنت: إخفاء اللحظات',
  'wall-code-hidden': () => 'أنت: إخفاء الرمز على الشاشة الكبيرة',
  'wall-code-shown': () => 'أنت: إظهار الرمز على الشاشة الكبيرة من جديد',
  word: ({ to }) => `أنت: كلمة «${isolated(to)}»`,
  'take-back-word': () => 'أنت: سحب الكلمة',
  delete: () => 'أنت: حذف الحفل',
  keep: () => 'أنت: إبقاء الحفل',
  invite: () => 'أنت: دعوة مضيف',
  withdraw: () => 'أنت: سحب دعوة مضيف',
  join: () => 'أنت: انضمام إلى المضيفين',
  'take-over': ({ to }) => (to ? `أنت: تسلّم الحفل من ${isolated(to)}` : 'أنت: تسلّم الحفل'),
  leave: () => 'أنت: مغادرة المضيفين',
  'remove-host': ({ to }) => (to ? `أنت: إزالة ${isolated(to)} من المضيفين` : 'أنت: إزالة أحد المضيفين'),
  'house-rules': () => 'وضعت الجهة المستضيفة قواعدها',
  other: () => 'أنت: تغيير شيء ما',
};

export const hostDid: Deeds = {
  rename: ({ who, name, to }) =>
    name
      ? `${isolated(who)}: تغيير اسم «${isolated(name)}» إلى «${isolated(to)}»`
      : `${isolated(who)}: تغيير اسم ضيف غادر إلى «${isolated(to)}»`,
  hide: ({ who, name }) => (name ? `${isolated(who)}: إخفاء «${isolated(name)}»` : `${isolated(who)}: إخفاء ضيف غادر`),
  show: ({ who, name }) =>
    name ? `${isolated(who)}: إظهار «${isolated(name)}» من جديد` : `${isolated(who)}: إظهار ضيف غادر من جديد`,
  'let-in': ({ who, name }) =>
    name ? `${isolated(who)}: إدخال «${isolated(name)}»` : `${isolated(who)}: إدخال ضيف غادر`,
  'let-in-all': ({ who, guests }) =>
    plural(guests, {
      zero: `${isolated(who)}: إدخال ضيوف`,
      one: `${isolated(who)}: إدخال ضيف واحد`,
      two: `${isolated(who)}: إدخال ضيفين`,
      few: `${isolated(who)}: إدخال ${guests} ضيوف`,
      many: `${isolated(who)}: إدخال ${guests} ضيفًا`,
      other: `${isolated(who)}: إدخال ${guests} ضيف`,
    }),
  'turn-away': ({ who, name }) =>
    name ? `${isolated(who)}: رفض دخول «${isolated(name)}»` : `${isolated(who)}: رفض دخول ضيف غادر`,
  remove: ({ who, name }) =>
    name ? `${isolated(who)}: إزالة «${isolated(name)}»` : `${isolated(who)}: إزالة ضيف غادر`,
  restore: ({ who, name }) =>
    name ? `${isolated(who)}: إعادة «${isolated(name)}» إلى الحفل` : `${isolated(who)}: إعادة ضيف غادر إلى الحفل`,
  'hand-over': ({ who, name }) =>
    name
      ? `${isolated(who)}: عرض رمز QR ينقل سهرة «${isolated(name)}» إلى هاتف آخر`
      : `${isolated(who)}: عرض رمز QR ينقل سهرة ضيف غادر إلى هاتف آخر`,
  create: ({ who }) => `${isolated(who)}: إنشاء الحفل`,
  copy: ({ who }) => `${isolated(who)}: إنشاء الحفل نسخةً من حفل آخر`,
  'door-open': ({ who }) => `${isolated(who)}: تغيير الباب إلى «الجميع»`,
  'door-ask': ({ who }) => `${isolated(who)}: تغيير الباب إلى «بإذن منا»`,
  'door-closed': ({ who }) => `${isolated(who)}: تغيير الباب إلى «لا أحد جديد»`,
  pause: ({ who }) => `${isolated(who)}: إيقاف لوحة الصدارة مؤقتًا`,
  resume: ({ who }) => `${isolated(who)}: تشغيل لوحة الصدارة من جديد`,
  end: ({ who }) => `${isolated(who)}: إنهاء الحفل`,
  reopen: ({ who }) => `${isolated(who)}: فتح الحفل من جديد`,
  details: ({ who }) => `${isolated(who)}: تغيير التفاصيل`,
  boards: ({ who }) => `${isolated(who)}: تغيير ما تعرضه لوحة الصدارة`,
  look: ({ who }) => `${isolated(who)}: تغيير المظهر`,
  menu: ({ who }) => `${isolated(who)}: تغيير قائمة المشروبات`,
  'without-alcohol': ({ who }) => `${isolated(who)}: تغيير خيار «بلا كحول»`,
  wall: ({ who, to }) =>
    to ? `${isolated(who)}: تغيير الشاشة الكبيرة إلى «${to}»` : `${isolated(who)}: تغيير الشاشة الكبيرة`,
  'wall-pace-on': ({ who }) => `${isolated(who)}: وضع «الأسرع وتيرة» على الشاشة الكبيرة`,
  'wall-pace-off': ({ who }) => `${isolated(who)}: إزالة «الأسرع وتيرة» من الشاشة الكبيرة`,
  'moments-on': ({ who }) => `${isolated(who)}: إظهار اللحظات`,
  'moments-off': ({ who }) => `${isolated(who)}: إخفاء اللحظات`,
  'wall-code-hidden': ({ who }) => `${isolated(who)}: إخفاء الرمز على الشاشة الكبيرة`,
  'wall-code-shown': ({ who }) => `${isolated(who)}: إظهار الرمز على الشاشة الكبيرة من جديد`,
  word: ({ who, to }) => `${isolated(who)}: كلمة «${isolated(to)}»`,
  'take-back-word': ({ who }) => `${isolated(who)}: سحب الكلمة`,
  delete: ({ who }) => `${isolated(who)}: حذف الحفل`,
  keep: ({ who }) => `${isolated(who)}: إبقاء الحفل`,
  invite: ({ who }) => `${isolated(who)}: دعوة مضيف`,
  withdraw: ({ who }) => `${isolated(who)}: سحب دعوة مضيف`,
  join: ({ who }) => `${isolated(who)}: انضمام إلى المضيفين`,
  'take-over': ({ who, to }) =>
    to ? `${isolated(who)}: تسلّم الحفل من ${isolated(to)}` : `${isolated(who)}: تسلّم الحفل`,
  leave: ({ who }) => `${isolated(who)}: مغادرة المضيفين`,
  'remove-host': ({ who, to }) =>
    to ? `${isolated(who)}: إزالة ${isolated(to)} من المضيفين` : `${isolated(who)}: إزالة أحد المضيفين`,
  'house-rules': () => 'وضعت الجهة المستضيفة قواعدها',
  other: ({ who }) => `${isolated(who)}: تغيير شيء ما`,
};

export const formerHost = 'مضيف سابق';
