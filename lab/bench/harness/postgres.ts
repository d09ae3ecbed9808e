import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../../../scripts/find-postgres.ts';
import { PostgresServer } from '../../../src/server/postgres/postgres-server.fixture.ts';

/** A new, empty database that syncs every commit. */
export interface Postgres {
  readonly uri: string;
  /** All processes that it has now. */
  pids(): number[];
  stop(): Promise<void>;
}

/** On the disk, and without autovacuum, which would start processes during the measurement. */
const [TEMP_DIR, SETTINGS] = ['/var/tmp', ['autovacuum=off']];

/** @throws when PostgreSQL is not installed or does not start. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (programs === null) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(TEMP_DIR, 'clink-bench-'));
  const server = new PostgresServer(programs, folder, SETTINGS);
  const abandon = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await server.create();
  await server.start();
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  return { uri: server.url(), pids: () => withChildren(Number(pid)), stop };
}

/** A process and its child processes. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
}
