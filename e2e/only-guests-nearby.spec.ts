import type { Page } from '@playwright/test';
import { drink, expect, introduce, test } from './helpers/clink.ts';
import { mostDrinks, openLeaderboard } from './helpers/leaderboard.ts';

const BARN = { latitude: 48.2082, longitude: 16.3738 };
/** 1.1 km north of the barn. */
const VILLAGE = { latitude: BARN.latitude + 0.01, longitude: BARN.longitude };
/** 40 m from the barn. */
const GARDEN = { latitude: BARN.latitude + 0.00036, longitude: BARN.longitude };

const offer = (page: Page) => page.getByRole('dialog', { name: 'Enable Location Sharing', exact: true });

/** Opens Clink as a guest who shares a position and logs one drink. */
async function share(page: Page, name: string, where: typeof BARN): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(where);
  await page.goto('/');
  await introduce(page, name);
  const flash = page.getByText('Location Enabled!', { exact: true }).waitFor();
  await offer(page).getByRole('button', { name: 'Share My Location', exact: true }).press('Enter');
  await flash;
  await expect(offer(page)).toBeHidden();
  await drink(page, 'Beer');
}

test('guests see each other at 40 m and not at 1.1 km, and see everyone when the filter is off [SPEC-4.16, 4.18, 7.4, 7.6]', async ({
  page: ana,
  newPhone,
}) => {
  const bea = await newPhone();
  await share(ana, 'Ana', BARN);
  await share(bea, 'Bea', VILLAGE);
  for (const [page, own, other] of [
    [ana, 'Ana', 'Bea'],
    [bea, 'Bea', 'Ana'],
  ] as const) {
    await openLeaderboard(page);
    await expect(page.getByText('Guests within 300 feet')).toBeVisible();
    await expect(mostDrinks(page)).toContainText(own);
    await expect(mostDrinks(page)).not.toContainText(other);
  }

  await bea.context().setGeolocation(GARDEN);
  await bea.reload();
  await expect(mostDrinks(ana)).toContainText('Bea');
  await openLeaderboard(bea);
  await expect(mostDrinks(bea)).toContainText('Ana');
  await expect(offer(bea)).toBeHidden();

  const cleo = await newPhone();
  await cleo.goto('/');
  await introduce(cleo, 'Cleo');
  await offer(cleo).getByRole('button', { name: 'Skip (Show All Users)', exact: true }).press('Enter');
  await drink(cleo, 'Wine');
  await openLeaderboard(cleo);
  await expect(mostDrinks(cleo)).toContainText('Ana');
  await expect(mostDrinks(ana)).not.toContainText('Cleo');

  await ana.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await ana.getByRole('button', { name: 'Ana, your settings' }).click();
  await ana.getByRole('switch', { name: 'Share my location' }).click();
  await ana.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(mostDrinks(bea)).not.toContainText('Ana');
  await openLeaderboard(ana);
  await expect(ana.getByText('Guests within 300 feet')).toBeHidden();
  for (const name of ['Ana', 'Bea', 'Cleo']) await expect(mostDrinks(ana)).toContainText(name);
});

test('a denied permission is logged in the console, and the leaderboard shows everyone [SPEC-3.12, 4.19, 6.4, 7.6]', async ({
  page: ana,
  newPhone,
}) => {
  const logged: string[] = [];
  ana.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const bea = await newPhone();
  await share(bea, 'Bea', VILLAGE);
  await ana.goto('/');
  await introduce(ana, 'Ana');
  await offer(ana).getByRole('button', { name: 'Share My Location', exact: true }).press('Enter');
  await expect(offer(ana)).toBeHidden();
  expect(logged).toEqual([expect.stringMatching(/^Error getting location/)]);
  expect(await ana.evaluate(() => localStorage.getItem('locationDialogShown'))).toBe('true');
  expect(await ana.evaluate(() => localStorage.getItem('locationSharing'))).toBeNull();
  await openLeaderboard(ana);
  await expect(mostDrinks(ana)).toContainText('Bea');
  await expect(ana.getByText('Guests within 300 feet')).toBeHidden();
  expect(logged).toHaveLength(1);
});

test('Back and Escape postpone the offer to share the location until the next load', async ({ page }) => {
  await page.goto('/');
  await introduce(page, 'Ana');
  await expect(offer(page)).toBeVisible();
  await page.goBack();
  await expect(offer(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await drink(page, 'Beer');
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('locationDialogShown'))).toBeNull();
});
