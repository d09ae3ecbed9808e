/** The walls of a celebration greet at most once in this time. Whoever comes in meanwhile is greeted together. */
const GREETING_PAUSE_MS = 20_000;

/** Whom the walls of a celebration have greeted. Guests are session ids. */
export interface Greetings {
  /** Everybody who has been in sight, greeted or not. Nobody is greeted twice. */
  readonly known: ReadonlySet<string>;
  readonly last: { readonly guests: readonly string[]; readonly at: number } | null;
}

/** Whoever is in before the wall begins is not greeted. */
export function greetingsAmong(inSight: readonly string[]): Greetings {
  return { known: new Set(inSight), last: null };
}

/**
 * What may be done with those who have come in since. `wait`: something else is on the wall. `pass`: the wall greets
 * nobody now, because it shows who comes in anyway, or because the hosts do not want it.
 */
export type Welcome = 'greet' | 'wait' | 'pass';

/** Whether there is somebody to greet, and it is time. */
export function isGreetingDue({ known, last }: Greetings, inSight: readonly string[], nowMs: number): boolean {
  const isTime = last === null || nowMs - last.at >= GREETING_PAUSE_MS;
  return isTime && inSight.some((id) => !known.has(id));
}

/** `inSight` has the earliest first. */
export function greet(before: Greetings, inSight: readonly string[], welcome: Welcome, nowMs: number): Greetings {
  const guests = inSight.filter((id) => !before.known.has(id));
  if (guests.length === 0) return before;
  if (welcome === 'wait' || (welcome === 'greet' && !isGreetingDue(before, inSight, nowMs))) return before;
  const known = new Set([...before.known, ...guests]);
  return { known, last: welcome === 'greet' ? { guests, at: nowMs } : before.last };
}
