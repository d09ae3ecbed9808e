import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { readBackup } from '../../src/server/backup/read-backup.ts';
import { celebrationTable } from '../../src/server/celebrations/celebration-table.ts';
import { tableIn } from '../../src/server/hosts-data/hosts-database.ts';
import { openHostsInFile } from '../../src/server/hosts-data/hosts-in-file.ts';
import { openSqliteStore } from '../../src/server/store/sqlite.ts';
import { DRINK_DIGITS, drinksOf } from './evening.ts';
import type { Asked, Promises } from './promises.ts';

const SILENT = pino({ level: 'silent' });
const RESERVE_BYTES = 8 * 1_024 * 1_024;

/**
 * Opens the files that a power cut has left in `folder` and `dataDir`, as a server does. Returns the broken promises, in words.
 */
export async function brokenPromises(folder: string, dataDir: string, promises: Promises): Promise<string[]> {
  try {
    return [
      ...(await brokenToGuests(dataDir, promises)),
      ...(await brokenToHosts(dataDir, promises)),
      ...[...promises.backups].flatMap((path) => brokenBackup(join(folder, basename(path)))),
    ];
  } catch (error) {
    return [`it does not start: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`];
  }
}

async function brokenToGuests(dataDir: string, { sessions }: Promises): Promise<string[]> {
  // An empty reserve file is created beforehand, because writing a real one would take longer than all checks.
  if (existsSync(dataDir)) {
    writeFileSync(join(dataDir, 'clink.reserve'), '');
    truncateSync(join(dataDir, 'clink.reserve'), RESERVE_BYTES);
  }
  const store = openSqliteStore(dataDir, SILENT);
  const broken: string[] = [];
  try {
    for (const [id, asked] of sessions) {
      const { record, tombstone } = await store.read(id);
      const [stored = 0] = record?.stamps.userName ?? [];
      broken.push(...brokenIn(`session ${id}`, asked, stored, tombstone !== undefined));
      const drinks = record?.drinks.map((drink) => drink.id.slice(-DRINK_DIGITS)).sort() ?? [];
      const sent = drinksOf(0, stored).map((drink) => drink.id.slice(-DRINK_DIGITS));
      if (drinks.join() !== sent.join()) broken.push(`session ${id}: other drinks than were sent`);
    }
    if (existsSync(join(dataDir, 'clink.sqlite.damaged'))) broken.push('the database of guests was damaged');
    return broken;
  } finally {
    await store.close();
  }
}

async function brokenToHosts(dataDir: string, { celebrations, needsSecret }: Promises): Promise<string[]> {
  const hosts = openHostsInFile(dataDir);
  const table = tableIn(hosts, celebrationTable);
  const broken: string[] = [];
  try {
    for (const [id, asked] of celebrations) {
      const { gettingHome, deletesAt } = (await table.byId(id)) ? await table.settingsOf(id) : NO_SETTINGS;
      broken.push(...brokenIn(`celebration ${id}`, asked, Number(gettingHome), deletesAt !== null));
    }
    const secret = join(dataDir, 'hosts.secret');
    if (needsSecret && !(existsSync(secret) && readFileSync(secret, 'utf8').length >= 64))
      broken.push('the secret of the hosts is gone');
    return broken;
  } finally {
    await hosts.close();
  }
}
const NO_SETTINGS = { gettingHome: '0', deletesAt: null };

function brokenIn(name: string, { saves, deletion }: Asked, stored: number, isDeleted: boolean): string[] {
  const text = `${name}: ${saves.acknowledged} acknowledged of ${saves.read}, ${stored} stored; deletion ${deletion}`;
  if (deletion === 'acknowledged') return isDeleted ? [] : [`${text}, and it is back`];
  if (isDeleted) return deletion === 'none' ? [`${text}, and it is gone`] : [];
  return saves.acknowledged <= stored && stored <= saves.read ? [] : [text];
}

function brokenBackup(path: string): string[] {
  try {
    readBackup(path).close();
    return [];
  } catch (error) {
    return [`the backup ${basename(path)}: ${error}`];
  }
}
