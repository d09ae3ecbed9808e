import { isolated } from '../forms/isolated.ts';
import { locale } from './page.ts';

const TIME = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

export const fromUntil = (names: string, untilMs: number) =>
  `من ${isolated(names)} · حتى ${isolated(TIME.format(untilMs))}`;
export const putAway = 'إخفاء الكلمة';
export const comesBackAt = (untilMs: number) =>
  `مشروباتك محفوظة. يعود Clink عند الساعة ${isolated(TIME.format(untilMs))}.`;
export const needItNow = 'أحتاج إليه الآن';
