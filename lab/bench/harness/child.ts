import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { AnswerMessage, CallMessage, Calls } from './serve-calls.ts';

/** A process that answers calls: a yardstick, a load generator, or code that is measured in process. */
export interface Child<C extends Calls> {
  readonly pid: number;
  /** @throws what the call threw, or an error when the process has ended. */
  call<N extends keyof C & string>(name: N, argument: Parameters<C[N]>[0]): Promise<Awaited<ReturnType<C[N]>>>;
  stop(): Promise<void>;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Starts `lab/bench/<entry>.process.ts`, `C` is the type of its calls. */
export function startChild<C extends Calls>(entry: string, nodeArgs: readonly string[] = []): Child<C> {
  const file = join(BUILD_DIR, `${entry}.js`);
  const child = spawnNode([...nodeArgs, file], ['ignore', 'inherit', 'inherit', 'ipc']);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  child.on('message', (message: AnswerMessage) => {
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) call?.reject(new Error(`${entry}: ${message.error}`));
    else call?.resolve(message.answer);
  });
  child.once('exit', (code, signal) => {
    for (const call of waiting.values()) call.reject(new Error(`${entry} ended: ${code ?? signal}`));
    waiting.clear();
  });
  return {
    pid: pidOf(child),
    call: <N extends keyof C & string>(name: N, argument: Parameters<C[N]>[0]) =>
      new Promise<Awaited<ReturnType<C[N]>>>((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
        child.send({ id, name, argument } satisfies CallMessage);
      }),
    stop: () => endProcess(child),
  };
}

/** One process opens thousands of sockets, so the limit of open files is raised to what the machine allows. */
const RAISE_FILE_LIMIT = 'ulimit -n "$(ulimit -Hn)" && exec "$0" "$@"';

/** Starts a Node process that ends when this one ends. */
export function spawnNode(args: readonly string[], stdio: StdioOptions, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn('sh', ['-c', RAISE_FILE_LIMIT, process.execPath, ...args], {
    stdio,
    env: { ...process.env, ...env },
    serialization: 'advanced',
  });
  const kill = () => child.kill('SIGKILL');
  process.prependOnceListener('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** @throws when the process could not be started. */
export function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the process did not start');
  return pid;
}

export async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Arguments for a Node process that collects garbage on a signal. */
export const COLLECTS_GARBAGE = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("SIGUSR2",()=>{gc();gc()})',
];

/** Tells a process that was started with `COLLECTS_GARBAGE` to run a full collection. */
export function collectGarbage(pid: number): void {
  process.kill(pid, 'SIGUSR2');
}

/** The output folder of the benchmark's own processes. The bundler is the one that builds the product's server. */
export const BUILD_DIR = 'build/bench';

const SOURCE_DIR = 'lab/bench';
const ENDING = '.process.ts';

/** Builds every `*.process.ts`, so that measured code runs without a loader, as the product does. */
export async function buildProcesses(): Promise<void> {
  const files = readdirSync(SOURCE_DIR, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ENDING));
  const input = Object.fromEntries(files.map((file) => [file.slice(0, -ENDING.length), join(SOURCE_DIR, file)]));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: BUILD_DIR,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
}
