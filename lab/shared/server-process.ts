import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/server/testing/free-port.fixture.ts';

/** The built product as a separate process, with its own port and data folder. */
export interface ServerProcess {
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  /** @throws while the server is not running. */
  pid(): number;
  /** Resolves once requests are served. Also restarts the server after `kill` or `stop`. */
  start(): Promise<void>;
  /** SIGKILL: the server cannot clean up. */
  kill(): Promise<void>;
  /** SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Calls back with the id of each process that ends by itself. */
  onEnd(listener: (pid: number) => void): void;
  /** False before `start`, after `kill` and `stop`, and when the server ended by itself. */
  isRunning(): boolean;
}

type Variables = Readonly<Record<string, string>>;

const START_WITHIN_MS = 45_000;
/** A server that waits for its database answers long before it says that it is open. */
const ASK_EVERY_MS = 250;

/** Otherwise the first page of every server without a host would lead to the first steps of one. */
const FOR_GUESTS = { LOG_LEVEL: 'error', HOST_SIGNUP: 'off' };

/**
 * `appDir` contains `build/` and `dist/`. `variables` are added to the environment. They may depend on the address.
 * `program`: the arguments of Node, if not those of the built server.
 */
export async function serverProcess(
  dataDir: string,
  appDir = '.',
  variables: Variables | ((url: string) => Variables) = {},
  { program = [join(appDir, 'build/server/main.js')] }: { readonly program?: readonly string[] | undefined } = {},
): Promise<ServerProcess> {
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
    pid: () => {
      if (server?.pid === undefined) throw new Error('the server does not run');
      return server.pid;
    },
    start,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    onEnd: (listener) => void endListeners.push(listener),
    isRunning: () => server !== null && server.exitCode === null && server.signalCode === null,
  };
}

async function isServed(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
