import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietWhileLeaving } from './host-page.tsx';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

it.each([
  ['is about to be', 'beforeunload'],
  ['is, as iPhones say it,', 'pagehide'],
])(
  'requests that end because the page %s left are not logged, and a page that stays logs failures again',
  (_, event) => {
    const said: string[] = [];
    const log = quietWhileLeaving((message) => said.push(message));
    log('before', null);
    vi.advanceTimersByTime(1_000);
    log('as its requests end', null);
    dispatchEvent(new Event(event));
    log('while it is left', null);
    vi.advanceTimersByTime(5_000);
    log('afterwards', null);
    vi.advanceTimersByTime(1_000);
    expect(said).toEqual(['before', 'afterwards']);
  },
);
