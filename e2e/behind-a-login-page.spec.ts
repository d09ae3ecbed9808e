import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { isDue } from '../scripts/turn.ts';
import { arrive, backToTracker, counter, drink, expect, guests, openScreen } from './helpers/clink.ts';
import { heading } from './helpers/hosts/host.ts';
import { box } from './helpers/looking/boxes.ts';
import { show } from './helpers/phone.ts';
import { LOGIN_TEXT, type Portal, type PortalAnswer, startPortal } from './helpers/portal.ts';
import { expectNothingWrong, expectWholeApp, storedFiles } from './helpers/stored-app.ts';
import { test as base } from './helpers/updatable-product.ts';

const test = base.extend<{ portal: Portal; storesNothing: boolean }>({
  storesNothing: [false, { option: true }],
  portal: async ({ clink, storesNothing }, use) => {
    const portal = await startPortal(clink.port, { storesNothing });
    await use(portal);
    await portal.end();
  },
});

/** Longer than a page waits before it retries an installation, or updates itself while hidden. */
const A_WHILE_MS = 60_000;

const everything = () => true;

/** The path of the file whose name begins with `start`, in the current build. */
function asset(start: string, appDir: string): string {
  const name = readdirSync(`${appDir}/dist/assets`).find(
    (file) => file.startsWith(start) && !/\.(?:br|gz)$/.test(file),
  );
  return `/assets/${name}`;
}

const THE_PAGE = { file: 'the page', path: () => '/' };
const THE_FIRST_SCRIPT = { file: 'the first script', path: (appDir: string) => asset('index-', appDir) };
const A_CHUNK = { file: 'a chunk', path: (appDir: string) => asset('stats-screen-', appDir) };
const THE_FONT = { file: 'the font', path: (appDir: string) => asset('fraunces-clink-', appDir) };
const INSTALLED = [THE_PAGE, THE_FIRST_SCRIPT, A_CHUNK, THE_FONT];
const UPDATED = [THE_PAGE, THE_FIRST_SCRIPT, A_CHUNK];
const ANSWERS: readonly PortalAnswer[] = ['its page', 'a redirect'];

/** Opens Clink as Ana, who logs one drink. */
async function arriveAna(page: Page, portal: Portal): Promise<void> {
  await page.clock.install();
  await arrive(page, 'Ana', portal.url);
  await drink(page, 'Beer');
}

/** The background of the sentence must not touch the button. */
async function expectRoomBetween(said: Locator, button: Locator): Promise<void> {
  expect((await box(button)).y - (await box(said)).bottom).toBeGreaterThanOrEqual(8);
}

/** Expects that the app opens behind the closed portal, logs a drink, and saves it when the portal opens. */
async function expectToLastBehind(page: Page, portal: Portal, drinks: number): Promise<void> {
  portal.close(everything);
  await page.reload();
  await expect(counter(page)).toContainText(String(drinks));
  await drink(page, 'Wine');
  await openScreen(page, 'View Stats');
  await backToTracker(page);
  await expect(counter(page)).toContainText(String(drinks + 1));
  await expect(page.getByText(LOGIN_TEXT)).toHaveCount(0);
  portal.open();
  await page.clock.fastForward(A_WHILE_MS);
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: drinks + 1 }]);
}

/** Each run tests the redirect with one file, and the login page with another file. The nightly run tests all files. */
const laneOf = (answer: PortalAnswer, index: number, files: number) =>
  index === 0 || (answer === 'its page' && isDue(index - 1, files - 1)) ? [] : ['@nightly'];

