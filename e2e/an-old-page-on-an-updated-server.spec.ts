import type { Page } from '@playwright/test';
import { arrive, backToTracker, counter, drink, expect, guests, openScreen } from './helpers/clink.ts';
import { mostDrinks } from './helpers/leaderboard.ts';
import { fillStorage, readyForOffline, show } from './helpers/phone.ts';
import { test } from './helpers/updatable-product.ts';

/** Longer than a hidden page waits before it reloads itself. */
const A_WHILE_MS = 10_000;

const version = (page: Page) => page.locator('script[type="module"]').first().getAttribute('src');

/** Resolves when the next build's service worker is installed and waiting. */
async function updateIsWaiting(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => isWaiting(page)).toBe(true);
}

async function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
}

async function hideForAWhile(page: Page): Promise<void> {
  await show(page, 'hidden');
  await page.clock.fastForward(A_WHILE_MS);
}

async function expectViewsToOpen(page: Page): Promise<void> {
  await openScreen(page, 'View Stats');
  await expect(page.getByRole('heading', { name: 'Your Stats' })).toBeVisible();
  await backToTracker(page);
  await openScreen(page, 'Leaderboard');
  await expect(mostDrinks(page)).toContainText('Ana');
  await backToTracker(page);
}

/** Opens Clink as Ana, with one drink, on a phone that is ready for offline use. */
async function readyAna(page: Page): Promise<void> {
  await page.clock.install();
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await readyForOffline(page);
}

test('a tab opens the stats and the leaderboard although their code is no longer on the server', async ({
  page,
  clink,
  product,
}) => {
  await readyAna(page);
  const old = await version(page);
  const code = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const kept = await (await caches.open(name)).keys();
    return kept.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'));
  });
  product.update();
  await page.goto('/');
  await updateIsWaiting(page);
  for (const path of code) {
    expect([path, (await fetch(clink.url + path)).status]).toEqual([path, 404]);
    expect([path, await page.evaluate(async (url) => (await fetch(url)).status, path)]).toEqual([path, 200]);
  }
  await expectViewsToOpen(page);
  await expect(counter(page)).toContainText('1');
  expect(await version(page)).toBe(old);
});

test('a guest who reloads the page gets the new version, and no drink is lost', async ({ page, product }) => {
  // This runs in real time, because Playwright's clock hides how the page was loaded.
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await readyForOffline(page);
  const old = await version(page);
  product.update();
  // On a slow network only the second reload shows the new version.
  await expect(async () => {
    await page.reload();
    await expect.poll(() => version(page), { timeout: 10_000 }).not.toBe(old);
  }).toPass();
  await expect(counter(page)).toContainText('1');
  await expectViewsToOpen(page);
});

test('a tab does not interrupt a guest in the confirm dialog, and updates itself when it is hidden', async ({
  page,
  product,
}) => {
  await readyAna(page);
  const old = await version(page);
  product.update();
  await updateIsWaiting(page);

  await page.getByRole('button', { name: 'Wine', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Wine?' });
  await hideForAWhile(page);
  await show(page, 'visible');
  await page.clock.fastForward(A_WHILE_MS);
  await expect(dialog).toBeVisible();
  expect(await isWaiting(page)).toBe(true);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(counter(page)).toContainText('2');

  await openScreen(page, 'View Stats');
  await hideForAWhile(page);
  expect(await isWaiting(page)).toBe(true);
  await show(page, 'visible');
  await backToTracker(page);
  expect(await version(page)).toBe(old);

  await hideForAWhile(page);
  await expect.poll(() => version(page)).not.toBe(old);
  await expect(counter(page)).toContainText('2');
  await expectViewsToOpen(page);
  expect(await guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 2 }]);
});

test('one tab updates itself while a guest uses a dialog of another tab', async ({ page, context, product }) => {
  await readyAna(page);
  const old = await version(page);
  const other = await context.newPage();
  const codeHasCome = other.waitForResponse(/open-leaderboard-.+js$/);
  await other.goto('/');
  await other.clock.fastForward(A_WHILE_MS);
  await codeHasCome;
  product.update();
  await updateIsWaiting(page);
  await other.getByRole('button', { name: 'Wine', exact: true }).click();

  await hideForAWhile(page);
  await expect.poll(() => version(page)).not.toBe(old);
  const dialog = other.getByRole('dialog', { name: 'Add Wine?' });
  await expect(dialog).toBeVisible();
  await hideForAWhile(other);
  await show(other, 'visible');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(counter(other)).toContainText('2');
  await expectViewsToOpen(other);
  expect(await version(other)).toBe(old);

  await hideForAWhile(other);
  await expect.poll(() => version(other)).not.toBe(old);
  await expect(counter(other)).toContainText('2');
  await expect(counter(page)).toContainText('2');
});

test('a page that cannot store is never reloaded, because its drinks would be lost', async ({ page, product }) => {
  await readyAna(page);
  const old = await version(page);
  await fillStorage(page);
  await drink(page, 'Wine');
  product.update();
  await updateIsWaiting(page);
  await hideForAWhile(page);
  await show(page, 'visible');
  await expect(counter(page)).toContainText('2');
  expect(await isWaiting(page)).toBe(true);
  expect(await version(page)).toBe(old);
});

test('on plain http, a tab whose code the server no longer has reloads when a tap needs that code', async ({
  page,
  clink,
  product,
}) => {
  await page.route('**/assets/stats-screen-*', (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching a view'));
  await arrive(page, 'Ana', `http://clink.test:${clink.port}`);
  await drink(page, 'Beer');
  await failed;
  await page.unrouteAll();
  const old = await version(page);
  product.update();
  await openScreen(page, 'View Stats');
  await expect(page.getByRole('heading', { name: 'Your Stats' })).toBeVisible();
  expect(await version(page)).not.toBe(old);
  await backToTracker(page);
  await expect(counter(page)).toContainText('1');
  await expectViewsToOpen(page);
});
