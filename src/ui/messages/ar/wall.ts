import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { isolated } from '../forms/isolated.ts';
import { plural } from './forms.ts';

export const joinTheToast = 'شاركونا النخب';
export const pointYourCamera = 'وجّهوا الكاميرا إلى هنا';
export const squareLeadsTo = (address: string) => `رمز QR للمسح بالكاميرا: يفتح ${isolated(address)}`;
export const typeTheCodeAt = (host: string) => `أو اكتبوا الرمز في ${isolated(host)}`;
export const typeTheAddress = 'أو اكتبوا هذا العنوان';
export const squareIsHidden = 'أخفى المضيفون رمز QR لبعض الوقت.';
export const onlyThisComputer = 'لا يفتح Clink على هذا العنوان إلا هذا الحاسوب.';
export const askAHost = 'الرمز عندهم: يكفي أن تسألوهم.';
export const privacyAt = (address: string) => `الخصوصية: ${isolated(address)}`;
export const nobodyIsIn = 'لا أحد هنا بعد';
/** The wall shows the number larger than the rest, so the text always contains it. */
export const guestsAreIn = (count: number, shown: string) =>
  plural(count, {
    zero: `الضيوف معنا: ${shown}`,
    one: `الضيوف معنا: ${shown}`,
    two: `الضيوف معنا: ${shown}`,
    few: `${shown} ضيوف معنا`,
    many: `${shown} ضيفًا معنا`,
    other: `${shown} ضيف معنا`,
  });
export const isIn = (name: string) => `${isolated(name)} معنا الآن`;
export const twoAreIn = (one: string, other: string) => `${isolated(one)} و${isolated(other)} معنا الآن`;
export const moreAreIn = (one: string, other: string, count: number, shown: string) =>
  plural(count, {
    zero: `${isolated(one)} و${isolated(other)} معنا الآن`,
    one: `${isolated(one)} و${isolated(other)} وضيف آخر معنا الآن`,
    two: `${isolated(one)} و${isolated(other)} وضيفان آخران معنا الآن`,
    few: `${isolated(one)} و${isolated(other)} و${shown}\u00a0ضيوف آخرين معنا الآن`,
    many: `${isolated(one)} و${isolated(other)} و${shown}\u00a0ضيفًا آخر معنا الآن`,
    other: `${isolated(one)} و${isolated(other)} و${shown}\u00a0ضيف آخر معنا الآن`,
  });

export const heresTo = (couple: string) => `نخب ${isolated(couple)}`;
export const responsibly = 'اشربوا باعتدال واحتفلوا بأمان!';
export const posters: Record<string, readonly [what: string, hint?: string]> = {
  nobody: ['بانتظار أول نخب.'],
  begun: ['بدأت السهرة.'],
  paused: ['لوحة الصدارة في استراحة.', 'مشروباتكم ما زالت تُحتسب.'],
  waiting: ['لحظة من فضلكم.', 'ستظهر الشاشة من تلقاء نفسها.'],
  off: ['هذه الشاشة مطفأة.', 'متى شغّلها المضيفون تعود من تلقاء نفسها.'],
  unknown: ['لا حفل بهذا الرمز.', 'قد يكون في عنوان هذه الشاشة خطأ.'],
  gone: ['حُذفت هذه السهرة.', 'شكرًا لحضوركم.'],
  busy: ['شاشات كثيرة تتصل في هذه اللحظة.', 'ستظهر الشاشة من تلقاء نفسها بعد دقيقة أو دقيقتين.'],
  unavailable: ['الشاشة بانتظار الخادم.', 'ستعود من تلقاء نفسها.'],
  offline: ['الشاشة تبحث عن شبكتها.', 'ستعود من تلقاء نفسها.'],
};

export const live = 'مباشر';
export const lastLiveAt = (time: string) => `آخر بث مباشر عند ${isolated(time)}`;
export const looksForNetwork = 'الشاشة تبحث عن شبكتها.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'الأكثر شربًا',
  fastestPace: 'الأسرع وتيرة',
  hydration: 'الأكثر ارتواءً',
  balanced: 'السهرة الأكثر توازنًا',
  variety: 'الأكثر تنوّعًا',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'بالكحول',
  fastestPace: 'مشروبات بالكحول',
  hydration: 'أكواب بلا كحول',
  balanced: 'ساعات',
  variety: 'مشروبات مختلفة',
};
export const counted: Record<BoardName, (count: number) => string> = {
  mostDrinks: (count) =>
    plural(count, {
      zero: 'مشروب',
      one: 'مشروب',
      two: 'مشروبان',
      few: 'مشروبات',
      many: 'مشروبًا',
      other: 'مشروب',
    }),
  fastestPace: () => 'في الساعة',
  hydration: (count) =>
    plural(count, { zero: 'كوب', one: 'كوب', two: 'كوبان', few: 'أكواب', many: 'كوبًا', other: 'كوب' }),
  balanced: (count) =>
    plural(count, { zero: 'ساعة', one: 'ساعة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' }),
  variety: (count) =>
    plural(count, { zero: 'نوع', one: 'نوع', two: 'نوعان', few: 'أنواع', many: 'نوعًا', other: 'نوع' }),
};

