import type { ListedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { isPast, isTonight } from '../parts/evening.ts';

/** A host with more of them has a desk: tonight, those to come, and those that are over, by months. */
const MOST_WITHOUT_GROUPS = 8;

export interface Month {
  /** A date in it, as YYYY-MM-DD. */
  readonly date: string;
  readonly celebrations: readonly ListedCelebration[];
}

export interface DeskGroups {
  readonly tonight: readonly ListedCelebration[];
  readonly toCome: readonly Month[];
  readonly over: readonly Month[];
}

/** Null for so few that a list is enough. `celebrations` in the order in which they are shown. */
export function deskGroups(celebrations: readonly ListedCelebration[], nowMs: number): DeskGroups | null {
  if (celebrations.length <= MOST_WITHOUT_GROUPS) return null;
  const tonight = celebrations.filter((one) => isTonight(one, nowMs));
  const others = celebrations.filter((one) => !tonight.includes(one));
  return {
    tonight,
    toCome: byMonth(others.filter((one) => !isPast(one, nowMs))),
    over: byMonth(others.filter((one) => isPast(one, nowMs))),
  };
}

function byMonth(celebrations: readonly ListedCelebration[]): readonly Month[] {
  const months = new Map<string, ListedCelebration[]>();
  for (const one of celebrations) {
    const month = one.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months].map(([month, found]) => ({ date: `${month}-01`, celebrations: found }));
}
