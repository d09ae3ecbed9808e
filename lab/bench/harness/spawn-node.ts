import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

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
