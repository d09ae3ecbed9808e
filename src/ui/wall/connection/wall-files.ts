import { SCREEN_PARAMETER } from '../../../domain/wall/wall-address.ts';

/** This cache is filled when a wall is opened. Guests' phones never open a wall, so they load none of these files. */
export const WALL_CACHE = 'clink-wall';

const ASKS_FOR_WALL = new RegExp(`[?&;]${SCREEN_PARAMETER}(?![\\w-])`, 'i');
/** A captive portal answers with its own page. */
const IS_WALL = /<html[^>]* data-page="screen"/;
const FILES = /\/assets\/[\w./-]+/g;

/** Whether an address asks for the wall: `/?screen`, `/?screen&c=CODE`, `/?c=CODE&screen`. */
export function asksForWall(search: string): boolean {
  return ASKS_FOR_WALL.test(search);
}

export function isWallPage(html: string): boolean {
  return IS_WALL.test(html);
}

/** The files of the build that a page or a stylesheet names. */
export function filesIn(text: string): string[] {
  return (text.match(FILES) || []).sort();
}
