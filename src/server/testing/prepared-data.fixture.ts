import { copyFileSync, linkSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createHostsFile, hostsPath, openHostsFile } from '../hosts-data/hosts-file.ts';
import { databasePath, prepareFolder } from '../store/data-folder.ts';
import { openSqliteStore } from '../store/sqlite.ts';

let begun: Promise<string> | null = null;

/**
 * Creates a folder in which a server has started once, because creating the tables and the reserve takes longer than
 * most tests.
 */
async function startOnce(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'clink-prepared-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  await openSqliteStore(dir, pino({ level: 'silent' })).close();
  openHostsFile(createHostsFile(dir), 0).close();
  return dir;
}

/** Fills the folder with the files of a new server. `withHosts`: whether to include hosts.sqlite. */
export async function prepareData(dataDir: string, withHosts: boolean): Promise<void> {
  begun ??= startOnce();
  const prepared = await begun;
  prepareFolder(dataDir);
  copyFileSync(databasePath(prepared), databasePath(dataDir));
  if (withHosts) copyFileSync(hostsPath(prepared), hostsPath(dataDir));
  linkSync(reservePath(prepared), reservePath(dataDir));
}

const reservePath = (dataDir: string) => join(dataDir, 'clink.reserve');
