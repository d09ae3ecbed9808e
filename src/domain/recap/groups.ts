import type { StoredEntry } from '../session/drink-entry.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { LEAST_GUESTS } from './recap.ts';
import { type Sums, sumOf, sumsOfGuests } from './sums.ts';

type Taken = Pick<SessionRecord, 'hidden' | 'isQuiet' | 'moderation'>;

/** Whether a guest is in the recap: whoever is in, also if nobody sees it. */
export function isInRecap({ moderation }: Pick<Taken, 'moderation'>): boolean {
  return moderation.admission === 'in';
}

/**
 * Whether the hosts see a guest's numbers. Those whose numbers they do not see are in groups of their own: a host who takes
 * all known numbers off the recap has then the sums of at least five of them, and never one guest's. Whom the hosts hide
 * they see all the same, or they would hide four and find the fifth.
 */
export function isSeenByHosts({ hidden, isQuiet }: Pick<Taken, 'hidden' | 'isQuiet'>): boolean {
  return !hidden && !isQuiet;
}

/** The sizes of the groups of so many guests: from five to nine. None for fewer than five. */
export function groupSizes(guests: number): number[] {
  const groups = Math.floor(guests / LEAST_GUESTS);
  return Array.from({ length: groups }, (_, group) => Math.floor((guests + group) / groups));
}

/** Groups of guests in random order. `draw` returns a whole number below its argument. */
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

/** Puts guests, of whom each has these drinks, into groups, and first of all into the one that waits for more. */
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
