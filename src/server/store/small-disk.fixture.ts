import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { newFolder } from './store.fixture.ts';

/** A separate disk that can really be full. */
export interface SmallDisk {
  readonly dir: string;
  /** Uses up the disk, including the free end of the last block of each of `files`. */
  fill(...files: readonly string[]): void;
  free(): void;
}

const BLOCK = Buffer.alloc(64 * 1_024);

/** A tmpfs of `mib` MiB. If mounting is not allowed, the test is skipped with a message. */
export function mountSmallDisk({ skip }: TestContext, mib: number): SmallDisk {
  const dir = newFolder();
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mib}m`, 'tmpfs', dir]);
  if (status !== 0) skip(`no small disk can be mounted here: ${String(error ?? stderr).trim()}`);
  onTestFinished(() => void spawnSync('umount', ['--lazy', dir]));
  const filler = join(dir, 'filler');
  return { dir, fill: (...files) => [filler, ...files].forEach(fillUp), free: () => rmSync(filler, { force: true }) };
}

function fillUp(path: string): void {
  const file = openSync(path, 'a');
  for (let size = BLOCK.length; size >= 1; ) {
    try {
      writeSync(file, BLOCK, 0, size);
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
}
