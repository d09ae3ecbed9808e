import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OBSTLER, SPRITZ } from '../../../domain/menu/menu.fixture.ts';
import { celebrationTable } from '../../celebrations/celebration-table.ts';
import { openHostsInFile } from '../../hosts-data/hosts-in-file.ts';
import { houseTable } from '../../hosts-data/house-table.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import { newFolder, newRecord, putting, SILENT } from '../../store/store.fixture.ts';
import { PASSWORD, startAccounts } from '../../testing/accounts.fixture.ts';
import { addCelebrations, OTHER_WEDDING, WEDDING } from '../../testing/celebrations.fixture.ts';
import { SOFIE, startHostedService } from '../../testing/hosting.fixture.ts';
import { NOON } from '../../testing/service.fixture.ts';
import { createPostgresHosts } from '../hosts-in-postgres.ts';
import { hasPostgres, newDatabaseUrl, openNodeStore, openTestDatabase } from '../postgres.fixture.ts';
import { loadRegistry } from '../postgres-registry.ts';
import { moveInstallation } from './move-installation.ts';

const SESSIONS = 3_000;
const ENDED = 500;

/** A folder with sessions, some of which were deleted, and with two celebrations. */
async function fillFolder() {
  const dataDir = newFolder();
  const store = openSqliteStore(dataDir, SILENT);
  const { drinks } = newRecord();
  const named = drinks.map((drink) => ({ ...drink, menuItem: SPRITZ.id, loggedAt: drink.timestamp + 1 }));
  const records = Array.from({ length: SESSIONS + ENDED }, (_, index) => {
    const celebrationId = index % 3 === 0 ? 'open' : `c${index % 7}`;
    return newRecord({
      userName: `Zoë ${index} 🍷`,
      celebrationId,
      drinks: index % 2 === 0 ? named : drinks,
      isQuiet: index % 4 === 0,
    });
  });
  await Promise.all(records.map((record) => store.transact(record.sessionId, putting(record))));
  const ended = records.slice(SESSIONS).map(({ sessionId, writeKeyHash }) => ({
    sessionId,
    writeKeyHash,
    goneAt: NOON,
    reason: 'forgotten' as const,
  }));
  await Promise.all(ended.map((tombstone) => store.transact(tombstone.sessionId, () => deleting(tombstone))));
  await store.writeClock({ serverMs: NOON, wallMs: NOON, uptimeMs: 5, bootId: 'then' });
  await store.close();
  addCelebrations(dataDir, WEDDING, OTHER_WEDDING);
  return { dataDir, records: records.slice(0, SESSIONS), ended };
}

const deleting = <Tombstone>(tombstone: Tombstone) => ({ write: { tombstone }, answer: null });

