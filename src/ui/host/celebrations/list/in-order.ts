import type { ListedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { daysTo } from '../parts/evening.ts';

type Dated = Pick<ListedCelebration, 'date' | 'timeZone' | 'state'>;

/** Tonight's celebration first, then the next ones, then those that are over, the latest first. */
export function inOrder<T extends Dated>(celebrations: readonly T[], nowMs: number): readonly T[] {
  const days = (celebration: Dated) => daysTo(celebration, nowMs);
  const isPast = (celebration: Dated) => celebration.state === 'over' || days(celebration) < 0;
  return [...celebrations].sort(
    (a, b) => Number(isPast(a)) - Number(isPast(b)) || (isPast(a) ? days(b) - days(a) : days(a) - days(b)),
  );
}