export const fewGuests: Record<string, readonly [what: string, hint?: string]> = {
  1: ['مكانان شاغران.', 'كل ضيف يوجّه الكاميرا إلى رمز QR يظهر هنا.'],
  2: ['مكان واحد شاغر.', 'كل ضيف يوجّه الكاميرا إلى رمز QR يظهر هنا.'],
  3: ['ستة أماكن شاغرة.'],
  all: ['صرتم ثلاثة.', 'كل ضيف يوجّه الكاميرا إلى رمز QR يظهر هنا.'],
};

export const watersForEachDrink = (shown: string) => `لكل مشروب بالكحول ${shown} كوب ماء في هذه القاعة.`;
export const oneGlassCounts = 'يُحتسب كوب واحد على الأكثر كل نصف ساعة.';
export const sameDrinkCountsOnce = 'يُحتسب المشروب نفسه مرة واحدة.';
export const moreWith = (guests: string, value: string) => `ويليهم ${guests}، ولكلٍّ ${value}`;
export const lastToast = (ago: string) => `آخر نخب: ${isolated(ago)}`;
export const justNow = 'الآن';
export const minutesAgo = (count: number, shown: string) =>
  plural(count, {
    zero: `قبل ${shown} دقيقة`,
    one: 'قبل دقيقة',
    two: 'قبل دقيقتين',
    few: `قبل ${shown} دقائق`,
    many: `قبل ${shown} دقيقة`,
    other: `قبل ${shown} دقيقة`,
  });

export const roomTonight = 'القاعة الليلة';
export const guests = (count: number) =>
  plural(count, { zero: 'ضيف', one: 'ضيف', two: 'ضيفان', few: 'ضيوف', many: 'ضيفًا', other: 'ضيف' });
export const drinksWithAlcohol = (count: number) =>
  plural(count, {
    zero: 'مشروب بالكحول',
    one: 'مشروب بالكحول',
    two: 'مشروبان بالكحول',
    few: 'مشروبات بالكحول',
    many: 'مشروبًا بالكحول',
    other: 'مشروب بالكحول',
  });
export const without = 'بلا كحول';
export const toasts = (count: number) =>
  plural(count, { zero: 'نخب', one: 'نخب', two: 'نخبان', few: 'أنخاب', many: 'نخبًا', other: 'نخب' });
export const inAnHour = (shown: string) => `${shown} في ساعة واحدة`;

export const tonightsMenu = 'قائمة الليلة';
export const soldOut = 'نفد';

/** The names of the two guests are shown above. */
export const clinkedJustNow = 'تلاقت كأساهما للتو';
export const theFirstToast = 'أول نخب';
export const raisesAGlassTo = (name: string, couple: string) => `كأس ${isolated(name)} مرفوعة نخب ${isolated(couple)}`;
export const raisesAGlass = (name: string) => `كأس ${isolated(name)} مرفوعة نخبكم جميعًا`;
export const watersTogether = 'كوب ماء معًا';
export const tomorrowThanksYou = 'ستشكرون أنفسكم غدًا.';
export const goodMorning = (couple: string) => `صباح الخير، ${isolated(couple)}`;
export const goodMorningAll = 'صباح الخير جميعًا';
export const newDayWith = (count: number, shown: string) =>
  plural(count, {
    zero: `يبدأ اليوم الجديد ومعنا ${shown} منكم.`,
    one: 'يبدأ اليوم الجديد ومعنا واحد منكم.',
    two: 'يبدأ اليوم الجديد ومعنا اثنان منكم.',
    few: `يبدأ اليوم الجديد ومعنا ${shown} منكم.`,
    many: `يبدأ اليوم الجديد ومعنا ${shown} منكم.`,
    other: `يبدأ اليوم الجديد ومعنا ${shown} منكم.`,
  });

export const aWordFrom = (couple: string) => `كلمة من ${isolated(couple)}`;
export const aWordFromTheHosts = 'كلمة من المضيفين';

export const thankYou = 'شكرًا لكم على سهرة جميلة';
export const glassesOfWater = (count: number) =>
  plural(count, {
    zero: 'كوب ماء',
    one: 'كوب ماء',
    two: 'كوبا ماء',
    few: 'أكواب ماء',
    many: 'كوب ماء',
    other: 'كوب ماء',
  });
export const clinks = (count: number) =>
  plural(count, {
    zero: 'قرعة كأس',
    one: 'قرعة كأس',
    two: 'قرعتا كأس',
    few: 'قرعات كؤوس',
    many: 'قرعة كأس',
    other: 'قرعة كأس',
  });
export const keptForADay = 'تبقى سهرتكم على هواتفكم 24 ساعة من وقت انضمامكم.';
