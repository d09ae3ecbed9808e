import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { CELEBRATION_META } from '../../domain/celebration/celebration.ts';
import { asOperator, OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { startTestService } from '../testing/service.fixture.ts';

const TRICKY = { ...OTHER_WEDDING, names: `Zoë "<b>$& & '</script>` };
const UNKNOWN = '/?c=00000000';

const startPage = () =>
  startTestService({ celebrations: [WEDDING, TRICKY], limits: { guessesPerAddress: { burst: 2, perSecond: 1 } } });

/** The page as a browser reads it: the title, and the content of each `<meta>` by its name. */
function headOf(page: string) {
  const parsed = new new Window().DOMParser().parseFromString(page, 'text/html');
  const metas = [...parsed.querySelectorAll('meta')];
  const contents = metas.map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content]);
  return { title: parsed.title, ...Object.fromEntries(contents) };
}

describe('the page of a celebration', () => {
  test('the page of a celebration names the couple in its title and in link previews, and contains the facts', async () => {
    const { request } = await startPage();
    const head = headOf(await (await request('/?c=k7mp-4xrt&lang=fr')).text());
    expect(head.title).toBe('Ana & Ben · Clink');
    expect(head['og:title']).toBe('Ana & Ben · Clink');
    expect(JSON.parse(head[CELEBRATION_META])).toEqual({
      code: 'K7MP4XRT',
      names: 'Ana & Ben',
      date: '2026-06-20',
      language: 'en',
      state: 'open',
    });
  });

  test('the page of a celebration is served for an address of any length', async () => {
    const { request } = await startPage();
    const head = headOf(await (await request(`/?c=${WEDDING.code}&${'x'.repeat(300)}`)).text());
    expect(head.title).toBe('Ana & Ben · Clink');
  });

  test('the page of a celebration shows any name as plain text', async () => {
    const { request } = await startPage();
    const page = await (await request(`/?c=${TRICKY.code}`)).text();
    expect(page).not.toContain('<b>');
    expect(page.match(/<\/title>/g)).toHaveLength(1);
    expect(headOf(page).title).toBe(`${TRICKY.names} · Clink`);
    expect(JSON.parse(headOf(page)[CELEBRATION_META]).names).toBe(TRICKY.names);
  });

  test('the page of a celebration has the same headers and encodings as the plain page', async () => {
    const { request } = await startPage();
    const named = [];
    for (const path of ['/', `/?c=${WEDDING.code}`]) {
      const { headers } = await request(path);
      named.push(['content-security-policy', 'content-type', 'cache-control', 'vary'].map((name) => headers.get(name)));
    }
    expect(named[1]).toEqual(named[0]);
    const plain = await (await request(`/?c=${WEDDING.code}`)).text();
    const pages = await Promise.all(
      ['br', 'gzip'].map(async (encoding) => {
        const answer = await request(`/?c=${WEDDING.code}`, { headers: { 'accept-encoding': `deflate, ${encoding}` } });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    const [brotli, gzip] = pages as [Buffer, Buffer];
    expect([brotliDecompressSync(brotli).toString(), gunzipSync(gzip).toString()]).toEqual([plain, plain]);
    const head = await request(`/?c=${WEDDING.code}`, { method: 'HEAD' });
    expect([await head.text(), head.headers.get('content-length')]).toEqual(['', String(Buffer.byteLength(plain))]);
  });

  test('the page of a celebration shows a change immediately', async () => {
    const { request, dataDir } = await startPage();
    await request(`/?c=${WEDDING.code}`);
    await asOperator(dataDir, (manager) => manager.setState(WEDDING.id, 'over'));
    expect(await (await request(`/?c=${WEDDING.code}`)).text()).toContain('&quot;over&quot;');
  });
});

describe('the plain page', () => {
  test.each(['/', UNKNOWN, '/?c=', '/?c=%ff', '/?lang=fr'])('the plain page is served at %.40s', async (path) => {
    const { request } = await startPage();
    const [plain, page] = [await request('/'), await request(path)];
    expect([...page.headers]).toEqual([...plain.headers]);
    expect(await page.text()).toBe(await plain.text());
  });

  test('a page is served to an address that has no guesses left, whatever code the link contains', async () => {
    const { request } = await startPage();
    for (let guess = 0; guess < 2; guess++) await request(UNKNOWN, {}, '192.0.2.7');
    const ofGuesser = await request(`/?c=${WEDDING.code}`, {}, '192.0.2.7');
    const ofOther = await request(`/?c=${WEDDING.code}`, {}, '192.0.2.8');
    expect([headOf(await ofGuesser.text()).title, headOf(await ofOther.text()).title]).toEqual([
      'Clink',
      'Ana & Ben · Clink',
    ]);
  });

  test('a page is served while the celebrations cannot be read', async () => {
    const { request, dataDir, restart } = await startPage();
    writeFileSync(join(dataDir, 'hosts.sqlite'), 'x'.repeat(8_192));
    await restart();
    const page = await request(`/?c=${WEDDING.code}`);
    expect([page.status, headOf(await page.text()).title]).toEqual([200, 'Clink']);
    expect((await request(`/api/celebrations/${WEDDING.code}`)).status).toBe(503);
    expect((await request('/api/leaderboard')).status).toBe(200);
  });
});
