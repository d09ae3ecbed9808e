import type { Browser, Page } from '@playwright/test';
import { zoneTimeAt } from '../src/domain/celebration/zone-clock.ts';
import { backToTracker, drink, expect, joinByLink, openScreen } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';
import type { Marek } from './helpers/hosts/host-calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './helpers/looking/accessible.ts';
import { readyForOffline, wake } from './helpers/phone.ts';

const timeZone = 'Europe/Vienna';
const DRAFT = { names: 'Ana & Ben', date: zoneTimeAt(Date.now(), timeZone).date, timeZone, language: 'en' };

/** Opens the page Details of the celebration for each of these hosts. */
async function openDetails({ pageOf }: Marek, ...hosts: Page[]): Promise<void> {
  for (const host of hosts) {
    await host.goto(pageOf('details'));
    await expect(lever(host, 'Best hydrated')).not.toBeChecked();
  }
}

/** Joins as a guest, on a phone of the smallest supported size. */
async function comeIn(browser: Browser, link: string, name: string, now?: Date): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 320, height: 568 } });
  const phone = await context.newPage();
  await phone.clock.install(now && { time: now });
  await joinByLink(phone, link, 'Ana & Ben', name);
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  return phone;
}

const board = (phone: Page, name: string) => phone.getByRole('list', { name, exact: true });
const choice = (phone: Page, name: string) =>
  phone.getByRole('radio', { name: new RegExp(`^${name}(?! on the wall)`) });
