import { hoursAgo, justNow, minutesAgo } from '#messages/views.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';

/** How long ago something was, in words. */
export function agoOf(passedMs: number): string {
  if (passedMs < MINUTE_MS) return justNow;
  return passedMs < HOUR_MS ? minutesAgo(Math.floor(passedMs / MINUTE_MS)) : hoursAgo(Math.floor(passedMs / HOUR_MS));
}
