import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';

export const countOnMyOwn = 'العدّ وحدي';
export const countRightAway = 'يمكنك العدّ منذ الآن. كل شيء يبقى على هذا الهاتف.';
export const safeHere = (count: number) =>
  plural(count, {
    zero: 'مشروباتك (0) وإحصاءاتك محفوظة على هذا الهاتف.',
    one: 'مشروبك وإحصاءاتك محفوظة على هذا الهاتف.',
    two: 'مشروباك وإحصاءاتك محفوظة على هذا الهاتف.',
    few: `مشروباتك (${count}) وإحصاءاتك محفوظة على هذا الهاتف.`,
    many: `مشروباتك (${count}) وإحصاءاتك محفوظة على هذا الهاتف.`,
    other: `مشروباتك (${count}) وإحصاءاتك محفوظة على هذا الهاتف.`,
  });
export const looking = 'جارٍ البحث…';

export const doorIsClosed = 'الباب مغلق الآن';
export const nobodyNew = (names: string) =>
  names
    ? `لا يُدخل مضيفو حفل ${isolated(names)} أحدًا جديدًا الآن. إن كنت من أهل الحفل، فيكفي إخبار أحدهم: تُدخلك نقرة واحدة.`
    : 'لا يُدخل المضيفون أحدًا جديدًا الآن. إن كنت من أهل الحفل، فيكفي إخبار أحدهم: تُدخلك نقرة واحدة.';
export const comeInLater = 'حين يُفتح الباب تدخل مشروباتك معك.';
export const tryAgain = 'طرق الباب من جديد';
export const stillClosed = 'ما زال مغلقًا.';

export const oneMoment = (name: string) => `لحظة يا ${isolated(name)}`;
export const hostsAreAsked = (names: string) =>
  names
    ? `وصل طلب دخولك إلى مضيفي حفل ${isolated(names)}. لا داعي للانتظار هنا.`
    : 'وصل طلب دخولك إلى المضيفين. لا داعي للانتظار هنا.';
export const allComeIn = 'العدّ مستمر: كل مشروباتك تدخل معك.';
export const askedAt = (time: string) => `أُرسل الطلب عند الساعة ${isolated(time)}. يخبرك هذا الهاتف متى أجابوا.`;
export const changeMyName = 'تغيير اسمي';

export const notRecognised = 'لم يتعرّفوا عليك';
export const notLetIn = (name: string) =>
  `لم يُدخل المضيفون «${isolated(name)}». قد يفيد اسم يعرفونه، أو حديث مع أحدهم.`;
export const changeAndAsk = 'تغيير اسمي وإعادة الطلب';

export const offTheLeaderboard = 'اسمك خارج لوحة الصدارة';
export const takenOut = (names: string) =>
  names
    ? `أزال المضيفون اسمك من حفل ${isolated(names)}. ربما حدث التباس، ويمكنك سؤالهم.`
    : 'أزال المضيفون اسمك من هذا الحفل. ربما حدث التباس، ويمكنك سؤالهم.';
export const takenOutForGood = (names: string) =>
  names
    ? `أزال المضيفون اسمك من حفل ${isolated(names)}. إن كان في الأمر التباس، فوحدهم يستطيعون تغييره.`
    : 'أزال المضيفون اسمك من هذا الحفل. إن كان في الأمر التباس، فوحدهم يستطيعون تغييره.';
export const nobodyElseSees = 'يمكنك متابعة العدّ. لا يراه أحد غيرك.';
export const askToComeBack = 'طلب العودة';

export const youAreIn = (names: string) => (names ? `أنت في الحفل. نخب ${isolated(names)}!` : 'أنت في الحفل.');

export const youAreNowCalled = (name: string) => `اسمك الآن «${isolated(name)}»`;
export const sameNameTonight = (first: string) =>
  `غيّر المضيفون اسمك في لوحة الصدارة، فربما حمل غيرك اسم ${isolated(first)} الليلة. مشروباتك كلها باقية.`;
export const handedOver = 'سهرتك على هاتف آخر أيضًا';
export const handedOverLead = (time: string) =>
  `نقلها المضيفون عند الساعة ${isolated(time)}، كما يُفعل حين تنفد بطارية هاتف أو يضيع. والهاتفان يعدّان لك. إن لم يكن ذلك بطلب منك، فيكفي إخبار المضيفين.`;
export const hostsWishIt = 'يفضّل المضيفون أن تحمل هذا الاسم الليلة. مشروباتك كلها باقية.';
export const notRight = 'اسم غير صحيح؟ يكفي إخبار المضيفين.';
export const allRight = 'حسنًا';

export const statuses = {
  waiting: 'عند الباب: وصل طلبك إلى المضيفين',
  'turned-away': 'خارج الحفل: العدّ لك وحدك',
  removed: 'خارج لوحة الصدارة: العدّ لك وحدك',
  barred: 'خارج لوحة الصدارة: العدّ لك وحدك',
  'door-closed': 'الباب مغلق: العدّ لك وحدك',
  over: 'انتهى الحفل: العدّ لك وحدك',
} as const;
