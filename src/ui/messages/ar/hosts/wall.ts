import { MINUTE_MS } from '../../../../domain/limits.ts';
import type { WallChoice, WallColours } from '../../../../domain/wall/wall-settings.ts';
import { WORD_SHOWN_MS } from '../../../../domain/wall/word.ts';
import { isolated } from '../../forms/isolated.ts';
import { plural } from '../forms.ts';
import type { Wait } from './hosts.ts';

export const showOnTheWall = 'العرض على الشاشة الكبيرة';
export const wallLead = 'تلفاز أو جهاز عرض يُظهر اللوحات، ورمز QR لمن يتأخر.';
export const byCable = 'حاسوب وكابل';
export const byCableHow = 'تُفتح الشاشة الكبيرة على الحاسوب، ثم يُوصل بالتلفاز، ثم ملء الشاشة (F11).';
export const byCasting = 'بث علامة تبويب';
export const byCastingHow =
  'في Chrome: القائمة، ثم البث، ثم علامة التبويب هذه. تُبث علامة التبويب وحدها لا الشاشة كلها.';
export const byTelevision = 'متصفح التلفاز نفسه';
export const byTelevisionHow = (address: string) =>
  `يُكتب فيه ${isolated(address)}. يعمل على معظم أجهزة التلفاز منذ 2020.`;
export const openTheWall = 'فتح الشاشة الكبيرة';
export const opensInItsOwnWindow = 'تُفتح في نافذة خاصة بها.';

export const whatItShows = 'ما تعرضه';
export const whoIsNamed = 'من يظهر باسمه';
export const shows: Readonly<Record<WallChoice, string>> = {
  names: 'الأسماء',
  'first-names': 'الأسماء الأولى',
  totals: 'المجاميع فقط',
  off: 'مطفأة',
};
export const showsHints: Readonly<Record<WallChoice, string>> = {
  names: 'من أخفى اسمه من الضيوف لا يظهر على الشاشة الكبيرة أبدًا.',
  'first-names': 'تُحذف آخر كلمة من الاسم. ومن أخفى اسمه من الضيوف لا يظهر على الشاشة الكبيرة أبدًا.',
  totals: 'بلا أسماء: عدد الضيوف وعدد المشروبات ومسار السهرة.',
  off: 'لا تعرض الشاشة الكبيرة شيئًا.',
};
export const wallShows: Readonly<Record<WallChoice, string>> = {
  names: 'تعرض الشاشة الكبيرة الأسماء.',
  'first-names': 'تعرض الشاشة الكبيرة الأسماء الأولى.',
  totals: 'تعرض الشاشة الكبيرة المجاميع فقط.',
  off: 'الشاشة الكبيرة مطفأة.',
};

export const colours = 'الألوان';
export const colourNames: Readonly<Record<WallColours, string>> = {
  clock: 'حسب الساعة',
  day: 'نهاري',
  night: 'ليلي',
};
export const darkFrom = (from: string, to: string) => `فاتحة نهارًا، وداكنة من ${isolated(from)} إلى ${isolated(to)}.`;
export const colourHints: Readonly<Record<Exclude<WallColours, 'clock'>, string>> = {
  day: 'فاتحة دائمًا، لقاعة مضيئة.',
  night: 'داكنة دائمًا، لقاعة خافتة الإضاءة.',
};
export const colouredBy: Readonly<Record<WallColours, string>> = {
  clock: 'تتبع الشاشة الكبيرة الساعة.',
  day: 'ألوان الشاشة الكبيرة نهارية.',
  night: 'ألوان الشاشة الكبيرة ليلية.',
};

export const paceOnTheWall = '«الأسرع وتيرة» على الشاشة الكبيرة';
export const paceHint = 'تتناوب مع غيرها.';
export const paceIsOn = '«الأسرع وتيرة» على الشاشة الكبيرة.';
export const paceIsOff = '«الأسرع وتيرة» ليست على الشاشة الكبيرة.';
export const moments = 'اللحظات';
export const momentsHint = 'تلاقي الكؤوس، وأول نخب، وكل مئة كوب ماء، ومنتصف الليل';
export const momentsAreOn = 'اللحظات ظاهرة.';
export const momentsAreOff = 'اللحظات مخفية.';
export const hideTheCode = 'إخفاء الرمز 30 دقيقة';
export const hideTheCodeHint = 'حين يصوّر الغرباء الشاشة الكبيرة.';
export const codeIsHidden = (until: string) => `لا رمز على الشاشة الكبيرة حتى الساعة ${isolated(until)}`;
export const hide = 'إخفاء';
export const showAgain = 'إظهاره من جديد';
export const codeHidden = 'الرمز ليس على الشاشة الكبيرة.';
export const codeShown = 'عاد الرمز إلى الشاشة الكبيرة.';

