import { oneDecimalIn } from '../forms/numbers.ts';
import { locale } from './page.ts';

export const backToTracker = 'Zu den Getränken';
export const notAvailable = '–';
export const justNow = 'eben';
export const minutesAgo = (minutes: number) => `vor ${minutes} Min.`;
export const hoursAgo = (hours: number) => `vor ${hours} Std.`;
export const oneDecimal = oneDecimalIn(locale);
