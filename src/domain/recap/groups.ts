import type { StoredEntry } from '../session/drink-entry.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { LEAST_GUESTS } from './recap.ts';
import { type Sums, sumOf, sumsOfGuests } from './sums.ts';

type Taken = Pick<SessionRecord, 'hidden' | 'isQuiet' | 'moderation'>;

/** Whether a guest counts in the recap. Every guest who is in counts, including hidden guests. */
export function isInRecap({ moderation }: Pick<Taken, 'moderation'>): boolean {
  return moderation.admission === 'in';
}

/**
 * Whether the hosts see a guest's numbers. Guests whose numbers the hosts do not see are in separate groups. A host who
 * subtracts all known numbers from the recap then gets sums of at least five such guests, never one guest's numbers.
 * Guests whom the hosts hide are treated as seen. Otherwise the hosts could hide four guests to compute the numbers of
 * a fifth.
 */
export function isSeenByHosts({ hidden, isQuiet }: Pick<Taken, 'hidden' | 'isQuiet'>): boolean {
  return !hidden && !isQuiet;
}

/** The sizes of the groups for this many guests, each from five to nine. Empty for fewer than five guests. */
export function groupSizes(guests: number): number[] {
  const groups = Math.floor(guests / LEAST_GUESTS);
  return Array.from({ length: groups }, (_, group) => Math.floor((guests + group) / groups));
}

/** Divides guests into groups at random. `draw(n)` returns a random whole number from 0 to n - 1. */
export function inGroups<Guest>(guests: readonly Guest[], draw: (below: number) => number): Guest[][] {
  const left = [...guests];
  for (let last = left.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [left[last], left[other]] = [left[other] as Guest, left[last] as Guest];
  }
  return groupSizes(guests.length).map((size) => left.splice(0, size));
}

export interface FilledGroups {
  readonly full: readonly Sums[];
  /** The group that waits for more guests. */
  readonly open: Sums | null;
}

/** Puts guests with their drinks into groups. The group that waits for more guests is filled first. */
export function fillGroups(open: Sums | null, guests: readonly (readonly StoredEntry[])[]): FilledGroups {
  const waiting = open?.guests ?? 0;
  const sizes = groupSizes(waiting + guests.length);
  if (sizes.length === 0) return { full: [], open: withWaiting(open, guests) };
  let next = 0;
  const full = sizes.map((size, group) => {
    const taken = guests.slice(next, next + size - (group === 0 ? waiting : 0));
    next += taken.length;
    return withWaiting(group === 0 ? open : null, taken);
  });
  return { full, open: null };
}

function withWaiting(open: Sums | null, guests: readonly (readonly StoredEntry[])[]): Sums {
  const sums = sumsOfGuests(guests);
  return open ? sumOf([open, sums]) : sums;
}
