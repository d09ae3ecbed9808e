import * as v from 'valibot';
import { BOARDS, type BoardName, USUAL_BOARDS } from '../leaderboard/boards.ts';
import { GETTING_HOME_MAX_LENGTH } from '../limits.ts';
import { type Look, USUAL_LOOK } from '../look/look.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { parseName } from '../names/guest-name.ts';
import { USUAL_WALL, type WallSettings } from '../wall/wall-settings.ts';
import type { Door } from './door.ts';

/** What only hosts set. A celebration without a host has the usual settings. */
export interface CelebrationSettings extends WallSettings, Look {
  readonly door: Door;
  /** When the hosts paused the leaderboard, in ms on the server's clock. Null while it runs. */
  readonly pausedAt: number | null;
  /** How guests get home: plain text of one or more lines. '' if the hosts say nothing. */
  readonly gettingHome: string;
  /** The leaderboards to show: at least one. */
  readonly boards: readonly BoardName[];
  /** The drinks that the hosts have named, in their order. */
  readonly menu: readonly MenuItem[];
  /** How often the menu has changed. */
  readonly menuRevision: number;
  /** Only drinks without alcohol are offered. */
  readonly withoutAlcohol: boolean;
  /** When the celebration is deleted, in ms on the server's clock. Null, unless a host has deleted it. */
  readonly deletesAt: number | null;
  /** When a celebration that is over ended, in ms on the server's clock. Null while it goes on. */
  readonly endedAt: number | null;
}

/** Of an end that an earlier version of the server has not noted. */
export const UNKNOWN_END = 0;

export const USUAL_SETTINGS: CelebrationSettings = {
  door: 'open',
  pausedAt: null,
  gettingHome: '',
  boards: USUAL_BOARDS,
  menu: [],
  menuRevision: 0,
  withoutAlcohol: false,
  deletesAt: null,
  endedAt: null,
  ...USUAL_LOOK,
  ...USUAL_WALL,
};

/** Cleans each line as a name is cleaned, so that nothing in it is invisible or changes the direction of text. */
export const gettingHomeSchema = v.pipe(
  v.string(),
  v.maxLength(2 * GETTING_HOME_MAX_LENGTH),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const lines = dataset.value.trim().split(/\r\n?|\n/);
    const cleaned = lines.map((line) => (line.trim() === '' ? '' : parseName(line, GETTING_HOME_MAX_LENGTH)));
    const texts = cleaned.flatMap((line) => (line === '' ? [''] : line.ok ? [line.name] : []));
    const text = texts.join('\n');
    if (texts.length === lines.length && text.length <= GETTING_HOME_MAX_LENGTH) return text;
    addIssue({ message: `must be plain text of at most ${GETTING_HOME_MAX_LENGTH} characters` });
    return NEVER;
  }),
);

/** The boards that a host switches. A whole list would undo what another host has switched meanwhile. */
export const boardSwitchesSchema = v.strictObject(v.entriesFromList(BOARDS, v.exactOptional(v.boolean())));
