import type { Page } from '@playwright/test';
import { seededDrinks } from '../scripts/screenshots/add-guests.ts';
import { SCREENS } from '../scripts/screenshots/screens.ts';
import { HOUR_MS } from '../src/domain/limits.ts';
import { expect, test } from './helpers/clink.ts';
import { live, mostDrinks } from './helpers/leaderboard.ts';
import { drawingOf, pinDrawing, whyNotComparable } from './helpers/looking/pinned-drawing.ts';
import { wholeBrowser } from './helpers/whole-browser.ts';

/** The phone's clock stands still at this time, so that the hours of the chart do not change. */
const NOW_MS = Date.UTC(2026, 5, 20, 20, 40);
const OTHERS = { Ben: 7, 'Grandma Rosi': 3, Maximilian: 6, Clara: 2, 'Großtante Wilhelmine': 1 };

test.use({
  turns: 1,
  bypassCSP: true,
  serviceWorkers: 'block',
  // This makes small files, in which 8 px of the page are still 5.6 px.
  deviceScaleFactor: 0.7,
  contextOptions: { reducedMotion: 'reduce' },
  ...wholeBrowser,
});

/** Skips the test if the stored screenshots cannot be compared. A run that updates them records how this machine draws. */
test.beforeEach(async ({ browser }) => {
  const here = await drawingOf(browser);
  const isRenewal = test.info().config.updateSnapshots === 'all';
  if (isRenewal) pinDrawing(here);
  const reason = whyNotComparable(here);
  if (reason) console.log(reason);
  test.skip(reason !== null, reason ?? '');
});

/** Opens Clink as Ana, who joined four hours ago and has logged no drink for an hour and a half. */
async function arriveAsAna(page: Page): Promise<void> {
  const sessionStart = NOW_MS - 4 * HOUR_MS;
  const drinks = seededDrinks(12, sessionStart, NOW_MS - 1.5 * HOUR_MS);
  await page.evaluate((stored) => {
    localStorage.setItem('locationDialogShown', 'true');
    localStorage.setItem('userName', 'Ana');
    localStorage.setItem('clink', stored);
  }, JSON.stringify({ sessionStart, drinks }));
}

/** Opens the screen with this name in scripts/screenshots/screens.ts. */
async function open(page: Page, name: string): Promise<void> {
  await page.reload();
  await SCREENS.find((one) => one.name === name)?.open(page);
  if (name === 'leaderboard') {
    await expect(live(page)).toBeVisible();
    await expect(mostDrinks(page).getByRole('listitem')).toHaveCount(6);
  }
  await page.evaluate(() => document.fonts.load('16px "Fraunces Clink"'));
}

/** A few pixels at edges may differ. A block that moves changes thousands of pixels. */
const expectPicture = (page: Page, name: string) =>
  expect(page).toHaveScreenshot(`${name}.png`, {
    threshold: 0.1,
    maxDiffPixels: 40,
    scale: 'device',
    stylePath: 'e2e/pictures/pinned.css',
  });

for (const [theme, colorScheme] of [
  ['day', 'light'],
  ['night', 'dark'],
] as const) {
  test(`every screen looks like its stored screenshot (${theme})`, async ({ page, addGuest }) => {
    for (const [name, beers] of Object.entries(OTHERS)) await addGuest(name, beers);
    await page.clock.setFixedTime(NOW_MS);
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    for (const name of ['welcome', 'tracker', 'confirm', 'stats', 'leaderboard']) {
      if (name === 'tracker') await arriveAsAna(page);
      await open(page, name);
      await expectPicture(page, `${name}-${theme}`);
    }
  });
}

test('the tracker on a wide screen looks like its stored screenshot', async ({ page }) => {
  await page.clock.setFixedTime(NOW_MS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await arriveAsAna(page);
  await open(page, 'tracker');
  await expectPicture(page, 'tracker-wide');
});
