import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'clink-tests-';
/** Several times the room that a run needs. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Puts the folders of tests in memory if there is room: a third of the time of the server's tests is waiting for the disk.
 * Each run has a folder with its process id.
 */
export function setup(project: TestProject): (() => void) | undefined {
  if (!project.isRootProject() || process.env.TMPDIR || !hasRoom()) return;
  for (const folder of readdirSync(MEMORY).filter(isLeftOver)) removeLeftOver(folder);
  const own = `${PREFIX}${process.pid}`;
  const folder = join(MEMORY, own);
  mkdirSync(folder);
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => removeFolder(own);
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES;
}

/** Whether a folder is left over, because the run that made it was killed. */
function isLeftOver(name: string): boolean {
  return name.startsWith(PREFIX) && !existsSync(`/proc/${name.slice(PREFIX.length)}`);
}

/** A test of a full disk mounts one there. If that test was killed, its mount stays, and this run works beside it. */
function removeLeftOver(name: string): void {
  try {
    removeFolder(name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EBUSY')) throw error;
  }
}

function removeFolder(name: string): void {
  rmSync(join(MEMORY, name), { recursive: true, force: true });
}
