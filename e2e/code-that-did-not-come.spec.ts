import type { Page } from '@playwright/test';
import { openSquareSheet } from './helpers/carry-on.ts';
import { arrive, backToTracker, counter, drink, expect, test } from './helpers/clink.ts';
import { holdFiles } from './helpers/hold-files.ts';
import { fillStorage, show } from './helpers/phone.ts';

// With a service worker the phone would already have all code.
test.use({ serviceWorkers: 'block' });

const viewFailed = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().startsWith('Error fetching a view'));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens Clink as Ana, with one drink. The network fails for `files`, or delivers only `brings`. */
async function arriveWithout(page: Page, files: string, brings?: string): Promise<void> {
  const failed = viewFailed(page);
  await page.route(files, (route) =>
    brings === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: brings }),
  );
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await failed;
}

const STATS = { button: 'View Stats', title: 'Your Stats', first: 'Total Drinks' };
const LEADERBOARD = { button: 'Leaderboard', title: 'Leaderboard', first: 'Your Rankings' };

for (const { button, title, first, file } of [
  { ...STATS, file: '**/assets/stats-screen-*.js' },
  { ...STATS, file: '**/assets/stats-screen-*.css' },
  { ...LEADERBOARD, file: '**/assets/open-leaderboard-*.js' },
]) {
  test(`'${button}' opens with its styles after a short failure of ${file}`, async ({ page }) => {
    await arriveWithout(page, file);
    await page.unrouteAll();
    await tap(page, button);
    await expect(heading(page, title)).toBeFocused();
    const cards = page.getByRole('heading', { name: first, exact: true }).locator('../..');
    await expect(cards).toHaveCSS('display', 'grid');
    await backToTracker(page);
    await expect(counter(page)).toContainText('1');
  });
}

test('if code fails to load repeatedly, the page reloads and opens the tapped screen [SPEC-2.4]', async ({ page }) => {
  await arriveWithout(page, '**/assets/stats-screen-*.js', 'half of it (');
  await page.unrouteAll();
  await tap(page, 'View Stats');
  await expect(heading(page, 'Your Stats')).toBeFocused();
  await backToTracker(page);
  await expect(counter(page)).toContainText('1');
  await page.reload();
  await expect(counter(page)).toContainText('1');
  await page.waitForLoadState('networkidle');
  await expect(heading(page, 'Your Stats')).toHaveCount(0);
});

test('without a network the page says that the screen could not be loaded, and stays where it is [SPEC-8.8]', async ({
  page,
}) => {
  await arriveWithout(page, '**/assets/stats-screen-*.js');
  await page.route('/', (route) => route.abort());
  await tap(page, 'View Stats');
  await expect(page.getByRole('status')).toContainText('That did not load.');
  await expect(counter(page)).toContainText('1');
  await page.unrouteAll();
  await tap(page, 'View Stats');
  await expect(heading(page, 'Your Stats')).toBeFocused();
});

test('a page that cannot store is not reloaded for a screen, because its drinks would be lost', async ({ page }) => {
  await arriveWithout(page, '**/assets/stats-screen-*.js', 'half of it (');
  await fillStorage(page);
  await drink(page, 'Wine');
  await page.unrouteAll();
  await tap(page, 'View Stats');
  await expect(page.getByRole('status')).toContainText('That did not load.');
  await expect(counter(page)).toContainText('2');
});

test('settings whose code failed to load are loaded when the phone wakes', async ({ page }) => {
  await arriveWithout(page, '**/assets/start-settings-*.js', 'half of it (');
  await expect(page.getByRole('button', { name: 'Ana, your settings' })).toBeVisible();
  await page.unrouteAll();
  const begunAnew = page.waitForEvent('load');
  await show(page, 'visible');
  await begunAnew;
  await tap(page, 'Ana, your settings');
  await expect(page.getByRole('button', { name: 'Delete my data' })).toBeVisible();
});

test("'Continue on another phone' opens at the second tap if its code failed to load at the first tap", async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await page.route('**/assets/squares-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Ana, your settings' }).press('Enter');
  await page.getByRole('button', { name: 'Continue on another phone' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'That did not load.' })).toBeVisible();
  await page.unrouteAll();
  await openSquareSheet(page, 'Ana');
});

test('a guest who taps a drink while the stats are loading stays in the dialog of the drink', async ({ page }) => {
  const release = await holdFiles(page, '**/assets/stats-screen-*.js');
  await arrive(page, 'Ana');
  await tap(page, 'View Stats');
  await expect(page.getByRole('button', { name: 'View Stats', exact: true })).toHaveAttribute('aria-busy', 'true');
  await tap(page, 'Beer');
  const come = page.waitForResponse('**/assets/stats-screen-*.js');
  release();
  await (await come).finished();
  await page.getByRole('dialog', { name: 'Add Beer?' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(counter(page)).toContainText('1');
});

test('when a guest taps two screens in a row, the second one opens, whichever loads first [SPEC-2.4]', async ({
  page,
}) => {
  const release = await holdFiles(page, '**/assets/leaderboard-screen-*.js');
  await arrive(page, 'Ana');
  await tap(page, 'Leaderboard');
  await tap(page, 'View Stats');
  await expect(heading(page, 'Your Stats')).toBeFocused();
  const come = page.waitForResponse('**/assets/leaderboard-screen-*.js');
  release();
  await (await come).finished();
  await expect(heading(page, 'Your Stats')).toBeVisible();
  await backToTracker(page);
});
