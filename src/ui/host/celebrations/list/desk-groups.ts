import type { ListedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { isPast, isTonight } from '../../time/evening.ts';

/** With more celebrations the list is grouped: tonight, then those to come and those that are over, by month. */
const MOST_WITHOUT_GROUPS = 8;

export interface Month {
  /** A date of the month, as YYYY-MM-DD. */
  readonly date: string;
  readonly celebrations: readonly ListedCelebration[];
}

export interface DeskGroups {
  readonly tonight: readonly ListedCelebration[];
  /** Without a celebration tonight, the next one. It is not in its month. */
  readonly next: ListedCelebration | undefined;
  readonly toCome: readonly Month[];
  readonly over: readonly Month[];
}

/** Groups `celebrations`, which must be in the shown order. Returns null if there are too few for groups. */
export function deskGroups(celebrations: readonly ListedCelebration[], nowMs: number): DeskGroups | null {
  if (celebrations.length <= MOST_WITHOUT_GROUPS) return null;
  const tonight = celebrations.filter((one) => isTonight(one, nowMs));
  const others = celebrations.filter((one) => !tonight.includes(one));
  const toCome = others.filter((one) => !isPast(one, nowMs));
  const next = tonight.length === 0 ? toCome[0] : undefined;
  return {
    tonight,
    next,
    toCome: byMonth(toCome.filter((one) => one !== next)),
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
