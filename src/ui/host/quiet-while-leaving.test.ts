import { expect, it, vi } from 'vitest';
import { quietWhileLeaving } from './host-page.tsx';

it('what ends because the page is left is no failure, and a page that stays says again what fails', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const said: string[] = [];
  const log = quietWhileLeaving((message) => said.push(message));
  log('before', null);
  dispatchEvent(new Event('beforeunload'));
  log('while it is left', null);
  vi.advanceTimersByTime(5_000);
  log('afterwards', null);
  vi.useRealTimers();
  expect(said).toEqual(['before', 'afterwards']);
});
