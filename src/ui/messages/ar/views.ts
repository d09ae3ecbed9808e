export const backToTracker = 'العودة إلى العدّاد';
export const notAvailable = '–';
export const justNow = 'الآن';
export const minutesAgo = (minutes: number) => `قبل ${minutes} د`;
export const hoursAgo = (hours: number) => `قبل ${hours} س`;
