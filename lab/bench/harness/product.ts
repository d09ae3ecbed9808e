import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, serverProcess } from '../../../tools/server-process.ts';
import { NO_LIMITS } from './no-limits.ts';

const READY_EVERY_MS = 20;
/** The arguments of Node that make the server collect garbage on a signal. */
const COLLECTS_GARBAGE = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>{gc();gc()})'];

const folders: string[] = [];
const running = new Set<ServerProcess>();
process.once('exit', () => {
  for (const server of running) void server.kill();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * The built product as a separate process, on a free port. `variables`: its environment. Without `DATA_DIR` it gets a new
 * folder, which is deleted when it ends. `program`: the arguments of Node.
 */
export async function startProduct(
  variables: Readonly<Record<string, string>> = {},
  program: readonly string[] = [...COLLECTS_GARBAGE, 'build/server/main.js'],
) {
  const added = { HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1', ...NO_LIMITS, ...variables };
  const dataDir = variables.DATA_DIR ?? newFolder();
  const server = await serverProcess(dataDir, '.', added, { program });
  running.add(server);
  const start = async () => {
    await server.start();
    // A server with PostgreSQL answers requests before it is ready.
    while (!(await fetch(`${server.url}/readyz`)).ok) await sleep(READY_EVERY_MS);
  };
  await start();
  const stop = async () => {
    await server.stop();
    running.delete(server);
    rmSync(dataDir, { recursive: true });
  };
  const restart = async () => {
    await server.stop();
    await start();
  };
  return {
    url: `http://127.0.0.1:${server.port}`,
    pid: server.pid(),
    pidsNow: () => (server.isRunning() ? [server.pid()] : []),
    restart,
    stop,
  };
}
export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Makes a server collect all garbage, before its memory is read. */
export function collectGarbage({ pid }: Pick<Product, 'pid'>): void {
  process.kill(pid, 'SIGUSR2');
}

/**
 * Creates a folder on the disk of the working directory, because temporary folders may be in memory, where a sync costs
 * nothing. It is deleted at the end of the run.
 */
export function newFolder(): string {
  const folder = mkdtempSync(join('build', 'clink-bench-'));
  folders.push(folder);
  return folder;
}
