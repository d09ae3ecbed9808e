import type { Logger } from 'pino';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { Outcome, Statement, Work } from '../hosts-data/work.ts';
import { type Database, hasZeroByte, openDatabase } from './database.ts';
import { migratePostgres } from './migrations.ts';
import { EVERYTHING, Notifier } from './notifier.ts';

type Query = Database['query'];

/**
 * The hosts' data in a migrated PostgreSQL database. It does not close the database. `onCommit` is awaited after every
 * change, so that this server has read its own change.
 */
export function createPostgresHosts(database: Database, onCommit: () => Promise<void>): HostsDatabase {
  return {
    transact: async (work) => {
      let isChange = false;
      const answer = await database.transact((query) => {
        isChange = false;
        return runOnPostgres((text, values) => {
          isChange ||= !text.startsWith('SELECT');
          return query(text, values);
        }, work());
      });
      // The change is committed already, so an error of `onCommit` is ignored.
      if (isChange) await onCommit().catch(() => {});
      return answer;
    },
    prepare: async () => {},
    isEmpty: () => false,
    // docs/privacy.md says how long PostgreSQL keeps deleted data.
    wipe: async () => {},
    close: async () => {},
  };
}

/**
 * Opens the hosts' data for a command, which does not wait for a database that is down. Running servers are notified of
 * every change.
 */
export async function openHostsInPostgres(url: string, log: Logger): Promise<HostsDatabase & { wasUnused: boolean }> {
  const { wasUnused } = await migratePostgres(url);
  const database = openDatabase(url, log);
  const notifier = new Notifier(database, 'clink_hosts', 'command');
  const hosts = createPostgresHosts(database, async () => {
    notifier.add([EVERYTHING]);
    await notifier.finish();
  });
  return { ...hosts, close: database.close, wasUnused };
}

export async function runOnPostgres<Answer>(query: Query, work: Work<Answer>): Promise<Answer> {
  let step = work.next();
  while (!step.done) {
    const { text, values } = step.value;
    step = work.next(findsNothing(step.value) ? NOTHING : await query(numbered(text), values));
  }
  return step.value;
}

const NOTHING: Outcome = { rows: [], changes: 0 };

function findsNothing({ text, values }: Statement): boolean {
  if (!/^(SELECT|UPDATE|DELETE)/.test(text)) return false;
  // Only the values after WHERE search for rows. An UPDATE writes the values before WHERE.
  const [before = ''] = text.startsWith('UPDATE') ? text.split(' WHERE ') : [];
  return values.slice(before.split('?').length - 1).some(hasZeroByte);
}

const numberedTexts = new Map<string, string>();

/** Converts the placeholders to those of PostgreSQL: the first `?` becomes `$1`. */
export function numbered(text: string): string {
  const [start = '', ...rest] = text.split('?');
  const known = numberedTexts.get(text) ?? start + rest.map((part, index) => `$${index + 1}${part}`).join('');
  numberedTexts.set(text, known);
  return known;
}
