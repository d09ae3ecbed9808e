import { freeBytesIn } from '../../src/server/store/data-folder.ts';

const MB = 1_000_000;
/** The new pages and the new server, beside those of before. */
const NEEDED_BYTES = 30 * MB;

/** Why a build in this folder has failed, if its disk is full. The tools say it in words of their own, or ask for a report. */
export function lackOfRoom(folder: string): string | null {
  const free = freeBytesIn(folder);
  if (free >= NEEDED_BYTES) return null;
  return `The disk is full: a build needs ${NEEDED_BYTES / MB} MB, and ${Math.floor(free / MB)} MB are free. Make room, and start again.`;
}
