import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

const LOOK_EVERY_MS = 250;
const HEAP_SHARE = 0.85;
const MACHINE_SHARE = 0.7;

/**
 * True while this process uses so much memory that it should take on nothing new: 85 % of the heap it may have, or, with
 * what lies outside of the heap, 70 % of the machine's or container's memory. Looks at most every 250 ms.
 */
export function watchMemory(now: () => number): () => boolean {
  const maxHeapBytes = getHeapStatistics().heap_size_limit * HEAP_SHARE;
  const maxBytes = Math.min(totalmem(), process.constrainedMemory() || totalmem()) * MACHINE_SHARE;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isShort = false;
  return () => {
    if (Math.abs(now() - lookedAt) >= LOOK_EVERY_MS) {
      lookedAt = now();
      isShort = isOver(maxHeapBytes, maxBytes);
    }
    return isShort;
  };
}

/** To look takes a file descriptor: when there is none left, nothing new should be taken on either. */
function isOver(maxHeapBytes: number, maxBytes: number): boolean {
  try {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed > maxHeapBytes || heapUsed + external > maxBytes;
  } catch {
    return true;
  }
}
