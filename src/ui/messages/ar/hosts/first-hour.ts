import { SETUP_LASTS_MS } from '../../../../domain/accounts/account-limits.ts';
import { MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { shortDateIn } from '../../forms/dates.ts';
import { isolated } from '../../forms/isolated.ts';
import { locale } from '../page.ts';

export const steps = ['أنت', 'حفلك', 'أول ضيف'] as const;
export const stepDone = 'تم:';

export const itIsRunning = `${PRODUCT_NAME} يعمل.`;
export const makeItYours = 'والآن حان دورك.';
export const threeSteps = 'ثلاث خطوات في نحو دقيقتين.';
export const youSignInWithIt = 'يُستخدم لتسجيل الدخول.';
export const nothingIsSent = 'يُستخدم لتسجيل الدخول. ولا يُرسَل إليه شيء.';
export const typeTheCode = 'اكتب رمز الإعداد';
export const typeTheCodeLead = 'بهذا الرمز تصبح أول مضيف. يعرفه من ثبّت الخادم، أو يعرضه متجر التطبيقات.';
export const codeIsIn = (setting: string) => `هو في الإعداد ${isolated(setting)}.`;
export const setUpCode = 'رمز الإعداد';
export const setUpCodeMissing = 'يُرجى كتابة الرمز.';
export const setUpCodeWrong = 'هذا ليس الرمز.';

export const goOn = 'متابعة';
export const onlyLooking = 'مجرد نظرة؟';
export const openAsGuest = 'فتح العدّاد كالضيوف';

export const whatKind = 'أي نوع من السهرات؟';
export const kinds = {
  mixed: { name: 'قليل من كل شيء', means: 'مع الارتواء والتنوّع، وبلا وتيرة' },
  classic: { name: 'حفل كلاسيكي', means: 'الأكثر شربًا والأسرع وتيرة' },
  dry: { name: 'بلا كحول', means: 'الماء ومشروبات أخرى وقائمتكم' },
};
export const makeTheCode = 'إنشاء الرمز';
export const changeableEvenOnTheNight = 'يمكنك تغيير كل شيء لاحقًا، حتى في ليلة الحفل.';
/** Shown if the house has a template. */
export const beginsAsPrepared = 'يبدأ كما أعدّته الجهة المستضيفة: القائمة والمظهر والشاشة.';

export const yourDate = 'تاريخ حفلك';
export const shortDate = shortDateIn(locale);
export const fillsInAsYouType = 'بطاقة طاولتك. تكتمل مع كل حرف.';
export const squareComesNext = 'يأتي رمز QR في الخطوة التالية.';
export const cardsLikeThis = 'بطاقات كهذه يمكن أن تزيّن الطاولات.';

export const isReady = 'كل شيء جاهز.';
export const beTheFirstGuest = 'أول الضيوف أنت.';
export const typeNameBeside = 'اسم ومشروب على الهاتف المجاور، وتتحرك اللوحة أمامك.';
export const typeName = 'اسم ومشروب، وتتحرك اللوحة أمامك.';
export const tryAsGuest = 'التجربة بصفة ضيف';
export const guestsPhone = 'هاتف ضيف';
export const guestsPhoneLive = 'هاتف ضيف، مباشرة.';
export const phonesCanComeIn = 'الهواتف على شبكة Wi-Fi عندك يمكنها الدخول';
export const guestsCanComeIn = 'يمكن للضيوف الدخول';
export const scanIt = 'الآن بهاتفك.';
export const scanItLead = 'يكفي توجيه الكاميرا إلى رمز QR.';
export const sendIt = 'إرساله إلى شخص آخر';
export const beTheFirstHere = 'الدخول بصفتي أول ضيف هنا';
export const phonesToo = 'والهواتف على شبكة Wi-Fi عندك أيضًا.';
export const onThisComputerOnly = 'على هذا الحاسوب فقط.';
export const cannotReach = (host: string) =>
  `لا تصل الهواتف إلى ${isolated(host)}. كي تدخل الهواتف المتصلة بشبكة Wi-Fi عندك، يلزم وصل هذا الحاسوب بها وتشغيل ${PRODUCT_NAME} هكذا:`;
export const copy = 'نسخ';
export const copied = 'تم النسخ.';

export const isIn = (name: string) => `${isolated(name)} في الحفل`;
export const noGuestsYet = 'لا ضيوف بعد';
export const appearsHere = 'يظهر أول ضيف هنا حالًا.';
export const whoIsNext = 'من التالي؟';

export const beforeTheEvening = 'قبل السهرة';
export const cardsForTheTables = 'بطاقات الطاولات';
export const reachableAddress = 'إتاحة الوصول لهواتف الضيوف';
export const reachableAddressHow = (setting: string) =>
  `يحتاج الضيوف الذين يستخدمون بيانات الهاتف إلى عنوان عام يبدأ بـ https، مثل \u2068https://clink.example\u2069. يضبطه من يدير هذا الخادم بالإعداد ${isolated(setting)} ثم يشغّل ${PRODUCT_NAME} من جديد.`;
export const whereGuestsOpenIt = `أين يفتح الضيوف ${PRODUCT_NAME}`;
export const addressIsRight = 'نعم، على هذا العنوان';
export const useThisAddress = 'استخدام هذا العنوان';
export const addressWrong = 'يُرجى كتابة عنوان مثل \u2068https://clink.example\u2069.';
export const addressIsSet = 'تقود الرموز والبطاقات والرسائل إلى هناك الآن.';
export const onlyThisComputer = 'لا يفتحه إلا هذا الحاسوب. تحتاج الهواتف إلى عنوان آخر.';
export const onlyThisNetwork = 'لا تفتحه إلا الهواتف على شبكة Wi-Fi نفسها.';
export const reachableAddressWhy =
  'يحتاج الضيوف الذين يستخدمون بيانات الهاتف إلى عنوان عام يبدأ بـ https، مثل \u2068https://clink.example\u2069. ويكون تسجيل دخولك هناك أيضًا من ذلك الحين.';
export const theAddress = 'العنوان';
export const printedSquares =
  'عند تغييره تظل الرموز المطبوعة تقود إلى العنوان القديم. ليبقَ يقود إلى هنا أيضًا حتى ينتهي آخر حفل، أو اطبع رموزًا جديدة.';
export const addressIsInSetting = (setting: string) =>
  `ضبطه من يدير هذا الخادم بالإعداد ${isolated(setting)}، ويغيّره هناك.`;
export const goToMyCelebration = 'إلى حفلي';

export const linkUsed = 'يوجد مضيف بالفعل';
export const linkUsedLead = 'استُخدم هذا الرابط من قبل. إن كان ذلك منك، فيكفي تسجيل الدخول.';
export const setUpLinkTooOld = 'انتهت صلاحية هذا الرابط';
export const setUpLinkTooOldLead = `كان صالحًا ${SETUP_LASTS_MS / MINUTE_MS} دقيقة. يمكنك طلب رابط جديد ممن يدير الخادم.`;
export const newSetUpLink = (command: string) =>
  `للحصول على رابط جديد، يُعاد تشغيل ${PRODUCT_NAME} أو يُكتب: ${isolated(command)}`;
export const copyCommand = 'نسخ الأمر';
export const commandCopied = 'نُسخ الأمر.';
