import type { Random } from './ports.ts';

const FIRST_MS = 200;

/** Waiting times that double from 200 ms up to `capMs`, each somewhere in its upper half; never given up. */
export function createBackOff(capMs: number, random: Pick<Random, 'fraction'>) {
  let failures = 0;
  return {
    next(): number {
      const full = Math.min(capMs, FIRST_MS * 2 ** Math.min(failures, 30));
      failures += 1;
      return full / 2 + (full / 2) * random.fraction();
    },
    reset(): void {
      failures = 0;
    },
  };
}
