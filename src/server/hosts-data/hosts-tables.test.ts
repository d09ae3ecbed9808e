import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { MIGRATIONS } from '../postgres/migrations.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from '../postgres/postgres.fixture.ts';
import { WEDDING } from '../testing/celebrations.fixture.ts';
import { migrateHosts } from './hosts-migrations.ts';
// Databases as released versions made them: a list for each migration of SQLite, and one for that of PostgreSQL.
import released from './released-tables.json' with { type: 'json' };
import { runOnSqlite } from './sqlite-work.ts';

/** The tables and indexes of a database, apart from quotes and spaces. */
function schemaOf(db: Database.Database): string[] {
  const statements = db
    .prepare<[], string>("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all();
  return statements.map((sql) => sql.replaceAll('"', '').replace(/\s+/g, ' ')).sort();
}

/** A database of the version before, with a celebration. */
function openReleased(version: number): Database.Database {
  const db = new Database(':memory:');
  for (const statement of released.sqlite[version - 1] ?? []) db.exec(statement);
  db.pragma(`user_version = ${version}`);
  const { id, code, names, date, timeZone, language, state } = WEDDING;
  db.prepare(
    'INSERT INTO celebrations (id, code, names, date, time_zone, language, state, created_at) VALUES (?,?,?,?,?,?,?,0)',
  ).run(id, code, names, date, timeZone, language, state);
  return db;
}

describe('the tables of hosts and celebrations', () => {
  test.each([1, 2, 3, 4])(
    'in a file of version %i become those of a new file, and its celebration stays',
    (version) => {
      const [old, fresh] = [openReleased(version), new Database(':memory:')];
      migrateHosts(old);
      migrateHosts(fresh);
      expect(schemaOf(old)).toEqual(schemaOf(fresh));
      expect(runOnSqlite(old, celebrationTable.byId(WEDDING.id))).toEqual(WEDDING);
    },
  );

  test.skipIf(!hasPostgres)('are the same in a new PostgreSQL database as in one of the version before', async () => {
    const { query } = openTestDatabase(await newDatabaseUrl({ isMigrated: false }));
    await query(MIGRATIONS[1] ?? '');
    const { rows } = await query<{ fact: string }>(FACTS);
    expect(rows.map(({ fact }) => fact)).toEqual(released.postgres);
  });
});

/** Columns in their order, constraints, indexes, triggers and functions. */
const FACTS = `
  SELECT fact COLLATE "C" FROM (
    SELECT concat_ws(' ', table_name, lpad(ordinal_position::text, 2, '0'), column_name, data_type, is_nullable,
      column_default, identity_generation) AS fact FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', proname, regexp_replace(prosrc, '\\s+', ' ', 'g')) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace
  ) AS facts ORDER BY fact`;
