import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { HOUR_MS, SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import { NEARBY_RADIUS_FEET } from '../../../domain/location/nearby.ts';
import type { NoticeRowName, NoticeSection, PlainFact } from '../../../domain/notice/notice.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { LEAST_GUESTS } from '../../../domain/recap/recap.ts';
import { isolated } from '../forms/isolated.ts';
import { plural } from './forms.ts';

export const sections: Record<NoticeSection['name'], string> = {
  who: 'من المسؤول',
  stored: 'ما الذي يُحفظ وأين',
  seen: 'من يرى ماذا',
  'how-long': 'إلى متى',
  delete: 'الحذف الآن',
  ask: 'من تسأل',
};

export const rows: Record<NoticeRowName, string> = {
  runs: 'الجهة المستضيفة',
  contact: 'للتواصل',
  imprint: 'البيانات القانونية',
  'house-notice': 'إشعار الخصوصية لديها',
  hosts: 'المضيفون',
  server: 'على الخادم',
  phone: 'على هذا الهاتف',
  nowhere: 'لا في مكان آخر',
  guests: 'كل الضيوف',
  wall: 'الشاشة في القاعة',
  'seen-by-hosts': 'المضيفون',
  operator: 'من يدير الخادم',
  hide: 'الخيار لك',
  evening: 'سهرتك',
  celebration: 'الحفل',
  'for-good': 'بصورة دائمة',
  now: 'فورًا',
  ask: 'يمكنك أن تسأل',
  later: 'لم يُعرف بعد',
};

export const facts: Record<PlainFact, string> = {
  whoever: `من يدير ${PRODUCT_NAME} هنا.`,
  'hosts-decide': 'هم يقرّرون ما يوجد من لوحات وشاشات ولحظات.',
  'name-and-drinks': 'اسمك ووتيرتك ومشروباتك ووقت كل منها.',
  'menu-drinks': 'أي مشروب كان من قائمة المضيفين.',
  position: 'مكانك بصورة تقريبية، وفقط إن شاركته.',
  choices: 'إن كنت مخفيًا أو لا تُظهر أرقامك.',
  'in-file': 'كل ذلك في ملف واحد.',
  'in-postgres': 'كل ذلك في قاعدة بيانات PostgreSQL.',
  'same-on-phone': 'الشيء نفسه، لكن ليس مكانك أبدًا.',
  'settings-on-phone': 'إعداداتك وآخر لوحة صدارة.',
  'no-account': 'لا حساب ولا ملفات تعريف ارتباط ولا إعلانات. ولا تحصل أي شركة أخرى على شيء.',
  'mail-to-hosts': 'المضيفون وحدهم تصلهم رسائل، وليس في أي منها شيء عنك.',
  name: 'اسمك ووتيرتك ومتى بدأت.',
  'last-drink': 'دقيقة آخر مشروب لك.',
  nearby: `أنك ضمن ${Math.round(NEARBY_RADIUS_FEET * 0.03048) * 10} مترًا، إن شارك كلاكما ذلك. لا مكانك أبدًا.`,
  moments: 'اللحظات: من يدخل، ومن يتبادل النخب، وأول نخب.',
  'wall-names': 'اسمك وما تعرضه اللوحات.',
  'wall-first-names': 'اسمك الأول وما تعرضه اللوحات.',
  'wall-totals': 'مجاميع القاعة كلها فقط، من دون أي اسم.',
  'wall-of-open': 'ما تعرضه لوحة الصدارة.',
  'hosts-see': 'اسمك وعدد مشروباتك الكحولية ومتى بدأت وهل أنت هنا.',
  'hosts-never': 'لا مشروبًا بعينه أبدًا، ولا مكانك.',
  'hand-over': 'إن فرغت بطارية هاتفك يمكنهم نقل سهرتك إلى هاتف آخر. وهاتفك يخبرك بذلك.',
  'operator-sees': 'كل ما هو على الخادم.',
  'if-quiet': 'في القائمة من دون أرقام: لا يرى الآخرون إلا اسمك.',
  'if-hidden': 'مخفيّ: لا يراك أي ضيف ولا أي شاشة.',
  'evening-lasts': `${SESSION_LIFETIME_MS / HOUR_MS} ساعة من وقت بدايتك. ثم تنتهي من تلقاء نفسها.`,
  'gone-from-file': 'خلال دقيقة تختفي من الخادم ويُكتب فوقها.',
  'gone-from-postgres': 'يفرغها الخادم فورًا، وتكتب قاعدة البيانات فوقها لاحقًا.',
  'gone-with-demo': 'في الذاكرة فقط. عندما يبدأ العرض التجريبي من جديد يختفي كل شيء.',
  'until-deleted': 'تبقى أسماؤه وإعداداته وسجلّه حتى يحذفه المضيفون.',
  recap: `يحتفظ المضيفون بمجاميع كل منها لما لا يقل عن ${LEAST_GUESTS} ضيوف، من دون أي اسم.`,
  'refusal-stays': 'رقم عشوائي كي لا يعود شيء. ولا يقول شيئًا عنك.',
  deleted: 'يختفي فورًا من هذا الهاتف ومن كل شاشة، ومن الخادم أيضًا.',
  'ask-hosts': 'مضيفو حفلك.',
  'ask-whoever': 'من أعطاك هذا العنوان.',
  'more-with-network': 'من يدير هذا الخادم وما المفعّل هنا. تقرأ ذلك حالما تتوفّر شبكة.',
};

export const boards: Record<BoardName, string> = {
  mostDrinks: 'كم مشروبًا كحوليًا شربت.',
  fastestPace: 'كم مشروبًا كحوليًا في الساعة.',
  hydration: 'كم كأسًا بلا كحول.',
  balanced: 'في كم ساعة حافظت على التوازن.',
  variety: 'كم مشروبًا مختلفًا شربت.',
};
export const hostsOf = (names: string) => `مضيفو حفل ${isolated(names)}.`;
export const deletedAfter = (days: number) =>
  plural(days, {
    zero: `تُحذف أسماؤه وإعداداته وسجلّه بعد ${days} يوم من موعده.`,
    one: 'تُحذف أسماؤه وإعداداته وسجلّه بعد يوم واحد من موعده.',
    two: 'تُحذف أسماؤه وإعداداته وسجلّه بعد يومين من موعده.',
    few: `تُحذف أسماؤه وإعداداته وسجلّه بعد ${days} أيام من موعده.`,
    many: `تُحذف أسماؤه وإعداداته وسجلّه بعد ${days} يومًا من موعده.`,
    other: `تُحذف أسماؤه وإعداداته وسجلّه بعد ${days} يوم من موعده.`,
  });