const lever = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}(?! on the wall)`) });

test('a host switches boards on and off, and two phones show the change without a reload', async ({
  page,
  browser,
  marek,
}) => {
  const { id, link: made } = await marek.call('POST /api/host/celebrations', { body: DRAFT });
  const link = made ?? '';
  await page.goto(marek.at({ id }).pageOf('details'));
  const [ana, ben] = [await comeIn(browser, link, 'Ana'), await comeIn(browser, link, 'Ben')];
  await drink(ana, 'Beer');
  await drink(ana, 'Water');
  await drink(ben, 'Wine');
  for (const phone of [ana, ben]) {
    await openScreen(phone, 'Leaderboard');
    // A new celebration has these boards, but not the board of the pace.
    await expect(choice(phone, 'Hydration')).toBeVisible();
    await expect(phone.getByRole('radio')).toHaveCount(3);
  }
  for (const name of ['Best hydrated', 'Most variety', 'Fastest Pace']) await lever(page, name).click();
  for (const phone of [ana, ben]) {
    await expect(board(phone, 'Fastest Pace')).toContainText('Ben');
    await expect(phone.getByRole('radio')).toHaveCount(0);
  }

  for (const name of ['Best hydrated', 'Most balanced evening', 'Most variety']) await lever(page, name).click();
  await expect(lever(page, 'Most variety')).toBeChecked();
  for (const phone of [ana, ben]) {
    await expect(phone.getByRole('radio')).toHaveCount(5);
    await expectNoSidewaysScroll(phone);
    await choice(phone, 'Hydration').press('Space');
    await expect(board(phone, 'Best hydrated')).toContainText('Ana');
    await expect(board(phone, 'Best hydrated')).not.toContainText('Ben');
    await expect(board(phone, 'Most Drinks')).toHaveCount(0);
  }
  await expectAccessible(ana);

  await backToTracker(ben);
  await drink(ben, 'Water');
  await expect(board(ana, 'Best hydrated')).toContainText('Ben');
  await openScreen(ben, 'Leaderboard');

  await lever(page, 'Best hydrated').click();
  await lever(page, 'Most Drinks').click();
  await lever(page, 'Fastest Pace').click();
  await lever(page, 'Most balanced evening').click();
  for (const phone of [ana, ben]) {
    await expect(phone.getByRole('heading', { name: 'Most variety' })).toBeVisible();
    await expect(phone.getByRole('radio')).toHaveCount(0);
    await expect(board(phone, 'Best hydrated')).toHaveCount(0);
  }
  await expect(lever(page, 'Most variety')).toBeDisabled();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(choice(ana, 'Balance')).toBeVisible();
});

test('two hosts switch different boards at the same moment, and both pages and the phones show both', async ({
  page,
  browser,
  marek,
  sofie,
}) => {
  await openDetails(marek, page, sofie);
  const ana = await comeIn(browser, marek.party.link, 'Ana');
  await openScreen(ana, 'Leaderboard');

  // Sofie's switch reaches the server while Marek's is on its way.
  await page.route(
    /celebrations\/[\w-]+$/,
    async (route) => {
      await lever(sofie, 'Most variety').press('Enter');
      await expect(lever(sofie, 'Most variety')).toBeChecked();
      await route.continue();
    },
    { times: 1 },
  );
  await lever(page, 'Best hydrated').press('Enter');
  for (const host of [page, sofie]) {
    for (const name of ['Best hydrated', 'Most variety', 'Most Drinks', 'Fastest Pace'])
      await expect(lever(host, name)).toBeChecked();
  }
  await expect(ana.getByRole('radio')).toHaveCount(4);

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  for (const host of [page, sofie]) {
    await expect(lever(host, 'Best hydrated')).not.toBeChecked();
    await expect(lever(host, 'Most variety')).toBeChecked();
  }
});

test('the late answer to a switch does not undo a later switch of another host', async ({ page, marek, sofie }) => {
  await openDetails(marek, page, sofie);
  await page.route(
    /celebrations\/[\w-]+$/,
    async (route) => {
      const response = await route.fetch();
      await expect(lever(sofie, 'Best hydrated')).toBeChecked();
      await lever(sofie, 'Most variety').press('Enter');
      await expect(lever(page, 'Most variety')).toBeChecked();
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await lever(page, 'Best hydrated').press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  for (const name of ['Best hydrated', 'Most variety']) await expect(lever(page, name)).toBeChecked();
});

test('a host’s text about getting home is on an open page, has a phone number that can be called, and is shown offline too', async ({
  page,
  browser,
  marek,
}) => {
  await openDetails(marek, page);
  const ana = await comeIn(browser, marek.party.link, 'Ana');
  await openScreen(ana, 'View Stats');
  await expect(ana.getByRole('heading', { name: 'Drink Breakdown' })).toBeVisible();
  await expect(ana.getByRole('heading', { name: 'Getting home' })).toHaveCount(0);

  await page.getByLabel('What should they know?').fill('Taxi: 01 31300\nShuttle at 0:30 and 2:00 <b>from the gate</b>');
  await page.getByLabel('When?').focus();
  await expect(page.getByText('It is saved.')).toBeVisible();

  await ana.clock.fastForward(50_000);
  await expect(ana.getByRole('heading', { name: 'Getting home' })).toBeVisible();
  await expect(ana.getByText('from the gate')).toContainText('<b>from the gate</b>');
  await expect(ana.getByRole('link', { name: '01 31300' })).toHaveAttribute('href', 'tel:0131300');
  await expectNoSidewaysScroll(ana);

  await readyForOffline(ana);
  await ana.context().setOffline(true);
  await ana.reload();
  await openScreen(ana, 'View Stats');
  await expect(ana.getByRole('link', { name: '01 31300' })).toBeVisible();
});

test('late in the evening the text about getting home opens once by itself', async ({ page, browser, marek }) => {
  await openDetails(marek, page);
  await page.getByLabel('What should they know?').fill('Taxi: 01 31300');
  await page.getByLabel('When?').focus();
  await expect(page.getByText('It is saved.')).toBeVisible();

  const ana = await comeIn(browser, marek.party.link, 'Ana', new Date(2026, 5, 20, 21));
  await ana.clock.setSystemTime(new Date(2026, 5, 20, 23, 30));
  await wake(ana);
  const sheet = ana.getByRole('dialog', { name: 'Getting home' });
  await expect(sheet.getByRole('link', { name: '01 31300' })).toBeVisible();
  await expectAccessible(ana);
  await expectNoSidewaysScroll(ana);
  await sheet.getByRole('button', { name: 'All right' }).press('Enter');
  await expect(sheet).toBeHidden();

  const asked = ana.waitForResponse(/\/api\/celebrations\//);
  await wake(ana);
  await asked;
  await openScreen(ana, 'View Stats');
  await expect(ana.getByRole('heading', { name: 'Getting home' })).toBeVisible();
  await expect(ana.getByRole('dialog')).toHaveCount(0);
});
