import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The server as a separate process, run from its source. It ends with the test. */
export interface ServerChild {
  /** The server's address. Null if the server ended before it listened. */
  readonly url: string | null;
  stdout(): string;
  stderr(): string;
  /** Sends SIGTERM, or these signals one after the other. Resolves with the exit code. */
  stop(...signals: readonly NodeJS.Signals[]): Promise<number | null>;
}

export async function startServerChild(options: ChildOptions): Promise<ServerChild> {
  const { opened, ...child } = launchServerChild(options);
  return { ...child, url: await opened };
}

interface ChildOptions {
  readonly dataDir: string;
  readonly nodeArgs?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  /** A file descriptor for stderr, instead of a pipe. */
  readonly stderrFd?: number;
  /** Whether stderr is a pipe that is closed at the other end. */
  readonly isDeaf?: boolean;
}

/**
 * Starts a server without waiting for it. `opened` resolves with the address when the server listens, or with null if
 * it ended before.
 */
export function launchServerChild(
  options: ChildOptions,
): Omit<ServerChild, 'url'> & { readonly opened: Promise<string | null> } {
  const { dataDir, nodeArgs = [], variables = {}, stderrFd, isDeaf = false } = options;
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, HOST_SIGNUP: 'off', ...variables };
  const child = spawn(process.execPath, [...nodeArgs, '--import', 'tsx', MAIN], {
    env,
    stdio: ['ignore', 'pipe', stderrFd ?? 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const printed: string[] = [];
  child.stdout?.on('data', (chunk) => printed.push(String(chunk)));
  if (isDeaf) child.stderr?.destroy();
  child.stderr?.on('data', (chunk) => lines.push(String(chunk)));
  return {
    opened: openedUrl(child),
    stdout: () => printed.join(''),
    stderr: () => lines.join(''),
    stop: async (...signals) => {
      const exited = once(child, 'exit');
      for (const signal of signals.length > 0 ? signals : (['SIGTERM'] as const)) {
        child.kill(signal);
        await sleep(50);
      }
      const [code] = await exited;
      return code;
    },
  };
}

function openedUrl(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk) => {
      const [, port] = /Clink is open: http:\/\/localhost:(\d+)/.exec(String(chunk)) ?? [];
      // The address is not `localhost`, because Node then tries each address for only a quarter of a second, which may
      // be too short on a busy machine.
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => resolve(null));
  });
}
