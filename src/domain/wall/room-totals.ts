import type { Tally } from './tally.ts';

/** The totals of a room change once the drinks of so many guests have changed. */
export const SEVERAL_GUESTS = 5;

/** What the totals of a room contain, by session id. */
export type Counted = ReadonlyMap<string, Tally>;

/**
 * What the totals contain from now on. They follow late: beside a leaderboard, which says who has just had a drink, an exact
 * sum would tell what it was. `seen` are the guests whom everybody sees. What others have added before they hid stays, because
 * the fall of the sum would tell it too. Of a guest who is not `here` any more nothing stays.
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
