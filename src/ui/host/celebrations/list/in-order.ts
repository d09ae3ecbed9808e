import type { ListedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { daysBetween, eveningIn } from '../parts/evening.ts';

type Dated = Pick<ListedCelebration, 'date' | 'timeZone' | 'state'>;

/** Tonight's celebration first, then the next ones, then those that are over, the latest first. */
export function inOrder<T extends Dated>(celebrations: readonly T[], nowMs: number): readonly T[] {
  const daysTo = ({ timeZone, date }: Dated) => daysBetween(eveningIn(timeZone, nowMs), date);
  const isPast = (celebration: Dated) => celebration.state === 'over' || daysTo(celebration) < 0;
  return [...celebrations].sort(
    (a, b) => Number(isPast(a)) - Number(isPast(b)) || (isPast(a) ? daysTo(b) - daysTo(a) : daysTo(a) - daysTo(b)),
  );
}
