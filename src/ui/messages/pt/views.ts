import { oneDecimalIn } from '../forms/numbers.ts';
import { locale } from './page.ts';

export const backToTracker = 'Voltar ao contador';
export const notAvailable = '–';
export const justNow = 'agora';
export const minutesAgo = (minutes: number) => `há ${minutes} min`;
export const hoursAgo = (hours: number) => `há ${hours} h`;
export const oneDecimal = oneDecimalIn(locale);
