import {
  CONFIRMATION_LASTS_MS,
  RECOVERY_CODES,
  RECOVERY_LASTS_MS,
  TRUST_LASTS_MS,
} from '../../../../domain/accounts/account-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';

export const welcomeBack = 'أهلًا بعودتك';
export const or = 'أو';
export const sendCodeInstead = 'إرسال رمز بدلًا منها';
export const askForCode = 'طلب رمز بدلًا منها';
export const forgotPassword = 'نسيت كلمة المرور؟';
export const createAccount = 'إنشاء حساب';
export const wrongCredentials = 'البريد الإلكتروني وكلمة المرور لا يتطابقان.';
export const banned = 'هذا الحساب مغلق هنا. يمكنك سؤال من يدير هذا الخادم.';
export const tooManyTries = 'محاولات كثيرة جدًا';
export const passwordRests = (until: string) =>
  `حفاظًا على أمان الحساب، لا تعمل كلمة المرور حتى الساعة ${isolated(until)}. أما الرمز فيعمل الآن.`;

export const beTheHost = 'استضافة حفلك';
export const beTheHostLead = 'حفلك ورمزه وبطاقاته في دقيقتين.';
/** Shown to somebody whom an operator has invited. */
export const invitedByHouse = (house: string) => `دعوة من ${isolated(house)} لإنشاء حفلك هنا.`;
export const invitedByOperator = 'هذه دعوة لإنشاء حفلك هنا.';
export const otherHostsSeeName = 'يرى المضيفون الآخرون هذا الاسم.';
export const passwordTooEasy = 'من السهل تخمين كلمة المرور هذه. نحتاج إلى أصعب منها.';
export const createMyAccount = 'إنشاء حسابي';
export const haveAccount = 'هل لديك حساب؟';
export const guestsNeedNone = 'لا يحتاج الضيوف إلى حساب: يكفيهم مسح الرمز.';
export const coupleOnCard = 'ليلى وكريم';

export const byInvitation = 'بدعوة فقط';
export const byInvitationLead = 'المضيفون هنا بدعوة. يمكنك طلب رابط ممن يدير الخادم.';
export const noNewHosts = 'لا مضيفين جددًا';
export const noNewHostsLead = 'لا يمكن إنشاء حساب هنا الآن. يمكنك سؤال من يدير الخادم.';
export const invitationSpent = 'هذه الدعوة لعنوان آخر، أو استُخدمت، أو مضى وقتها. يمكنك طلب دعوة جديدة.';
export const addressIsTaken = 'لهذا العنوان حساب هنا. يمكنك تسجيل الدخول به.';
export const invitedAs = (email: string) => `هذه الدعوة للعنوان ${isolated(email)} وحده.`;
export const haveAnAccount = 'لديّ حساب';
export const imAGuest = 'للضيوف: كتابة رمز';

export const notSetUpYet = `لم يُجهَّز ${PRODUCT_NAME} بعد`;
export const notSetUpYetLead = 'بعد إنشاء أول حساب يمكنك تسجيل الدخول هنا.';
export const checkAgain = 'تحقّق من جديد';
export const firstHostHow = (command: string) =>
  `يصبح من شغّل الخادم أول مضيف: الرابط في النافذة التي شُغّل منها. وللحصول على رابط جديد يُكتب هناك: ${isolated(command)}`;

export const noMailYet = 'لا تُرسَل الرسائل من هنا بعد.';
export const askWhoRunsIt = 'الرابط يأتي ممن يدير الخادم.';
export const linksInLog = (setting: string) =>
  `الروابط والرموز في أحدث أسطر سجل الخادم. وإذا ضُبط الإعداد ${isolated(setting)} فإنها تُرسل بالبريد.`;

