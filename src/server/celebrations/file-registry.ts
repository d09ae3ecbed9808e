import { type Stats, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import { USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { hostsPath, openHostsFile } from '../hosts-data/hosts-file.ts';
import { NewerData } from '../store/newer-data.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type CelebrationRegistry, createRegistry } from './registry.ts';

interface Opened {
  readonly db: Database.Database;
  readonly registry: CelebrationRegistry;
  readonly file: Pick<Stats, 'ino' | 'dev'>;
}

const MISSING =
  'hosts.sqlite is missing: codes are refused, and the open celebration goes on. Put the file back; nothing needs a restart';
const UNREADABLE =
  'hosts.sqlite cannot be read: codes are refused, and the open celebration goes on. Put a sound copy in its place; nothing needs a restart';
const NEWER =
  'hosts.sqlite was written by a newer Clink: codes are refused, and the open celebration goes on. Update this Clink, or put an older copy in its place';

/**
 * The registry in `hosts.sqlite` of `dataDir`. The file need not exist, and may appear, change or vanish at any time. The
 * open celebration never depends on it.
 * @throws {NewerData} if the file that is there now was written by a newer version.
 */
export function openFileRegistry(dataDir: string, log: Logger): CelebrationRegistry {
  const path = hostsPath(dataDir);
  let opened: Opened | null = null;
  let isExpected = false;
  let isFailing = false;
  let isStarted = false;

  function look(): void {
    const file = statSync(path, { throwIfNoEntry: false });
    if (opened && file?.ino === opened.file.ino && file.dev === opened.file.dev) return;
    close();
    if (file) reopen(file);
    else if (isExpected) fail(MISSING);
  }

  function reopen(file: Stats): void {
    try {
      // Nobody waits for another process here. The next look tries again.
      const db = openHostsFile(path, 0);
      opened = { db, registry: createRegistry(db), file };
      isExpected = true;
      if (isFailing) log.info({ file: path }, 'celebrations can be read again');
      isFailing = false;
    } catch (error) {
      if (error instanceof NewerData) refuseNewer(error);
      else if (!isBusy(error)) fail(UNREADABLE, error);
    }
  }

  function refuseNewer(error: NewerData): void {
    if (!isStarted) throw error;
    fail(NEWER, error);
  }

  /** Logs a failure once. */
  function fail(message: string, error?: unknown): void {
    if (!isFailing) log.error({ err: error, file: path }, message);
    isFailing = true;
  }

  function close(): void {
    opened?.db.close();
    opened = null;
  }

  function current(): CelebrationRegistry | undefined {
    // The first celebration may have been created a moment ago. What cannot be read is left to `hasChanged`, because it
    // costs much to try, and anybody may call.
    if (!opened && !isFailing) look();
    if (isFailing) throw new StoreUnavailable('celebrations cannot be read');
    return opened?.registry;
  }

  function read<Answer>(from: (registry: CelebrationRegistry) => Answer, ifNone: Answer): Answer {
    const registry = current();
    if (!registry) return ifNone;
    try {
      return from(registry);
    } catch (error) {
      if (!(error instanceof Database.SqliteError)) throw error;
      if (!isBusy(error)) {
        fail(UNREADABLE, error);
        close();
      }
      throw new StoreUnavailable('celebrations cannot be read', { cause: error });
    }
  }

  look();
  isStarted = true;
  return {
    byCode: (code) => read((registry) => registry.byCode(code), undefined),
    byId: (id) => read((registry) => registry.byId(id), undefined),
    settingsOf: (id) => read((registry) => registry.settingsOf(id), USUAL_SETTINGS),
    deletedIds: () => read((registry) => registry.deletedIds(), []),
    dueIds: (nowMs) => read((registry) => registry.dueIds(nowMs), []),
    hasChanged: () => {
      look();
      return !isFailing && read((registry) => registry.hasChanged(), false);
    },
    expectSome: () => {
      isExpected = true;
      look();
    },
    expectsSome: () => isExpected,
    close,
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
