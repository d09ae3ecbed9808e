import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverProcess } from '../../shared/server-process.ts';
import { sleep } from './monotonic.ts';
import { NO_LIMITS } from './no-limits.ts';

/** The built product as a separate process, on a free port and a new data folder. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const READY_EVERY_MS = 20;

/** `variables`: of its environment. With `DATA_DIR` it uses this folder, which outlives it. */
export async function startProduct(
  nodeArgs: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const dataDir = variables.DATA_DIR ?? newDataDir();
  const program = [...nodeArgs, 'build/server/main.js'];
  const added = { HOST: '127.0.0.1', ...NO_LIMITS, ...variables };
  const server = await serverProcess(dataDir, '.', added, { openFiles: 'all', program });
  await server.start();
  // One on PostgreSQL is served before it is ready.
  while (!(await fetch(`${server.url}/readyz`)).ok) await sleep(READY_EVERY_MS);
  const stop = async () => {
    await server.stop();
    if (variables.DATA_DIR === undefined) rmSync(dataDir, { recursive: true });
  };
  return { url: `http://127.0.0.1:${server.port}`, pid: server.pid(), stop };
}

const dataDirs: string[] = [];
process.once('exit', () => {
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
});

/**
 * On the disk of the working folder, because a temporary folder may be in memory, where nothing is synced. Deleted at
 * the end of the run at the latest.
 */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join('build', 'bench-data-'));
  dataDirs.push(dataDir);
  return dataDir;
}
