import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CuttableProxy, startProxy } from '../../tools/cuttable-proxy.ts';
import { type ServerProcess, serverProcess } from '../../tools/server-process.ts';
import { type EnginePage, engineOf, makePhone, PICTURES, pause } from './engine-page.ts';
import { findEngines } from './find-engines.ts';

const COUNT = "return document.querySelector('section button[aria-label] span[data-digits] span')?.textContent";

describe.each(findEngines())('a guest whose browser is built on $name', ({ start }) => {
  let clink: ServerProcess;
  let network: CuttableProxy;
  let page: EnginePage;

  beforeAll(async () => {
    if (!start) return;
    clink = await serverProcess(mkdtempSync(join(tmpdir(), 'clink-engines-')));
    await clink.start();
    network = await startProxy(clink.port);
    const engine = await start();
    page = engineOf(engine);
  });
  afterAll(async () => {
    if (!start) return;
    await page?.engine.close();
    await network?.close();
    await clink?.stop();
    rmSync(clink.dataDir, { recursive: true, force: true });
  });

  const count = () => page.evaluate<string>(COUNT);
  const counts = (drinks: string) => page.until(`${drinks} drinks`, async () => (await count()) === drinks);

  async function drink(name: string, spirit?: string): Promise<void> {
    await page.tap(name, { isStart: true, within: 'main button' });
    if (spirit) await page.tap(spirit);
    await page.tap('Confirm');
    await page.noSheet();
  }

  test.runIf(start)('a guest enters a name, logs a drink and undoes it', async () => {
    await page.open(network.url);
    await makePhone(page.engine);
    await page.evaluate("localStorage.setItem('locationDialogShown', 'true')");
    // The page is opened again, because it reads this value only when it starts.
    await page.open(network.url);
    await page.sees('Welcome to Clink');
    await page.picture('welcome');
    await page.type('Your name', 'Ana');
    await page.tap('Start Tracking! 🎉');
    await page.noSheet();
    await page.picture('tracker');
    await drink('Beer');
    await counts('1');
    await page.picture('toast');
    await page.tap('Undo');
    await counts('0');
    await drink('Cocktail', 'Gin');
    await counts('1');
  });

  test.runIf(start)('a guest sees the stats and the live leaderboard', async () => {
    await page.tap('View Stats');
    await page.sees('Hydration Score');
    await page.picture('stats');
    await page.back();
    await page.sees('What are you drinking?');
    await page.tap('Leaderboard');
    await page.sees('Most Drinks');
    await page.until('live', () => page.evaluate<boolean>("return !!document.querySelector('[data-live]')"));
    await page.picture('leaderboard');
    await page.tap('Back to Tracker');
    await page.sees('What are you drinking?');
  });

  test.runIf(start)('a guest closes a sheet, and the page has kept its scroll position', async () => {
    // By then the step back from the leaderboard has restored the scroll position.
    await pause(700);
    // The engines' windows differ in height. With this height the page always scrolls.
    await page.evaluate("document.querySelector('main').style.minHeight = '300vh'; scrollTo(0, 90)");
    const top = () => page.evaluate<number>("return document.querySelector('main').getBoundingClientRect().top");
    const before = await top();
    await page.tap('Shot', { isStart: true, within: 'main button' });
    await page.sees('Choose your shot');
    await page.picture('sheet-on-a-scrolled-page');
    await page.tap('Cancel');
    await page.noSheet();
    const seen = new Set<number>();
    for (let look = 0; look < 10; look++) {
      seen.add(await top());
      await pause(30);
    }
    expect([before < 0, seen]).toEqual([true, new Set([before])]);
    await page.evaluate('scrollTo(0, 0)');
    await page.tap('Ana, your settings');
    await page.sees('Night');
    await page.picture('settings');
    await page.tap('Done');
    await page.noSheet();
  });

  test.runIf(start)('a guest comes back from another page, and the first tap is not ignored', async () => {
    await page.open(`${network.url}/healthz`);
    await page.back();
    await page.sees('What are you drinking?');
    await page.tap('Wine', { isStart: true, within: 'main button' });
    await page.tap('Confirm');
    await counts('2');
  });

  test.runIf(start)(
    'a guest logs a drink without a network, even after a reload, and the drink is saved later',
    async () => {
      await page.until('an app that opens offline', () =>
        page.evaluate<boolean>(
          'return (async () => { const [name] = await caches.keys(); const kept = name ? (await (await caches.open(name)).keys()).length : 0; return navigator.serviceWorker.controller !== null && kept > 10; })()',
        ),
      );
      network.cutForGood();
      await page.open(network.url);
      await page.sees('What are you drinking?');
      await counts('2');
      await drink('Beer');
      await counts('3');
      network.mend();
      await page.until('a drink at the server', async () => {
        const { rows } = await (await fetch(`${clink.url}/api/leaderboard/guests`)).json();
        return rows[0]?.total_drinks === 3;
      });
    },
  );

  test.runIf(start && PICTURES)('a guest sees every screen, by day and by night', async () => {
    for (const colours of ['Day', 'Night']) {
      await page.tap('Ana, your settings');
      await page.tap(colours, { within: 'label' });
      await page.picture(`settings-${colours}`);
      await page.tap('Done');
      await page.noSheet();
      await page.picture(`tracker-${colours}`);
      await page.tap('Shot', { isStart: true, within: 'main button' });
      await page.sees('Choose your shot');
      await page.picture(`spirits-${colours}`);
      await page.tap('Rum');
      await page.sees('This will be added to your drink count for today.');
      await page.picture(`confirm-${colours}`);
      await page.tap('Go Back');
      await page.noSheet();
      await page.tap('Reset');
      await page.sees('Reset All Drinks?');
      await page.picture(`reset-${colours}`);
      await page.tap('Cancel');
      await page.noSheet();
      await page.tap('View Stats');
      await page.sees('Hydration Score');
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      await page.picture(`stats-end-${colours}`);
      await page.back();
      await page.tap('Leaderboard');
      await page.tap('All guests');
      await page.picture(`all-guests-${colours}`);
      await page.tap('Back to Tracker');
    }
    await page.open(`${network.url}/nowhere`);
    await page.sees('Oops! Page not found');
    await page.picture('not-found');
  });
});
