import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fillScreenOnDemand, fillsScreen, keepScreenOn } from './screen-stays-on.ts';

const request = vi.fn();
let visibility = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  request.mockReset();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  // A wall listens as long as its page lives. Tests of other files share this document.
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener) => {
    listen(type, listener);
    onTestFinished(() => document.removeEventListener(type, listener));
  });
});

test('a screen that loses its lock while the wall is visible gets another lock', async () => {
  const lock = { released: false };
  request.mockResolvedValue(lock);
  keepScreenOn();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(1);
  lock.released = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a refused lock is requested again, but not while the page is hidden', async () => {
  request.mockRejectedValue(new DOMException('battery', 'NotAllowedError'));
  keepScreenOn();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(request).toHaveBeenCalledTimes(2);
  visibility = 'hidden';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test('full screen is detected under both names of the property', () => {
  expect(fillsScreen()).toBe(false);
  Object.defineProperty(document, 'webkitFullscreenElement', { configurable: true, value: document.body });
  expect(fillsScreen()).toBe(true);
  Reflect.deleteProperty(document, 'webkitFullscreenElement');
});

test('only the key F and a tap switch to full screen', () => {
  const fill = vi.fn();
  Object.assign(document.documentElement, { requestFullscreen: fill });
  fillScreenOnDemand();
  const before = document.documentElement.outerHTML;
  const press = (key: string, held: KeyboardEventInit = {}) =>
    dispatchEvent(new KeyboardEvent('keydown', { key, ...held }));
  for (const key of ['Enter', ' ', 'Escape', 'Tab', 'ArrowRight', 'g', 'F11', 'Unidentified']) press(key);
  press('f', { ctrlKey: true });
  press('f', { metaKey: true });
  const menu = new MouseEvent('contextmenu', { cancelable: true, bubbles: true });
  document.body.dispatchEvent(menu);
  expect(menu.defaultPrevented).toBe(true);
  expect(fill).toHaveBeenCalledTimes(0);
  press('f');
  press('F');
  document.body.click();
  expect(fill).toHaveBeenCalledTimes(3);
  expect(document.documentElement.outerHTML).toBe(before);
});

test('a browser that refuses full screen, or has none, leaves the wall as it is', async () => {
  const page = document.documentElement;
  const refuse = vi.fn().mockRejectedValue(new TypeError('refused'));
  Object.assign(page, { requestFullscreen: refuse });
  fillScreenOnDemand();
  document.body.click();
  expect(refuse).toHaveBeenCalled();
  Reflect.deleteProperty(page, 'requestFullscreen');
  document.body.click();
  await vi.advanceTimersByTimeAsync(0);
});
