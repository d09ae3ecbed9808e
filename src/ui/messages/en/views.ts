import { oneDecimalIn } from '../forms/numbers.ts';
import { language } from './page.ts';

export const backToTracker = 'Back to Tracker';
export const notAvailable = 'N/A';
export const justNow = 'now';
export const minutesAgo = (minutes: number) => `${minutes} min ago`;
export const hoursAgo = (hours: number) => `${hours} h ago`;
/** '2.3' */
export const oneDecimal = oneDecimalIn(language);
