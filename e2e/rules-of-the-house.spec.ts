import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hostCalls } from '../tools/host-calls.ts';
import { backToTracker, drink, expect, joinByLink, openScreen, said } from './helpers/clink.ts';
import { heading, test } from './helpers/hosts/host.ts';
import { expectAccessible, expectNoSidewaysScroll } from './helpers/looking/accessible.ts';

const BARN = { latitude: 48.2082, longitude: 16.3738 };
const lever = (page: Page, name: RegExp) => page.getByRole('switch', { name });
const offer = (page: Page) => page.getByRole('dialog', { name: 'Enable Location Sharing', exact: true });

/** Joins as a guest who has not answered the location dialog. */
async function joinAsked(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('dialog', { name: "Here's to Ana & Ben" }).getByRole('textbox').fill(name);
  await page.keyboard.press('Enter');
}

test('a board that the house forbids disappears from an open phone, and the host reads the reason', async ({
  page: hosts,
  marek,
  clink,
  newPhone,
}) => {
  const [house, guest] = [await newPhone(), await newPhone()];
  const olga = hostCalls(house.request, clink);
  await olga.signUp('Olga', { isOperator: true });
  await joinByLink(guest, marek.party.link, 'Ana & Ben', 'Ana');
  await drink(guest, 'Beer');
  await openScreen(guest, 'Leaderboard');
  await expect(guest.getByRole('list', { name: 'Most Drinks' })).toContainText('Ana');
  await hosts.goto(marek.pageOf('details'));
  await expect(lever(hosts, /^Most Drinks/)).toBeChecked();

  await house.goto('/?host=operator');
  await house.getByRole('link', { name: /^The house/ }).press('Enter');
  await expect(heading(house, 'The house')).toBeVisible();
  await expectAccessible(house);
  await expectNoSidewaysScroll(house);
  await lever(house, /^Most Drinks/).press('Enter');
  await expect(said(house, '“Most Drinks” is no longer shown here.')).toBeVisible();
  await expect(guest.getByRole('list', { name: 'Most Drinks' })).toHaveCount(0);
  await expect(guest.getByRole('list', { name: 'Fastest Pace' })).toContainText('Ana');
  await lever(house, /^Every board that counts alcohol/).press('Enter');
  await expect(guest.getByText('No leaderboard here', { exact: true })).toBeVisible();
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);

  await hosts.reload();
  await expect(lever(hosts, /^Most Drinks The house does not show this board/)).not.toBeChecked();
  await lever(hosts, /^Best hydrated/).press('Enter');
  await expect(guest.getByText('No leaderboard here', { exact: true })).toHaveCount(0);
  await hosts.setViewportSize({ width: 1440, height: 900 });
  await hosts.goto(marek.pageOf('guests'));
  await expect(hosts.getByText('The house set its rules').first()).toBeVisible();
});

test('where the house forbids positions, no guest is asked for one, and phones stop sharing', async ({
  page: hosts,
  marek,
  clink,
  newPhone,
}) => {
  const [house, guest, later] = [await newPhone(), await newPhone(), await newPhone()];
  const olga = hostCalls(house.request, clink);
  await olga.signUp('Olga', { isOperator: true });
  await guest.context().grantPermissions(['geolocation']);
  await guest.context().setGeolocation(BARN);
  await joinAsked(guest, marek.party.link, 'Ana');
  await offer(guest).getByRole('button', { name: 'Share My Location', exact: true }).press('Enter');
  await expect(offer(guest)).toBeHidden();
  await openScreen(guest, 'Leaderboard');
  await expect(guest.getByText('Guests within 300 feet')).toBeVisible();
  await backToTracker(guest);
  await olga.call('PATCH /api/auth/admin/house', { body: { location: false } });
  await guest.reload();
  await openScreen(guest, 'Leaderboard');
  await expect(guest.getByText('Guests within 300 feet')).toHaveCount(0);

  await later.clock.install();
  await joinAsked(later, marek.party.link, 'Bea');
  await later.clock.runFor(5_000);
  await expect(offer(later)).toHaveCount(0);
  await hosts.goto(marek.pageOf('details'));
  await expect(hosts.getByText('Nobody is asked where they are.')).toBeVisible();
});

test.describe('with a file', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'clink-rules-')), 'rules.json');
  writeFileSync(path, JSON.stringify({ wall: 'totals', house: { name: 'Hotel Post' } }));
  test.use({ variables: { HOUSE_RULES: path } });

  test('the page shows the rules of the house, and nobody can change them there', async ({ page, clink }) => {
    await hostCalls(page.request, clink).signUp('Olga', { isOperator: true });
    await page.goto('/?host=house');
    await expect(page.getByText('These rules stand in a file of the server.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name of the house' })).toHaveValue('Hotel Post');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await lever(page, /^Most Drinks/).press('Enter');
    await expect(lever(page, /^Most Drinks/)).toBeChecked();
    await expectAccessible(page);
  });
});
