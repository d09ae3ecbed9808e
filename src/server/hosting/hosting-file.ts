import { type Stats, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { openCelebrationTable } from '../celebrations/celebration-table.ts';
import { createHostsFile, openHostsFile } from '../celebrations/hosts-file.ts';
import { StoreUnavailable } from '../store/store.ts';
import { openActionTable } from './action-table.ts';
import { openHostTable } from './host-table.ts';
import { openInvitationTable } from './invitation-table.ts';

/** How long and how often a change waits for another process that writes. */
const ATTEMPTS = 50;
const PAUSE_MS = 20;

/** Everything that hosts change, in `hosts.sqlite`. */
export type HostingTables = ReturnType<typeof openTables>;

/**
 * The hosts' side of `hosts.sqlite`, with a handle of its own. It is opened, and if necessary created, by the first call of
 * a host, so a server without hosts never opens it.
 */
export interface HostingFile {
  /**
   * Runs `work` as one transaction. While another process writes, it waits without blocking anybody.
   * @throws {StoreUnavailable} if the file cannot be read or written. If `work` throws, nothing changes.
   */
  transact<Answer>(work: (tables: HostingTables) => Answer): Promise<Answer>;
  close(): void;
}

interface Opened {
  readonly db: Database.Database;
  readonly tables: HostingTables;
  readonly file: Pick<Stats, 'ino' | 'dev'>;
}

/** `dataDir` is null for a server that has only memory. */
export function openHostingFile(dataDir: string | null): HostingFile {
  let opened: Opened | null = null;
  let isClosed = false;

  /** The file may have been replaced by a backup. */
  function open(): Opened {
    if (isClosed || dataDir === null) throw new StoreUnavailable('hosts.sqlite is not open');
    const path = createHostsFile(dataDir);
    const file = statSync(path);
    if (opened?.file.ino === file.ino && opened.file.dev === file.dev) return opened;
    close();
    const db = openHostsFile(path, 0);
    opened = { db, tables: openTables(db), file };
    return opened;
  }

  function close(): void {
    opened?.db.close();
    opened = null;
  }

  async function transact<Answer>(work: (tables: HostingTables) => Answer, attempts = ATTEMPTS): Promise<Answer> {
    try {
      const { db, tables } = open();
      return db.transaction(() => work(tables)).immediate();
    } catch (error) {
      if (!(error instanceof Database.SqliteError)) throw error;
      const isBusy = error.code.startsWith('SQLITE_BUSY');
      if (!isBusy || attempts === 1) throw new StoreUnavailable('hosts.sqlite cannot be used', { cause: error });
    }
    await setTimeout(PAUSE_MS);
    return transact(work, attempts - 1);
  }

  return {
    transact: (work) => transact(work),
    close: () => {
      isClosed = true;
      close();
    },
  };
}

function openTables(db: Database.Database) {
  return {
    celebrations: openCelebrationTable(db),
    hosts: openHostTable(db),
    invitations: openInvitationTable(db),
    actions: openActionTable(db),
  };
}
