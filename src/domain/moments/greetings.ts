/** The walls of a celebration greet at most once in this time. Guests who come in meanwhile are greeted together. */
const GREETING_PAUSE_MS = 20_000;

/** The guests whom the walls of a celebration have greeted, by their session ids. */
export interface Greetings {
  /** All guests who have been visible to everybody, greeted or not. Nobody is greeted twice. */
  readonly known: ReadonlySet<string>;
  readonly last: { readonly guests: readonly string[]; readonly at: number } | null;
}

/** The state when the first wall opens. Guests who are already in are not greeted. */
export function greetingsAmong(inSight: readonly string[]): Greetings {
  return { known: new Set(inSight), last: null };
}

/**
 * The ways in which a wall treats guests who have come in since the last greeting. `greet`: greets them. `wait`: greets
 * them later, because it shows something else now. `pass`: does not greet them, because it already shows who comes in,
 * or because the hosts do not want greetings.
 */
export type Welcome = 'greet' | 'wait' | 'pass';

/** Whether there are guests to greet and the pause since the last greeting is over. */
export function isGreetingDue({ known, last }: Greetings, inSight: readonly string[], nowMs: number): boolean {
  const isTime = last === null || nowMs - last.at >= GREETING_PAUSE_MS;
  return isTime && inSight.some((id) => !known.has(id));
}

/** `inSight` contains the earliest guest first. */
export function greet(before: Greetings, inSight: readonly string[], welcome: Welcome, nowMs: number): Greetings {
  const guests = inSight.filter((id) => !before.known.has(id));
  if (guests.length === 0) return before;
  if (welcome === 'wait' || (welcome === 'greet' && !isGreetingDue(before, inSight, nowMs))) return before;
  const known = new Set([...before.known, ...guests]);
  return { known, last: welcome === 'greet' ? { guests, at: nowMs } : before.last };
}
