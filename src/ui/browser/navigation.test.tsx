import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listenForBack, useLayer } from './navigation.ts';

function Welcome() {
  useLayer(true, undefined);
  return null;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

test('a page that the browser prerenders adds its history entry only when it is opened', async () => {
  vi.useFakeTimers();
  const push = vi.spyOn(history, 'pushState');
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const stop = listenForBack();
  const { unmount } = render(<Welcome />);
  vi.runAllTimers();
  expect(push).not.toHaveBeenCalled();

  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  document.dispatchEvent(new Event('prerenderingchange'));
  vi.runAllTimers();
  expect(push).toHaveBeenCalledOnce();
  unmount();
  stop();
  vi.useRealTimers();
});
