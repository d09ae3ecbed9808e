import { setTimeout as sleep } from 'node:timers/promises';

interface Patience {
  readonly withinMs: number;
  readonly everyMs: number;
  readonly signal?: AbortSignal;
}

/** Polls a condition. Resolves with false if the condition is not met in time, or if `signal` aborts. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  { withinMs, everyMs, signal }: Patience,
): Promise<boolean> {
  const giveUpAt = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt || signal?.aborted) return false;
    await sleep(everyMs);
  }
  return true;
}
