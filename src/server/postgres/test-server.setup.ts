import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPostgres, postgresUser } from '../../../scripts/find-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null without PostgreSQL. */
    postgres: { readonly programs: string; readonly folder: string } | null;
  }
}

const SKIPPED =
  'Skipped: the tests over PostgreSQL, because it is not installed. On Debian: apt-get install postgresql. On macOS: brew install postgresql';

/**
 * Finds PostgreSQL once for each run, for all projects. The first test that needs the server starts it
 * (src/server/postgres/postgres.fixture.ts).
 */
export function setup(project: TestProject): (() => void) | undefined {
  if (!project.isRootProject()) return;
  const programs = findPostgres();
  if (programs === null) {
    process.stdout.write(`${SKIPPED}\n`);
    project.provide('postgres', null);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'clink-pg-'));
  chmodSync(folder, 0o755);
  project.provide('postgres', { programs, folder });
  return () => {
    const data = join(folder, 'data');
    if (existsSync(join(data, 'postmaster.pid'))) {
      spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], {
        ...postgresUser(folder),
        cwd: folder,
      });
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
