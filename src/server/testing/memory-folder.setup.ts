import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'clink-tests-';
/** Several times the space that a run needs. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Puts the folders of tests in memory if there is space, because the server's tests otherwise wait for the disk for a
 * third of their time. Each run has a folder with its process id.
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

/** Whether a folder belongs to a run that was killed. */
function isLeftOver(name: string): boolean {
  return name.startsWith(PREFIX) && !existsSync(`/proc/${name.slice(PREFIX.length)}`);
}

/**
 * A test of a full disk mounts a disk in such a folder. If that test was killed, the mount cannot be removed and is left alone.
 */
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
