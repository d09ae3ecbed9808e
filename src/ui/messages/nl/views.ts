import { oneDecimalIn } from '../forms/numbers.ts';
import { locale } from './page.ts';

export const backToTracker = 'Naar de drankjes';
export const notAvailable = '–';
export const justNow = 'zojuist';
export const minutesAgo = (minutes: number) => `${minutes} min geleden`;
export const hoursAgo = (hours: number) => `${hours} uur geleden`;
export const oneDecimal = oneDecimalIn(locale);
