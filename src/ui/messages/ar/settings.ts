import type { DrinkChoice } from '../../../domain/drink-menu.ts';
import { MAX_DRINKS, MINUTE_MS } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { COUNTED_WINDOW_MS, MAX_COUNTED_DRINKS } from '../../../domain/session/counted-drinks.ts';
import type { Theme } from '../../look/theme.ts';
import { isolated } from '../forms/isolated.ts';
import { drinkLabel } from './menu.ts';

export const enableLocation = 'تفعيل مشاركة الموقع';
/** The distance is in metres, rounded to tens, because readers of this language do not use feet. */
export const shareToSeeOthers = (feet: number) =>
  `بمشاركة موقعك يظهر لك في لوحة الصدارة من هم ضمن ${Math.round(feet * 0.03048) * 10} مترًا منك!`;
export const onlyNearby = 'لن يظهر في لوحة صدارتك إلا من هم قريبون منك';
export const shareMyLocation = 'مشاركة موقعي';
export const requestingLocation = 'جارٍ طلب الموقع…';
export const skipLocation = 'تخطٍّ (عرض الجميع)';
export const locationIsNotStored = 'يُستخدم موقعك فقط لإيجاد من هم قريبون منك، ولا يُحفظ بشكل دائم.';
export const locationEnabled = 'تم تفعيل الموقع!';

export const resetAllDrinks = 'تصفير كل المشروبات؟';
export const resetComplete = 'تم التصفير!';
export const resetCannotBeUndone = 'تُمحى كل إحصاءات مشروباتك ويبدأ العدّ من جديد. لا يمكن التراجع عن ذلك.';
export const reset = 'تصفير';

export const languageTitle = 'اللغة';
export const languageIs = (name: string) => `اللغة: ${isolated(name)}`;
export const languageNeedsNetwork = 'لا يمكن تحميل هذه اللغة الآن. يمكنك المحاولة من جديد متى عادت الشبكة.';
export const languageNotNow = 'لا يمكن تحميل هذه اللغة الآن. يمكنك المحاولة من جديد بعد لحظة.';
export const colours = 'الألوان';
export const themes: Record<Theme, string> = { auto: 'تلقائي', day: 'نهاري', night: 'ليلي' };
export const shareLocation = 'مشاركة موقعي';
export const theCelebration = 'الحفل';
export const youAndTheOthers = 'أنت والآخرون';
export const thisPhone = 'هذا الهاتف';
export const hideMe = 'إخفائي من لوحة الصدارة';
export const beQuiet = 'في القائمة من دون أرقام';
export const momentsOfTheRoom = 'لحظات الحفل';
export const privacy = 'الخصوصية';
export const deleteMyData = 'حذف بياناتي';

export const deleteMyDataTitle = 'حذف بياناتي؟';
export const deletionCannotBeUndone =
  'يُحذف اسمك ومشروباتك وموقعك من هذا الجهاز ومن الخادم ومن كل لوحة صدارة. لا يمكن التراجع عن ذلك.';
export const deletionWithoutNetwork = `لا توجد شبكة. تُحذف بياناتك من هذا الهاتف حالًا، ومن الخادم عند فتح ${PRODUCT_NAME} هنا في المرة القادمة مع وجود شبكة.`;
export const deleteData = 'حذف';

export const dataIsDeleted = 'حُذفت بياناتك، من هنا ومن الخادم.';
export const deletionIsWaiting = `حُذفت بياناتك من هذا الهاتف، لكن تعذّر الوصول إلى الخادم. ستُحذف منه عند فتح ${PRODUCT_NAME} هنا في المرة القادمة مع وجود شبكة.`;
export const deletionNeedsThisPage = `حُذفت بياناتك من هذا الهاتف، لكن تعذّر الوصول إلى الخادم. ستُحذف منه عند فتح ${PRODUCT_NAME} هنا في المرة القادمة مع وجود شبكة. فلتبقَ هذه الصفحة مفتوحة حتى ذلك الحين.`;

export const cannotSave = 'لا يستطيع هذا الهاتف الحفظ. تضيع مشروباتك إذا أُغلقت هذه الصفحة، فلتبقَ مفتوحة.';
export const nameIsShared = 'هناك شخص آخر بهذا الاسم في لوحة الصدارة. يكفي تغيير حرف واحد للتمييز بينكما.';
export const nameIsOfCouple = 'يحمل أحد صاحبي الحفل هذا الاسم. إن كان شخصًا آخر، فيكفي تغيير حرف واحد للتمييز بينكما.';
export const signInFirst = 'تطلب الشبكة تسجيل الدخول أولًا. وحتى ذلك الحين تنتظر مشروباتك على هذا الهاتف.';
export const signIn = 'تسجيل الدخول';
export const notAllCount = `تحتسب لوحة الصدارة حتى ${MAX_COUNTED_DRINKS} مشروبًا في ${COUNTED_WINDOW_MS / MINUTE_MS} دقائق. أما هنا فمشروباتك كلها محفوظة.`;
export const notAllRemovable = 'لم يعد حذف كل المشروبات ممكنًا.';
export const lookedUpLater = (code: string) =>
  `الشبكة لا تستجيب. نبحث عن الرمز ${isolated(code)} فور عودتها. ويمكنك بدء العدّ الآن.`;
export const listIsFull = (canReset: boolean) =>
  canReset
    ? `امتلأت القائمة، ففيها ${MAX_DRINKS} مشروب. تبدأ قائمة جديدة بزر «تصفير».`
    : `امتلأت القائمة، ففيها ${MAX_DRINKS} مشروب. تبدأ قائمة جديدة بزر «حذف بياناتي».`;
export const notOffered = (drink: DrinkChoice) => `السهرة الليلة بلا كحول. لم تتم إضافة ${drinkLabel(drink)}.`;
export const noneRemovable = 'لم يعد حذف أي مشروب ممكنًا.';
