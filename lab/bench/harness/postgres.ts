import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, postgresUser } from '../../../scripts/find-postgres.ts';
import { freePort } from '../../../src/server/testing/free-port.fixture.ts';

/** A new, empty database that syncs every commit. */
export interface Postgres {
  readonly uri: string;
  /** All processes that it has now. */
  pids(): number[];
  stop(): Promise<void>;
}

/** A folder on the disk: files here outlive a restart. */
const TEMP_DIR = '/var/tmp';
/** Without autovacuum, which would start processes during the measurement. */
const SETTINGS = ['fsync=on', 'synchronous_commit=on', 'autovacuum=off', 'listen_addresses=127.0.0.1'];
const START_WITHIN_MS = 20_000;

/** @throws when PostgreSQL is not installed or does not start. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (programs === null) throw new Error('PostgreSQL is not installed');
  const dataDir = mkdtempSync(join(TEMP_DIR, 'clink-bench-'));
  let server: ChildProcess | undefined;
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  const abandon = () => {
    server?.kill('SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  try {
    const owner = postgresUser(dataDir);
    const options = { ...owner, cwd: dataDir, stdio: 'ignore' } as const;
    execFileSync(join(programs, 'initdb'), ['-D', dataDir, '-U', 'bench', '--auth=trust'], options);
    const port = await freePort();
    const args = ['-D', dataDir, '-p', String(port), '-k', dataDir, ...SETTINGS.flatMap((setting) => ['-c', setting])];
    const started = spawn(join(programs, 'postgres'), args, options);
    server = started;
    const { pid } = started;
    if (pid === undefined) throw new Error('PostgreSQL did not start');
    await untilReady(dataDir);
    const stop = async () => {
      process.off('exit', abandon);
      const exited = once(started, 'exit');
      started.kill('SIGQUIT');
      await exited;
      remove();
    };
    return { uri: `postgres://bench@127.0.0.1:${port}/postgres`, pids: () => withChildren(pid), stop };
  } catch (error) {
    process.off('exit', abandon);
    abandon();
    throw error;
  }
}

async function untilReady(dataDir: string): Promise<void> {
  const giveUpAt = Date.now() + START_WITHIN_MS;
  while (!isReady(dataDir)) {
    if (Date.now() > giveUpAt) throw new Error('PostgreSQL did not start in time');
    await sleep(50);
  }
}

/** Reads the last line of PostgreSQL's status file. */
function isReady(dataDir: string): boolean {
  const file = join(dataDir, 'postmaster.pid');
  return existsSync(file) && readFileSync(file, 'utf8').trimEnd().endsWith('ready');
}

/** A process and its child processes. */
export function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
}
