import type { BoardName } from '../leaderboard/boards.ts';
import type { WallArrival, WallMoment } from './moment.ts';
import { MOMENT_KINDS } from './moment-kinds.ts';
import type { ScreenEvent, ScreenSnapshot } from './screen.ts';
import { FULL_WORD_MS, MOMENT_WAITS_MS, mayShow } from './wall-times.ts';

/** Why a wall receives no picture. `offline`: no answer, or an answer that is not from the server. */
export type WallTrouble = 'unknown' | 'gone' | 'busy' | 'unavailable' | 'offline';

/** An event that covers the scene for some seconds. */
export type Happening = WallMoment | WallArrival;
export type ShownScreen = Exclude<ScreenEvent, { state: 'off' }>;
export type Board = ScreenSnapshot['boards'][number];
/** The scenes without a ranking: the room as a landscape, and the drinks of the hosts' menu. */
interface Scenery {
  readonly board: 'room' | 'menu';
  readonly rows: readonly [];
  readonly more?: undefined;
}
/** One of the scenes that take turns. */
export type Turn = Board | Scenery;
const ROOM: Scenery = { board: 'room', rows: [] };
const MENU: Scenery = { board: 'menu', rows: [] };

/** The content that fills the wall. */
export type Scene =
  /** No event has arrived, or the last one is too old to be shown. */
  | { readonly kind: 'waiting'; readonly trouble: WallTrouble | null }
  | { readonly kind: 'off' }
  | { readonly kind: 'nobody' | 'paused' | 'over'; readonly screen: ShownScreen }
  /** The boards that have guests, the room and the menu. There is at least one. */
  | { readonly kind: 'turns'; readonly screen: ShownScreen; readonly turns: readonly Turn[] };

/** Whether the wall must stop showing the picture that it has received before. */
export function endsPicture(trouble: WallTrouble | null): boolean {
  return trouble === 'unknown' || trouble === 'gone';
}

/**
 * A newer server may send other boards, which are left out until the wall has loaded itself again. The list of boards
 * is repeated here, because its module would make the page of the wall larger.
 */
export const KNOWN_BOARDS: readonly BoardName[] = ['mostDrinks', 'fastestPace', 'hydration', 'balanced', 'variety'];

/** `now` is on the server's clock. */
export function sceneOf(event: ScreenEvent | null, trouble: WallTrouble | null, now: number): Scene {
  if (!event || endsPicture(trouble) || !mayShow(now - event.at)) return { kind: 'waiting', trouble };
  if (event.state === 'off') return { kind: 'off' };
  if (event.state === 'over') return { kind: 'over', screen: event };
  if (event.state === 'paused') return { kind: 'paused', screen: event };
  // Rows do not prove that the evening has begun, because a board that counts hours has rows before the first drink.
  if (event.arrivals && event.arrivals.length > 0) return { kind: 'nobody', screen: event };
  const boards = event.boards.filter(({ board, rows }) => rows.length > 0 && KNOWN_BOARDS.indexOf(board) >= 0);
  const hasBoards = boards.length > 0;
  // The evening has also begun if there are only drinks that no board counts. The totals contain these drinks, but with
  // a delay.
  const hasBegun = hasBoards || event.totals.alcoholic + event.totals.without > 0 || event.lastDrinkAt !== undefined;
  if (!hasBegun) return { kind: 'nobody', screen: event };
  const scenery = [...(event.room || !hasBoards ? [ROOM] : []), ...(event.menu ? [MENU] : [])];
  return { kind: 'turns', screen: event, turns: [...boards, ...scenery] };
}

export interface Overlay {
  /** Covers the scene. */
  readonly moment: Happening | null;
  readonly word: ShownScreen['word'] | null;
  /** Shown below the scene. */
  readonly band: ShownScreen['word'] | null;
}

export const NO_OVERLAY: Overlay = { moment: null, word: null, band: null };

/**
 * Returns the overlay of the scene. `playing`: the moment on the wall, which the caller ends after its time. A word of
 * the hosts has priority over a moment.
 */
export function overlayOf(scene: Scene, playing: Happening | null, now: number): Overlay {
  if (!('screen' in scene)) return NO_OVERLAY;
  const { word } = scene.screen;
  const isRunning = word !== undefined && now < word.until;
  // The scene after the end has no room for a band.
  const isFull = isRunning && (now - word.at < FULL_WORD_MS || scene.kind === 'over');
  if (isFull) return { ...NO_OVERLAY, word };
  const hasPlace = scene.kind !== 'over' && scene.kind !== 'paused';
  return { moment: hasPlace ? playing : null, word: null, band: isRunning ? word : null };
}

/**
 * The moment or arrival that should begin now: one that was not shown before and has not waited for too long. A moment
 * has priority over an arrival.
 */
export function nextMoment(scene: Scene, shownIds: readonly string[], now: number): Happening | null {
  if (!('screen' in scene)) return null;
  const next = happeningsIn(scene.screen).filter(
    ({ id, at, kind }) => isKnown(kind) && shownIds.indexOf(id) < 0 && now - at < MOMENT_WAITS_MS,
  )[0];
  return next && overlayOf(scene, next, now).moment ? next : null;
}

/** The moment on the wall with the names of a newer snapshot. Null if the snapshot no longer contains it. */
export function stillPlaying(playing: Happening | null, event: ScreenEvent): Happening | null {
  if (!playing || event.state === 'off') return null;
  return happeningsIn(event).filter(({ id }) => id === playing.id)[0] || null;
}

const isKnown = (kind: Happening['kind']) => kind === 'arrival' || MOMENT_KINDS.indexOf(kind) >= 0;

function happeningsIn({ moment, arrival }: ShownScreen): Happening[] {
  return [...(moment ? [moment] : []), ...(arrival ? [arrival] : [])];
}
