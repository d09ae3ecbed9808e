import { MINUTE_MS } from '../limits.ts';

/** A wall shows at most one moment in this time. */
export const WALL_PAUSE_MS = MINUTE_MS;
/** How long snapshots contain a moment: longer than the wall shows it, so that a reconnecting wall receives it too. */
export const IN_SCREEN_MS = 10_000;
/** How many moments can wait for the wall. Further moments are shown only on phones. */
const MAX_WAITING = 3;
/** A moment that has waited longer is no longer 'just now', and is dropped. */
const MAX_WAIT_MS = 1.5 * WALL_PAUSE_MS;

/** The moment that a wall shows, and those that wait. Times in ms on the server's clock. */
export interface WallTurns<Moment> {
  readonly shown: { readonly moment: Moment; readonly at: number } | null;
  readonly waiting: readonly { readonly moment: Moment; readonly since: number }[];
}

export const NO_TURNS: WallTurns<never> = { shown: null, waiting: [] };

export function waitForTurn<Moment>(turns: WallTurns<Moment>, moment: Moment, nowMs: number): WallTurns<Moment> {
  const waiting = turns.waiting.filter(({ since }) => nowMs - since <= MAX_WAIT_MS);
  return waiting.length < MAX_WAITING ? { ...turns, waiting: [...waiting, { moment, since: nowMs }] } : turns;
}

/**
 * Shows the next moment if the pause since the last one is over. Moments that may no longer be shown are dropped, and
 * moments that are not due yet go on waiting.
 */
export function takeTurn<Moment>(
  { shown, waiting }: WallTurns<Moment>,
  nowMs: number,
  mayBeShown: (moment: Moment) => boolean,
  isDue = mayBeShown,
): WallTurns<Moment> {
  const left = waiting.filter(({ moment, since }) => nowMs - since <= MAX_WAIT_MS && mayBeShown(moment));
  const isTime = shown === null || nowMs - shown.at >= WALL_PAUSE_MS;
  const next = left.find(({ moment }) => isDue(moment));
  if (!isTime || !next) return { shown, waiting: left };
  return { shown: { moment: next.moment, at: nowMs }, waiting: left.filter((one) => one !== next) };
}

/** The moment that is on the wall now. */
export function onWall<Moment>({ shown }: WallTurns<Moment>, nowMs: number): { moment: Moment; at: number } | null {
  return shown && nowMs - shown.at < IN_SCREEN_MS ? shown : null;
}
