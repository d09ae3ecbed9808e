import { oneDecimalIn } from '../numbers.ts';
import { language } from './page.ts';

export const backToTracker = 'Back to Tracker';
export const notAvailable = 'N/A';
/** '2.3' */
export const oneDecimal = oneDecimalIn(language);
