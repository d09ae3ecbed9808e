import { monotonicMs } from './monotonic.ts';

/** Microseconds that one `work` takes. Runs it for `forMs`, after a warm-up of a fifth of that. */
export function timeEach(forMs: number, work: (index: number) => void): number {
  let index = runFor(forMs / 5, 0, work);
  const [first, startedAt] = [index, monotonicMs()];
  index = runFor(forMs, index, work);
  return ((monotonicMs() - startedAt) * 1_000) / (index - first);
}

/** @returns the index after the last one that ran. */
function runFor(forMs: number, first: number, work: (index: number) => void): number {
  const endAt = monotonicMs() + forMs;
  let index = first;
  do work(index++);
  while (monotonicMs() < endAt);
  return index;
}
