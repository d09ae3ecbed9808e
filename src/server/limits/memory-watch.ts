import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/**
 * Work that is refused when memory is short. Reads are refused first, because a leaderboard can wait but a drink should not.
 */
export type Work = 'reads' | 'saves';

/** Returns whether this process should accept no more work of this kind. */
export type MemoryWatch = (work: Work) => boolean;

const LOOK_EVERY_MS = 250;
const HEAP_SHARE: Record<Work, number> = { reads: 0.75, saves: 0.85 };
const MACHINE_SHARE: Record<Work, number> = { reads: 0.6, saves: 0.7 };

/** The memory of the machine or of the container. */
export function memoryOfMachine(): number {
  return Math.min(totalmem(), process.constrainedMemory() || totalmem());
}

/**
 * Compares the heap with V8's limit, and the memory of the whole process with the machine's. Measures at most every
 * 250 ms, on the clock of `now`.
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

/** A measurement needs a file descriptor. If none is free, the server refuses work as if memory were short. */
function look(maxHeapBytes: number, maxBytes: number) {
  try {
    const { heapUsed, rss } = process.memoryUsage();
    return { heapShare: heapUsed / maxHeapBytes, machineShare: rss / maxBytes };
  } catch {
    return { heapShare: 1, machineShare: 1 };
  }
}
