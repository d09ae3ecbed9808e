import * as v from 'valibot';
import type { Celebration } from '../celebration/celebration.ts';
import { celebrationCodeSchema } from '../celebration/celebration-facts.ts';
import { BOARDS, type BoardName, showsTotals } from '../leaderboard/boards.ts';
import type { Guest, Rankings } from '../leaderboard/rankings.ts';
import { initialsOf, isInOtherScript } from '../look/display-letters.ts';
import type { Look } from '../look/look.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { count, timeMs } from '../whole-numbers.ts';
import { ARRIVAL_NAMES, isFilling, namesFor } from './arrivals.ts';
import { firstNameOf } from './first-name.ts';
import { type WallArrival, type WallMoment, wallArrivalSchema, wallMomentSchema } from './moment.ts';
import { isNameless } from './moment-kinds.ts';
import { type ScreenBoard, screenBoard } from './screen-board.ts';
import { screenDrinkSchema, screenMenu } from './screen-menu.ts';
import { roomPicture, shownHours, shownTotals } from './shown-totals.ts';
import type { RoomTally } from './tally.ts';
import { currentWord, WALL_SHOWS, type WallChoice, type WallColours, type WallShows } from './wall-settings.ts';
import { type Word, wordSchema } from './word.ts';

/** The state of a wall. `off`: the hosts have switched the wall off, so only the state is sent. */
export const SCREEN_STATES = ['running', 'paused', 'over', 'off'] as const;

/** The event `screen`: all that a wall shows (docs/protocol.md#the-wall). Times in ms on the server's clock. */
export const screenSchema = v.object({
  at: timeMs,
  /** The server's version of the wall's page. When it changes, the page reloads at a quiet moment. */
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
       * The look. `one` and `other` are the initials in the rings of the mark, or empty. `face` lists those of the
       * texts `couple`, `word`, `clink`, `arrival` and `menu` that the display font cannot draw.
       */
      look: v.exactOptional(
        v.object({ palette: v.string(), ornament: v.string(), one: v.string(), other: v.string(), face: v.string() }),
      ),
    }),
  ),
  /** The address in the QR code. If the server does not know its origin, there is none, and the wall adds its own. */
  address: v.string(),
  shows: v.picklist(WALL_SHOWS),
  /** The number of guests whom everybody sees. */
  guests: count,
  /** These totals are delayed, and 0 if the wall does not show them (src/domain/wall/shown-totals.ts). */
  totals: v.object({ alcoholic: count, without: count, waters: count }),
  /**
   * On a wall that shows only totals: the drinks of each hour from `from` on. If no board shows who drinks alcohol,
   * only the relative numbers without alcohol.
   */
  hours: v.exactOptional(v.object({ from: timeMs, alcoholic: v.array(count), without: v.array(count) })),
  /**
   * For the scene between the boards: toasts and glasses of water for each hour from `from` on, and the sum of all
   * glasses. They have the same delay as the totals.
   */
  room: v.exactOptional(v.object({ from: timeMs, toasts: v.array(count), waters: v.array(count), glasses: count })),
  /** The drinks that the hosts have named. Absent if there are none. */
  menu: v.exactOptional(v.array(screenDrinkSchema)),
  boards: v.array(
    v.object({
      board: v.picklist(BOARDS),
      rows: v.array(v.object({ name: v.string(), value: v.number(), rank: count })),
      /** How many guests after the first nine have the same value as the ninth. */
      more: v.exactOptional(v.object({ guests: count, value: v.number() })),
    }),
  ),
  /** While few guests have had a drink: the names of all who are in, the latest first. Absent if there are none. */
  arrivals: v.exactOptional(v.array(v.string())),
  lastDrinkAt: v.exactOptional(timeMs),
  moment: v.exactOptional(wallMomentSchema),
  arrival: v.exactOptional(wallArrivalSchema),
  word: v.exactOptional(wordSchema),
  /** Once the celebration is over: the number of clinks. Absent if it is 0 or if moments are off. */
  clinks: v.exactOptional(count),
  /** Once the celebration is over: when the last evening of a guest ends and is deleted, on the phones too. */
  deletesAt: v.exactOptional(timeMs),
  /** Whether the wall is light or dark. Absent if it follows the clock. */
  colours: v.exactOptional(v.picklist(['day', 'night'])),
  /** The time until which the wall hides the QR code and the written code. */
  hidesCode: v.exactOptional(timeMs),
});
export type ScreenSnapshot = v.InferOutput<typeof screenSchema>;
/** The event for a wall that is off contains only the state. */
export const screenEventSchema = v.variant('state', [
  v.object({ ...screenSchema.entries, state: v.picklist(['running', 'paused', 'over']) }),
  v.object({ state: v.literal('off'), at: timeMs, version: v.string() }),
]);
export type ScreenEvent = v.InferOutput<typeof screenEventSchema>;

