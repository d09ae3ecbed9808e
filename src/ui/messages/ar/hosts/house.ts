import type { HouseRefusal } from '../../../../domain/accounts/house-refusals.ts';
import { isolated } from '../../forms/isolated.ts';

export const signInWith = (house: string) => `الدخول عبر ${isolated(house)}`;
export const connect = (house: string) => `ربط ${isolated(house)}`;
export const connectHint = 'ثم يمكنك تسجيل الدخول بذلك الحساب أيضًا';
export const connectLead = 'ننقلك إلى هناك لتسجيل الدخول. وبعدها يؤدي الطريقان إلى هذا الحساب.';
export const isConnected = 'مرتبط';
export const disconnectTitle = (house: string) => `فك ربط ${isolated(house)}؟`;
export const disconnectLead = 'لن يفتح ذلك الحساب هذا الحساب بعد الآن. ويُسجَّل خروجك من كل مكان آخر، زيادةً في الأمان.';
export const disconnect = 'فك الربط';
export const disconnected = 'لم يعد ذلك الحساب يفتح هذا الحساب.';
export const goThere = 'الانتقال إلى هناك';
export const notSignedIn = 'لم يكتمل تسجيل الدخول';
export const anotherWay = 'الدخول بطريقة أخرى';
export const houseFails = 'تسجيل الدخول هذا لا يعمل الآن. يمكنك المحاولة من جديد لاحقًا، أو سؤال من يدير هذا الخادم.';

export const stillThere = (house: string) =>
  `تم تسجيل خروجك من هنا. وقد يكون حسابك ما زال مفتوحًا لدى ${isolated(house)}.`;

export const outcomes: Readonly<Record<HouseRefusal | 'connected', string>> = {
  connected: 'الحسابان مرتبطان.',
  unverified: 'ليس لذلك الحساب بريد إلكتروني مؤكَّد، فلا يمكن استخدامه هنا.',
  taken: 'لذلك العنوان حساب هنا بالفعل. يمكنك الدخول بكلمة مروره، ثم ربط الاثنين من «حسابي».',
  'connected-elsewhere': 'هذا الدخول مرتبط هنا بحساب آخر. يجب فك ربطه هناك أولًا.',
  'not-invited': 'المضيفون هنا بدعوة. يمكنك طلب دعوة لذلك العنوان ممن يدير هذا الخادم.',
  'signup-off': 'لا يقبل هذا الخادم مضيفين جددًا الآن. يمكنك سؤال من يديره.',
  banned: 'هذا الحساب مغلق هنا. يمكنك سؤال من يدير هذا الخادم.',
  refused: 'لم يتم تسجيل الدخول هناك. يمكنك المحاولة من جديد.',
  failed: 'لم ينجح تسجيل الدخول. يمكنك المحاولة من جديد.',
};
