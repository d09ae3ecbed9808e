import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { NO_LIMITS } from './no-limits.ts';
import { endProcess, pidOf, spawnNode } from './spawn-node.ts';

/** The built product as a separate process, on a free port and a new data folder. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const MAIN = 'build/server/main.js';

/** `variables`: of its environment. With `DATA_DIR` it uses this folder, which outlives it. */
export async function startProduct(
  nodeArgs: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const ownDir = variables.DATA_DIR === undefined ? newDataDir() : null;
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: ownDir ?? '', LOG_LEVEL: 'error', ...NO_LIMITS, ...variables };
  const child = spawnNode([...nodeArgs, MAIN], ['ignore', 'pipe', 'inherit'], env);
  if (!child.stdout) throw new Error('the server cannot be heard');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /:(\d+)$/.exec(line) ?? [];
    if (port === undefined) continue;
    const stop = async () => {
      await endProcess(child, 'SIGTERM');
      if (ownDir !== null) rmSync(ownDir, { recursive: true });
    };
    return { url: `http://127.0.0.1:${port}`, pid: pidOf(child), stop };
  }
  throw new Error('the server did not start');
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
