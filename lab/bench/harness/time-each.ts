import { monotonicMs } from './monotonic.ts';

/** Microseconds for one `work`, by running it for `forMs` after a fifth of that as warm-up. */
export function timeEach(forMs: number, work: (index: number) => void): number {
  let index = runFor(forMs / 5, 0, work);
  const [first, startedAt] = [index, monotonicMs()];
  index = runFor(forMs, index, work);
  return ((monotonicMs() - startedAt) * 1_000) / (index - first);
}

/** @returns the index after the last. */
function runFor(forMs: number, first: number, work: (index: number) => void): number {
  const endAt = monotonicMs() + forMs;
  let index = first;
  do work(index++);
  while (monotonicMs() < endAt);
  return index;
}
