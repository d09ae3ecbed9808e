import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { migrateHosts } from '../hosts-data/hosts-migrations.ts';
import { runOnSqlite, type Statement, type Work } from '../hosts-data/work.ts';
import { MAREK, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';
import { createNameForgetter, forgetGuests, forgetGuestsBefore, forgetGuestsOf } from './guests/forget-guests.ts';
import { logTable } from './tables/log-table.ts';
import { newAction } from './tables/logged-action.ts';

/** The logs of two celebrations. In each of them, a host has renamed Ben an hour before noon and Ana at noon. */
function openLog(): Database.Database {
  const db = new Database(':memory:');
  migrateHosts(db);
  for (const celebrationId of ['first', 'second']) {
    const call = { celebrationId, host: MAREK };
    const rename = (name: string, at: number) =>
      newAction(call, at, 'rename', { guest: { id: `${name} at ${celebrationId}`, name } });
    for (const action of [rename('Ben', NOON - 3_600_000), rename('Ana', NOON)]) runOnSqlite(db, logTable.add(action));
  }
  return db;
}

const named = (db: Database.Database) =>
  db.prepare("SELECT guest_id FROM host_actions WHERE guest_name <> '' ORDER BY id").pluck().all();

/** Runs work, and returns SQLite's query plan of each statement. */
function plansOf<Answer>(db: Database.Database, work: Work<Answer>): string[] {
  const plans: string[] = [];
  function* watched(): Work<Answer> {
    let step = work.next();
    while (!step.done) {
      const { text, values }: Statement = step.value;
      const rows = db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`).all(...values);
      plans.push(rows.map(({ detail }) => detail).join());
      step = work.next(yield step.value);
    }
    return step.value;
  }
  runOnSqlite(db, watched());
  return plans;
}

test.each([
  ['those before a time', forgetGuestsBefore(NOON), ['Ana at first', 'Ana at second']],
  ['those of one celebration', forgetGuestsOf('first', NOON), ['Ana at first', 'Ben at second', 'Ana at second']],
  ['those who are named', forgetGuests(['Ana at first', 'nobody']), ['Ben at first', 'Ben at second', 'Ana at second']],
])('the log forgets %s without reading the whole log', (_, work, left) => {
  const db = openLog();
  const plans = plansOf(db, work);
  expect(named(db)).toEqual(left);
  expect(plans.length).toBeGreaterThanOrEqual(2);
  for (const plan of plans) expect(plan).toMatch(/^SEARCH host_actions USING (COVERING )?INDEX/);
});

test('a log without names is not written to', () => {
  const db = openLog();
  runOnSqlite(db, forgetGuestsBefore(NOON + 1));
  for (const work of [forgetGuestsBefore(NOON + 1), forgetGuestsOf('first', NOON + 1), forgetGuests(['nobody'])]) {
    expect(plansOf(db, work)).toHaveLength(1);
  }
});

const GUESTS = Array.from({ length: 250 }, (_, index) => `guest ${index}`);

/** A log that names all guests, and the function that deletes these names. */
async function startForgetting() {
  const service = await startHostedService();
  const hosts = await service.openHosts();
  onTestFinished(() => hosts.close());
  const call = { celebrationId: service.celebration.id, host: MAREK };
  await hosts.transact(function* () {
    for (const id of GUESTS) yield* logTable.add(newAction(call, NOON, 'hide', { guest: { id, name: 'Quxwörth' } }));
  });
  const transactions = { running: 0, most: 0, failing: 0 };
  const forget = createNameForgetter(
    {
      ...hosts,
      async transact(work) {
        transactions.running += 1;
        transactions.most = Math.max(transactions.most, transactions.running);
        try {
          await setTimeout(5);
          transactions.failing -= 1;
          if (transactions.failing >= 0) throw new Error('a failure');
          return await hosts.transact(work);
        } finally {
          transactions.running -= 1;
        }
      },
    },
    pino({ level: 'silent' }),
  );
  const named = () => service.sql("SELECT guest_id FROM host_actions WHERE guest_name <> '' ORDER BY id");
  return { ...service, forget, named, transactions };
}

test('if many guests’ evenings end together, their names are deleted by one transaction at a time', async () => {
  const { forget, named, transactions } = await startForgetting();
  for (let slice = 0; slice < GUESTS.length; slice += 32) forget(GUESTS.slice(slice, slice + 32));
  await expect.poll(named).toEqual([]);
  expect(transactions.most).toBe(1);
});

test('after a failure, the names of later guests are still deleted', async () => {
  const { forget, named, transactions } = await startForgetting();
  transactions.failing = 1;
  forget(GUESTS.slice(0, 1));
  forget(GUESTS.slice(1));
  await expect.poll(named).toEqual([{ guest_id: 'guest 0' }]);
});

test.skipIf(isOnPostgres())('forgotten names, and those of a deleted celebration, are in no file', async () => {
  const { forget, named, marek, at, dataDir, deleteForGood } = await startForgetting();
  const stored = () => Buffer.concat(readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file))));
  await marek('PATCH', at, { names: ['Zénobia', 'Wolfram'] });
  expect([stored().includes('Quxwörth'), stored().includes('Zénobia')]).toEqual([true, true]);
  forget(GUESTS);
  await expect.poll(named).toEqual([]);
  await expect.poll(() => stored().includes('Quxwörth')).toBe(false);
  await deleteForGood();
  expect(stored().includes('Zénobia')).toBe(false);
});
