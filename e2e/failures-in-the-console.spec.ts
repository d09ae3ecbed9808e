import type { Page } from '@playwright/test';
import { arrive, drink, expect, guests, introduce, openScreen, rename, test } from './helpers/clink.ts';
import { live } from './helpers/leaderboard.ts';

/** The console messages that Clink itself wrote, without the browser's own messages about the network. */
function ownErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const [, own] = /^(Error [a-z ]+) \w*Error/.exec(message.text()) ?? [];
    if (message.type() === 'error' && own) errors.push(own);
  });
  return errors;
}

/** Makes requests for some paths fail, and counts them. */
async function cut(page: Page, path: string) {
  const network = { isDown: true, failed: 0 };
  await page.route(path, async (route) => {
    if (!network.isDown) return route.continue();
    network.failed += 1;
    await route.abort();
  });
  return network;
}

async function expectOnServer(page: Page, row: object): Promise<void> {
  await expect.poll(() => guests(page), { timeout: 20_000 }).toMatchObject([row]);
}

async function shareLocation(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 48.2082, longitude: 16.3738 });
  await page.getByRole('button', { name: 'Ana, your settings' }).click();
  await page.getByRole('switch', { name: 'Share my location' }).click();
  await expect(page.getByRole('switch', { name: 'Share my location' })).toBeChecked();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
}

async function reset(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).press('Enter');
}

const goFaster = (page: Page) => page.getByRole('slider').press('ArrowRight');

interface Change {
  readonly what: string;
  readonly message: string;
  change(page: Page): Promise<unknown>;
  readonly row: object;
}

const UPDATING = 'Error updating session';
const SAVING = 'Error saving session';
const CHANGES: readonly Change[] = [
  { what: 'a drink', message: UPDATING, change: (page) => drink(page, 'Beer'), row: { total_drinks: 2 } },
  { what: 'a reset', message: UPDATING, change: reset, row: { total_drinks: 0 } },
  { what: 'her location', message: UPDATING, change: shareLocation, row: { total_drinks: 1 } },
  { what: 'a pace', message: 'Error saving pace', change: goFaster, row: { drinking_pace: 'fast' } },
  { what: 'another name', message: SAVING, change: (page) => rename(page, 'Ana', 'Anna'), row: { user_name: 'Anna' } },
];

for (const { what, message, change, row } of CHANGES) {
  test(`the console shows '${message}' for each failed attempt to save ${what}, and the screen shows nothing [SPEC-8.1, 8.4]`, async ({
    page,
  }) => {
    const errors = ownErrors(page);
    await arrive(page, 'Ana');
    await drink(page, 'Wine');
    await expectOnServer(page, { user_name: 'Ana', total_drinks: 1 });
    const network = await cut(page, '**/api/sessions/*');
    await change(page);
    await expect.poll(() => network.failed).toBeGreaterThan(1);
    await expect(page.getByText(/error|fail|network/i).filter({ visible: true })).toHaveCount(0);
    network.isDown = false;
    await expectOnServer(page, row);
    expect(errors).toEqual(Array.from({ length: network.failed }, () => message));
  });
}

test("the console shows 'Error saving session' for each failed attempt to save the first name [SPEC-8.1]", async ({
  page,
}) => {
  const errors = ownErrors(page);
  const network = await cut(page, '**/api/sessions/*');
  await arrive(page, 'Ana');
  await expect.poll(() => network.failed).toBeGreaterThan(1);
  network.isDown = false;
  await expectOnServer(page, { user_name: 'Ana' });
  expect(errors).toEqual(Array.from({ length: network.failed }, () => SAVING));
});

for (const { what, message, prepare } of [
  { what: 'everyone', message: 'Error fetching leaderboard', prepare: (page: Page) => drink(page, 'Beer') },
  { what: 'who is nearby', message: 'Error fetching nearby sessions', prepare: shareLocation },
]) {
  test(`the console shows '${message}' for each failed attempt to read ${what} [SPEC-8.2]`, async ({ page }) => {
    const errors = ownErrors(page);
    await arrive(page, 'Ana');
    await prepare(page);
    const network = await cut(page, '**/api/leaderboard/live*');
    await openScreen(page, 'Leaderboard');
    await expect.poll(() => network.failed).toBeGreaterThan(1);
    await expect(page.getByRole('heading', { name: 'No network just now' })).toBeVisible();
    network.isDown = false;
    await expect(live(page)).toBeVisible({ timeout: 15_000 });
    expect(errors).toEqual(Array.from({ length: network.failed }, () => message));
  });
}

test("the console shows 'Error getting location' each time the browser refuses the location [SPEC-8.3]", async ({
  page,
}) => {
  const errors = ownErrors(page);
  await page.goto('/');
  await introduce(page, 'Ana');
  await page.getByRole('button', { name: 'Share My Location', exact: true }).press('Enter');
  await expect.poll(() => errors).toEqual(['Error getting location']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ana, your settings' }).click();
  await page.getByRole('switch', { name: 'Share my location' }).click();
  await expect.poll(() => errors).toEqual(['Error getting location', 'Error getting location']);
});
