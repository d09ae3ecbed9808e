import { oneDecimalIn } from '../forms/numbers.ts';
import { locale } from './page.ts';

export const backToTracker = 'Volver al contador';
export const notAvailable = 'N/D';
export const justNow = 'ahora';
export const minutesAgo = (minutes: number) => `hace ${minutes} min`;
export const hoursAgo = (hours: number) => `hace ${hours} h`;
export const oneDecimal = oneDecimalIn(locale);
