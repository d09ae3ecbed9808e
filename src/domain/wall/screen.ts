import * as v from 'valibot';
import type { Celebration } from '../celebration/celebration.ts';
import { celebrationCodeSchema } from '../celebration/celebration-facts.ts';
import { BOARDS, showsTotals } from '../leaderboard/boards.ts';
import type { Guest, Rankings } from '../leaderboard/rankings.ts';
import { initialsOf, isInOtherScript } from '../look/display-letters.ts';
import type { Look } from '../look/look.ts';
import { count, timeMs } from '../whole-numbers.ts';
import { isFilling, namesFor } from './arrivals.ts';
import { firstNameOf } from './first-name.ts';
import { type WallMoment, wallMomentSchema } from './moment.ts';
import { type ScreenBoard, screenBoard } from './screen-board.ts';
import { shapeOf, shownTotals } from './shown-totals.ts';
import { currentWord, WALL_SHOWS, type WallChoice, type WallColours, type WallShows } from './wall-settings.ts';
import { type Word, wordSchema } from './word.ts';

/** The state of a wall. `off`: the hosts have switched it off, so nothing but the state is sent. */
export const SCREEN_STATES = ['running', 'paused', 'over', 'off'] as const;

/** The event `screen`: all that a wall shows (docs/protocol.md#the-wall). Times in ms on the server's clock. */
export const screenSchema = v.object({
  at: timeMs,
  /** Of the page that the server has. Another one than before: the page loads itself again at a quiet moment. */
  version: v.string(),
  state: v.picklist(SCREEN_STATES),
  /** Absent for the open celebration. */
  celebration: v.exactOptional(
    v.object({
      names: v.string(),
      date: v.string(),
      timeZone: v.string(),
      language: v.string(),
      code: celebrationCodeSchema,
      /**
       * How it looks, and the initials for the rings of the mark, which are empty if it has none. `face` lists those of
       * `couple`, `word` and `clink` that the display font cannot draw.
       */
      look: v.exactOptional(
        v.object({ palette: v.string(), ornament: v.string(), one: v.string(), other: v.string(), face: v.string() }),
      ),
    }),
  ),
  /** Where the square leads. Without an origin if the server does not know its own: then it is the wall's. */
  address: v.string(),
  shows: v.picklist(WALL_SHOWS),
  /** Everybody whom everybody sees. */
  guests: count,
  /** Late, and 0 where this scene says nothing of it (src/domain/wall/shown-totals.ts). */
  totals: v.object({ alcoholic: count, without: count, waters: count }),
  /** For totals only: drinks for each hour from `from` on. If no board tells who drinks alcohol: only how full the hours were. */
  hours: v.exactOptional(v.object({ from: timeMs, alcoholic: v.array(count), without: v.array(count) })),
  boards: v.array(
    v.object({
      board: v.picklist(BOARDS),
      rows: v.array(v.object({ name: v.string(), value: v.number(), rank: count })),
      /** Those who have as much as the ninth guest, and are not among the first nine. */
      more: v.exactOptional(v.object({ guests: count, value: v.number() })),
    }),
  ),
  /** While few have had a drink: who is in, the latest first. Absent if nobody may be named. */
  arrivals: v.exactOptional(v.array(v.string())),
  lastDrinkAt: v.exactOptional(timeMs),
  moment: v.exactOptional(wallMomentSchema),
  word: v.exactOptional(wordSchema),
  /** Once the celebration is over: how often two glasses met. Absent if they did not, or if moments are off. */
  clinks: v.exactOptional(count),
  /** Once the celebration is over: when the last guest's evening ends, on the phones too. */
  deletesAt: v.exactOptional(timeMs),
  /** Whether it is light or dark. Absent: by the clock. */
  colours: v.exactOptional(v.picklist(['day', 'night'])),
  /** The wall has no square and no code until then. */
  hidesCode: v.exactOptional(timeMs),
});
export type ScreenSnapshot = v.InferOutput<typeof screenSchema>;
/** A wall that is off has nothing else. */
export const screenEventSchema = v.variant('state', [
  v.object({ ...screenSchema.entries, state: v.picklist(['running', 'paused', 'over']) }),
  v.object({ state: v.literal('off'), at: timeMs, version: v.string() }),
]);
export type ScreenEvent = v.InferOutput<typeof screenEventSchema>;

/** What hosts have set, as far as a wall shows it (src/domain/hosting/celebration-settings.ts). */
interface ShownSettings extends Look {
  readonly pausedAt: number | null;
  readonly wall: WallChoice;
  readonly wallColours: WallColours;
  readonly wallPace: boolean;
  readonly moments: boolean;
  readonly wallCodeHiddenUntil: number | null;
  readonly word: Word | null;
}