test.describe('a first installation', () => {
  // With an HTTP cache the worker would read the page's files from that cache.
  test.use({ storesNothing: true });
  for (const answer of ANSWERS) {
    for (const [index, { file, path }] of INSTALLED.entries()) {
      test(`a first installation that gets ${answer} for ${file} does not store the answer, and completes when the network is good again`, {
        tag: laneOf(answer, index, INSTALLED.length),
      }, async ({ page, portal, appDir }) => {
        const bad = path(appDir);
        portal.close((request) => request.path === bad && request.dest === 'empty', answer);
        await arriveAna(page, portal);
        await expect.poll(() => portal.answered()).toContain(bad);
        await expectNothingWrong(page, appDir);
        portal.open();
        await page.clock.fastForward(A_WHILE_MS);
        await expectWholeApp(page, appDir);
        await expectToLastBehind(page, portal, 1);
      });
    }
  }
});

for (const { file, path } of [
  { file: 'the worker', path: () => '/sw.js' },
  { file: 'the code that installs it', path: (appDir: string) => asset('offline-', appDir) },
]) {
  test(`a first visit that gets a login page for ${file} recovers`, async ({ page, portal, appDir }) => {
    const bad = path(appDir);
    portal.close((request) => request.path === bad);
    await arriveAna(page, portal);
    await expect.poll(() => portal.answered()).toContain(bad);
    portal.open();
    await expect
      .poll(async () => {
        await page.clock.fastForward(A_WHILE_MS);
        return page.evaluate(() => navigator.serviceWorker.controller !== null);
      })
      .toBe(true);
    await expectWholeApp(page, appDir);
    await expectToLastBehind(page, portal, 1);
  });
}

test('a bad answer that the browser cached for a year is bypassed', async ({ page, portal, appDir }) => {
  const bad = asset('stats-screen-', appDir);
  portal.close(({ path }) => path === bad);
  await arriveAna(page, portal);
  await page.clock.fastForward(A_WHILE_MS);
  await expect.poll(() => portal.answered()).toContain(bad);
  portal.open();
  await page.clock.fastForward(A_WHILE_MS);
  await expectWholeApp(page, appDir);
  await expectToLastBehind(page, portal, 1);
});

for (const answer of ANSWERS) {
  for (const [index, { file, path }] of UPDATED.entries()) {
    test(`an update that gets ${answer} for ${file} keeps the old version, and completes when the network is good again`, {
      tag: laneOf(answer, index, UPDATED.length),
    }, async ({ page, portal, product }) => {
      await arriveAna(page, portal);
      await expectWholeApp(page, product.dir);
      const old = await storedFiles(page);
      product.update();
      const bad = path(product.dir);
      portal.close((request) => request.path === bad, answer);
      await page.clock.fastForward('15:00');
      await show(page, 'visible');
      await expect.poll(() => portal.answered()).toContain(bad);
      await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing)).toBeNull();
      expect(await storedFiles(page)).toMatchObject(old);
      await expectToLastBehind(page, portal, 1);

      await page.clock.fastForward(A_WHILE_MS);
      await expect
        .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
        .toBe(true);
      await show(page, 'hidden');
      await page.clock.fastForward(A_WHILE_MS);
      await expectWholeApp(page, product.dir);
      await expectToLastBehind(page, portal, 2);
    });
  }
}

test('an installed app works in a venue that answers everything with its login page', async ({
  page,
  context,
  portal,
  appDir,
}) => {
  await arriveAna(page, portal);
  await expectWholeApp(page, appDir);
  for (const answer of ANSWERS) {
    portal.close(everything, answer);
    await page.reload();
    await page.clock.fastForward('15:00');
    await show(page, 'visible');
    await expect.poll(() => portal.answered()).toContain('/sw.js');
    await expectWholeApp(page, appDir);
  }
  await drink(page, 'Wine');
  await page.close();
  const again = await context.newPage();
  await again.goto(portal.url);
  await expect(counter(again)).toContainText('2');
  portal.open();
  await show(again, 'visible');
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 2 }]);
});

test('bad files that an earlier version stored are deleted', async ({ page, portal, appDir }) => {
  await page.goto(`${portal.url}/favicon.svg`);
  const bad = asset('stats-screen-', appDir);
  await page.evaluate(async (path) => {
    const cache = await caches.open(`workbox-precache-v2-${location.origin}/`);
    await cache.put(path, new Response('Please log in', { headers: { 'content-type': 'text/html' } }));
  }, bad);
  await arriveAna(page, portal);
  await expectWholeApp(page, appDir);
  await expectToLastBehind(page, portal, 1);
});

