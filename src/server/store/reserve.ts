import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';

const MIB = 1_024 * 1_024;
/** Enough space to write a full write-ahead log into the database, and for deletions until the log is emptied again. */
const RESERVE_MIB = 8;
const TRY_EVERY_MS = 1_000;

/** Reserved space on the disk, which is released when deletions need it. */
export interface Reserve {
  /** Whether there is space for saves. While the reserve is used up, all remaining space is for deletions. */
  hasRoom(): boolean;
  giveUp(): void;
}

/** The reserve as a file at `path`. The file is created now, or, if this fails, when a save next needs space. */
export function openReserve(path: string): Reserve {
  let isHeld = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) >= RESERVE_MIB * MIB;
  let triedAt = Number.NEGATIVE_INFINITY;

  function hasRoom(): boolean {
    if (isHeld || performance.now() - triedAt < TRY_EVERY_MS) return isHeld;
    isHeld = fill(path);
    triedAt = performance.now();
    return isHeld;
  }

  hasRoom();
  return {
    hasRoom,
    giveUp: () => {
      rmSync(path, { force: true });
      isHeld = false;
      triedAt = performance.now();
    },
  };
}

/** Writes random bytes, because a file system with compression would store zeros without using space. */
function fill(path: string): boolean {
  try {
    const file = openSync(path, 'w', 0o600);
    try {
      const block = randomBytes(MIB);
      for (let written = 0; written < RESERVE_MIB * MIB; ) written += writeSync(file, block);
    } finally {
      closeSync(file);
    }
    return true;
  } catch {
    rmSync(path, { force: true });
    return false;
  }
}
