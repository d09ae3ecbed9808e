import { freeBytesIn } from '../../src/server/store/data-folder.ts';

const MB = 1_000_000;
/** The room for the new pages and the new server beside the old ones. */
const NEEDED_BYTES = 30 * MB;

/**
 * Why a build in this folder has failed, if its disk is full. The tools only print messages of their own, or ask for a bug
 * report.
 */
export function lackOfRoom(folder: string): string | null {
  const free = freeBytesIn(folder);
  if (free >= NEEDED_BYTES) return null;
  return `The disk is full: a build needs ${NEEDED_BYTES / MB} MB, and ${Math.floor(free / MB)} MB are free. Make room, and start again.`;
}
