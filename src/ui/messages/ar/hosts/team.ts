import { timeIn } from '../../forms/dates.ts';
import { isolated } from '../../forms/isolated.ts';
import { locale } from '../page.ts';

export const thankYou = 'شكرًا لمساعدتك';
export const noLongerHost = (names: string) =>
  `لم تعد استضافة حفل ${isolated(names)} من مهامك. وأهلًا بك دائمًا بين الضيوف.`;
export const openAsGuest = 'فتحه كالضيوف';
export const isDeleted = (names: string) => `حُذف حفل ${isolated(names)}`;
export const isDeletedLead = 'ذهب الحفل ورمزه. وما عدّه الضيوف باقٍ على هواتفهم.';
export const notYours = 'لا يوجد حفل كهذا';
export const notYoursLead = 'حُذف الحفل، أو لست من مضيفيه.';
export const handInHand = 'يدًا بيد';
export const you = 'أنت';
export const madeThis = 'إنشاء هذا الحفل';
export const coHost = 'مضيف مشارك';
export const coHostHere = 'مضيف مشارك، هنا الآن';
export const invitedUntil = (day: string) => `دعوة حتى ${isolated(day)}`;
export const askedToTakeOver = (day: string) => `دعوة لتسلّم الحفل حتى ${isolated(day)}`;
export const invitationLink = 'رابط دعوة';
export const linkUntil = (day: string) => `حتى ${isolated(day)}`;
export const linkMade = (by: string, day: string, time: string) =>
  `من ${isolated(by)} في ${isolated(day)}، ${isolated(time)}`;
export const remove = 'إزالة';
export const removeName = (name: string) => `إزالة ${isolated(name)}`;
export const withdraw = 'سحب الدعوة';
export const withdrawName = (name: string) => `سحب الدعوة من ${isolated(name)}`;
export const withdrawLink = (day: string, time: string) => `سحب رابط ${isolated(day)}، ${isolated(time)}`;
export const withdrawn = 'سُحبت الدعوة.';
export const leave = 'مغادرة';
export const leaveQuestion = (names: string) => `مغادرة مضيفي حفل ${isolated(names)}؟`;
export const leaveLead = 'يختفي هذا الحفل من حفلاتك حالًا. وتنتهي دعواتك المفتوحة. ويمكن للآخرين دعوتك من جديد.';
export const stay = 'بقاء';
export const removeQuestion = (name: string) => `إزالة ${isolated(name)} من المضيفين؟`;
export const removeLead = (name: string) =>
  `لا يبقى لـ ${isolated(name)} وصول إلى هذا الحفل. وتنتهي الدعوات المفتوحة من هذا المضيف. ويمكنك تجديد الدعوة.`;
export const keep = 'إبقاء';
export const removed = (name: string) => `${isolated(name)} خارج قائمة المضيفين هنا.`;
export const left = 'خرج اسمك من قائمة المضيفين هناك.';
export const askSomebody = 'طلب المساعدة من أحد';
export const askLead = 'يمكنه فعل كل ما يمكنك فعله، إلا حذف الحفل.';
export const askLeadOfHelper = 'يمكنه فعل كل ما يمكنك فعله.';
export const handOver = 'تسليم الحفل';
export const handOverLead = 'من يقبل يصبح منشئ هذا الحفل، وله وحده أن يحذفه. وحتى ذلك الحين لا يتغيّر شيء.';
export const handOverTonight = 'من يقبل يدير الأمسية، وله وحده أن يحذف الحفل. وحتى ذلك الحين لا يتغيّر شيء.';
export const afterwards = 'وماذا عنك بعد ذلك؟';
export const afterwardsYou = { stay: 'أبقى للمساعدة', leave: 'أغادر' };
export const sendInvitation = 'إرسال الدعوة';
export const invitationSent = (email: string) => `الدعوة في الطريق إلى ${isolated(email)}.`;
export const forWhom = 'لمن الرابط؟';
export const forWhomHint = 'للتمييز بين الروابط. لا يراه إلا المضيفون.';
export const makeLinkInstead = 'أو إنشاء رابط';
export const linkReady = 'الرابط جاهز';
export const linkValid = (day: string) => `يعمل مرة واحدة، حتى ${isolated(day)}، ولن يُعرض مرة أخرى.`;
/** 'Sat, 28 Nov'. `atMs` is on this device's clock. */
export const shortDay = timeIn(locale, { weekday: 'short', day: 'numeric', month: 'short' });
export const tooMany = 'بلغ عدد المضيفين والدعوات في هذا الحفل الحد المسموح.';
export const anInvitation = 'دعوة';
export const asksForHand = (name: string) => `${isolated(name)} بحاجة إلى مساعدتك`;
export const wouldYou = (names: string, day: string) =>
  `هل يسرّك الانضمام إلى مضيفي حفل ${isolated(names)} يوم ${isolated(day)}؟`;
export const wouldYouWithAccount = (names: string, day: string) =>
  `هل يسرّك الانضمام إلى مضيفي حفل ${isolated(names)} يوم ${isolated(day)}؟ يلزم لذلك حساب هنا.`;
export const handsOverToYou = (name: string) => `لديك حفل من ${isolated(name)}`;
export const wouldYouTake = (names: string) => `هل يسرّك تسلّم حفل ${isolated(names)}؟ يصبح الحفل لك كأنه من إنشائك.`;
export const wouldYouTakeWithAccount = (names: string) =>
  `هل يسرّك تسلّم حفل ${isolated(names)}؟ يصبح الحفل لك كأنه من إنشائك. يلزم لذلك حساب هنا.`;
export const gladly = 'بكل سرور';
export const noThankYou = 'لا، شكرًا';
export const haveAccount = 'لديك حساب بالفعل';
export const invitationIsUsed = 'كانت هذه الدعوة لإنشائه. لم يبقَ ما يلزم فعله.';
export const invitationOfOther = 'هذه الدعوة لشخص آخر';
export const invitationIsFor = (email: string) => `الدعوة لـ ${isolated(email)}.`;
export const signedInAs = (email: string) => `الحساب المفتوح الآن هو ${isolated(email)}.`;
export const signOutAndAccept = 'الخروج وقبول الدعوة';
export const invitationGone = 'لم تعد هذه الدعوة صالحة';
export const invitationGoneLead =
  'استُخدمت أو سُحبت أو مضى وقتها. إن كنت قد استخدمتها فيكفي تسجيل الدخول، وإلا فيمكنك طلب دعوة جديدة.';
