import { isolated } from '../forms/isolated.ts';
import { plural } from './forms.ts';

export const carryOnElsewhere = 'المتابعة على هاتف آخر';
export const pointTheCamera = 'يكفي توجيه كاميرا الهاتف الآخر إلى هنا. يعمل رمز QR مرة واحدة.';
export const square = 'رمز QR يتابع به هاتف واحد آخر سهرتك';
export const left = (time: string) => `بقي ${isolated(time)}`;
export const copyTheLink = 'أو نسخ الرابط، لهذا الهاتف نفسه';
export const linkIsCopied = 'تم نسخ الرابط. يمكنك فتحه، أو لصقه حيث يطلب Clink رمزًا.';
export const linkNotCopied = 'لا يسمح هذا المتصفح بالنسخ.';
export const afterwards = 'بعد ذلك';
export const countOnBoth = 'العدّ على الهاتفين';
export const signThisOff = 'إنهاء العدّ هنا';
export const cancel = 'إلغاء';
export const aMoment = 'لحظة…';
export const otherPhoneReads = 'قرأ الهاتف الآخر الرمز. لحظة…';
export const newSquare = 'رمز QR جديد';
export const tryAgain = 'إعادة المحاولة';

export const squareIsLate = 'انتهت صلاحية رمز QR هذا';
export const squareIsLateHere = 'انتهت صلاحية رمز QR هذا. لم يضِع شيء، ويمكنك إنشاء رمز جديد حالًا.';
export const noAnswerHere = 'لا ردّ الآن. سينجح الأمر متى اتصل الهاتفان بالشبكة.';
export const notPossible = 'لا يمكن نقل هذه السهرة إلى هاتف آخر الآن. وهي محفوظة على هذا الهاتف.';
export const afterManyTries = 'محاولات كثيرة.';
export const againIn = (time: string) => `يمكنك المحاولة من جديد بعد ${isolated(time)}.`;

export const bothCount = 'الهاتفان يعدّان الآن.';
export const almostSignedOff = 'ينتهي العدّ على هذا الهاتف بعد لحظة';
export const signsOffWhenSent = (count: number) =>
  plural(count, {
    zero: 'ينتظر حتى يصل كل شيء إلى الخادم.',
    one: 'مشروب واحد لم يُرسَل بعد. يرسله هذا الهاتف أولًا.',
    two: 'مشروبان لم يُرسَلا بعد. يرسلهما هذا الهاتف أولًا.',
    few: `${count} مشروبات لم تُرسَل بعد. يرسلها هذا الهاتف أولًا.`,
    many: `${count} مشروبًا لم تُرسَل بعد. يرسلها هذا الهاتف أولًا.`,
    other: `${count} مشروب لم تُرسَل بعد. يرسلها هذا الهاتف أولًا.`,
  });

export const looking = 'جارٍ البحث…';
export const lookingForIt = 'سهرتك في الطريق';
export const carryOnAs = (name: string) => `المتابعة باسم ${isolated(name)}؟`;
export const whatComes = (count: number, since: string, names: string) =>
  plural(count, {
    zero: `بدأت سهرتك عند الساعة ${isolated(since)} في حفل ${isolated(names)}. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
    one: `مشروب واحد منذ الساعة ${isolated(since)} في حفل ${isolated(names)}. ينتقل إلى هذا الهاتف. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
    two: `مشروبان منذ الساعة ${isolated(since)} في حفل ${isolated(names)}. ينتقلان إلى هذا الهاتف. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
    few: `${count} مشروبات منذ الساعة ${isolated(since)} في حفل ${isolated(names)}. تنتقل إلى هذا الهاتف. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
    many: `${count} مشروبًا منذ الساعة ${isolated(since)} في حفل ${isolated(names)}. تنتقل إلى هذا الهاتف. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
    other: `${count} مشروب منذ الساعة ${isolated(since)} في حفل ${isolated(names)}. تنتقل إلى هذا الهاتف. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
  });
