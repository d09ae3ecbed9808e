import Database from 'better-sqlite3';
import { type Migrations, migrateWith, missingFrom } from '../store/versions.ts';
import {
  accountTables,
  CREDENTIALS_OF_HOUSES,
  setupLinkTable,
  VERIFICATION_INDEXES,
  waysInTables,
} from './account-tables.ts';
import { withSettings } from './celebration-columns.ts';
import {
  celebrationTables,
  DELETED_LATER_INDEX,
  FOR_WHOM,
  HANDS_OVER,
  hostingTables,
  houseRow,
  NAMED_GUESTS_INDEX,
  recapTables,
  rehearsalEnd,
} from './hosts-tables.ts';
import { SQLITE } from './sql-engines.ts';

const VERSIONS: Migrations = {
  4: `
  ${celebrationTables(SQLITE)}
  CREATE INDEX celebrations_deleted ON celebrations (id) WHERE deleted_at IS NOT NULL;
  ${accountTables(SQLITE)}
  ${hostingTables(SQLITE)}
  ${NAMED_GUESTS_INDEX}
  `,
  5: VERIFICATION_INDEXES.sqlite,
  6: DELETED_LATER_INDEX,
  9: setupLinkTable(SQLITE),
  10: waysInTables(SQLITE, CREDENTIALS_OF_HOUSES.sqlite),
  11: rehearsalEnd(SQLITE),
  15: FOR_WHOM,
  17: recapTables(SQLITE),
  18: houseRow(SQLITE),
  19: HANDS_OVER,
  // Only PostgreSQL needed this version. It exists here so that later versions have the same number in both databases.
  20: '',
};
const MIGRATIONS = withSettings(VERSIONS, SQLITE);

export function migrateHosts(db: Database.Database): void {
  migrateWith(db, MIGRATIONS);
}

/** An empty database in memory with the tables of this version. @throws {NewerData} */
export function hostsOfVersion(version: number): Database.Database {
  // Throws if there is no such version.
  missingFrom(MIGRATIONS, version);
  const db = new Database(':memory:');
  migrateWith(db, MIGRATIONS, version);
  return db;
}
