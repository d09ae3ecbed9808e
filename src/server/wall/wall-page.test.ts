import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseCelebrationCode } from '../../domain/celebration/celebration-code.ts';
import { MISTREATED } from '../../domain/celebration/page-address.fixture.ts';
import { createHttpServer } from '../start/http-server.ts';
import { OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { startTestService } from '../testing/service.fixture.ts';
import { openWall } from './walls.fixture.ts';

const SECOND = 1_000;
const GERMAN_WEDDING = { ...OTHER_WEDDING, language: 'de-AT' };
const isWall = (text: string) => text.includes('data-page="screen"');

test.each([
  ['/?screen', 200],
  [`/?screen&c=${WEDDING.code}`, 200],
  [`/?c=${WEDDING.code}&screen`, 200],
  [`/?screen=&theme=night&c=${WEDDING.code.toLowerCase()}`, 200],
  ['/?screen&c=00000000', 404],
  ['/?screen&c=what', 404],
])('%s is a wall, with status %d', async (path, status) => {
  const { request } = await startTestService({ celebrations: [WEDDING] });
  const answer = await request(path);
  const text = await answer.text();
  expect([answer.status, isWall(text)]).toEqual([status, true]);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(text).toMatch(/<meta name="clink-version" content="[\w-]{12}" \/>/);
  const knows = status === 200 && path.includes('c=');
  expect(text.includes('<title>Ana &amp; Ben · Clink</title>')).toBe(knows);
});

test.each(['/', `/?c=${WEDDING.code}`, '/?host', `/?screens&c=${WEDDING.code}`, '/?c=screen'])(
  '%s does not open a wall',
  async (path) => {
    const { request } = await startTestService({ celebrations: [WEDDING] });
    const answer = await request(path);
    expect([answer.status, isWall(await answer.text())]).toEqual([200, false]);
  },
);

test.each(MISTREATED)('the link %s redirects to the address that the wall’s script reads', async (what, mistreat) => {
  const { request } = await startTestService({ celebrations: [WEDDING] });
  let path = `/${mistreat(`?screen&lang=de&c=${WEDDING.code}`)}`;
  let answer = await request(path);
  if (answer.status === 302) {
    path = answer.headers.get('location') ?? '';
    expect([what, path]).toEqual([what, expect.stringContaining(`c=${WEDDING.code}`)]);
    answer = await request(path);
  }
  const query = new URL(path, 'https://clink.example').searchParams;
  expect(parseCelebrationCode(query.get('c') ?? '')).toBe(WEDDING.code);
  expect([query.has('screen'), query.get('lang'), answer.status]).toEqual([true, 'de', 200]);
  expect(await answer.text()).toContain('data-page="screen"');
});

test('the address of a wall with many additional parameters still opens the wall', async () => {
  const { request } = await startTestService({ celebrations: [WEDDING] });
  const answer = await request(`/?screen&c=${WEDDING.code}&fbclid=${'x'.repeat(400)}`);
  const led = await request(answer.headers.get('location') ?? '');
  expect([led.status, isWall(await led.text())]).toEqual([200, true]);
});

test('each language has its own version, and the stream announces a new page in any language', async () => {
  const { request, timers, pageDir } = await startTestService({ celebrations: [GERMAN_WEDDING] });
  const version = async (path: string) =>
    /clink-version" content="([^"]*)"/.exec(await (await request(path)).text())?.[1] ?? path;
  const german = `/?screen&c=${GERMAN_WEDDING.code}`;
  const wall = await openWall({ request, timers });
  const before = [await version('/?screen'), await version(german), (await wall.after(SECOND)).version];
  expect(before[1]).toBe(before[0]);
  // The first start of a server also builds the other languages later.
  mkdirSync(join(pageDir, 'de'));
  writeFileSync(join(pageDir, 'de', 'screen.html'), '<html data-page="screen"><title>Clink</title><body>Auf euch');
  const after = [await version('/?screen'), await version(german), (await wall.after(3 * SECOND)).version];
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[2]).not.toBe(before[2]);
});

test('the wall’s file is not served at its own name, like the files of other pages', async () => {
  const { request } = await startTestService();
  expect((await request('/screen.html')).status).toBe(404);
});

test('an address that has no guesses left gets the page of the wall with status 429', async () => {
  const { request } = await startTestService({ limits: { guessesPerAddress: { burst: 1, perSecond: 0.001 } } });
  await request('/?screen&c=00000000');
  const answer = await request('/?screen&c=00000001');
  expect([answer.status, isWall(await answer.text())]).toEqual([429, true]);
});

test.each([
  ['/tv', '/?screen'],
  ['/tv/', '/?screen'],
  [`/tv/${WEDDING.code}`, `/?screen&c=${WEDDING.code}`],
  [`/tv/${WEDDING.code.toLowerCase()}`, `/?screen&c=${WEDDING.code}`],
  [`/Tv/${WEDDING.code}`, `/?screen&c=${WEDDING.code}`],
  ['/TV', '/?screen'],
  [`/tv/${WEDDING.code}/`, `/?screen&c=${WEDDING.code}`],
  ['/tv/a%20b%26x=1', '/?screen&c=a%20b%26x%3D1'],
  [`/tv?c=${WEDDING.code}`, `/?screen&c=${WEDDING.code}`],
  [`/tv/?C=${WEDDING.code}&utm_source=x`, `/?screen&c=${WEDDING.code}`],
  [`/tv/${WEDDING.code}?theme=night&lang=de`, `/?screen&c=${WEDDING.code}&theme=night&lang=de`],
  [`/tv/${WEDDING.code}?c=AAAA1111`, `/?screen&c=${WEDDING.code}`],
])('%s is short for %s', async (path, long) => {
  const { request } = await startTestService();
  const answer = await request(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, long]);
});

test('over HTTP the wall has the headers of every page, and search engines may not list it', async () => {
  const { app } = await startTestService();
  const server = createHttpServer(app, () => false).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/?screen`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
