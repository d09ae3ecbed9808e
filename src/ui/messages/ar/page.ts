import type { Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

export const language = 'ar' satisfies Language;
/** Arabic with Latin digits. */
export const locale = 'ar-u-nu-latn';
export const pageTitle = (name: string) => `${name} · ${PRODUCT_NAME}`;
export const description = 'احتفالك لحظة بلحظة! سجلّ لمشروباتك ولوحة صدارة مباشرة.';
export const noScript = `يحتاج ${PRODUCT_NAME} إلى JavaScript ليعدّ مشروباتك. يكفي تفعيله ثم تحميل هذه الصفحة من جديد.`;

export const tooOld = (oldest: readonly string[]) =>
  `هذا المتصفح أقدم من أن يشغّل ${PRODUCT_NAME}. الحل في تحديثه أو فتح الصفحة في متصفح أحدث. أقل المطلوب: ${new Intl.ListFormat(locale, { type: 'disjunction' }).format(oldest)}.`;
export const notLoaded = `تعذّر تحميل ${PRODUCT_NAME}. قد تكون الشبكة هي السبب. يمكنك المحاولة من جديد.`;
export const broken = 'عذرًا، حدث خطأ في هذه الصفحة. يكفي تحميلها من جديد.';
export const stillLoading = `${PRODUCT_NAME} في الطريق إليك. إن تأخر، فيمكنك المحاولة من جديد.`;
export const loadAgain = 'تحميل من جديد';