export const lookIntoYourMail = 'رسالة في بريدك';
export const writtenTo = (email: string) => `أرسلنا رسالة إلى ${isolated(email)}. الزر الذي فيها يُدخلك.`;
export const canTakeAMinute = plural(CONFIRMATION_LASTS_MS / HOUR_MS, {
  zero: `قد تتأخر دقيقة. وربما كانت بين الرسائل غير المرغوبة. مدة صلاحية الرابط بالساعات: ${CONFIRMATION_LASTS_MS / HOUR_MS}.`,
  one: 'قد تتأخر دقيقة. وربما كانت بين الرسائل غير المرغوبة. يبقى الرابط صالحًا ساعة واحدة.',
  two: 'قد تتأخر دقيقة. وربما كانت بين الرسائل غير المرغوبة. يبقى الرابط صالحًا ساعتين.',
  few: `قد تتأخر دقيقة. وربما كانت بين الرسائل غير المرغوبة. يبقى الرابط صالحًا ${CONFIRMATION_LASTS_MS / HOUR_MS} ساعات.`,
  many: `قد تتأخر دقيقة. وربما كانت بين الرسائل غير المرغوبة. يبقى الرابط صالحًا ${CONFIRMATION_LASTS_MS / HOUR_MS} ساعة.`,
  other: `قد تتأخر دقيقة. وربما كانت بين الرسائل غير المرغوبة. يبقى الرابط صالحًا ${CONFIRMATION_LASTS_MS / HOUR_MS} ساعة.`,
});
export const ifAccount = (email: string) =>
  `إن كان للعنوان ${isolated(email)} حساب هنا، فالرابط في الطريق. ويبقى صالحًا ${RECOVERY_LASTS_MS / MINUTE_MS} دقيقة.`;
export interface OnceMore {
  readonly again: string;
  readonly againIn: (time: string) => string;
  readonly isDone: string;
  readonly isReady: string;
}
export const byMail: OnceMore = {
  again: 'إعادة الإرسال',
  againIn: (time) => `إعادة الإرسال بعد ${isolated(time)}`,
  isDone: 'الرسالة في الطريق من جديد.',
  isReady: 'يمكنك إعادة الإرسال الآن.',
};
export const byAsking: OnceMore = {
  again: 'إنشاء رابط آخر',
  againIn: (time) => `إنشاء رابط آخر بعد ${isolated(time)}`,
  isDone: 'عند من يدير الخادم رابط آخر الآن.',
  isReady: 'يمكنك إنشاء رابط آخر الآن.',
};
export const askForTheLink = 'بقي طلب الرابط';
export const theyHaveTheLink = (email: string) => `رابط ${isolated(email)} عند من يدير الخادم.`;
export const theyHaveTheLinkIfAccount = (email: string) =>
  `إن كان للعنوان ${isolated(email)} حساب هنا، فرابطه عند من يدير الخادم.`;
export const wrongAddress = 'العنوان خطأ؟ تغييره';

export const youAreConfirmed = 'تأكّد عنوانك';
export const nowTheCelebration = 'والآن إلى الحفل.';
export const createCelebration = 'إنشاء حفل';
export const later = 'لاحقًا';
export const addressConfirmed = 'تأكّد عنوانك.';

export const sixDigits = 'ستة أرقام من فضلك';
export const inTheMailTo = (email: string) => `هي في أحدث رسالة أرسلناها إلى ${isolated(email)}.`;
export const digits = 'ستة أرقام';
export const digitsOfApp = 'ستة أرقام من التطبيق';
export const sentWithTheLast = 'تُرسَل فور كتابة الرقم السادس.';
export const sendNewCode = 'إرسال رمز جديد';
export const newCodeSent = 'رمز جديد في الطريق. وإن لم يصل، فآخر رمز ما زال صالحًا.';
export const theyHaveThem = (email: string) => `أرقام العنوان ${isolated(email)} عند من يدير الخادم.`;
export const makeNewCode = 'إنشاء رمز جديد';
export const theyHaveANewCode = 'عند من يدير الخادم رمز جديد.';
export const usePassword = 'استخدام كلمة مروري';
export const wrongMailCode = 'هذا الرمز غير صحيح. لا يعمل إلا أحدث رمز.';

