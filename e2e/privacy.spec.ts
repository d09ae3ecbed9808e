import type { Page } from '@playwright/test';
import {
  arrive,
  backToTracker,
  type Clink,
  chooseNight,
  counter,
  drink,
  expect,
  guests,
  introduce,
  openScreen,
  test,
  visit,
} from './helpers/clink.ts';
import { mostDrinks, openLeaderboard } from './helpers/leaderboard.ts';
import { cutOff, readyForOffline, reconnect } from './helpers/phone.ts';

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Clink' });
const confirmed = (page: Page) => page.getByText('Your data is deleted, here and on the server.');
const FIRST_VISIT = ['clink', 'drinkingPace', 'sessionId', 'writeKey'];

async function openSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}, your settings` }).click();
  await expect(page.getByRole('switch', { name: 'Hide me from the leaderboard' })).toBeVisible();
}

async function deleteData(page: Page, name: string): Promise<void> {
  await openSettings(page, name);
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await confirmDeletion(page);
}

async function confirmDeletion(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Delete My Data?' });
  // A tap here right after the tap that opened the sheet would be ignored.
  await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
}

const kept = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }));

/** Expects the state of a first visit: the welcome dialog, and the same stored keys without any data of the guest. */
async function expectFirstVisit(page: Page): Promise<void> {
  await expect(welcome(page)).toBeVisible();
  await expect(counter(page)).toContainText('0');
  await expect.poll(async () => Object.keys(await kept(page)).sort()).toEqual(FIRST_VISIT);
  expect(JSON.parse((await kept(page)).clink ?? '')).toMatchObject({ drinks: [] });
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
}

async function answerOfServer(clink: Clink, { sessionId, writeKey }: Record<string, string>): Promise<number> {
  const headers = { authorization: `Bearer ${writeKey}` };
  return (await fetch(`${clink.url}/api/leaderboard?sessionId=${sessionId}`, { headers })).status;
}

test('a guest who deletes her data disappears from her phone, from another guest’s phone and from the server [ASVS-7.4.4]', async ({
  page,
  clink,
  bea,
}) => {
  await openScreen(bea, 'Leaderboard');
  await visit(page);
  await chooseNight(page, 'Ana');
  await drink(page, 'Beer');
  await openLeaderboard(page);
  await backToTracker(page);
  await expect(mostDrinks(bea)).toContainText('Ana');
  const before = await kept(page);

  await deleteData(page, 'Ana');
  await expect(confirmed(page)).toBeVisible();
  await expectFirstVisit(page);
  await expect(bea.getByText('Ana')).toHaveCount(0);
  expect(await guests(page)).toMatchObject([{ user_name: 'Bea' }]);
  expect(await answerOfServer(clink, before)).toBe(410);
  expect((await kept(page)).sessionId).not.toBe(before.sessionId);

  await introduce(page, 'Anna');
  await expect(page.getByRole('dialog', { name: 'Enable Location Sharing' })).toBeVisible();
  await expect.poll(async () => (await guests(page)).length).toBe(2);
});

test('a guest who cancels the deletion keeps everything', async ({ page }) => {
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await openSettings(page, 'Ana');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete My Data?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'You' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(counter(page)).toContainText('1');
  expect(await guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 1 }]);
});

test('a guest who hides disappears from another guest’s phone, and keeps her own counts', async ({ page, bea }) => {
  await drink(bea, 'Wine');
  await openScreen(bea, 'Leaderboard');
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await drink(page, 'Beer');
  await expect(bea.getByRole('definition').first()).toHaveText('2 of 2');

  await openSettings(page, 'Ana');
  const hide = page.getByRole('switch', { name: 'Hide me from the leaderboard' });
  await hide.click();
  await expect(hide).toBeChecked();
  await expect(bea.getByText('Ana')).toHaveCount(0);
  await expect(bea.getByRole('definition').first()).toHaveText('1 of 1');

  await page.reload();
  await expect(counter(page)).toContainText('2');
  await openScreen(page, 'Leaderboard');
  await expect(mostDrinks(page)).toContainText('Bea');
  await expect(page.getByText('You are hidden, so the others are ranked without you.')).toBeVisible();
  await backToTracker(page);
  await openSettings(page, 'Ana');
  await expect(hide).toBeChecked();
  await hide.click();
  await expect(bea.getByRole('definition').first()).toHaveText('2 of 2');
});

test('data deleted offline is deleted from the server when the network is back, and only then the page confirms the deletion', async ({
  page,
  network,
  clink,
  bea,
}) => {
  await openScreen(bea, 'Leaderboard');
  await visit(page, network.url);
  await drink(page, 'Beer');
  await expect(mostDrinks(bea)).toContainText('Ana');
  await readyForOffline(page);
  const before = await kept(page);

  await cutOff(page, network);
  await openSettings(page, 'Ana');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.getByText(/There is no network\. Your data is deleted from this phone at once/)).toBeVisible();
  await confirmDeletion(page);
  const told = welcome(page).getByText(/the server cannot be reached\. It deletes your data the next time/);
  await expect(told).toBeVisible();
  const { sessionId, writeKey } = before;
  const after = await kept(page);
  expect(Object.keys(after).sort()).toEqual([...FIRST_VISIT, `deletion.${sessionId}`].sort());
  expect(after[`deletion.${sessionId}`]).toBe(writeKey);
  expect(JSON.stringify(after)).not.toMatch(/Ana|beer/);
  await expect(mostDrinks(bea)).toContainText('Ana');

  await page.reload();
  await expect(told).toBeVisible();
  await reconnect(page, network);
  await expect(confirmed(page)).toBeVisible();
  await expectFirstVisit(page);
  await expect(bea.getByText('Ana')).toHaveCount(0);
  expect(await answerOfServer(clink, before)).toBe(410);
});

test('a guest who deletes the data offline and continues under another name is a second guest, and only the first guest is deleted', async ({
  page,
  network,
}) => {
  await arrive(page, 'Ana', network.url);
  await drink(page, 'Beer');
  await expect.poll(() => guests(page)).toMatchObject([{ total_drinks: 1 }]);
  await readyForOffline(page);
  await cutOff(page, network);
  await deleteData(page, 'Ana');
  await expect(welcome(page)).toBeVisible();
  await introduce(page, 'Zoe');
  await drink(page, 'Wine');
  await expect(page.getByText(/the server cannot be reached/).filter({ visible: true })).toBeVisible();
  await reconnect(page, network);
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Zoe', total_drinks: 1 }]);
  await expect(page.getByText(/the server cannot be reached/)).toHaveCount(0);
});

test('when one of two tabs deletes the data, the second tab reloads too, and no data returns', async ({
  page,
  context,
}) => {
  await visit(page);
  await drink(page, 'Beer');
  const other = await context.newPage();
  await other.goto('/');
  await expect(counter(other)).toContainText('1');
  await deleteData(page, 'Ana');
  await expectFirstVisit(page);
  await expect(welcome(other)).toBeVisible();
  await expect(counter(other)).toContainText('0');
  expect(await guests(page)).toEqual([]);
  await introduce(other, 'Zoe');
  await expect(page.getByRole('button', { name: 'Zoe, your settings' })).toBeVisible();
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Zoe', total_drinks: 0 }]);
});