export const aWord = 'كلمة للقاعة';
export const aWordLead = `على الهواتف المفتوحة، وعلى الشاشة الكبيرة إن كانت مشغّلة، لمدة ${WORD_SHOWN_MS / MINUTE_MS} دقائق.`;
export const oneLine = 'سطر واحد';
export const lettersOf = (count: number, most: number) => `${count} / ${most}`;
export const openers: readonly { readonly sign: string; readonly name: string; readonly text: string }[] = [
  { sign: '🎂', name: 'الكعكة', text: 'نقطع الكعكة بعد خمس دقائق.' },
  { sign: '🥂', name: 'النخب', text: 'نخب بعد خمس دقائق. تعالوا نجتمع.' },
  { sign: '🍽️', name: 'طعام حتى…', text: 'الطعام متوفّر حتى منتصف الليل.' },
  { sign: '💃', name: 'أول رقصة', text: 'تبدأ الآن أول رقصة.' },
  { sign: '🚌', name: 'الحافلة', text: 'تنطلق آخر حافلة بعد 20 دقيقة.' },
];
export const phonesDown = 'الهواتف جانبًا';
export const phonesDownHint = 'لا تعرض الهواتف إلا هذا السطر. ويبقى فتح Clink ممكنًا لكل ضيف.';
export const sendIt = 'إرسال';
export const wordIsOut = 'الكلمة في طريقها إلى الجميع.';
export const wordMissing = 'نحتاج إلى كلمتك.';
export const wordWrong = 'في هذا السطر ما لا يمكن عرضه. يلزم كتابته من جديد.';
export const nextWordIn: Wait = {
  seconds: (count) =>
    plural(count, {
      zero: `يمكن إرسال الكلمة التالية بعد ${count} ثانية.`,
      one: 'يمكن إرسال الكلمة التالية بعد ثانية.',
      two: 'يمكن إرسال الكلمة التالية بعد ثانيتين.',
      few: `يمكن إرسال الكلمة التالية بعد ${count} ثوانٍ.`,
      many: `يمكن إرسال الكلمة التالية بعد ${count} ثانية.`,
      other: `يمكن إرسال الكلمة التالية بعد ${count} ثانية.`,
    }),
  minutes: (count) =>
    plural(count, {
      zero: `يمكن إرسال الكلمة التالية بعد ${count} دقيقة.`,
      one: 'يمكن إرسال الكلمة التالية بعد دقيقة.',
      two: 'يمكن إرسال الكلمة التالية بعد دقيقتين.',
      few: `يمكن إرسال الكلمة التالية بعد ${count} دقائق.`,
      many: `يمكن إرسال الكلمة التالية بعد ${count} دقيقة.`,
      other: `يمكن إرسال الكلمة التالية بعد ${count} دقيقة.`,
    }),
};
export const nextWordAfter = (by: string): Wait => ({
  seconds: (count) =>
    plural(count, {
      zero: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد ${count} ثانية.`,
      one: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد ثانية.`,
      two: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد ثانيتين.`,
      few: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد ${count} ثوانٍ.`,
      many: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد ${count} ثانية.`,
      other: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد ${count} ثانية.`,
    }),
  minutes: (count) =>
    plural(count, {
      zero: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد ${count} دقيقة.`,
      one: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد دقيقة.`,
      two: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد دقيقتين.`,
      few: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد ${count} دقائق.`,
      many: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد ${count} دقيقة.`,
      other: `صدرت للتو كلمة من ${isolated(by)}. يمكن إرسال الكلمة التالية بعد ${count} دقيقة.`,
    }),
});
export const onPhonesAndTheWall = (count: number) =>
  plural(count, {
    zero: 'خلال دقيقة على الشاشة الكبيرة. لا هواتف هنا الآن.',
    one: 'خلال دقيقة على هاتف واحد، وعلى الشاشة الكبيرة.',
    two: 'خلال دقيقة على هاتفين، وعلى الشاشة الكبيرة.',
    few: `خلال دقيقة على ${count} هواتف، وعلى الشاشة الكبيرة.`,
    many: `خلال دقيقة على ${count} هاتفًا، وعلى الشاشة الكبيرة.`,
    other: `خلال دقيقة على ${count} هاتف، وعلى الشاشة الكبيرة.`,
  });
export const onPhones = (count: number) =>
  plural(count, {
    zero: 'لا هواتف هنا الآن.',
    one: 'خلال دقيقة على هاتف واحد.',
    two: 'خلال دقيقة على هاتفين.',
    few: `خلال دقيقة على ${count} هواتف.`,
    many: `خلال دقيقة على ${count} هاتفًا.`,
    other: `خلال دقيقة على ${count} هاتف.`,
  });
export const untilThen = (until: string, next: string) =>
  `حتى الساعة ${isolated(until)}. ثم تختفي من تلقاء نفسها. ويمكن إرسال الكلمة التالية عند الساعة ${isolated(next)}.`;
export const takeItBack = 'سحب الكلمة';
export const takenBack = 'سُحبت الكلمة.';
export const sayingNow = (text: string) => `«${isolated(text)}»`;
export const wallSpeaks = (language: string) =>
  `لغة الشاشة الكبيرة والبطاقات: ${isolated(language)}. ويمكن تغييرها في «التفاصيل».`;
