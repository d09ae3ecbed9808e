import type { Random } from '../ports.ts';

const FIRST_MS = 200;

/** Delays that double from 200 ms up to `capMs`. Each is random within its upper half. */
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
