export const loggedByGuests = 'سجّله الضيوف، ولم يُحصَ عند البار.';
export const realGlasses = 'قد يكون عدد الكؤوس الفعلي أكثر أو أقل.';

export const posterAndFigures = 'ملصق الأمسية وأرقامها';
export const thePoster = 'الملصق';
export const posterLead = 'الأمسية في صورة، للطباعة والتأطير.';
export const paper = 'الورق';
export const hills = 'تلال';
export const printPoster = 'طباعة الملصق';
export const theEveningOf = (names: string) => `أمسية ${names}`;
export const twoGlassesMet = 'كأسان تلاقتا';
export const mixedKinds = 'أنواع أخرى';
export const allDrinks = 'كل المشروبات';
export const everyDotOne = 'كل نقطة مشروب سجّله أحدهم.';
export const everyDot = (drinks: string) => `كل نقطة تمثّل ${drinks} مشروبات سجّلها الضيوف.`;

export const inFigures = 'بالأرقام';
export const guestsLogged = (logged: string, guests: string) => `سجّل ${logged} من ${guests} ضيفًا`;
export const glassesOfWater = 'كؤوس ماء';
export const drinksAGuest = 'مشروبات لكل ضيف';
export const firstToast = 'أول نخب';
export const lastToast = 'آخر نخب';
export const timesGlassesMet = 'مرات تلاقت كأسان';

export const shape = 'مسار الأمسية';
export const withAlcohol = 'بكحول';
export const without = 'بلا كحول';
export const mostAt = (from: string, to: string) => `الأكثر بين ${from} و${to}.`;
export const hourOf = (from: string, alcohol: string, free: string) => `${from}: ${alcohol} بكحول، ${free} بدونه`;

export const withoutAlcohol = 'بلا كحول';
export const ofDrinks = (some: string, all: string) => `${some} من ${all} مشروبًا`;

export const byKind = 'المشروبات حسب النوع';
export const fromTheMenu = 'من قائمتكم';
export const few = 'قليل';
export const fewMeans = '«قليل»: أقل من 5 ضيوف. الرقم كان سيكشف من هم.';

export const takeItAlong = 'خذوها معكم';
export const forTheCaterer = 'جدول لمتعهّد الطعام';
export const asCsv = 'CSV: حسب النوع والساعة';
export const allFigures = 'كل الأرقام';
export const asJson = 'JSON، للبرامج';
export const printFigures = 'طباعة الأرقام';
export const onA4 = 'على A4';

export const tooFew = 'عدد الضيوف أقل من أن تُعرض أرقام';
export const tooFewLead = 'مع أقل من 5 ضيوف، يكشف الرقم من شرب ماذا. لذلك لا توجد أرقام.';
export const notYet = 'يأتي الملخّص بعد الأمسية';
/** After the end, before the recap is complete. */
export const onItsWay = 'الملخّص في الطريق';
export const readyAt = (at: string) => `ستكتمل أرقامه: ${at}.`;
export const addingUp = 'يجري جمع الأرقام.';
