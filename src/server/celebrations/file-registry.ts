import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import { USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { type HostsFile, reasonOf } from '../hosts-data/hosts-file.ts';
import { createRulesReader, houseTable } from '../hosts-data/house-table.ts';
import { first, runOnSqlite, type Work } from '../hosts-data/work.ts';
import { NewerData, StoreUnavailable } from '../store/store.ts';
import { celebrationTable } from './celebration-table.ts';
import type { CelebrationRegistry } from './registry.ts';

const MISSING =
  'hosts.sqlite is missing: codes are refused, and the open celebration goes on. Put the file back; nothing needs a restart';
const UNREADABLE =
  'hosts.sqlite cannot be read: codes are refused, and the open celebration goes on. Put a sound copy in its place; nothing needs a restart';
const NEWER =
  'hosts.sqlite was written by a newer Clink: codes are refused, and the open celebration goes on. Update this Clink, or put an older copy in its place';

/**
 * The registry in `hosts.sqlite`. The file may be created, changed or removed at any time, and the open celebration
 * never depends on it. @throws {NewerData} if the present file was written by a newer version.
 */
export function openFileRegistry(hosts: HostsFile, log: Logger): CelebrationRegistry {
  const rulesIn = createRulesReader();
  let db: Database.Database | null = null;
  let lastVersion: string | null = null;
  let isExpected = false;
  let isFailing = false;
  let isStarted = false;

  function look(): void {
    const found = open();
    if (found !== db) lastVersion = null;
    db = found;
    if (!db) return;
    isExpected = true;
    if (isFailing) log.info({ file: hosts.path }, 'celebrations can be read again');
    isFailing = false;
  }

  function open(): Database.Database | null {
    try {
      const found = hosts.current();
      if (!found && isExpected) fail(MISSING);
      return found;
    } catch (error) {
      if (error instanceof NewerData && !isStarted) throw error;
      if (!isBusy(error)) fail(whyNot(error), error);
      return null;
    }
  }

  function fail(message: string, error?: unknown): void {
    if (!isFailing) log.error({ err: error, file: hosts.path }, message);
    isFailing = true;
  }

  function read<Answer>(from: (db: Database.Database) => Answer, ifNone: Answer): Answer {
    // The first celebration may have just been created. After a failure only `hasChanged` tries to read the file,
    // because each attempt is expensive and anybody may make calls.
    if (!db && !isFailing) look();
    if (isFailing) throw new StoreUnavailable('celebrations cannot be read');
    try {
      return db ? from(db) : ifNone;
    } catch (error) {
      throw error instanceof Database.SqliteError ? unavailable(error) : error;
    }
  }

  function unavailable(error: unknown): StoreUnavailable {
    if (!isBusy(error)) {
      fail(UNREADABLE, error);
      close();
    }
    return new StoreUnavailable('celebrations cannot be read', { cause: error });
  }

  const ask = <Answer>(work: Work<Answer>, ifNone: Answer) => read((opened) => runOnSqlite(opened, work), ifNone);

  function isOther(opened: Database.Database): boolean {
    // `data_version` counts the commits of other connections, and `total_changes` counts those of this connection.
    const ownChanges = runOnSqlite(opened, first<{ count: number }>('SELECT total_changes() AS count'))?.count;
    const version = `${opened.pragma('data_version', { simple: true })} ${ownChanges}`;
    const isNew = version !== lastVersion;
    lastVersion = version;
    return isNew;
  }

  function close(): void {
    hosts.close();
    db = null;
  }

  look();
  isStarted = true;
  return {
    byCode: (code) => ask(celebrationTable.byCode(code), undefined),
    byId: (id) => ask(celebrationTable.byId(id), undefined),
    settingsOf: (id) => ask(celebrationTable.settingsOf(id), USUAL_SETTINGS),
    houseRules: () => rulesIn(ask(houseTable.rulesText(), null)),
    ofSameOwner: (id) => ask(celebrationTable.ofSameOwner(id), []),
    deletedIds: () => ask(celebrationTable.deletedIds(), []),
    dueIds: (nowMs) => ask(celebrationTable.dueIds(nowMs), []),
    endedIds: (nowMs) => ask(celebrationTable.endedIds(nowMs), []),
    hasChanged: () => {
      look();
      return !isFailing && read(isOther, false);
    },
    expectSome: () => {
      isExpected = true;
      look();
    },
    expectsSome: () => isExpected,
    close,
  };
}

function whyNot(error: unknown): string {
  return error instanceof NewerData ? NEWER : reasonOf(error, UNREADABLE);
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
