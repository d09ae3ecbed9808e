import type { Page } from '@playwright/test';
import { arrive, expect, MOVING, test } from './helpers/clink.ts';

test.use({ contextOptions: MOVING });

const DAY = { paper: 'rgb(249, 240, 225)', bars: ['#f9f0e1', '#f9f0e1'] };
const NIGHT = { paper: 'rgb(27, 10, 25)', bars: ['#1b0a19', '#1b0a19'] };

/** The colours of the page and of the browser's bars. */
const colours = (page: Page) =>
  page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    bars: Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'), ({ content }) => content),
  }));

test('an open page turns dark when the phone does, unless the guest has chosen a theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await arrive(page, 'Ana');
  expect(await colours(page)).toEqual(DAY);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colours(page)).toEqual(NIGHT);

  await page.getByRole('button', { name: 'Ana, your settings' }).click();
  await page.getByRole('radio', { name: 'Day', exact: true }).press('Space');
  await expect.poll(() => colours(page)).toEqual(DAY);
  await page.reload();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Ana, your settings' }).click();
  await expect(page.getByRole('radio', { name: 'Day', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Night', exact: true }).press('Space');
  await expect.poll(() => colours(page)).toEqual(NIGHT);
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  expect((await colours(page)).paper).toBe(DAY.paper);

  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await page.getByRole('radio', { name: 'Auto', exact: true }).press('Space');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => colours(page)).toEqual(DAY);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
});
