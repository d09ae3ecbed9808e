import type { BoardName } from '../leaderboard/boards.ts';
import type { WallMoment } from './moment.ts';
import type { ScreenEvent, ScreenSnapshot } from './screen.ts';
import { FULL_WORD_MS, MOMENT_WAITS_MS, mayShow } from './wall-times.ts';

/** Why the server does not send a wall what it asks for. `offline`: nothing answers, or something that is not the server. */
export type WallTrouble = 'unknown' | 'gone' | 'busy' | 'unavailable' | 'offline';

export type ShownScreen = Exclude<ScreenEvent, { state: 'off' }>;
export type Board = ScreenSnapshot['boards'][number];

/** What fills the wall. */
export type Scene =
  /** Nothing has come yet, or nothing that may still be shown. */
  | { readonly kind: 'waiting'; readonly trouble: WallTrouble | null }
  | { readonly kind: 'off' }
  | { readonly kind: 'nobody' | 'totals' | 'paused' | 'over'; readonly screen: ShownScreen }
  /** The boards that have guests. There is at least one. */
  | { readonly kind: 'boards'; readonly screen: ShownScreen; readonly boards: readonly Board[] };

/** After these answers what the wall showed is no longer anybody's business. */
export function endsPicture(trouble: WallTrouble | null): boolean {
  return trouble === 'unknown' || trouble === 'gone';
}

/**
 * A newer server may send others, which are left out until the wall has renewed itself. The list of boards is written
 * again because its module would make the page of the wall larger.
 */
export const KNOWN_BOARDS: readonly BoardName[] = ['mostDrinks', 'fastestPace', 'hydration', 'balanced', 'variety'];
const KINDS: Readonly<Record<WallMoment['kind'], 1>> = { clink: 1, 'first-toast': 1, waters: 1, midnight: 1 };

/** `now` is on the server's clock. */
export function sceneOf(event: ScreenEvent | null, trouble: WallTrouble | null, now: number): Scene {
  if (!event || endsPicture(trouble) || !mayShow(now - event.at)) return { kind: 'waiting', trouble };
  if (event.state === 'off') return { kind: 'off' };
  if (event.state === 'over') return { kind: 'over', screen: event };
  if (event.state === 'paused') return { kind: 'paused', screen: event };
  // A board that counts hours has rows before anybody has had a drink.
  if (event.arrivals && event.arrivals.length > 0) return { kind: 'nobody', screen: event };
  const boards = event.boards.filter(({ board, rows }) => rows.length > 0 && KNOWN_BOARDS.indexOf(board) >= 0);
  if (boards.length > 0) return { kind: 'boards', screen: event, boards };
  // Drinks that no board counts still make a room that has begun. Its totals name nobody, and come later.
  const hasBegun = event.totals.alcoholic + event.totals.without > 0 || event.lastDrinkAt !== undefined;
  return { kind: hasBegun ? 'totals' : 'nobody', screen: event };
}

export interface Overlay {
  /** In the place of the scene. */
  readonly moment: WallMoment | null;
  readonly word: ShownScreen['word'] | null;
  /** Below the scene. */
  readonly band: ShownScreen['word'] | null;
}

const NOTHING: Overlay = { moment: null, word: null, band: null };

/** What lies over the scene. `playing`: the moment on the wall, which ends by itself. A word of the hosts goes before it. */
export function overlayOf(scene: Scene, playing: WallMoment | null, now: number): Overlay {
  if (!('screen' in scene)) return NOTHING;
  const { word } = scene.screen;
  const isRunning = word !== undefined && now < word.until;
  // The thanks have no place for a band.
  const isFull = isRunning && (now - word.at < FULL_WORD_MS || scene.kind === 'over');
  if (isFull) return { ...NOTHING, word };
  const hasPlace = scene.kind !== 'over' && scene.kind !== 'paused';
  return { moment: hasPlace ? playing : null, word: null, band: isRunning ? word : null };
}

/** The moment that should begin now: none that was shown before, and none that has waited for too long. */
export function nextMoment(scene: Scene, shownIds: readonly string[], now: number): WallMoment | null {
  if (!('screen' in scene)) return null;
  const { moment } = scene.screen;
  const isKnown = moment && KINDS[moment.kind];
  const isNew = isKnown && shownIds.indexOf(moment.id) < 0 && now - moment.at < MOMENT_WAITS_MS;
  return isNew && overlayOf(scene, moment, now).moment ? moment : null;
}

/** What a newer snapshot leaves of a moment that is being shown: its names may be others, or be taken back. */
export function stillPlaying(playing: WallMoment | null, event: ScreenEvent): WallMoment | null {
  const moment = 'moment' in event && event.moment;
  return playing && moment && moment.id === playing.id ? moment : null;
}
