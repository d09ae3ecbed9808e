import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCK_HASH, PAGES, PAGES_BESIDE, SERVER, SERVER_BESIDE, SERVER_FILES } from './build-folders.ts';

// The last step of a build. Until this step, a running server has the files of the build before.
publishPages();
publishServer();

/** A page that is open and misses a file loads itself again (docs/decisions/0005-offline-and-updates.md). */
function publishPages(): void {
  const before = `${PAGES_BESIDE}.before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(PAGES)) renameSync(PAGES, before);
  renameSync(PAGES_BESIDE, PAGES);
  rmSync(before, { recursive: true, force: true });
}

/** The files of the build before stay, because a running server loads some of its files only when they are needed. */
function publishServer(): void {
  const kept = new Set([...filesOf(SERVER), ...filesOf(SERVER_BESIDE), SERVER_FILES, LOCK_HASH]);
  // The file that is started comes last, because it names the others.
  for (const file of [...filesOf(SERVER_BESIDE), LOCK_HASH, SERVER_FILES].sort((a, b) => depthOf(b) - depthOf(a))) {
    mkdirSync(dirname(join(SERVER, file)), { recursive: true });
    renameSync(join(SERVER_BESIDE, file), join(SERVER, file));
  }
  for (const file of readdirSync(SERVER, { recursive: true, encoding: 'utf8' }))
    if (!kept.has(file) && statSync(join(SERVER, file)).isFile()) rmSync(join(SERVER, file));
  rmSync(SERVER_BESIDE, { recursive: true });
}

function filesOf(folder: string): string[] {
  const list = join(folder, SERVER_FILES);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function depthOf(path: string): number {
  return path.split('/').length;
}
