import { setTimeout as sleep } from 'node:timers/promises';

interface Patience {
  readonly withinMs: number;
  readonly everyMs: number;
  readonly signal?: AbortSignal;
}

/** Looks again and again. False if it is not so in time, or before the end of `signal`. */
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
