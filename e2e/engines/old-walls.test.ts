import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone, put, saveAt } from '../../src/server/testing/service.fixture.ts';
import { type HostCalls, hostCalls, type Party } from '../../tools/host-calls.ts';
import { type ServerProcess, serverProcess } from '../../tools/server-process.ts';
import { viewOf } from './engine-page.ts';
import { type OldChromium, startOldChromium } from './old-chromium.ts';

/** Only the nightly run sets this to 1, because each browser is a download of 35 MB. */
const { OLD_CHROMIUM } = process.env;
const DOWNLOAD_MS = 300_000;

const IS_STORED = `
  return caches.open('clink-wall').then((cache) => cache.keys()).then((keys) => {
    const paths = keys.map(({ url }) => new URL(url).pathname);
    return paths.includes('/') && paths.some((path) => path.endsWith('.css')) && navigator.serviceWorker.controller !== null;
  });
`;
/** Measures the layout: whether the board is beside the card, and whether the QR code is square and large enough. */
const LAYOUT = `
  const box = (id) => document.getElementById(id).getBoundingClientRect();
  const [board, card, square, modules] = [box('board'), box('card'), box('square'), box('modules')];
  return {
    isBeside: board.width > 900 && card.left >= board.right && card.right <= innerWidth && card.bottom <= innerHeight,
    isSquare: Math.round(square.width) === Math.round(square.height) && modules.width > 200,
    names: [...document.querySelectorAll('#podium bdi')].map((name) => name.textContent),
    isCut: [...document.querySelectorAll('.w-name')].some((name) => name.scrollHeight > name.clientHeight + 1),
  };
`;

describe.runIf(OLD_CHROMIUM).each([68, 69] as const)('the wall on a television with Chromium %i', (version) => {
  let clink: ServerProcess;
  let calls: APIRequestContext;
  let marek: HostCalls;
  let party: Party;
  let television: OldChromium;
  let wall: ReturnType<typeof viewOf>;

  beforeAll(async () => {
    clink = await serverProcess(mkdtempSync(join(tmpdir(), 'clink-walls-')), '.', { HOST_SIGNUP: 'open' });
    await clink.start();
    calls = await request.newContext();
    marek = hostCalls(calls, clink);
    await marek.signUp('Marek');
    party = await marek.celebrate('Mia & Leo');
    television = await startOldChromium(version);
    console.log(`Browser: ${television.product}`);
    wall = viewOf(television);
    await television.setSize(1920, 1080);
  }, DOWNLOAD_MS);
  afterAll(async () => {
    await television?.close();
    await calls?.dispose();
    await clink?.stop();
    if (clink) rmSync(clink.dataDir, { recursive: true, force: true });
  });

  /** Lets a guest join with two beers and a water. */
  async function arrives(userName: string): Promise<void> {
    const [path, save] = put(newPhone(), saveAt(Date.now(), { userName }), party.code);
    expect((await fetch(`${clink.url}${path}`, save)).status).toBe(200);
  }

  test('the television is that old', () => {
    expect(television.product).toContain(`/${version}.`);
  });

  test('the wall shows the poster, the first toast, the board and the QR code', async () => {
    await wall.open(`${clink.url}/?screen&c=${party.code}`);
    await wall.sees('The first toast is still to come.');
    await wall.sees('Nobody is in yet');
    await wall.picture('poster');
    await arrives('Ana');
    await wall.sees('Ana raises a glass to Mia & Leo');
    await wall.picture('first-toast');
    await wall.sees('Most Drinks');
    await arrives('محمد بن عبد الله');
    await wall.sees('2 guests are in');
    await wall.sees('محمد بن عبد الله');
    await wall.picture('board');
    expect(await wall.evaluate(LAYOUT)).toEqual({
      isBeside: true,
      isSquare: true,
      names: expect.arrayContaining(['Ana', 'محمد بن عبد الله']),
      isCut: false,
    });
  });

  test('the wall shows its last picture while the server is down, and becomes live again by itself', async () => {
    await clink.stop();
    await wall.sees('last live at');
    await clink.start();
    await wall.until('live', () => wall.evaluate<boolean>("return !document.body.innerText.includes('last live at')"));
  });

  test('the wall starts again without a network, from the files of its service worker', async () => {
    await wall.until('a stored wall', () => wall.evaluate<boolean>(IS_STORED));
    await clink.stop();
    await wall.open(`${clink.url}/?screen&c=${party.code}`);
    await wall.sees('Ana');
    await wall.sees('last live at');
    await wall.picture('without-network');
    await clink.start();
    await arrives('Grandma Rosi');
    await wall.sees('Grandma Rosi');
  });

  test('the wall shows a word from the hosts', async () => {
    await marek.at(party).say('The cake is in the garden');
    await wall.sees('The cake is in the garden');
    await wall.sees('A word from Mia & Leo');
    await wall.picture('word');
    await marek.call('DELETE /api/host/celebrations/:celebrationId/word', { celebrationId: party.id });
    await wall.sees('Most Drinks');
  });

  test('the wall says thank you when the celebration ends', async () => {
    await marek.at(party).set({ state: 'over' });
    await wall.sees('Thank you for a lovely evening');
    await wall.picture('thanks');
  });

  test('the wall has thrown no error during the evening', () => {
    expect(television.exceptions).toEqual([]);
  });
});
