import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { monotonicMs } from '../harness/monotonic.ts';

/** Runs `scripts/<name>.ts` as an operator does. Returns the seconds that it took. @throws if it failed. */
export async function runCommand(
  name: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<number> {
  const startedAt = monotonicMs();
  const args = ['--import', 'tsx', `scripts/${name}.ts`, ...words];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm run ${name} ended with ${code}`);
  return (monotonicMs() - startedAt) / 1_000;
}
