import { expect, test } from 'vitest';
import { isPageReachable } from './missing-code.ts';

const page = '<html><head><script type="module" crossorigin src="/assets/index-aaaaaaaa.js"></script></head></html>';
const answering = (body: string, status = 200) => isPageReachable(async () => new Response(body, { status }));

test('a page of Clink is worth a reload', async () => {
  expect(await answering(page)).toBe(true);
});

test('an error page, or a venue’s own login page, is not', async () => {
  expect(await answering(page, 502)).toBe(false);
  expect(await answering('<html><script src="https://wifi.venue/login.js"></script></html>')).toBe(false);
});

test('nor is anything without network', async () => {
  expect(await isPageReachable(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
});
