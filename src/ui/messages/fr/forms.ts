import { dayAndMonthIn } from '../forms/dates.ts';
import { oneDecimalIn, pluralIn } from '../forms/numbers.ts';
import { language, locale } from './page.ts';

export const plural = pluralIn<'one' | 'other'>(language);
export const oneDecimal = oneDecimalIn(locale);
export const dayAndMonth = dayAndMonthIn(locale);
