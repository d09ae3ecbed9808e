import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../src/server/testing/free-port.fixture.ts';

type Variables = Readonly<Record<string, string>>;
type Program = { readonly program?: readonly string[] | undefined };

const START_WITHIN_MS = 45_000;
/** A server that waits for its database answers requests long before it prints that it is open. */
const ASK_EVERY_MS = 250;

/** With `HOST_SIGNUP` on, the page of a server without hosts would show guests how to become the first host. */
const FOR_GUESTS = { LOG_LEVEL: 'error', HOST_SIGNUP: 'off' };

/**
 * The built product as a separate process, with its own port. `appDir` contains `build/` and `dist/`. `variables` are
 * added to the environment. They may depend on the server's address. `program`: the arguments of Node, by default those
 * of the built server.
 */
export async function serverProcess(
  dataDir: string,
  appDir = '.',
  variables: Variables | ((url: string) => Variables) = {},
  { program = [join(appDir, 'build/server/main.js')] }: Program = {},
) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const added = typeof variables === 'function' ? variables(url) : variables;
  let server: ChildProcess | null = null;
  const endListeners: ((pid: number) => void)[] = [];

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const running = server;
    server = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null;
    const exited = once(running, 'exit');
    running.kill(signal);
    const [code] = await exited;
    return code;
  }

  async function start(): Promise<void> {
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...FOR_GUESTS, ...added };
    const started = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    server = started;
    started.once('exit', () => {
      if (server === started) for (const listener of endListeners) listener(started.pid ?? 0);
    });
    const giveUpAt = Date.now() + START_WITHIN_MS;
    const isOpen = once(started.stdout.resume(), 'data');
    do {
      if (started.exitCode !== null) throw new Error(`the server ended with ${started.exitCode}`);
      if (Date.now() > giveUpAt) throw new Error('the server does not answer');
      await Promise.race([isOpen, wait(ASK_EVERY_MS)]);
    } while (!(await isServed(url)));
  }

  return {
    port,
    url,
    dataDir,
    /** @throws while the server is not running. */
    pid: () => {
      if (server?.pid === undefined) throw new Error('the server does not run');
      return server.pid;
    },
    /** Resolves once the server answers requests. Also restarts the server after `kill` or `stop`. */
    start,
    /** Sends SIGKILL, so that the server cannot clean up. */
    kill: async () => {
      await end('SIGKILL');
    },
    /** Sends SIGTERM. Resolves with the exit code. */
    stop: () => end('SIGTERM'),
    /** Calls `listener` with the id of each process that ends without `kill` or `stop`. */
    onEnd: (listener: (pid: number) => void) => void endListeners.push(listener),
    /** False before `start`, after `kill` and `stop`, and if the server has ended without them. */
    isRunning: () => server !== null && server.exitCode === null && server.signalCode === null,
  };
}
export type ServerProcess = Awaited<ReturnType<typeof serverProcess>>;

/** A running server with a new data folder. After `use` the server ends and the folder is deleted. */
export async function withServer<Result>(
  variables: Parameters<typeof serverProcess>[2],
  use: (server: ServerProcess) => Promise<Result>,
  program: Program = {},
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-lab-'));
  const server = await serverProcess(dataDir, '.', variables, program);
  try {
    await server.start();
    return await use(server);
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true });
  }
}

async function isServed(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
