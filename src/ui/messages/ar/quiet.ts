export const keepThemOff = 'أرقامك لك وحدك. هل نُبقيها خارج القائمة؟';
export const yes = 'نعم، خارجها';
export const no = 'لا، شكرًا';
export const areOff = 'يرى الآخرون اسمك الآن من دون أي رقم.';
