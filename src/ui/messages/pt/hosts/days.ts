import { DAY_MS } from '../../../../domain/limits.ts';
import { locale } from '../page.ts';

/** '3 de junho', or '3 de junho de 2025' in another year. */
export const dayAndMonth = (atMs: number, nowMs: number) =>
  (new Date(atMs).getFullYear() === new Date(nowMs).getFullYear() ? DAY : DAY_AND_YEAR).format(atMs);
const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
const DAY_AND_YEAR = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });

/** How many midnights lie between two times on this phone's clock. */
export function daysBetween(earlierMs: number, laterMs: number): number {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  return Math.round((midnight(laterMs) - midnight(earlierMs)) / DAY_MS);
}
