import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCK_HASH, PAGES, PAGES_BESIDE, SERVER, SERVER_BESIDE, SERVER_FILES } from './build-folders.ts';

// This is the last step of a build. Until now, a running server has the files of the previous build.
publishPages();
publishServer();

/** An open page reloads itself if a file is missing (docs/decisions/0005-offline-and-updates.md). */
function publishPages(): void {
  const before = `${PAGES_BESIDE}.before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(PAGES)) renameSync(PAGES, before);
  renameSync(PAGES_BESIDE, PAGES);
  rmSync(before, { recursive: true, force: true });
}

/** The files of the previous build stay, because a running server loads some of its files only when it needs them. */
function publishServer(): void {
  const kept = new Set([...filesOf(SERVER), ...filesOf(SERVER_BESIDE), SERVER_FILES, LOCK_HASH]);
  // The file that starts the server is moved last, because it imports the others.
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
