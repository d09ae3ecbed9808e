// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isOutdated } from './outdated-page.ts';

const page = (script: string) =>
  `<html><head><script type="module" crossorigin src="${script}"></script></head></html>`;
const own = new DOMParser().parseFromString(page('/assets/index-aaaaaaaa.js'), 'text/html');
const answering = (body: string, status = 200) => isOutdated(own, async () => new Response(body, { status }));

test('a server with another first script has another version', async () => {
  expect(await answering(page('/assets/index-bbbbbbbb.js'))).toBe(true);
  expect(await answering(page('/assets/index-aaaaaaaa.js'))).toBe(false);
});

test('an error page, or a venue’s own login page, is no version', async () => {
  expect(await answering(page('/assets/index-bbbbbbbb.js'), 502)).toBe(false);
  expect(await answering('<html><script src="https://wifi.venue/login.js"></script></html>')).toBe(false);
});

test('without network nobody knows', async () => {
  await expect(isOutdated(own, () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow();
});
