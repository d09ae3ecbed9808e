import { join } from 'node:path';
import { BUILD_DIR } from './build-processes.ts';
import type { AnswerMessage, CallMessage, Calls } from './serve-calls.ts';
import { endProcess, pidOf, spawnNode } from './spawn-node.ts';

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