/** What a wall is made from. `guests` and `totals` are as in the snapshot. */
export interface ScreenSource extends Pick<ScreenSnapshot, 'at' | 'version' | 'address' | 'guests' | 'totals'> {
  /** Null for the open celebration. */
  readonly celebration: Celebration | null;
  readonly settings: ShownSettings;
  /** Of the guests who may be seen. */
  readonly rankings: Rankings<Guest>;
  readonly hours: NonNullable<ScreenSnapshot['hours']>;
  readonly lastDrinkAt: number | null;
  /** How many of these guests have logged a drink. */
  readonly tasted: number;
  /** The names of those who came last, the very latest first. */
  readonly arrivals: readonly string[];
  readonly moment: WallMoment | null;
  readonly clinks: number;
  readonly deletesAt: number | null;
}

/** What the hosts let a wall show at this moment. */
export function screenOf(source: ScreenSource): ScreenEvent {
  const { at, version, address, guests, totals, settings, celebration, clinks, deletesAt } = source;
  const { wall, wallColours: colours, wallCodeHiddenUntil, pausedAt, moments } = settings;
  if (wall === 'off') return { at, version, state: 'off' };
  const state = celebration?.state === 'over' ? 'over' : pausedAt === null ? 'running' : 'paused';
  const word = currentWord(settings.word, at);
  const tells = showsTotals([...source.rankings.orders.keys()]);
  const happens = state === 'running' ? whatHappens(source, wall, tells) : null;
  return {
    ...{ at, version, state, address, guests, shows: wall },
    totals: shownTotals(totals, state, happens?.boards ?? [], tells),
    ...(celebration && { celebration: factsOf(celebration, settings, { word, moment: happens?.moment }) }),
    boards: [],
    ...happens,
    ...(word && { word }),
    ...(colours !== 'clock' && { colours }),
    ...(state === 'over' && moments && clinks > 0 && { clinks }),
    ...(state === 'over' && deletesAt !== null && { deletesAt }),
    ...(wallCodeHiddenUntil !== null && wallCodeHiddenUntil > at && { hidesCode: wallCodeHiddenUntil }),
  };
}

function factsOf(
  { names, date, timeZone, language, code }: Celebration,
  { palette, ornament }: Look,
  { word, moment }: { word: Word | null; moment: WallMoment | undefined },
): NonNullable<ScreenSnapshot['celebration']> {
  const [one, other] = initialsOf(names) ?? ['', ''];
  const texts = {
    couple: names,
    word: word?.text ?? '',
    clink: moment?.kind === 'clink' ? moment.names.join() : '',
  };
  const face = Object.entries(texts)
    .filter(([, text]) => isInOtherScript(text))
    .map(([what]) => what)
    .join(' ');
  return { names, date, timeZone, language, code, look: { palette, ornament, one, other, face } };
}

type Happenings = Pick<ScreenSnapshot, 'boards' | 'hours' | 'arrivals' | 'lastDrinkAt' | 'moment'>;

/** What is shown only while the evening goes on. */
function whatHappens(
  { settings, rankings, hours, lastDrinkAt, tasted, guests, arrivals, moment }: ScreenSource,
  shows: WallShows,
  tellsAlcohol: boolean,
): Happenings {
  const named = isFilling(tasted, guests) ? namesFor(shows, arrivals) : [];
  const shown = settings.moments && moment ? shownMoment(moment, shows) : null;
  return {
    boards: shows === 'totals' ? [] : boardsOf(rankings, shows, settings.wallPace),
    ...(shows === 'totals' && { hours: tellsAlcohol ? hours : shapeOf(hours) }),
    ...(named.length > 0 && { arrivals: named }),
    ...(lastDrinkAt !== null && { lastDrinkAt }),
    ...(shown && { moment: shown }),
  };
}

function boardsOf(rankings: Rankings<Guest>, shows: WallShows, hasPace: boolean): ScreenBoard[] {
  const boards = [...rankings.orders.keys()].filter((board) => hasPace || board !== 'fastestPace');
  return boards.map((board) => screenBoard(rankings, board, ({ userName }) => nameAs(shows, userName)));
}

function nameAs(shows: WallShows, name: string): string {
  return shows === 'first-names' ? firstNameOf(name) : name;
}

/** Null for a moment with names, on a wall without names. */
function shownMoment(moment: WallMoment, shows: WallShows): WallMoment | null {
  if (moment.kind === 'waters' || moment.kind === 'midnight') return moment;
  if (shows === 'totals') return null;
  if (moment.kind === 'first-toast') return { ...moment, name: nameAs(shows, moment.name) };
  const [one, other] = moment.names;
  return { ...moment, names: [nameAs(shows, one), nameAs(shows, other)] };
}
