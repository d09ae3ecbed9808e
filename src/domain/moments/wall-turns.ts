import { MINUTE_MS } from '../limits.ts';

/** A wall shows at most one moment in this time. */
export const WALL_PAUSE_MS = MINUTE_MS;
/**
 * How long a moment stays in the snapshots of a wall: longer than the wall shows it, so that a wall that reconnects
 * still gets it.
 */
export const IN_SCREEN_MS = 10_000;
/** How many moments wait for the wall. Further ones are only on the phones. */
const MAX_WAITING = 3;
/** A moment that has waited longer is no longer 'just now', and is dropped. */
const MAX_WAIT_MS = 1.5 * WALL_PAUSE_MS;

/** Moments take turns on the wall. Times in ms on the server's clock. */
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
 * Gives the next moment its turn, if it is time. Moments that may no longer be shown lose their turn, and moments that
 * are not due yet wait.
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