export const secondStep = 'والآن الخطوة الثانية';
export const openAuthenticator = `في تطبيق المصادقة لديك ستة أرقام لـ ${PRODUCT_NAME}. مكانها هنا.`;
export const trustPhone = `الوثوق بهذا الهاتف ${TRUST_LASTS_MS / DAY_MS} يومًا`;
export const trustLaptop = `الوثوق بهذا الحاسوب ${TRUST_LASTS_MS / DAY_MS} يومًا`;
export const wrongAppCode = 'هذه الأرقام الستة غير صحيحة، ولدى تطبيقك الآن أرقام جديدة.';
export const phoneLost = 'ضاع الهاتف؟ استخدام رمز استرداد';
export const recoveryTitle = 'رمز استرداد';
export const recoveryLead = `وصلك منها ${RECOVERY_CODES} رموز عند تفعيل الخطوة الثانية. يعمل كل منها مرة واحدة.`;
export const recoveryCode = 'رمز الاسترداد';
export const recoveryCodeMissing = 'نحتاج إلى أحد رموز الاسترداد.';
export const wrongRecoveryCode = 'هذا الرمز غير صحيح، أو سبق استخدامه.';
export const useTheApp = 'استخدام تطبيق المصادقة';
export const codesLeft = (count: number) =>
  plural(count, {
    zero: 'بقي لديك 0 من رموز الاسترداد. إنشاء رموز جديدة؟',
    one: 'بقي لديك رمز استرداد واحد. إنشاء رموز جديدة؟',
    two: 'بقي لديك رمزا استرداد. إنشاء رموز جديدة؟',
    few: `بقيت لديك ${count} رموز استرداد. إنشاء رموز جديدة؟`,
    many: `بقي لديك ${count} رمز استرداد. إنشاء رموز جديدة؟`,
    other: `بقي لديك ${count} رمز استرداد. إنشاء رموز جديدة؟`,
  });
export const newOnes = 'رموز جديدة';

export const authenticatorApp = 'تطبيق المصادقة';
export const scanThis = 'يُمسح هذا بتطبيق مصادقة';
export const orScan = 'أو يُمسح هذا بهاتف آخر';
export const thenBoth = 'بعد ذلك يكون تسجيل الدخول بكلمة المرور وستة أرقام من هذا التطبيق.';
export const qrLabel = 'رمز QR لتطبيق المصادقة';
export const copyKey = 'نسخ المفتاح';
export const keyCopied = 'تم نسخ المفتاح.';
export const openInApp = 'فتح في تطبيق المصادقة';
export const next = 'التالي';
export const notNow = 'ليس الآن';
export const ifPhoneLost = 'إن ضاع هاتفك يومًا';
export const keepThem = 'كل رمز من هذه يفتح حسابك مرة واحدة. أفضل مكان لها بجانب جواز سفرك.';
export const copy = 'نسخ';
export const copied = 'تم نسخ الرموز.';
export const copyFailed = 'تعذّر النسخ. يمكنك تحديد النص بيدك.';
export const save = 'حفظ';
export const codesFile = 'clink-recovery-codes.txt';
export const keptThem = 'حفظتها';
export const secondStepOn = 'الخطوة الثانية مفعّلة.';

export const tellUsEmail = 'يكفي بريدك الإلكتروني، فنرسل إليك رابطًا لكلمة مرور جديدة.';
export const confirmEmail = 'تأكيد بريدك الإلكتروني';
export const tellUsEmailAgain = 'يكفي بريدك الإلكتروني، فنرسل إليك رابطًا جديدًا.';
export const makeTheLink = 'طلب رابط';
export const sendTheLink = 'إرسال الرابط';
export const aNewPassword = 'كلمة مرور جديدة';
export const signedOutElsewhere = 'تم تسجيل خروجك من كل مكان آخر، زيادةً في الأمان. وما زالت مفاتيح المرور تفتح حسابك.';
export const yourPassword = 'اختيار كلمة المرور';
export const saveAndSignIn = 'حفظ وتسجيل الدخول';
export const linkTooOld = 'مضى وقت هذا الرابط';
export const linkTooOldLead = 'يعمل الرابط مرة واحدة، ولوقت قصير فقط. يمكنك الحصول على رابط جديد الآن.';
export const getNewLink = 'الحصول على رابط جديد';
