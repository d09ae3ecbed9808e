import type { Page } from '@playwright/test';
import { arrive, drink, expect, rename, test } from './helpers/clink.ts';
import { openLeaderboard } from './helpers/leaderboard.ts';

const rows = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
const ranking = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition');

test('Top 10 has three cards of at most ten guests each, All guests lists everybody, and both mark the guest’s row [SPEC-2.41, 2.43-47, 6.1]', async ({
  page,
  addGuest,
}) => {
  await addGuest('Paul', 0);
  const moreForGuest12 = await addGuest('Guest 12', 2);
  for (let place = 1; place < 12; place++) await addGuest(`Guest ${place}`, 14 - place);
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await openLeaderboard(page);

  await expect(page.getByRole('heading', { name: 'Leaderboard', exact: true, level: 1 })).toBeFocused();
  await expect(page.getByText("See how everyone's doing!", { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Your Rankings', 'Most Drinks', 'Fastest Pace']);
  await expect(ranking(page, 'Total drinks')).toHaveText('13 of 14');
  await expect(ranking(page, 'Pace')).toHaveText('1 of 14');
  await expect(rows(page, 'Most Drinks')).toHaveCount(10);
  for (const [place, medal] of ['Gold, place 1', 'Silver, place 2', 'Bronze, place 3'].entries()) {
    await expect(rows(page, 'Most Drinks').nth(place)).toContainText(medal);
    await expect(rows(page, 'Most Drinks').nth(place)).toContainText(`Guest ${place + 1}`);
  }
  await expect(rows(page, 'Most Drinks').getByText('You', { exact: true })).toHaveCount(0);
  await expect(rows(page, 'Fastest Pace')).toHaveCount(10);
  await expect(rows(page, 'Fastest Pace').first()).toContainText(/Ana.*You/);
  await expect(rows(page, 'Fastest Pace').nth(1)).toContainText(/Guest 1.*6\.5/);

  // With a key, because the tab is where the tap on 'Leaderboard' was a moment ago.
  await page.getByRole('tab', { name: 'All guests' }).press('Enter');
  await expect(rows(page, 'All guests')).toHaveCount(14);
  await expect(rows(page, 'All guests').nth(12)).toContainText(/13.*Ana.*You.*1/);
  await expect(rows(page, 'All guests').nth(12)).toHaveCSS('position', 'sticky');
  await expect(rows(page, 'All guests').nth(13)).toContainText(/–.*Paul.*0/);
  await moreForGuest12(20);
  await expect(rows(page, 'All guests').first()).toContainText(/Gold, place 1.*Guest 12.*22/);
  await page.getByRole('tab', { name: 'Top 10' }).click();
  await expect(rows(page, 'Most Drinks').first()).toContainText('Guest 12');
  await page.getByRole('button', { name: 'Back to Tracker', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What are you drinking?' })).toBeVisible();
});

test('the rankings highlight the row with the guest’s session, and not every row with the guest’s name [SPEC-2.42]', async ({
  page,
  addGuest,
}) => {
  await addGuest('Ana', 3);
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await openLeaderboard(page);
  await expect(rows(page, 'Most Drinks')).toHaveCount(2);
  const own = rows(page, 'Most Drinks').filter({ hasText: 'You' });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('1 drink');
});

test('a guest changes her name, and another phone shows the new name', async ({ page, bea }) => {
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await openLeaderboard(bea);
  await expect(rows(bea, 'Most Drinks')).toHaveText([/Ana/]);
  await rename(page, 'Ana', 'Grandma Rosi');
  await expect(page.getByRole('button', { name: 'Grandma Rosi, your settings' })).toBeVisible();
  await expect(rows(bea, 'Most Drinks')).toHaveText([/Grandma Rosi/]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Grandma Rosi, your settings' })).toBeVisible();
});
