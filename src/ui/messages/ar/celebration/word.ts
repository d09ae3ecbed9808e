import { isolated } from '../../forms/isolated.ts';

export const fromUntil = (names: string, until: string) => `من ${isolated(names)} · حتى ${isolated(until)}`;
export const putAway = 'إخفاء الكلمة';
export const comesBackAt = (until: string) => `مشروباتك محفوظة. يعود Clink عند الساعة ${isolated(until)}.`;
export const needItNow = 'أحتاج إليه الآن';
