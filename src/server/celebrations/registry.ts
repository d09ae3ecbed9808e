import type { Database } from 'better-sqlite3';
import type { Celebration } from '../../domain/celebration/celebration.ts';
import { type CelebrationSettings, USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { runOnSqlite } from '../hosts-data/work.ts';
import { celebrationTable } from './celebration-table.ts';

/** The port to the celebrations with codes. Every reading throws {StoreUnavailable} if they cannot be read. */
export interface CelebrationRegistry {
  /** `code` in its canonical spelling. Undefined if no celebration has it. */
  byCode(code: string): Celebration | undefined;
  byId(id: string): Celebration | undefined;
  /** The settings that its hosts have chosen. For a celebration that does not exist, the usual settings. */
  settingsOf(id: string): CelebrationSettings;
  /** Every celebration that was ever deleted. */
  deletedIds(): readonly string[];
  /** Those that a host has deleted, and whose time to be kept is over. `nowMs` is on the server's clock. */
  dueIds(nowMs: number): readonly string[];
  /** Whether any celebration may have changed since the last call. */
  hasChanged(): boolean;
  /** Call this if the store has sessions of celebrations with codes. Then the celebrations must exist too. */
  expectSome(): void;
  /** Whether celebrations are known to exist, so that nobody may begin without them. */
  expectsSome(): boolean;
  close(): void;
}

/** The registry in an open database with the tables of hosts. Its owner closes it. */
export function createRegistry(db: Database): CelebrationRegistry {
  const countChanges = db.prepare<[], number>('SELECT total_changes()').pluck();
  let lastVersion: string | null = null;
  return {
    byCode: (code) => runOnSqlite(db, celebrationTable.byCode(code)),
    byId: (id) => runOnSqlite(db, celebrationTable.byId(id)),
    settingsOf: (id) => runOnSqlite(db, celebrationTable.settingsOf(id)),
    deletedIds: () => runOnSqlite(db, celebrationTable.deletedIds()),
    dueIds: (nowMs) => runOnSqlite(db, celebrationTable.dueIds(nowMs)),
    hasChanged: () => {
      // `data_version` counts the commits of other connections, and `total_changes` those of this one.
      const version = `${db.pragma('data_version', { simple: true })} ${countChanges.get()}`;
      const isNew = version !== lastVersion;
      lastVersion = version;
      return isNew;
    },
    expectSome: () => {},
    expectsSome: () => true,
    close: () => {},
  };
}

/** For a server that has only the open celebration. */
export const NO_CELEBRATIONS: CelebrationRegistry = {
  byCode: () => undefined,
  byId: () => undefined,
  settingsOf: () => USUAL_SETTINGS,
  deletedIds: () => [],
  dueIds: () => [],
  hasChanged: () => false,
  expectSome: () => {},
  expectsSome: () => false,
  close: () => {},
};
