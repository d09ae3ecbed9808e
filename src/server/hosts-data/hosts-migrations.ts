import type { Database } from 'better-sqlite3';
import { migrateWith } from '../store/migrations.ts';
import { accountTables, VERIFICATION_INDEXES } from './account-tables.ts';
import { celebrationTables, deletedLater, hostingTables, NAMED_GUESTS_INDEX } from './hosts-tables.ts';
import { SQLITE } from './sql-engines.ts';

/** As in src/server/store/migrations.ts. */
const MIGRATIONS: readonly string[] = [
  `${celebrationTables(SQLITE)}
  CREATE INDEX celebrations_deleted ON celebrations (id) WHERE deleted_at IS NOT NULL;
  `,
  accountTables(SQLITE),
  hostingTables(SQLITE),
  NAMED_GUESTS_INDEX,
  VERIFICATION_INDEXES.sqlite,
  deletedLater(SQLITE),
];

/** Creates or updates all tables of `hosts.sqlite`. */
export function migrateHosts(db: Database): void {
  migrateWith(db, MIGRATIONS);
}
