/**
 * The walls of a celebration greet at most once in this time. The guests who come in meanwhile are greeted together.
 */
const GREETING_PAUSE_MS = 20_000;

/** Whom the walls of a celebration have greeted. Guests are session ids. */
export interface Greetings {
  /** Everybody who has been in sight, greeted or not. Nobody is greeted twice. */
  readonly known: ReadonlySet<string>;
  readonly last: { readonly guests: readonly string[]; readonly at: number } | null;
}

/** The greetings of a wall that begins now: guests who are in already are not greeted. */
export function greetingsAmong(inSight: readonly string[]): Greetings {
  return { known: new Set(inSight), last: null };
}

/**
 * What a wall does with the guests who have come in since the last greeting. `wait`: something else is on the wall.
 * `pass`: the wall greets nobody now, because it already shows who comes in, or because the hosts do not want
 * greetings.
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
