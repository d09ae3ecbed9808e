import * as v from 'valibot';
import { PACE_IDS } from '../session/pace.ts';
import { allGuests, fastestPace, leaderboardOf, mostDrinks, SCOPES, type Scope } from './leaderboard.ts';
import { type Rankings, ranksOf, type SeenGuest } from './rankings.ts';
import { count } from './snapshot.ts';
import { drinksPerHour, type Ranked } from './standings.ts';

/** The answers of the two GET calls, for other programs (docs/protocol.md#leaderboard). The page uses the stream. */
const isoTime = v.pipe(v.string(), v.isoTimestamp());

const rowSchema = v.object({
  rank: v.nullable(count),
  session_id: v.string(),
  user_name: v.string(),
  total_drinks: count,
  session_start: isoTime,
  last_drink_at: v.nullable(isoTime),
  drinking_pace: v.picklist(PACE_IDS),
  drinks_per_hour: v.number(),
});
type Row = v.InferOutput<typeof rowSchema>;

/** `GET /api/leaderboard` */
export const leaderboardAnswerSchema = v.object({
  scope: v.picklist(SCOPES),
  at: isoTime,
  guests: count,
  mostDrinks: v.array(rowSchema),
  fastestPace: v.array(rowSchema),
  you: v.exactOptional(
    v.object({
      total_drinks: count,
      drinks_per_hour: v.number(),
      most_drinks_rank: v.nullable(count),
      fastest_pace_rank: v.nullable(count),
    }),
  ),
});
export type LeaderboardAnswer = v.InferOutput<typeof leaderboardAnswerSchema>;

/** `GET /api/leaderboard/guests` */
export const guestListSchema = v.object({
  scope: v.picklist(SCOPES),
  at: isoTime,
  rows: v.array(rowSchema),
});
export type GuestList = v.InferOutput<typeof guestListSchema>;

/** `own` is the caller's guest, if there is one. */
export function leaderboardAnswer(scope: Scope, rankings: Rankings, own?: SeenGuest): LeaderboardAnswer {
  const leaderboard = leaderboardOf(rankings, 'top');
  return {
    scope,
    at: isoOf(rankings.atMs),
    guests: leaderboard.guests,
    mostDrinks: mostDrinks(leaderboard).map(rowOf),
    fastestPace: fastestPace(leaderboard).map(rowOf),
    ...(own && { you: youOf(rankings, own) }),
  };
}

/** Every guest, by total. */
export function guestListAnswer(scope: Scope, rankings: Rankings): GuestList {
  return { scope, at: isoOf(rankings.atMs), rows: allGuests(leaderboardOf(rankings, 'all')).map(rowOf) };
}

function youOf(rankings: Rankings, own: SeenGuest): NonNullable<LeaderboardAnswer['you']> {
  const { mostDrinksRank, fastestPaceRank } = ranksOf(rankings, own);
  return {
    total_drinks: own.totalDrinks,
    drinks_per_hour: toOneDecimal(drinksPerHour(own, rankings.atMs)),
    most_drinks_rank: mostDrinksRank,
    fastest_pace_rank: fastestPaceRank,
  };
}

function rowOf(guest: Ranked<SeenGuest>): Row {
  return {
    rank: guest.rank,
    session_id: guest.sessionId,
    user_name: guest.userName,
    total_drinks: guest.totalDrinks,
    session_start: isoOf(guest.sessionStart),
    last_drink_at: guest.lastDrinkAt === null ? null : isoOf(guest.lastDrinkAt),
    drinking_pace: guest.drinkingPace,
    drinks_per_hour: toOneDecimal(guest.drinksPerHour),
  };
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

function toOneDecimal(rate: number): number {
  return Number(rate.toFixed(1));
}
