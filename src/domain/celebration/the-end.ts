import * as v from 'valibot';
import { END_HOUR } from '../limits.ts';
import type { Celebration } from './celebration.ts';
import { addDays, instantOf, zoneTimeAt } from './zone-clock.ts';

/** Hosts may choose an end at most this many days after the usual end. */
export const MAX_DAYS_LATER = 7;
/** An end that hosts choose is at least this far ahead. */
const LEAST_AHEAD_MS = 1_000;

type Dated = Pick<Celebration, 'date' | 'timeZone'>;
/** `ends`: the end that the hosts have chosen, in ms. Null: the usual end. */
type Ending = Dated & { readonly ends: number | null };

/** An end in calls of hosts: ISO 8601, with a time zone. Valibot's own schema would make a guest's page too large. */
export const momentSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** The time at which a celebration ends by itself, in ms (docs/readings.md#the-end-of-a-celebration). */
export function endOf({ ends, ...dated }: Ending): number {
  return ends ?? usualEnd(dated);
}

/** The usual end: 6:00 of the morning after the day of the celebration. */
export function usualEnd({ date, timeZone }: Dated): number {
  return morningOf(addDays(date, 1), timeZone);
}

/** The latest end that hosts can choose. */
export function latestEnd({ date, timeZone }: Dated): number {
  return morningOf(addDays(date, 1 + MAX_DAYS_LATER), timeZone);
}

/** The time at which a celebration is deleted, in ms, if the house keeps it for `keepDays` days after its day. */
export function keptUntil({ date, timeZone }: Dated, keepDays: number): number {
  return morningOf(addDays(date, 1 + keepDays), timeZone);
}

/** Whether hosts may choose this end now. All times in ms. */
export function isEndPossible(ends: number, dated: Dated, nowMs: number): boolean {
  return ends >= nowMs + LEAST_AHEAD_MS && ends <= latestEnd(dated);
}

/** The end after hosts have moved the day or the time zone. A chosen end stays if it is possible for the new day. */
export function endAfterMove(ends: number | null, before: Dated, after: Dated): number | null {
  if (ends === null || (before.date === after.date && before.timeZone === after.timeZone)) return ends;
  const begins = morningOf(after.date, after.timeZone);
  return ends >= begins && ends <= latestEnd(after) ? ends : null;
}

/** The end of a reopened celebration: its earlier end if that is in the future, otherwise the next morning. */
export function endAfterReopening(ending: Ending, nowMs: number): number | null {
  if (endOf(ending) > nowMs) return ending.ends;
  const { date } = zoneTimeAt(nowMs, ending.timeZone);
  const today = morningOf(date, ending.timeZone);
  return today > nowMs ? today : morningOf(addDays(date, 1), ending.timeZone);
}

function morningOf(date: string, timeZone: string): number {
  return instantOf({ date, hour: END_HOUR, minute: 0 }, timeZone);
}
