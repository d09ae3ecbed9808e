import { addDays, instantOf, zoneTimeAt } from '../celebration/zone-clock.ts';
import { DAY_BEGINS_AT, FURTHEST_BACK_MS, HOUR_MS } from '../limits.ts';
import type { StoredEntry } from '../session/drink-entry.ts';
import type { SaveRequest } from './save-request.ts';

/** The reason why a save is refused: the field with the fault, and the limit that its value exceeds. */
export interface Fault {
  readonly field: string;
  readonly detail?: string;
}

type Earlier = StoredEntry & { readonly loggedAt: number };

const isEarlier = (entry: StoredEntry): entry is Earlier => entry.loggedAt !== undefined;

/**
 * Returns the time at which the day of a celebration began, in ms: at 4:00 in its time zone. If that day has not begun
 * yet, for example because hosts created the celebration after midnight, the result is the last 4:00 before now
 * (docs/readings.md#an-earlier-drink).
 */
export function dayBegan(
  { date, timeZone }: { readonly date: string; readonly timeZone: string },
  nowMs: number,
): number {
  const now = zoneTimeAt(nowMs, timeZone);
  const today = now.hour < DAY_BEGINS_AT ? addDays(now.date, -1) : now.date;
  return instantOf({ date: today < date ? today : date, hour: DAY_BEGINS_AT, minute: 0 }, timeZone);
}

/**
 * Finds the first drink that the guest had too early, or later than it was logged (docs/readings.md#an-earlier-drink).
 * Stored drinks were judged before and are skipped. `offsetMs` is how far the server's clock is ahead of the phone's.
 * `dayBeganAt` is on the server's clock, and null for the open celebration.
 */
export function faultOfEarlier(
  { drinks, sessionStart }: Pick<SaveRequest, 'drinks' | 'sessionStart'>,
  storedIds: ReadonlySet<string>,
  offsetMs: number,
  dayBeganAt: number | null,
): Fault | null {
  for (const [index, entry] of drinks.entries()) {
    if (!isEarlier(entry) || storedIds.has(entry.id)) continue;
    const { timestamp, loggedAt } = entry;
    const detail =
      brokenBound(timestamp, loggedAt) ?? earliestBound(timestamp + offsetMs, sessionStart + offsetMs, dayBeganAt);
    if (detail) return { field: `drinks.${index}.timestamp`, detail };
  }
  return null;
}

function brokenBound(timestamp: number, loggedAt: number): string | null {
  if (timestamp > loggedAt) return 'A drink was not had after it was logged.';
  if (loggedAt - timestamp <= FURTHEST_BACK_MS) return null;
  return `A drink was had at most ${FURTHEST_BACK_MS / HOUR_MS} hours before it was logged.`;
}

function earliestBound(timestamp: number, sessionStart: number, dayBeganAt: number | null): string | null {
  if (dayBeganAt !== null)
    return timestamp < dayBeganAt ? `No drink was had before ${DAY_BEGINS_AT}:00 of the celebration’s day.` : null;
  return timestamp < sessionStart ? 'In the open celebration no drink was had before the session began.' : null;
}
