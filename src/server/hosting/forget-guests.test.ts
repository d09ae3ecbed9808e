import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrateHosts } from '../hosts-data/hosts-migrations.ts';
import { runOnSqlite } from '../hosts-data/sqlite-work.ts';
import type { Statement, Work } from '../hosts-data/work.ts';
import { MAREK } from '../testing/hosting.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { forgetGuests, forgetGuestsBefore, forgetGuestsOf } from './forget-guests.ts';
import { newAction } from './logged-action.ts';
import { logTable } from './tables/log-table.ts';

/** The log of two celebrations. At each of them a host has renamed Ben an hour before noon and Ana at noon. */
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

/** Runs work, and returns how SQLite found the rows of each statement. */
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

test('a log without names is only read', () => {
  const db = openLog();
  runOnSqlite(db, forgetGuestsBefore(NOON + 1));
  for (const work of [forgetGuestsBefore(NOON + 1), forgetGuestsOf('first', NOON + 1), forgetGuests(['nobody'])]) {
    expect(plansOf(db, work)).toHaveLength(1);
  }
});
