import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openBuiltPages } from './built-page.ts';
import { pageRoutes } from './page-routes.ts';

const SCRIPT = 'export {};\n'.repeat(1_000);
const PAGE = '<!doctype html><title>Clink</title><script>keep()</script>';
const NOT_FOUND = '<!doctype html><title>Clink</title><script>keep()</script>404';

/** A built page: a script and its compressed copies. */
function openPage() {
  const dir = mkdtempSync(join(tmpdir(), 'clink-page-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'assets'));
  for (const [name, text] of [
    ['index.html', PAGE],
    ['404.html', NOT_FOUND],
    ['assets/main-1.js', SCRIPT],
  ] as const) {
    writeFileSync(join(dir, name), text);
    writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(dir, `${name}.gz`), gzipSync(text));
  }
  const app = pageRoutes(openBuiltPages(dir));
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers });
}

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a phone gets the page and its assets precompressed, and the headers tell caches that the answer depends on the encoding', async () => {
  const get = openPage();
  const brotli = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect([brotli.headers.get('content-encoding'), brotli.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(SCRIPT);
  const gzip = await get('/', { 'accept-encoding': 'gzip' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(PAGE);
  const plain = await get('/assets/main-1.js');
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
  expect(await plain.text()).toBe(SCRIPT);
});

test('the page is served only at /, and precompressed files have no separate address', async () => {
  const get = openPage();
  for (const path of ['/index.html.br', '/assets/main-1.js.gz', '/index.html', '/404.html']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test('HEAD returns the length without the body, and a range is a part of the encoded bytes', async () => {
  const get = openPage();
  const head = await get('/assets/main-1.js', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '11000', '']);
  const range = await get('/assets/main-1.js', { range: 'bytes=0-5' });
  expect([range.status, range.headers.get('content-range'), await range.text()]).toEqual([
    206,
    'bytes 0-5/11000',
    'export',
  ]);
});

test('an unknown path is answered with a precompressed 404', async () => {
  const get = openPage();
  const lost = await get('/no/such/page', { 'accept-encoding': 'br' });
  expect([lost.status, lost.headers.get('content-encoding')]).toEqual([404, 'br']);
  expect(brotliDecompressSync(await bytes(lost)).toString()).toBe(NOT_FOUND);
  expect((await get('/no/such/page', {}, 'HEAD')).status).toBe(404);
});

test('the page’s inline code is allowed by its hash, but only in the page', async () => {
  const get = openPage();
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
  const hash = createHash('sha256').update('keep()').digest('base64');
  for (const path of ['/', '/no/such/page']) {
    expect(await policy(path)).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(await policy(path)).not.toContain('unsafe');
  }
  expect(await policy('/assets/main-1.js')).toBeNull();
});

test.each([
  ['/%3Fc=K7MP4XRT', '/?c=K7MP4XRT'],
  ['/%3fhost%26confirm=x?utm_source=y', '/?host%26confirm=x?utm_source=y'],
  ['/%253Fc=K7MP4XRT', '/?c=K7MP4XRT'],
])('%s, in which a mail program has encoded the question mark, redirects to the page', async (path, leadsTo) => {
  const { status, headers } = await openPage()(path);
  expect([status, headers.get('location')]).toEqual([302, leadsTo]);
});
