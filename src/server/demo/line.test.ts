import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startDemo } from './demo.fixture.ts';

const LINE =
  /<body[^>]*>\s*<aside class="demo" id="demo" data-round="[\w-]{12}" data-ends-in="\d+" data-locale="([\w-]+)">/;

test.each([
  ['/?host', 'en', 'A demo. It forgets everything at <time></time>.', 'en-GB'],
  ['/?host', 'de', 'Eine Demo. Sie vergisst alles um <time></time>', 'de'],
  ['/?c=CODE', 'en', 'A demo.', 'en-GB'],
  ['/?screen&c=CODE', 'en', 'A demo.', 'en-GB'],
  ['/nowhere', 'en', 'A demo.', 'en-GB'],
  ['/assets/nothing.js', 'en', 'A demo.', 'en-GB'],
])('the page %s in %s begins with the line, before its own scripts', async (path, language, sentence, locale) => {
  const { request, codeNow } = await startDemo();
  const headers = { 'accept-language': language, 'accept-encoding': 'gzip, br' };
  const answer = await request(path.replace('CODE', await codeNow()), { headers });
  expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual(['gzip', 'no-store']);
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(body.length));
  const html = gunzipSync(body).toString();
  expect(LINE.exec(html)?.[1]).toBe(locale);
  expect(html).toContain(sentence);
  expect(html).toContain('<script src="/demo.js"></script>');
});

test.each([
  ['/', '/?c=CODE'],
  ['/?c=K7MP4XRT&lang=de', '/?c=CODE&lang=de'],
  ['/?screen&lang=de', '/?c=CODE&screen=&lang=de'],
  ['/?again=', '/?c=CODE&again='],
])('%s redirects to the celebration of this round', async (path, target) => {
  const { request, codeNow } = await startDemo();
  expect((await request(path)).headers.get('location')).toBe(target.replace('CODE', await codeNow()));
});

test('an address that is too long to be read whole is redirected only once', async () => {
  const { request } = await startDemo();
  const target = (await request(`/?1=${'x'.repeat(2_100)}`)).headers.get('location');
  expect(target).toContain('xxx');
  expect((await request(target ?? '')).status).toBe(200);
});

test('answers other than pages get no line and are not changed', async () => {
  const { request } = await startDemo();
  expect(await (await request('/healthz')).text()).not.toContain('demo');
  const asset = await request('/assets/main-1.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([asset.status, asset.headers.get('content-encoding')]).toEqual([200, 'br']);
  const head = await request('/nowhere', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([404, null]);
});

test('the demo has no service worker, and unregisters an earlier one', async () => {
  const { request } = await startDemo();
  const worker = await request('/sw.js');
  expect(worker.headers.get('content-type')).toContain('text/javascript');
  expect(await worker.text()).toContain('registration.unregister()');
});
