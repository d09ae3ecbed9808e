import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** What there may be too little memory for. Reads are refused first: a leaderboard can wait, a drink should not. */
export type Work = 'reads' | 'saves';

/** True while this process should take on no more work of this kind. */
export type MemoryWatch = (work: Work) => boolean;

const LOOK_EVERY_MS = 250;
const HEAP_SHARE: Record<Work, number> = { reads: 0.75, saves: 0.85 };
const MACHINE_SHARE: Record<Work, number> = { reads: 0.6, saves: 0.7 };

/** The memory of the machine, or of the container this process runs in. */
export function memoryOfMachine(): number {
  return Math.min(totalmem(), process.constrainedMemory() || totalmem());
}

/**
 * Watches the heap against what V8 may have of it, and all that this process holds (buffers too) against the machine.
 * Looks at most every 250 ms, on the clock of `now`.
 */
export function watchMemory(now: () => number): MemoryWatch {
  const maxHeapBytes = getHeapStatistics().heap_size_limit;
  const maxBytes = memoryOfMachine();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let used = { heapShare: 0, machineShare: 0 };
  return (work) => {
    if (Math.abs(now() - lookedAt) >= LOOK_EVERY_MS) {
      lookedAt = now();
      used = look(maxHeapBytes, maxBytes);
    }
    return used.heapShare > HEAP_SHARE[work] || used.machineShare > MACHINE_SHARE[work];
  };
}

/** To look takes a file descriptor: when there is none left, nothing new should be taken on either. */
function look(maxHeapBytes: number, maxBytes: number) {
  try {
    const { heapUsed, rss } = process.memoryUsage();
    return { heapShare: heapUsed / maxHeapBytes, machineShare: rss / maxBytes };
  } catch {
    return { heapShare: 1, machineShare: 1 };
  }
}
