import { MINUTE_MS } from '../limits.ts';

/** What a wall may show of its guests: whole names, first names, or no names and no rows. */
export const WALL_SHOWS = ['names', 'first-names', 'totals'] as const;
export type WallShows = (typeof WALL_SHOWS)[number];

/** What hosts choose for the wall. `off`: there is none. */
export const WALL_CHOICES = [...WALL_SHOWS, 'off'] as const;
export type WallChoice = (typeof WALL_CHOICES)[number];

/** Whether a wall is light or dark. `clock`: dark by night (src/domain/wall/wall-times.ts). */
export const WALL_COLOURS = ['clock', 'day', 'night'] as const;
export type WallColours = (typeof WALL_COLOURS)[number];

/** How long the hosts hide the square and the code, for example while strangers film. */
export const HIDDEN_CODE_MS = 30 * MINUTE_MS;

/** What hosts say to the whole room. Times in ms on the server's clock. */
export interface Word {
  readonly text: string;
  readonly at: number;
  readonly until: number;
  /** Phones show the word and nothing else. */
  readonly phonesDown: boolean;
}

/** What hosts set for the wall and the moments of a celebration. */
export interface WallSettings {
  readonly wall: WallChoice;
  readonly wallColours: WallColours;
  /** Whether the pace board is among the boards of the wall. */
  readonly wallPace: boolean;
  readonly moments: boolean;
  /** Until when the wall has neither square nor code. Null if it has them. */
  readonly wallCodeHiddenUntil: number | null;
  /** The last word, also when its time is over or it was taken back. */
  readonly word: Word | null;
}

export const USUAL_WALL: WallSettings = {
  wall: 'names',
  wallColours: 'clock',
  wallPace: false,
  moments: true,
  wallCodeHiddenUntil: null,
  word: null,
};

/** The word if it is to be shown now. */
export function currentWord(word: Word | null, nowMs: number): Word | null {
  return word && word.text !== '' && nowMs < word.until ? word : null;
}
