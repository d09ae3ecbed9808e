import { expect, onTestFinished, test, vi } from 'vitest';
import { watchMemory } from './memory-watch.ts';

test('what cannot be looked at counts as short, until it can', () => {
  let nowMs = 0;
  const isMemoryShort = watchMemory(() => nowMs);
  expect(isMemoryShort()).toBe(false);
  const look = vi.spyOn(process, 'memoryUsage').mockImplementation(() => {
    throw new Error('EMFILE');
  });
  onTestFinished(() => look.mockRestore());
  nowMs += 250;
  expect(isMemoryShort()).toBe(true);
  look.mockRestore();
  nowMs += 250;
  expect(isMemoryShort()).toBe(false);
});
