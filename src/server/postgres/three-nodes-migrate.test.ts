import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { COLUMNS, toRow } from '../store/session-row.ts';
import { newRecord, putting } from '../store/store.fixture.ts';
import { MIGRATIONS } from './migrations.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';
import { startOverPostgres } from './postgres-storage.ts';
import { arraysOf, SESSION_COLUMNS, writing } from './session-statements.ts';

const VERSIONS = Object.keys(MIGRATIONS).map(Number);

async function startThree(url: string) {
  const log = pino({ level: 'silent' });
  const nodes = await Promise.all([1, 2, 3].map(() => startOverPostgres(url, log, async (storage) => storage)));
  onTestFinished(async () => {
    for (const { store } of nodes) await store.close();
  });
  return nodes;
}

/** A database as the release with this version of the tables wrote it. */
async function newOldDatabaseUrl(version: number): Promise<string> {
  const url = await newDatabaseUrl({ isMigrated: false });
  const { query } = openTestDatabase(url);
  await query('CREATE TABLE clink_migrations (version INTEGER PRIMARY KEY)');
  for (const each of VERSIONS.filter((one) => one <= version)) {
    await query(MIGRATIONS[each] ?? '');
    await query('INSERT INTO clink_migrations VALUES ($1)', [each]);
  }
  return url;
}

/** The store of a server of this version, which writes no later column. */
function oldServer(url: string, version: number) {
  const { query } = openTestDatabase(url);
  const columns = SESSION_COLUMNS.filter((name) => (COLUMNS[name]?.since?.postgres ?? 0) <= version);
  return {
    save: async (record: SessionRecord) => {
      const known = await query<{ xid: string }>('SELECT xid FROM sessions WHERE session_id = $1', [record.sessionId]);
      const row = { ...toRow(record), seen: known.rows[0]?.xid ?? '0' };
      await query(writing(columns), arraysOf([row], columns));
    },
  };
}

async function versionsOf(url: string): Promise<number[]> {
  const { rows } = await openTestDatabase(url).query<{ version: number }>('SELECT version FROM clink_migrations');
  return rows.map(({ version }) => version).sort((a, b) => a - b);
}

describe.skipIf(!hasPostgres)('servers that start at the same moment', () => {
  test('three servers that start at the same moment migrate an empty database once, and each server can save', async () => {
    const url = await newDatabaseUrl({ isMigrated: false });
    const nodes = await startThree(url);
    expect(await versionsOf(url)).toEqual(VERSIONS);
    const records = nodes.map(() => newRecord());
    await Promise.all(
      nodes.map(({ store }, index) =>
        store.transact(records[index]?.sessionId ?? '', putting(records[index] ?? newRecord())),
      ),
    );
    for (const record of records) expect(await nodes[0]?.store.read(record.sessionId)).toEqual({ record });
  });

  test.each(VERSIONS.slice(0, -1))(
    'three servers migrate a database of version %i while a server of that version still saves',
    async (version) => {
      const url = await newOldDatabaseUrl(version);
      const old = oldServer(url, version);
      const [before, meanwhile] = [newRecord(), newRecord()];
      await old.save(before);
      const starting = startThree(url);
      await old.save(meanwhile);
      const nodes = await starting;
      expect(await versionsOf(url)).toEqual(VERSIONS);
      for (const { store } of nodes)
        for (const record of [before, meanwhile]) expect(await store.read(record.sessionId)).toEqual({ record });
      await old.save({ ...before, version: before.version + 1 });
      expect((await nodes[1]?.store.read(before.sessionId))?.record?.version).toBe(before.version + 1);
    },
  );
});
