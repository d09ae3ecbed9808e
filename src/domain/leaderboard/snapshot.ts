import * as v from 'valibot';
import { DEFAULT_PACE, PACE_IDS } from '../session/pace.ts';
import { servedModerationSchema } from '../session/served-moderation.ts';
import { count, timeMs } from '../whole-numbers.ts';
import {
  BOARDS,
  type BoardName,
  type FigureName,
  forEachFigure,
  isFigure,
  isSameBoards,
  ownFigures,
  type RankName,
  rankName,
  USUAL_BOARDS,
  type UsualName,
} from './boards.ts';
import { type Leaderboard, SCOPES, type Scope } from './leaderboard.ts';
import type { Guest } from './rankings.ts';

/**
 * The events of the stream as JSON (docs/protocol.md#stream). Unknown fields are ignored, so that an older page works
 * with a newer server. Times in ms on the server's clock.
 */

export const paceSchema = v.fallback(v.picklist(PACE_IDS), DEFAULT_PACE);

/** The figures of the boards that are on. */
export const figureFields = forEachFigure(() => v.exactOptional(count));

export const guestSchema = v.object({
  handle: count,
  sessionId: v.string(),
  userName: v.string(),
  totalDrinks: count,
  sessionStart: timeMs,
  // Older servers and pages do not send the next two fields. A newer server may send a pace that is unknown here.
  lastDrinkAt: v.optional(v.nullable(timeMs), null),
  drinkingPace: v.optional(paceSchema, DEFAULT_PACE),
  isQuiet: v.exactOptional(v.boolean()),
  ...figureFields,
});

const rankSchema = v.nullable(count);
/** The schema of `Ranks`. */
const rankFields = Object.fromEntries(
  BOARDS.map((board) => [rankName(board), isFigure(board) ? v.exactOptional(rankSchema) : rankSchema]),
) as { [Name in UsualName as RankName<Name>]: typeof rankSchema } & {
  [Name in FigureName as RankName<Name>]: v.ExactOptionalSchema<typeof rankSchema, undefined>;
};

/** The caller's own ranks and the hosts' decisions about the caller. Sent only to the caller. */
export const youSchema = v.object({
  ...rankFields,
  host: v.exactOptional(servedModerationSchema),
});
export type You = v.InferOutput<typeof youSchema>;

/** The event `leaderboard`: the guests of all rankings, or every guest with `view=all`, in no particular order. */
export const snapshotSchema = v.object({
  scope: v.picklist(SCOPES),
  at: timeMs,
  guests: count,
  rows: v.array(guestSchema),
  /** The boards that are on. Absent: the usual two. A newer server may have boards that are unknown here. */
  boards: v.exactOptional(v.array(v.string())),
  /** Rates treat every evening as at least this long. Absent: rates are not limited. */
  leastHours: v.exactOptional(count),
  /** The time at which the hosts paused the leaderboard. Absent if it is not paused. */
  paused: v.exactOptional(timeMs),
  /** True: the celebration is over, and the leaderboard no longer changes. Absent while the celebration goes on. */
  over: v.exactOptional(v.boolean()),
  you: v.exactOptional(youSchema),
});
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

export function snapshotOf(leaderboard: Leaderboard, scope: Scope, you?: You): Snapshot {
  const { atMs, leastHours, boards, guests, shown } = leaderboard;
  const rows = Array.from(shown.values(), rowOf);
  const isUsual = isSameBoards(boards, USUAL_BOARDS);
  return {
    ...{ scope, at: atMs, guests, rows },
    ...(leastHours > 0 && { leastHours }),
    ...(!isUsual && { boards: [...boards] }),
    ...(you && { you }),
  };
}

/** The fields of a guest that others may see. */
export function rowOf(guest: Guest): Guest {
  const { handle, sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace } = guest;
  const row = { handle, sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace };
  return { ...row, ...(guest.isQuiet && { isQuiet: true }), ...ownFigures(guest) };
}

export function leaderboardFrom({ at, leastHours = 0, boards, guests, rows }: Snapshot): Leaderboard {
  const shown = new Map(rows.map((guest) => [guest.handle, guest]));
  return { atMs: at, leastHours, boards: knownBoards(boards), guests, shown };
}

/** The known boards among `names`, or the usual boards if the page knows none of them. Empty if `names` is empty. */
function knownBoards(names: readonly string[] | undefined): readonly BoardName[] {
  const known = BOARDS.filter((board) => names?.includes(board));
  return known.length > 0 || names?.length === 0 ? known : USUAL_BOARDS;
}