/** The hosts' settings that affect a wall (src/domain/hosting/celebration-settings.ts). */
interface ShownSettings extends Look {
  readonly pausedAt: number | null;
  readonly wall: WallChoice;
  readonly wallColours: WallColours;
  readonly wallPace: boolean;
  readonly moments: boolean;
  readonly wallCodeHiddenUntil: number | null;
  readonly word: Word | null;
  readonly menu: readonly MenuItem[];
  readonly withoutAlcohol: boolean;
}

/** The data from which a wall's picture is made. `guests` and `totals` are as in the snapshot. */
export interface ScreenSource extends Pick<ScreenSnapshot, 'at' | 'version' | 'address' | 'guests' | 'totals'> {
  /** Null for the open celebration. */
  readonly celebration: Celebration | null;
  readonly settings: ShownSettings;
  /** The rankings of the guests who may be seen. */
  readonly rankings: Rankings<Guest>;
  readonly hours: RoomTally['hours'];
  readonly lastDrinkAt: number | null;
  /** How many of these guests are quiet. */
  readonly quiet: number;
  /** How many guests who are not quiet have logged a drink. */
  readonly tasted: number;
  /** The names of the guests who came in last, the latest first. */
  readonly arrivals: readonly string[];
  readonly moment: WallMoment | null;
  /** The last arrival, with the names of all guests who came, the earliest first. */
  readonly arrival: WallArrival | null;
  readonly clinks: number;
  readonly deletesAt: number | null;
}

/** The picture of a wall, with only what the hosts let it show at this moment. */
export function screenOf(source: ScreenSource): ScreenEvent {
  const { at, version, address, guests, totals, settings, celebration, clinks, deletesAt } = source;
  const { wall, wallColours: colours, wallCodeHiddenUntil, pausedAt, moments } = settings;
  if (wall === 'off') return { at, version, state: 'off' };
  const state = celebration?.state === 'over' ? 'over' : pausedAt === null ? 'running' : 'paused';
  const word = currentWord(settings.word, at);
  const on = [...source.rankings.orders.keys()];
  const tells = showsTotals(on);
  const shows = shownWith(on, wall);
  const happens = state === 'running' ? whatHappens(source, shows, tells) : null;
  return {
    ...{ at, version, state, address, guests, shows },
    totals: shownTotals(totals, state, happens?.boards ?? [], tells),
    ...(celebration && { celebration: factsOf(celebration, settings, { word, ...happens }) }),
    boards: [],
    ...happens,
    ...(word && { word }),
    ...(colours !== 'clock' && { colours }),
    ...(state === 'over' && moments && clinks > 0 && { clinks }),
    ...(state === 'over' && deletesAt !== null && { deletesAt }),
    ...(wallCodeHiddenUntil !== null && wallCodeHiddenUntil > at && { hidesCode: wallCodeHiddenUntil }),
  };
}

/** A wall has only totals if the house shows none of the boards. */
function shownWith(boards: readonly BoardName[], shows: WallShows): WallShows {
  return boards.length === 0 ? 'totals' : shows;
}

