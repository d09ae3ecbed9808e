import { MINUTE_MS } from '../limits.ts';
import type { Word } from './word.ts';

/** The form in which a wall may show its guests: whole names, first names, or no names and no rows. */
export const WALL_SHOWS = ['names', 'first-names', 'totals'] as const;
export type WallShows = (typeof WALL_SHOWS)[number];

/** The choices that hosts have for the wall. `off`: there is no wall. */
export const WALL_CHOICES = [...WALL_SHOWS, 'off'] as const;
export type WallChoice = (typeof WALL_CHOICES)[number];

/** Whether a wall is light or dark. `clock`: dark at night (src/domain/wall/wall-times.ts). */
export const WALL_COLOURS = ['clock', 'day', 'night'] as const;
export type WallColours = (typeof WALL_COLOURS)[number];

/** How long the hosts hide the QR code and the written code, for example while strangers film. */
export const HIDDEN_CODE_MS = 30 * MINUTE_MS;

/** The word if it is still shown at `nowMs`, otherwise null. */
export function currentWord(word: Word | null, nowMs: number): Word | null {
  return word && word.text !== '' && nowMs < word.until ? word : null;
}
