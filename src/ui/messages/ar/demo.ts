export const lastsUntil = (time: string) => `عرض تجريبي. ينسى كل شيء في الساعة ${time}.`;
export const hasBegunAgain = 'بدأ العرض التجريبي من جديد، وكل ما سُجّل فيه نُسي.';
export const asAGuest = 'كضيف';
export const theWall = 'الشاشة الكبيرة';
export const asAHost = 'كمضيف';