describe.skipIf(!hasPostgres)('an installation that moves to PostgreSQL', () => {
  test('a move to PostgreSQL copies every row of an installation', async () => {
    const { dataDir, records, ended } = await fillFolder();
    const url = await newDatabaseUrl({ isMigrated: false });
    const { sessions, hosts } = await moveInstallation(dataDir, url);
    expect(sessions).toMatchObject({ sessions: SESSIONS, tombstones: ENDED, newer: 0 });
    expect(hosts?.rows).toMatchObject({ celebrations: 2, hosts: 0 });
    const store = openNodeStore(url);
    for (const record of records.filter((_, index) => index % 50 === 0)) {
      expect(await store.read(record.sessionId)).toEqual({ record });
    }
    for (const tombstone of ended.slice(0, 20)) expect(await store.read(tombstone.sessionId)).toEqual({ tombstone });
    expect(await store.readClock()).toMatchObject({ serverMs: NOON, bootId: 'then' });
    const registry = await loadRegistry(openTestDatabase(url));
    expect([registry.byCode(WEDDING.code), registry.byId(OTHER_WEDDING.id)]).toEqual([WEDDING, OTHER_WEDDING]);
  });

  test('a second move keeps newer rows of the database, and does not restore deleted rows', async () => {
    const { dataDir, records } = await fillFolder();
    const url = await newDatabaseUrl();
    const first = await moveInstallation(dataDir, url);
    const store = openNodeStore(url);
    const [ana, bea, cem] = records as [(typeof records)[0], (typeof records)[0], (typeof records)[0]];
    const later = { ...ana, version: ana.version + 1, userName: 'Anna' };
    await store.transact(ana.sessionId, putting(later));
    const { sessionId, writeKeyHash } = bea;
    const tombstone = { sessionId, writeKeyHash, goneAt: NOON, reason: 'deleted' as const };
    await store.transact(sessionId, () => deleting(tombstone));
    await openTestDatabase(url).query('DELETE FROM celebrations WHERE id = $1', [WEDDING.id]);

    const second = await moveInstallation(dataDir, url);
    expect(second).toMatchObject({ sessions: { sessions: SESSIONS, newer: 2 }, hosts: null });
    expect(second.sessions.digest).not.toBe(first.sessions.digest);
    expect(await store.read(ana.sessionId)).toEqual({ record: later });
    expect(await store.read(sessionId)).toEqual({ tombstone });
    expect(await store.read(cem.sessionId)).toEqual({ record: cem });
    expect((await loadRegistry(openTestDatabase(url))).byId(WEDDING.id)).toBeUndefined();
  });

  test('a second move adds rows that are new in the files', async () => {
    const { dataDir, records } = await fillFolder();
    const url = await newDatabaseUrl();
    await moveInstallation(dataDir, url);
    const [ana, bea] = records as [(typeof records)[0], (typeof records)[0]];
    const files = openSqliteStore(dataDir, SILENT);
    const later = { ...ana, version: ana.version + 1, userName: 'Anna' };
    await files.transact(ana.sessionId, putting(later));
    const tombstone = { sessionId: bea.sessionId, writeKeyHash: 'hash', goneAt: NOON, reason: 'forgotten' as const };
    await files.transact(bea.sessionId, () => deleting(tombstone));
    await files.close();
    expect((await moveInstallation(dataDir, url)).sessions.newer).toBe(0);
    const store = openNodeStore(url);
    expect(await store.read(ana.sessionId)).toEqual({ record: later });
    expect(await store.read(bea.sessionId)).toEqual({ tombstone });
  });

  test('a move is refused while a server uses the files', async () => {
    const { dataDir } = await fillFolder();
    const store = openSqliteStore(dataDir, SILENT);
    await expect(moveInstallation(dataDir, await newDatabaseUrl())).rejects.toThrow('database is locked');
    await store.close();
  });

  test('no server can start on the files during a move', async () => {
    const { dataDir } = await fillFolder();
    const url = await newDatabaseUrl();
    const blocker = new Client({ connectionString: url });
    await blocker.connect();
    onTestFinished(() => blocker.end());
    await blocker.query('BEGIN; LOCK TABLE sessions');
    const moving = moveInstallation(dataDir, url);
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    const observer = openTestDatabase(url);
    await expect.poll(async () => (await observer.query(waiting)).rows.length).toBe(1);
    expect(() => openSqliteStore(dataDir, SILENT)).toThrow();
    await blocker.query('COMMIT');
    await moving;
    await openSqliteStore(dataDir, SILENT).close();
  });

  test('a move fails if a row in the database differs', async () => {
    const { dataDir, records } = await fillFolder();
    const url = await newDatabaseUrl();
    await moveInstallation(dataDir, url);
    await openTestDatabase(url).query("UPDATE sessions SET user_name = 'Eve' WHERE session_id = $1", [
      records[7]?.sessionId,
    ]);
    await expect(moveInstallation(dataDir, url)).rejects.toThrow(`session ${records[7]?.sessionId} differs`);
  });

  test('a move fails if a session is missing in the database, but does not change a tombstone in the database', async () => {
    const { dataDir, records, ended } = await fillFolder();
    const url = await newDatabaseUrl();
    const { sessionId, writeKeyHash } = ended[0] as (typeof ended)[0];
    const tombstone = { sessionId, writeKeyHash, goneAt: NOON - 1, reason: 'deleted' as const };
    const store = openNodeStore(url);
    await store.transact(sessionId, () => deleting(tombstone));
    const missing = records[7]?.sessionId;
    const { query } = openTestDatabase(url);
    await query(`CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE TRIGGER lose BEFORE INSERT ON sessions FOR EACH ROW WHEN (NEW.session_id = '${missing}')
      EXECUTE FUNCTION lose()`);
    await expect(moveInstallation(dataDir, url)).rejects.toThrow(`session ${missing} is not in the database`);
    await query('DROP TRIGGER lose ON sessions');
    expect((await moveInstallation(dataDir, url)).sessions).toMatchObject({ sessions: SESSIONS, newer: 1 });
    expect(await store.read(sessionId)).toEqual({ tombstone });
  });

  test('a move copies no celebration and no host if the database contains a different row with the same key', async () => {
    const dataDir = newFolder();
    addCelebrations(dataDir, WEDDING, OTHER_WEDDING);
    const url = await newDatabaseUrl();
    const database = openTestDatabase(url);
    const hosts = createPostgresHosts(database, async () => {});
    await hosts.transact(() => celebrationTable.add({ ...WEDDING, names: 'Eve & Ben' }, 0));
    await expect(moveInstallation(dataDir, url)).rejects.toThrow(`celebrations: ["${WEDDING.id}"] differs`);
    const registry = await loadRegistry(database);
    expect([registry.byId(WEDDING.id)?.names, registry.byId(OTHER_WEDDING.id)]).toEqual(['Eve & Ben', undefined]);
    await hosts.transact(() => celebrationTable.put(WEDDING, 0));
    expect((await moveInstallation(dataDir, url)).hosts?.rows).toMatchObject({ celebrations: 2 });
  });

  test('a move copies the rules of the house and the address', async () => {
    const dataDir = newFolder();
    const files = openHostsInFile(dataDir);
    await files.transact(() => houseTable.putRules({ boards: { never: ['alcohol'] }, keepDays: 90 }));
    await files.transact(() => houseTable.putAddress('https://clink.example'));
    await files.close();
    openSqliteStore(dataDir, SILENT).close();
    const url = await newDatabaseUrl();
    expect((await moveInstallation(dataDir, url)).hosts?.rows).toMatchObject({ house: 1 });
    const hosts = createPostgresHosts(openTestDatabase(url), async () => {});
    expect(await hosts.transact(houseTable.rules)).toEqual({ boards: { never: ['alcohol'] }, keepDays: 90 });
    expect(await hosts.transact(houseTable.address)).toBe('https://clink.example');
    await hosts.transact(() => houseTable.putRules({}));
    expect([await hosts.transact(houseTable.rules), await hosts.transact(houseTable.address)]).toEqual([
      {},
      'https://clink.example',
    ]);
  });

  test('a move does not change the time in the database, which is later', async () => {
    const { dataDir } = await fillFolder();
    const url = await newDatabaseUrl();
    const later = { serverMs: NOON + 1, wallMs: NOON + 1, uptimeMs: 6, bootId: 'now' };
    const store = openNodeStore(url);
    await store.writeClock(later);
    await moveInstallation(dataDir, url);
    expect(await store.readClock()).toEqual(later);
  });

  test('after a move, hosts can sign in with the same password, and signed-in hosts stay signed in', async () => {
    const email = 'marek@example.org';
    const files = await startAccounts();
    const phone = await files.newHost(email);
    await files.close();
    const url = await newDatabaseUrl();
    const { hosts } = await moveInstallation(files.dataDir, url);
    expect(hosts?.rows).toMatchObject({ hosts: 1, host_credentials: 1, host_sessions: 1 });
    const secret = readFileSync(join(files.dataDir, 'hosts.secret'), 'utf8').trim();
    const database = await startAccounts({ secret }, { databaseUrl: url });
    const signIn = (password: string) => database.browser().post('token', { email, password });
    expect((await signIn('another password')).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(200);
    const same = database.browser();
    for (const [name, value] of phone.jar) same.jar.set(name, value);
    expect((await same.get('user/sessions')).status).toBe(200);
  });

  test('a move copies a celebration with its co-host, menu, invitation and log, and the log continues', async () => {
    const files = await startHostedService();
    const { welcome, arrive, moderate, marek, at, celebration } = files;
    await welcome(SOFIE);
    await marek('POST', `${at}/invitations`, {});
    const ben = await arrive('xX_Benni');
    await moderate(ben, { action: 'rename', name: 'Ben K.' });
    await marek('PATCH', at, { menu: [OBSTLER, SPRITZ], revision: 0 });
    const logOf = async (host: typeof marek) => (await (await host('GET', `${at}/actions`)).json()).entries;
    const before = await logOf(marek);
    await files.close();
    const url = await newDatabaseUrl();
    const { hosts } = await moveInstallation(files.dataDir, url);
    expect(hosts?.rows).toMatchObject({
      celebrations: 1,
      celebration_hosts: 2,
      co_host_invitations: 1,
      host_actions: 6,
    });

    const { as, request, marek: marekLater } = await startHostedService({ databaseUrl: url });
    expect(await logOf(as(SOFIE))).toEqual(before);
    expect(await (await as(SOFIE)('GET', at)).json()).toMatchObject({ menu: [OBSTLER, SPRITZ], revision: 1 });
    const leaderboard = await request(`/api/leaderboard?c=${celebration.code}`);
    expect((await leaderboard.json()).guests).toBe(1);
    await marekLater('PATCH', at, { door: 'closed' });
    expect((await logOf(as(SOFIE))).slice(1)).toEqual(before);
  });
});
