import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';

export const forHosts = 'للمضيفين';
export const hostPages = 'صفحات المضيفين';
export const thisCelebration = 'هذا الحفل';
export const myCelebrations = 'حفلاتي';
export const allCelebrations = 'كل الحفلات';
export const newCelebration = 'حفل جديد';
export const myAccount = 'حسابي';
export const allHosts = 'كل المضيفين';
export const places = {
  tonight: 'الليلة',
  guests: 'الضيوف',
  recap: 'الملخّص',
  invite: 'الدعوة',
  evening: 'السهرة',
  menu: 'قائمة المشروبات',
  look: 'مظهر حفلكم',
  wall: 'الشاشة الكبيرة',
  details: 'التفاصيل',
  hosts: 'المضيفون',
};
export const afterwards = 'بعد السهرة';
export const placeOf = (place: string, names: string) => `${place}، ${isolated(names)}`;
export const clocksOf = (zone: string) => `كل الأوقات: ${zone}`;
export const waitingAtTheDoor = (count: number) =>
  plural(count, {
    zero: 'لا أحد عند الباب',
    one: 'ضيف واحد ينتظر عند الباب',
    two: 'ضيفان ينتظران عند الباب',
    few: `${count} ضيوف ينتظرون عند الباب`,
    many: `${count} ضيفًا ينتظرون عند الباب`,
    other: `${count} ضيف ينتظرون عند الباب`,
  });

export const signIn = 'تسجيل الدخول';
export const signOut = 'تسجيل الخروج';
export const signedOut = 'تم تسجيل خروجك.';
export const tryAgain = 'إعادة المحاولة';
export const backToSignIn = 'العودة إلى تسجيل الدخول';
export const cancel = 'إلغاء';
export const close = 'إغلاق';
export const undo = 'تراجع';
export const copyLink = 'نسخ الرابط';
export const linkCopied = 'تم نسخ الرابط.';

export const didNotLoad = 'تعذّر التحميل.';
/** Shown with an older answer. */
export const isFrom = (time: string) => `آخر تحديث: ${isolated(time)}.`;
export const loading = 'جارٍ التحميل';
export const noAnswer = 'لا ردّ الآن. يمكنك المحاولة من جديد متى عادت الشبكة.';
export const notJustNow = 'لا يمكن ذلك الآن. يمكنك المحاولة من جديد بعد لحظة.';
export const mailDoesNotWork =
  'تعذّر إرسال الرسالة لأن خادم البريد لا يستجيب. يمكنك المحاولة من جديد بعد لحظة، أو سؤال من يدير هذا الخادم.';
export const somethingFailed = 'عذرًا، لم ينجح ذلك. يمكنك المحاولة من جديد.';
export const onlyADemo = 'هذا عرض تجريبي. يمكن رؤية كل شيء هنا ولا يتغير شيء.';
/** The sentence is 'a tap from … came before yours', so that its verb does not depend on the host's gender. */
export const wasQuicker = (by: string) => `سبقتك نقرة من ${isolated(by)}.`;
export const tooLate = 'فات الأوان: تغيّر هذا في أثناء ذلك.';
export const lastBoardStays = 'تبقى لوحة واحدة ظاهرة، وهذه هي الأخيرة.';
export const countsAlcohol = 'الحفل بلا كحول، وهذه اللوحة تحتسب الكحول.';
export type Wait = Record<'seconds' | 'minutes', (count: number) => string>;
export const tooManyTries: Wait = {
  seconds: (count) =>
    plural(count, {
      zero: `محاولات كثيرة. يمكنك المحاولة من جديد بعد ${count} ثانية.`,
      one: 'محاولات كثيرة. يمكنك المحاولة من جديد بعد ثانية.',
      two: 'محاولات كثيرة. يمكنك المحاولة من جديد بعد ثانيتين.',
      few: `محاولات كثيرة. يمكنك المحاولة من جديد بعد ${count} ثوانٍ.`,
      many: `محاولات كثيرة. يمكنك المحاولة من جديد بعد ${count} ثانية.`,
      other: `محاولات كثيرة. يمكنك المحاولة من جديد بعد ${count} ثانية.`,
    }),
  minutes: (count) =>
    plural(count, {
      zero: `محاولات كثيرة. يمكنك المحاولة من جديد بعد ${count} دقيقة.`,
      one: 'محاولات كثيرة. يمكنك المحاولة من جديد بعد دقيقة.',
      two: 'محاولات كثيرة. يمكنك المحاولة من جديد بعد دقيقتين.',
      few: `محاولات كثيرة. يمكنك المحاولة من جديد بعد ${count} دقائق.`,
      many: `محاولات كثيرة. يمكنك المحاولة من جديد بعد ${count} دقيقة.`,
      other: `محاولات كثيرة. يمكنك المحاولة من جديد بعد ${count} دقيقة.`,
    }),
};

