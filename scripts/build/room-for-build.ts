import { freeBytesIn } from '../../src/server/store/data-folder.ts';

const MB = 1_000_000;
/** The space that the new pages and the new server need beside the old ones. */
const NEEDED_BYTES = 30 * MB;

/** A message if the disk of this folder is full, otherwise null. The build tools do not report a full disk clearly. */
export function lackOfRoom(folder: string): string | null {
  const free = freeBytesIn(folder);
  if (free >= NEEDED_BYTES) return null;
  return `The disk is full: a build needs ${NEEDED_BYTES / MB} MB, and ${Math.floor(free / MB)} MB are free. Make room, and start again.`;
}
