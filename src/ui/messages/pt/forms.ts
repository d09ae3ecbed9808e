import { dayAndMonthIn } from '../forms/dates.ts';
import { oneDecimalIn, pluralIn } from '../forms/numbers.ts';
import { locale } from './page.ts';

/** 'pt' without a region means Brazil, where zero is singular. */
export const plural = pluralIn<'one' | 'other'>('pt-PT');
export const oneDecimal = oneDecimalIn(locale);
export const dayAndMonth = dayAndMonthIn(locale);
