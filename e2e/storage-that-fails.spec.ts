import type { Page } from '@playwright/test';
import { counter, drink, expect, guests, openScreen, test, visit } from './helpers/clink.ts';
import { openLeaderboard } from './helpers/leaderboard.ts';
import { fillStorage } from './helpers/phone.ts';

const notice = (page: Page) => page.getByText('This phone cannot save. Keep this page open, or your drinks are lost.');

/** The uncaught errors of the page. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
  });
}

test('one notice reports that the phone’s storage is full, and everything reaches the server', async ({ page }) => {
  const errors = uncaught(page);
  const written: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Error writing storage')) written.push(message.text());
  });
  await visit(page);
  await drink(page, 'Beer');
  await expect(notice(page)).toHaveCount(0);

  await fillStorage(page);
  await drink(page, 'Wine');
  await expect(notice(page)).toBeVisible();
  await drink(page, 'Shot', 'Gin');
  await page.getByRole('slider').press('ArrowRight');
  await expect(notice(page)).toHaveCount(1);
  await expect(counter(page)).toContainText('3');
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 3, drinking_pace: 'fast' }]);
  await openLeaderboard(page);
  expect(written).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('with blocked storage the evening continues in memory, and reaches the server', async ({ page }) => {
  const errors = uncaught(page);
  await blockStorage(page);
  await visit(page);
  await expect(notice(page)).toBeVisible();
  await drink(page, 'Beer');
  await drink(page, 'Cocktail', 'Rum');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(counter(page)).toContainText('1');
  await expect(notice(page)).toHaveCount(1);
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 1 }]);
  await openScreen(page, 'View Stats');
  expect(errors).toEqual([]);
});

test('an in-app browser without storage and service workers logs drinks, and they reach the server', async ({
  page,
}) => {
  const errors = uncaught(page);
  await blockStorage(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await visit(page);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await expect(notice(page)).toBeVisible();
  await drink(page, 'Beer');
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 1 }]);
  await openLeaderboard(page);
  expect(errors).toEqual([]);
});

test('storage cleared during the evening is written again by the next change', async ({ page }) => {
  await visit(page);
  await drink(page, 'Beer');
  await page.evaluate(() => localStorage.clear());
  await drink(page, 'Wine');
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 2 }]);
  await page.reload();
  await expect(counter(page)).toContainText('2');
  await drink(page, 'Wine');
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 3 }]);
});
