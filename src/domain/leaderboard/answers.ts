import * as v from 'valibot';
import { PACE_IDS } from '../session/pace.ts';
import { count } from '../whole-numbers.ts';
import {
  BOARDS,
  type BoardName,
  FIGURES,
  type FigureName,
  forEachFigure,
  isFigure,
  isSameBoards,
  ownFigures,
  rankName,
  USUAL_BOARDS,
  type UsualName,
} from './boards.ts';
import { allGuests, fastestPace, firstOn, leaderboardOf, mostDrinks, SCOPES, type Scope } from './leaderboard.ts';
import { type Rankings, ranksIn, type SeenGuest } from './rankings.ts';
import { figureFields } from './snapshot.ts';
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
  isQuiet: v.exactOptional(v.boolean()),
  ...figureFields,
});
type Row = v.InferOutput<typeof rowSchema>;

/** Converts `mostDrinks` to `most_drinks_rank`. */
type RankField<Name extends BoardName> = `${SnakeCase<Name>}_rank`;
type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
const rankField = (board: BoardName) => `${board.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_rank`;

const rankSchema = v.nullable(count);
/** A caller's rank on each board. Boards that are off have no field, except for the two usual boards. */
const rankFields = Object.fromEntries(
  BOARDS.map((board) => [rankField(board), isFigure(board) ? v.exactOptional(rankSchema) : rankSchema]),
) as { [Name in UsualName as RankField<Name>]: typeof rankSchema } & {
  [Name in FigureName as RankField<Name>]: v.ExactOptionalSchema<typeof rankSchema, undefined>;
};

/** `GET /api/leaderboard` */
export const leaderboardAnswerSchema = v.object({
  scope: v.picklist(SCOPES),
  at: isoTime,
  guests: count,
  /** The boards that are on. Absent: the usual two. */
  boards: v.exactOptional(v.array(v.picklist(BOARDS))),
  mostDrinks: v.array(rowSchema),
  fastestPace: v.array(rowSchema),
  ...forEachFigure(() => v.exactOptional(v.array(rowSchema))),
  you: v.exactOptional(
    v.object({
      total_drinks: count,
      drinks_per_hour: v.number(),
      ...rankFields,
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

/** `own` is the guest of the caller's session, if there is one. */
export function leaderboardAnswer(scope: Scope, rankings: Rankings, own?: SeenGuest): LeaderboardAnswer {
  const leaderboard = leaderboardOf(rankings, 'top');
  const { boards } = leaderboard;
  const others = FIGURES.filter((name) => boards.includes(name));
  return {
    scope,
    at: isoOf(rankings.atMs),
    guests: leaderboard.guests,
    ...(!isSameBoards(boards, USUAL_BOARDS) && { boards: [...boards] }),
    mostDrinks: mostDrinks(leaderboard).map(rowOf),
    fastestPace: fastestPace(leaderboard).map(rowOf),
    ...Object.fromEntries(others.map((name) => [name, firstOn(leaderboard, name).map(rowOf)])),
    ...(own && { you: youOf(rankings, own) }),
  };
}

/** Every guest, in the order of the first board that is on: by total, unless the hosts have switched that board off. */
export function guestListAnswer(scope: Scope, rankings: Rankings): GuestList {
  const leaderboard = leaderboardOf(rankings, 'all');
  const rows = allGuests(leaderboard, leaderboard.boards[0]).map(rowOf);
  return { scope, at: isoOf(rankings.atMs), rows };
}

function youOf(rankings: Rankings, own: SeenGuest): NonNullable<LeaderboardAnswer['you']> {
  const ranks = ranksIn(rankings)(own);
  const shown = BOARDS.map((board) => [rankField(board), ranks[rankName(board)]]).filter(
    ([, rank]) => rank !== undefined,
  );
  return {
    total_drinks: own.totalDrinks,
    drinks_per_hour: toOneDecimal(drinksPerHour(own, rankings)),
    ...Object.fromEntries(shown),
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
    ...(guest.isQuiet && { isQuiet: true }),
    ...ownFigures(guest),
  };
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

function toOneDecimal(rate: number): number {
  return Number(rate.toFixed(1));
}
