import type { Tally } from './tally.ts';

/** The totals of a room change once the drinks of this many guests have changed. */
export const SEVERAL_GUESTS = 5;

/** The drinks that the totals of a room contain, by session id. */
export type Counted = ReadonlyMap<string, Tally>;

/**
 * The drinks that the totals contain from now on. Totals are delayed, because a leaderboard shows who has just had a
 * drink, and an exact total next to it would reveal which drink. `seen`: the guests whom everybody sees. If a guest
 * hides, the totals keep the guest's drinks, because a falling total would reveal them too. The drinks of a guest for
 * whom `isHere` is false are removed.
 */
export function nextCounted(before: Counted, seen: Counted, isHere: (sessionId: string) => boolean): Counted {
  const kept = [...before].filter(([id]) => !seen.has(id) && isHere(id));
  const next = new Map([...kept, ...seen]);
  if (next.size === 0) return next;
  const changed = [...new Set([...before.keys(), ...next.keys()])].filter(
    (id) => !isSame(before.get(id), next.get(id)),
  );
  return changed.length >= SEVERAL_GUESTS ? next : before;
}

type Amounts = Pick<Tally, 'alcoholic' | 'without' | 'waters'>;
const NOTHING: Amounts = { alcoholic: 0, without: 0, waters: 0 };

function isSame(one: Amounts = NOTHING, other: Amounts = NOTHING): boolean {
  return one.alcoholic === other.alcoholic && one.without === other.without && one.waters === other.waters;
}
