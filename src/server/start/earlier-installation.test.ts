import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { migrateHosts } from '../hosts-data/hosts-migrations.ts';
import { migratePostgres } from '../postgres/migrations.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from '../postgres/postgres.fixture.ts';
import { migrate } from '../store/migrations.ts';
import { newFolder } from '../store/store.fixture.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { NOON, put, saveAt } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';

/**
 * The data of the oldest installed version, as the build of commit 3e885bd7 left it on this day at noon: a host; a
 * celebration with two guests, one of whom hides and was renamed by the host; and the open celebration with one guest
 * and one deleted guest.
 */
const INSTALLED = new URL('../testing/installed/', import.meta.url);
const SECRET = 'the secret of an installation that is only a test';
const ACTIONS = ['invite', 'rename', 'details', 'boards', 'create'];
const FILES = ['clink.sqlite', 'hosts.sqlite'] as const;

const unpacked = (file: string) => gunzipSync(readFileSync(new URL(`${file}.gz`, INSTALLED)));

/** A guest's phone, whose secret is made from the name. */
const phoneOf = (name: string) => ({
  sessionId: name.padEnd(22, '0'),
  headers: { authorization: `Bearer ${name.padEnd(43, '0')}` },
});

type Service = Awaited<ReturnType<typeof startAccounts>>;

/** Checks that all data of the installation is still there after an update. */
async function expectEverythingIsThere({ browser, request }: Service, code: string) {
  const json = async (path: string) => (await request(path)).json();
  const leaderboard = await json(`/api/leaderboard?c=${code}`);
  expect(leaderboard.boards).toEqual(['mostDrinks', 'fastestPace', 'hydration']);
  expect(leaderboard.hydration).toMatchObject([]);
  expect(leaderboard.mostDrinks).toMatchObject([{ user_name: 'Sofie', total_drinks: 2, drinking_pace: 'moderate' }]);
  expect((await json('/api/leaderboard/guests')).rows).toMatchObject([{ user_name: 'Zora', total_drinks: 1 }]);
  expect(await json(`/api/celebrations/${code}`)).toMatchObject({ names: 'Ana & Ben', date: '2026-06-20' });

  const save = (name: string, query = code) =>
    request(...put(phoneOf(name), saveAt(NOON, { userName: name, drinks: [], sessionStart: NOON - 3_600_000 }), query));
  const merged = await (await save('Sofie')).json();
  expect(merged.session.drinks).toMatchObject([
    { drinkType: 'beer' },
    { drinkType: 'cocktail', alcoholType: 'gin' },
    { drinkType: 'water' },
  ]);
  expect(merged.session.removed).toHaveLength(1);
  const renamed = await (await save('Benni')).json();
  expect(renamed).toMatchObject({ host: { name: 'Ben K.' }, session: { hidden: true } });
  const gone = await request(...put(phoneOf('Gone'), saveAt(NOON)));
  expect([gone.status, (await gone.json()).reason]).toEqual([410, 'forgotten']);

  const marek = browser();
  expect((await marek.post('token', { email: 'marek@example.org', password: PASSWORD })).status).toBe(200);
  const { body } = await marek.get('/api/host/celebrations');
  expect(body).toMatchObject([{ code, role: 'owner', guests: 2 }]);
  const at = `/api/host/celebrations/${body[0].id}`;
  expect((await marek.get(at)).body).toMatchObject({ gettingHome: 'The bus leaves at two.' });
  const { entries } = (await marek.get(`${at}/actions`)).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(ACTIONS);
}

/** The tables and indexes of a database, without quotes and spaces. */
function schemaOf(db: Database.Database): string[] {
  const statements = db
    .prepare<[], string>("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all();
  return statements
    .map((sql) =>
      sql
        .replaceAll('"', '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([(),]) ?/g, '$1'),
    )
    .sort();
}

/** Columns, constraints, indexes, triggers and functions. */
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

describe('the oldest installation', () => {
  test.skipIf(isOnPostgres())('an earlier installation opens from its files without a loss of data', async () => {
    const service = await startAccounts({ secret: SECRET }, { celebrations: [], passwordHash: undefined });
    await service.restart(() => {
      for (const file of FILES) {
        for (const suffix of ['-wal', '-shm']) rmSync(join(service.dataDir, file + suffix), { force: true });
        writeFileSync(join(service.dataDir, file), unpacked(file));
      }
    });
    await expectEverythingIsThere(service, 'ZP1BQ6WM');
  });

  test.each([
    ['clink.sqlite', migrate],
    ['hosts.sqlite', migrateHosts],
  ] as const)('an earlier installation gets the same tables in %s as a new one', (file, migrateAll) => {
    const path = join(newFolder(), file);
    writeFileSync(path, unpacked(file));
    const [old, fresh] = [new Database(path), new Database(':memory:')];
    migrateAll(old);
    migrateAll(fresh);
    expect(schemaOf(old)).toEqual(schemaOf(fresh));
    old.close();
  });

  test.skipIf(!hasPostgres)('an earlier PostgreSQL database opens, and gets the tables of a new one', async () => {
    const url = await newDatabaseUrl({ isMigrated: false });
    const old = openTestDatabase(url);
    await old.query(readFileSync(new URL('postgres.sql', INSTALLED), 'utf8'));
    await expectEverythingIsThere(
      await startAccounts({ secret: SECRET }, { databaseUrl: url, passwordHash: undefined }),
      '518V2B59',
    );
    const fresh = await newDatabaseUrl({ isMigrated: false });
    await migratePostgres(fresh);
    const facts = async (of: typeof old) => (await of.query(FACTS)).rows;
    expect(await facts(openTestDatabase(url))).toEqual(await facts(openTestDatabase(fresh)));
  });
});