export const unreachable = 'الخادم لا يستجيب';
export const unreachableLead = 'الحفلات محفوظة. قد تكون الشبكة هي السبب. يمكنك المحاولة من جديد.';
export const networkAsks = 'تطلب الشبكة تسجيل الدخول أولًا. وحتى ذلك الحين لا يصل إلى الخادم شيء مما يجري هنا.';
export const signInToNetwork = 'تسجيل الدخول إلى الشبكة';
export const tooBusy = 'طلبات كثيرة في هذه اللحظة';
export const tooBusyLead = 'وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها.';
export const tooBusyLeadUntil: Wait = {
  seconds: (count) =>
    plural(count, {
      zero: `وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد ${count} ثانية.`,
      one: 'وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد ثانية.',
      two: 'وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد ثانيتين.',
      few: `وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد ${count} ثوانٍ.`,
      many: `وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد ${count} ثانية.`,
      other: `وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد ${count} ثانية.`,
    }),
  minutes: (count) =>
    plural(count, {
      zero: `وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد ${count} دقيقة.`,
      one: 'وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد دقيقة.',
      two: 'وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد دقيقتين.',
      few: `وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد ${count} دقائق.`,
      many: `وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد ${count} دقيقة.`,
      other: `وصلت إلى الخادم طلبات كثيرة من شبكتك أو من حسابك. تعيد هذه الصفحة المحاولة من تلقاء نفسها بعد ${count} دقيقة.`,
    }),
};
export const serverTrouble = 'في الخادم مشكلة';
export const serverTroubleLead = 'الحفلات محفوظة. يمكنك المحاولة من جديد بعد لحظة.';
export const notOffered = 'لا يمكن تسجيل الدخول هنا';
export const notOfferedLead = 'يستطيع من يدير الخادم تغيير ذلك.';
export const hostsElsewhere = 'للمضيفين عنوان آخر';
export const hostsAreAt = (address: string) => `يمكنك تسجيل الدخول في ${isolated(address)}.`;
export const notAtThisAddress = (setting: string) =>
  `صفحات المضيفين في ${PRODUCT_NAME} هذا متاحة على العناوين التي يطبعها عند تشغيله. ولأي عنوان آخر، يضبط من يديره الإعداد ${isolated(setting)}.`;
export const notBehindThisProxy = (setting: string) =>
  `أمام ${PRODUCT_NAME} هذا خادم وكيل، وهو لا يعرف عنوانه العام. يضبطه من يديره بالإعداد ${isolated(setting)}.`;
export const notWithoutSecret = (setting: string) =>
  `تتشارك عدة خوادم في ${PRODUCT_NAME} هذا، وتحتاج إلى سرّ مشترك من أجل المضيفين. يضبط من يديرها الإعدادين HOST_SECRET و${isolated(setting)}.`;
export const toTheTracker = 'المتابعة كضيف';

export const yourName = 'اسمك';
export const email = 'البريد الإلكتروني';
export const exampleEmail = 'name@example.org';
export const noMailHint = 'لا يرسل هذا الخادم رسائل بريد: يمكنك نسخ الرابط وإرساله بنفسك.';
export const makeLink = 'إنشاء رابط';
export const makeAnotherLink = 'إنشاء رابط آخر';
export const password = 'كلمة المرور';
export const newPassword = 'كلمة المرور الجديدة';
export const yourPassword = 'كلمة مرورك';
export const showPassword = 'إظهار كلمة المرور';
export const passwordHint = (length: number) =>
  `لا تقل الأحرف عن ${length}. ثلاث كلمات عزيزة عليك أفضل من \u2068P4ss!\u2069`;
export const nameMissing = 'نحتاج إلى اسم.';
export const emailWrong = 'لا يبدو هذا عنوان بريد إلكتروني.';
export const emailMissing = 'نحتاج إلى عنوان بريدك الإلكتروني.';
/** Of somebody who is invited. */
export const theirEmailMissing = 'نحتاج إلى عنوان بريد إلكتروني.';
export const passwordMissing = 'نحتاج إلى كلمة مرورك.';
export const passwordTooShort = (length: number) => `الحد الأدنى للأحرف: ${length}.`;
export const passwordTooLong = (length: number) => `الحد الأقصى للأحرف: ${length}.`;
export const passwordWrong = 'ليست هذه كلمة مرورك.';
export const nameRefused = 'لا يمكن استخدام هذا الاسم. نحتاج إلى اسم آخر.';
export const nameTooLong = (length: number) => `الحد الأقصى للأحرف: ${length}.`;

export const versionOf = (version: string) => `${PRODUCT_NAME} ${version}`;