export const whatComesFromOpen = (count: number, since: string) =>
  plural(count, {
    zero: `بدأت سهرتك عند الساعة ${isolated(since)} على لوحة الصدارة العامة. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
    one: `مشروب واحد منذ الساعة ${isolated(since)} على لوحة الصدارة العامة. ينتقل إلى هذا الهاتف. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
    two: `مشروبان منذ الساعة ${isolated(since)} على لوحة الصدارة العامة. ينتقلان إلى هذا الهاتف. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
    few: `${count} مشروبات منذ الساعة ${isolated(since)} على لوحة الصدارة العامة. تنتقل إلى هذا الهاتف. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
    many: `${count} مشروبًا منذ الساعة ${isolated(since)} على لوحة الصدارة العامة. تنتقل إلى هذا الهاتف. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
    other: `${count} مشروب منذ الساعة ${isolated(since)} على لوحة الصدارة العامة. تنتقل إلى هذا الهاتف. ويستمر الهاتف الأول أيضًا، ما لم يُنهَ العدّ عليه.`,
  });
export const carryOnHere = 'المتابعة هنا';
export const notMe = 'هذا ليس أنا';
export const ownStays = (name: string, count: number, names: string) =>
  plural(count, {
    zero: `على هذا الهاتف سهرة باسم ${isolated(name)}. تبقى في حفل ${isolated(names)}، ويمكنك العودة إليها.`,
    one: `على هذا الهاتف مشروب واحد باسم ${isolated(name)}. يبقى في حفل ${isolated(names)}، ويمكنك العودة إليه.`,
    two: `على هذا الهاتف مشروبان باسم ${isolated(name)}. يبقيان في حفل ${isolated(names)}، ويمكنك العودة إليهما.`,
    few: `على هذا الهاتف ${count} مشروبات باسم ${isolated(name)}. تبقى في حفل ${isolated(names)}، ويمكنك العودة إليها.`,
    many: `على هذا الهاتف ${count} مشروبًا باسم ${isolated(name)}. تبقى في حفل ${isolated(names)}، ويمكنك العودة إليها.`,
    other: `على هذا الهاتف ${count} مشروب باسم ${isolated(name)}. تبقى في حفل ${isolated(names)}، ويمكنك العودة إليها.`,
  });
export const ownStaysOnOpen = (name: string, count: number) =>
  plural(count, {
    zero: `على هذا الهاتف سهرة باسم ${isolated(name)}. تبقى على لوحة الصدارة العامة، ويمكنك العودة إليها.`,
    one: `على هذا الهاتف مشروب واحد باسم ${isolated(name)}. يبقى على لوحة الصدارة العامة، ويمكنك العودة إليه.`,
    two: `على هذا الهاتف مشروبان باسم ${isolated(name)}. يبقيان على لوحة الصدارة العامة، ويمكنك العودة إليهما.`,
    few: `على هذا الهاتف ${count} مشروبات باسم ${isolated(name)}. تبقى على لوحة الصدارة العامة، ويمكنك العودة إليها.`,
    many: `على هذا الهاتف ${count} مشروبًا باسم ${isolated(name)}. تبقى على لوحة الصدارة العامة، ويمكنك العودة إليها.`,
    other: `على هذا الهاتف ${count} مشروب باسم ${isolated(name)}. تبقى على لوحة الصدارة العامة، ويمكنك العودة إليها.`,
  });
export const carriesOnAs = (name: string) => `تستمر سهرتك هنا باسم ${isolated(name)}.`;
export const goBack = 'رجوع';
export const backTo = (name: string) => `العودة إلى سهرة ${isolated(name)}`;

export const tapNewSquare =
  'يكفي الضغط على «رمز QR جديد» على الهاتف الأول، ثم توجيه الكاميرا إليه من جديد. لم يضِع شيء.';
export const linkIsDamaged = 'هذا الرابط غير مكتمل';
export const copyLinkAgain = 'ينقصه جزء. يكفي نسخه مرة أخرى أو توجيه الكاميرا إلى رمز QR من جديد. لم يضِع شيء.';
export const squareIsUsed = 'سبق استخدام رمز QR هذا';
export const usedElsewhere =
  'يعمل لهاتف واحد فقط. يكفي الضغط على «رمز QR جديد» على الهاتف الأول، ثم توجيه الكاميرا إليه.';
export const eveningIsOver = 'انتهت هذه السهرة';
export const goneForAll = 'حُذفت أو انتهت أو أغلقها المضيفون. ولا ينتقل منها شيء إلى هذا الهاتف.';
export const noAnswer = 'لا ردّ الآن';
export const squareStaysGood = 'يبقى رمز QR صالحًا طوال خمس دقائق. يمكنك المحاولة من جديد بعد لحظة.';
export const manyTries = 'محاولات كثيرة';
export const cannotStore = 'لا يستطيع هذا الهاتف الحفظ';
export const staysOnTheFirst = 'لذلك تبقى سهرتك على الهاتف الأول. لم يضِع شيء.';
export const isHereAlready = 'سهرتك على هذا الهاتف بالفعل';
export const pointOtherCamera = 'يكفي توجيه كاميرا هاتف آخر إلى رمز QR.';
export const allRight = 'حسنًا';
export const freshEvening = 'بدء سهرة جديدة';
export const ownEvening = 'متابعة سهرتي';
export const typeCode = 'كتابة رمز';
export const notNow = 'ليس الآن';

export const signedOff = 'انتهى العدّ على هذا الهاتف';
export const movedAway = 'انتقلت سهرتك إلى الهاتف الآخر.';
export const deletedElsewhere = 'حُذفت بياناتك';
export const forgottenHere = 'حُذفت من هاتفك الآخر، ولم يبقَ منها شيء على هذا الهاتف أيضًا.';
