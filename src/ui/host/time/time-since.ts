import { dayAndMonth } from '#messages/forms.ts';
import { locale } from '#messages/page.ts';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { daysBetween } from '../../messages/forms/dates.ts';

const RELATIVE = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** 'now' within ten minutes, 'today', 'yesterday', '3 June' */
export function timeSince(atMs: number, nowMs: number): string {
  if (nowMs - atMs < 10 * MINUTE_MS) return RELATIVE.format(0, 'second');
  const days = daysBetween(atMs, nowMs);
  return days > 1 ? dayAndMonth(atMs, nowMs) : RELATIVE.format(-Math.max(days, 0), 'day');
}
