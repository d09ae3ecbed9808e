import { getHeapStatistics } from 'node:v8';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryOfMachine, watchMemory } from './memory-watch.ts';

/** A memory watch of a process whose memory use `look` returns. */
function watchWhen(look: () => Partial<NodeJS.MemoryUsage>) {
  const spy = vi.spyOn(process, 'memoryUsage').mockImplementation(() => ({
    ...{ rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 },
    ...look(),
  }));
  onTestFinished(() => spy.mockRestore());
  let nowMs = 0;
  const isMemoryShort = watchMemory(() => nowMs);
  return {
    isShortFor: () => {
      nowMs += 250;
      return { reads: isMemoryShort('reads'), saves: isMemoryShort('saves') };
    },
  };
}

const NOTHING = { reads: false, saves: false };
const READS_ALONE = { reads: true, saves: false };
const ALL = { reads: true, saves: true };

test.each([
  [0.7, NOTHING],
  [0.8, READS_ALONE],
  [0.9, ALL],
])('with %f of the heap in use, %o is refused, and saves are refused last', (share, refused) => {
  const heapUsed = getHeapStatistics().heap_size_limit * share;
  expect(watchWhen(() => ({ heapUsed })).isShortFor()).toEqual(refused);
});

test.each([
  [0.55, NOTHING],
  [0.65, READS_ALONE],
  [0.75, ALL],
])('with %f of the machine’s memory in use, also outside the heap, %o is refused', (share, refused) => {
  expect(watchWhen(() => ({ rss: memoryOfMachine() * share })).isShortFor()).toEqual(refused);
});

test('memory that cannot be measured counts as short', () => {
  let canLook = false;
  const { isShortFor } = watchWhen(() => {
    if (canLook) return {};
    throw new Error('EMFILE');
  });
  expect(isShortFor()).toEqual(ALL);
  canLook = true;
  expect(isShortFor()).toEqual(NOTHING);
});
