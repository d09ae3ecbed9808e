import type { Page } from '@playwright/test';
import { SPRITZ } from '../src/domain/menu/menu.fixture.ts';
import { backToTracker, drink, expect, joinByLink, openScreen, said, tile } from './helpers/clink.ts';
import { ALL_CODE, holdFiles } from './helpers/hold-files.ts';
import { test } from './helpers/hosts/host.ts';
import { expectAccessible } from './helpers/looking/accessible.ts';
import { wake } from './helpers/phone.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Toasts Tonight' });
const specified = (page: Page) => page.getByRole('region', { name: 'Total Drinks Today' });
const ZERO = 'Total Drinks Today: 0 with alcohol';

/**
 * Reloads the page and holds its code back, so that only the first paint is visible. Returns a function that delivers the
 * code.
 */
async function reloadWithoutCode(page: Page): Promise<() => Promise<void>> {
  const release = await holdFiles(page, ALL_CODE);
  await page.reload({ waitUntil: 'commit' });
  await expect(tile(page, 'Water')).toBeVisible();
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test.use({ contextOptions: { viewport: { width: 390, height: 664 }, serviceWorkers: 'block' } });

test('a guest who drinks no alcohol sees her toasts counted, and a celebration without alcohol offers no alcoholic drink', async ({
  clink,
  newPhone,
  marek,
}) => {
  // The menu's cocktail has alcohol, and no guest logs it.
  await marek.set({ menu: [SPRITZ], revision: 0 });
  const elif = await newPhone();
  const link = `${clink.url}/?c=${marek.party.code}`;
  await joinByLink(elif, link, 'Ana & Ben', 'Elif');
  await expect(specified(elif)).toContainText('0');

  // The tiles keep their position when the counter begins to count toasts.
  const place = () => tile(elif, 'Water').evaluate((tile) => tile.getBoundingClientRect().top + scrollY);
  await expect(elif.getByRole('dialog')).toHaveCount(0);
  const before = await place();
  await drink(elif, 'Water');
  await expect(said(elif, 'Toasts tonight: 1.')).toBeVisible();
  await expect(toasts(elif)).toContainText(ZERO);
  await expect(toasts(elif)).toContainText('Keep it festive! 🎉');
  await expect(elif.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled();
  expect(await place()).toBe(before);
  await expectAccessible(elif, { within: 'main' });

  // After an undone beer and a reload, the first paint has no zero and no other heading.
  await drink(elif, 'Beer');
  await expect(specified(elif)).toContainText('1');
  await elif.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toasts(elif)).toContainText('1');
  await expect.poll(() => elif.evaluate(() => localStorage.clink.includes('"acknowledged":{'))).toBe(true);
  await drink(elif, 'Other');
  await expect.poll(() => elif.evaluate(() => !localStorage.clink.includes('"beer"'))).toBe(true);
  let letCodeIn = await reloadWithoutCode(elif);
  await expect(elif.getByText('Total Drinks Today')).toBeHidden();
  await letCodeIn();
  await expect(toasts(elif)).toContainText('2');

  // The hosts switch to an evening without alcohol while Elif is about to confirm a beer.
  await tile(elif, 'Beer').click();
  await marek.set({ withoutAlcohol: true });
  const heard = elif.waitForResponse((response) => response.url().includes(`/api/celebrations/${marek.party.code}`));
  await wake(elif);
  await heard;
  await expect(elif.getByRole('dialog', { name: 'Add Beer?' })).toBeVisible();
  await elif.getByRole('button', { name: 'Confirm' }).click();
  await expect(said(elif, 'Tonight is without alcohol. Beer was not added.')).toBeVisible();
  await expect(toasts(elif)).toContainText('2');
  await expect(toasts(elif)).not.toContainText(ZERO);
  await expect(tile(elif, 'Beer')).toHaveCount(0);
  await expect(elif.getByRole('slider')).toHaveCount(0);
  await expect(elif.getByRole('button', { name: 'Reset', exact: true })).toBeEnabled();
  letCodeIn = await reloadWithoutCode(elif);
  await expect(tile(elif, 'Beer')).toBeHidden();
  await expect(elif.getByRole('slider')).toBeHidden();
  await letCodeIn();
  await expect(toasts(elif)).toContainText('2');
  await openScreen(elif, 'Leaderboard');
  await expect(elif.getByText('Best hydrated').first()).toBeVisible();
  await expect(elif.getByText('Most Drinks')).toHaveCount(0);
  await backToTracker(elif);

  // A new guest sees the evening without alcohol from the first paint.
  const tom = await newPhone();
  await joinByLink(tom, link, 'Ana & Ben', 'Tom');
  await expect(tile(tom, 'Beer')).toHaveCount(0);
  await expect(toasts(tom)).toContainText('0');

  // A phone that stays open learns of the hosts' change within a minute.
  await tom.clock.install();
  await tom.reload();
  await expect(toasts(tom)).toBeVisible();
  await marek.set({ withoutAlcohol: false });
  // The clock stops here, because a call that begins later must be answered before the minute is over.
  await tom.clock.runFor(50_000);
  await expect(tile(tom, 'Beer')).toBeVisible();
  await expect(specified(tom)).toContainText('0');
});