function factsOf(
  { names, date, timeZone, language, code }: Celebration,
  { palette, ornament }: Look,
  { word, moment, arrival, arrivals = [], menu = [] }: { readonly word: Word | null } & Partial<Happenings>,
): NonNullable<ScreenSnapshot['celebration']> {
  const [one, other] = initialsOf(names) ?? ['', ''];
  const texts = {
    couple: names,
    word: word?.text ?? '',
    clink: moment?.kind === 'clink' ? moment.names.join() : '',
    arrival: (arrival?.names ?? arrivals.slice(0, 1)).join(),
    menu: menu.map(({ name }) => name).join(),
  };
  const face = Object.entries(texts)
    .filter(([, text]) => isInOtherScript(text))
    .map(([what]) => what)
    .join(' ');
  return { names, date, timeZone, language, code, look: { palette, ornament, one, other, face } };
}

type Happenings = Pick<
  ScreenSnapshot,
  'boards' | 'hours' | 'room' | 'menu' | 'arrivals' | 'arrival' | 'lastDrinkAt' | 'moment'
>;

/** The parts that are shown only while the evening goes on. */
function whatHappens(source: ScreenSource, shows: WallShows, tellsAlcohol: boolean): Happenings {
  const { settings, rankings, totals, hours, lastDrinkAt } = source;
  const boards = shows === 'totals' ? [] : boardsOf(rankings, shows, settings.wallPace);
  const room = boards.some(({ rows }) => rows.length > 0) ? roomPicture({ totals, hours }, tellsAlcohol) : null;
  const menu = screenMenu(settings);
  return {
    boards,
    ...(shows === 'totals' && { hours: shownHours(hours, tellsAlcohol) }),
    ...(room && { room }),
    ...(menu.length > 0 && { menu }),
    ...(lastDrinkAt !== null && { lastDrinkAt }),
    ...whoComes(source, shows),
  };
}

/** The guests who are named beside the boards. */
function whoComes(
  { settings, tasted, guests, quiet, arrivals, moment, arrival }: ScreenSource,
  shows: WallShows,
): Pick<Happenings, 'arrivals' | 'arrival' | 'moment'> {
  const named = isFilling(tasted, guests, quiet) ? namesFor(shows, arrivals) : [];
  const shown = settings.moments && moment ? shownMoment(moment, shows) : null;
  const came = settings.moments && arrival ? shownArrival(arrival, shows) : null;
  return {
    ...(named.length > 0 && { arrivals: named }),
    ...(shown && { moment: shown }),
    ...(came && { arrival: came }),
  };
}

function boardsOf(rankings: Rankings<Guest>, shows: WallShows, hasPace: boolean): ScreenBoard[] {
  const boards = [...rankings.orders.keys()].filter((board) => hasPace || board !== 'fastestPace');
  return boards.map((board) => screenBoard(rankings, board, ({ userName }) => nameAs(shows, userName)));
}

function nameAs(shows: WallShows, name: string): string {
  return shows === 'first-names' ? firstNameOf(name) : name;
}

/** The arrival with at most two names. Null on a wall without names. */
function shownArrival(arrival: WallArrival, shows: WallShows): WallArrival | null {
  const names = namesFor(shows, arrival.names);
  const named = names.slice(0, ARRIVAL_NAMES);
  return named.length > 0 ? { ...arrival, names: named, more: names.length - named.length } : null;
}

/** The moment as the wall may name it. Null for a moment with names on a wall without names. */
function shownMoment(moment: WallMoment, shows: WallShows): WallMoment | null {
  if (isNameless(moment)) return moment;
  if (shows === 'totals') return null;
  if (moment.kind === 'first-toast') return { ...moment, name: nameAs(shows, moment.name) };
  const [one, other] = moment.names;
  return { ...moment, names: [nameAs(shows, one), nameAs(shows, other)] };
}