/** Deletes cached files, as a browser does when storage runs low. */
async function throwAway(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.delete(request);
    }
  });
}

test.describe('files that the browser evicted', () => {
  test.use({ storesNothing: true });
  test('evicted files are stored again when the network is good, and never from a login page', async ({
    page,
    portal,
    appDir,
  }) => {
    await arriveAna(page, portal);
    await expectWholeApp(page, appDir);
    await throwAway(page);
    const bad = asset('stats-screen-', appDir);
    portal.close(({ path }) => path === bad);
    await page.reload();
    await page.clock.fastForward(A_WHILE_MS);
    await expect.poll(() => portal.answered()).toContain(bad);
    await expectNothingWrong(page, appDir);
    portal.open();
    await page.reload();
    await page.clock.fastForward(A_WHILE_MS);
    await expect.poll(async () => Object.keys(await storedFiles(page)), { timeout: 30_000 }).toContain(bad);
    await expectNothingWrong(page, appDir);
    await expectToLastBehind(page, portal, 1);
  });

  test('evicted files are not fetched when the server has newer ones', async ({ page, portal, product }) => {
    await arriveAna(page, portal);
    await expectWholeApp(page, product.dir);
    await throwAway(page);
    product.update();
    await page.reload();
    await expect(counter(page)).toContainText('1');
    await openScreen(page, 'View Stats');
  });
});

for (const answer of ANSWERS) {
  test(`behind ${answer} of a login page, the tracker says that drinks wait, and links to the login`, async ({
    page,
    portal,
    appDir,
  }) => {
    await arriveAna(page, portal);
    await expectWholeApp(page, appDir);
    portal.close(everything, answer);
    await page.reload();
    await drink(page, 'Wine');
    await page.clock.runFor(40_000);
    await expect(page.getByText('The network asks you to sign in first.')).toBeVisible();
    await expectRoomBetween(page.getByText('The network asks'), page.getByRole('button', { name: 'Sign in' }));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(LOGIN_TEXT)).toBeVisible();
    portal.open();
    // The login page of a venue redirects back to an address like this one.
    await page.goto(`${portal.url}/?fresh=1`);
    await expect(counter(page)).toContainText('2');
    await page.clock.runFor(40_000);
    await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 2 }]);
    await expect(page.getByText('The network asks you to sign in first.')).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
}

for (const answer of ANSWERS) {
  test(`behind ${answer} of a login page, the hosts' page says why nothing arrives, and links to the login`, async ({
    page,
    portal,
    appDir,
  }) => {
    await page.goto(`${portal.url}/?host`);
    await expect(heading(page, 'Hosts cannot sign in here')).toBeVisible();
    await expectWholeApp(page, appDir);
    portal.close(everything, answer);
    await page.reload();
    await expect(heading(page, 'The server does not answer')).toBeVisible();
    await expect(page.getByText('The network asks you to sign in first.')).toBeVisible();
    await expect(page.getByText('The celebrations are safe.')).toHaveCount(0);
    const signIn = page.getByRole('button', { name: 'Sign in to the network' });
    await expectRoomBetween(page.getByText('The network asks').locator('..'), signIn);
    await signIn.click();
    await expect(page.getByText(LOGIN_TEXT)).toBeVisible();
    portal.open();
    await page.goto(`${portal.url}/?host&fresh=1`);
    await expect(heading(page, 'Hosts cannot sign in here')).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe('?host');
  });
}

test('a first visit fetches nothing twice', async ({ page, portal, appDir }) => {
  await arriveAna(page, portal);
  await expectWholeApp(page, appDir);
  const files = portal.forwarded().filter((path) => path === '/' || path.startsWith('/assets/'));
  expect(files.length).toBeGreaterThan(10);
  expect(files).toEqual([...new Set(files)]);
});
