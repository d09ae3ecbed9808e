import { expect, test } from 'vitest';
import { createSessionStore } from '../../sync/evening/session-store.ts';
import { testClock, testRandom, testStorage } from '../../sync/phone.fixture.ts';
import { isPageReachable, mayReloadPage } from './missing-code.ts';

const page = '<html><head><script type="module" crossorigin src="/assets/index-aaaaaaaa.js"></script></head></html>';
const answering = (body: string, status = 200) => isPageReachable(async () => new Response(body, { status }));

test('a page of Clink counts as reachable', async () => {
  expect(await answering(page)).toBe(true);
});

test('an error page or a venue’s login page does not count as reachable', async () => {
  expect(await answering(page, 502)).toBe(false);
  expect(await answering('<html><script src="https://wifi.venue/login.js"></script></html>')).toBe(false);
});

test('no page counts as reachable without network', async () => {
  expect(await isPageReachable(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
});

test('a page is not reloaded while it has an unsent question to the hosts, because the question would be lost', () => {
  const ports = { storage: testStorage(), clock: testClock(), random: testRandom, log: () => undefined };
  const store = createSessionStore(ports);
  store.saveName('Ben');
  expect(mayReloadPage(store)).toBe(true);
  store.ask('entry');
  expect(mayReloadPage(store)).toBe(false);
});
