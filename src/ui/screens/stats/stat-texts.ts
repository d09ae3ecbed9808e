import { gap, span } from '#messages/stats.ts';
import { notAvailable, oneDecimal } from '#messages/views.ts';
import { hoursAndMinutes, nearestMinutes } from '../../../domain/stats/spans.ts';

/** Avg. Between Drinks: 'Nmin', or 'N/A' (docs/spec-coverage.md §9.17). */
export function gapText(spanMs: number | null): string {
  const minutes = nearestMinutes(spanMs);
  return minutes === null ? notAvailable : gap(minutes);
}

/** Longest Break and Duration: 'Xh Ym' or 'Ym', or 'N/A' (docs/spec-coverage.md §9.18). */
export function spanText(spanMs: number | null): string {
  const whole = hoursAndMinutes(spanMs);
  return whole === null ? notAvailable : span(whole);
}

/** Per Hour: one decimal, '0' if not positive (docs/spec-coverage.md §9.14). */
export function rateText(perHour: number): string {
  return Number.isFinite(perHour) && perHour > 0 ? oneDecimal(perHour) : '0';
}
