import * as v from 'valibot';
import { moderationNoticeSchema } from '../hosting/moderation-notice.ts';
import { DEFAULT_PACE, PACE_IDS } from '../session/pace.ts';
import { type Guest, type Leaderboard, SCOPES, type Scope } from './leaderboard.ts';

/**
 * The stream's events as JSON (docs/protocol.md#stream). Unknown fields are ignored, so that an older page works with a
 * newer server. Times in ms on the server's clock.
 */
export const timeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const paceSchema = v.fallback(v.picklist(PACE_IDS), DEFAULT_PACE);

export const guestSchema = v.object({
  handle: count,
  sessionId: v.string(),
  userName: v.string(),
  totalDrinks: count,
  sessionStart: timeMs,
  // The next two fields may be missing in the data of an older server or page. A newer server may send a pace that is
  // unknown here.
  lastDrinkAt: v.optional(v.nullable(timeMs), null),
  drinkingPace: v.optional(paceSchema, DEFAULT_PACE),
});

/** The caller's own ranks, and what the hosts have decided about the caller. Sent only to the caller. Null without a rank. */
export const youSchema = v.object({
  mostDrinksRank: v.nullable(count),
  fastestPaceRank: v.nullable(count),
  host: v.exactOptional(moderationNoticeSchema),
});
export type You = v.InferOutput<typeof youSchema>;

/** The event `leaderboard`: the guests of both rankings, or with view=all every guest, in no particular order. */
export const snapshotSchema = v.object({
  scope: v.picklist(SCOPES),
  at: timeMs,
  guests: count,
  rows: v.array(guestSchema),
  /** Since when the hosts have paused the leaderboard. Absent while it runs. */
  paused: v.exactOptional(timeMs),
  you: v.exactOptional(youSchema),
});
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

export function snapshotOf({ atMs, guests, shown }: Leaderboard, scope: Scope, you?: You): Snapshot {
  return { scope, at: atMs, guests, rows: Array.from(shown.values(), rowOf), ...(you && { you }) };
}

/** The fields of a guest that others may see. */
export function rowOf(guest: Guest): Guest {
  const { handle, sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace } = guest;
  return { handle, sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace };
}

export function leaderboardFrom({ at, guests, rows }: Snapshot): Leaderboard {
  return { atMs: at, guests, shown: new Map(rows.map((guest) => [guest.handle, guest])) };
}
