import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveUpAfter } from './give-up-after.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('work that takes too long is aborted', async () => {
  const outcome = giveUpAfter(5_000, (signal) => new Promise((resolve) => signal.addEventListener('abort', resolve)));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(5_000);
  await expect(outcome).resolves.toBeInstanceOf(Event);
});

test.each([
  ['succeeds', async () => 'an answer'],
  ['fails', () => Promise.reject(new TypeError('no network'))],
])('no timer is left when the work %s in time', async (_, work) => {
  await giveUpAfter(5_000, work).catch(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
});
