// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { fillsScreen, keepScreenOn } from './screen-stays-on.ts';

const request = vi.fn();
let visibility = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  request.mockReset();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
  vi.stubGlobal('navigator', { wakeLock: { request } });
});

test('a screen that loses its lock while the wall is seen gets another one', async () => {
  const lock = { released: false };
  request.mockResolvedValue(lock);
  keepScreenOn();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(1);
  lock.released = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a refused lock is asked for again, and none while nobody sees the page', async () => {
  request.mockRejectedValue(new DOMException('battery', 'NotAllowedError'));
  keepScreenOn();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(request).toHaveBeenCalledTimes(2);
  visibility = 'hidden';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test('full screen is known under both of its names', () => {
  expect(fillsScreen()).toBe(false);
  Object.defineProperty(document, 'webkitFullscreenElement', { configurable: true, value: document.body });
  expect(fillsScreen()).toBe(true);
  Reflect.deleteProperty(document, 'webkitFullscreenElement');
});
