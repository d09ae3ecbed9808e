import { dayAndMonthIn } from '../forms/dates.ts';
import { oneDecimalIn, pluralIn } from '../forms/numbers.ts';
import { locale } from './page.ts';

/** Without a region it is the Portuguese of Brazil, where nothing is singular. */
export const plural = pluralIn<'one' | 'other'>('pt-PT');
export const oneDecimal = oneDecimalIn(locale);
export const dayAndMonth = dayAndMonthIn(locale);
