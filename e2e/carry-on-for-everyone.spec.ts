import type { Page } from '@playwright/test';
import { isDue } from '../scripts/turn.ts';
import { openSquare, squareOf } from './helpers/carry-on.ts';
import { arrive, counter, drink, expect, introduce, test } from './helpers/clink.ts';
import { expectAccessible, expectNoSidewaysScroll } from './helpers/looking/accessible.ts';
import { tabThrough, unmarkedLists } from './helpers/looking/tab-through.ts';
import { fillStorage } from './helpers/phone.ts';

test.use({ turns: 1 });

// The test opens more than a dozen sheets on four phones.
test.setTimeout(240_000);

/** Expects that the sheet has this name and the focus, that axe finds nothing, and that the keyboard reaches all of it. */
async function look(phone: Page, name: string): Promise<void> {
  const sheet = phone.getByRole('dialog', { name });
  await expect(sheet).toBeVisible({ timeout: 15_000 });
  await expect(sheet.locator(':focus'), `the focus is in ${name}`).toHaveCount(1);
  await expectAccessible(phone, { at: name, within: 'dialog[open]' });
  expect(await unmarkedLists(phone), name).toEqual([]);
  await expectNoSidewaysScroll(phone, name);
  await tabThrough(phone, name);
}

const tap = (phone: Page, name: string) => phone.getByRole('button', { name, exact: true }).press('Enter');

/** Answers calls in place of the server, which gives these answers only to another network address or after a host's action. */
async function refuse(phone: Page, url: string, status: number, code: string): Promise<void> {
  const body = JSON.stringify({ type: 'about:blank', title: code, status, code });
  const headers = { 'retry-after': '90' };
  await phone.route(url, (route) => route.fulfill({ status, contentType: 'application/problem+json', headers, body }));
}

const SCHEMES = ['light', 'dark'] as const;

for (const [index, colorScheme] of SCHEMES.entries()) {
  const tag = isDue(index, SCHEMES.length) ? [] : ['@nightly'];
  test.describe(colorScheme, { tag }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`every sheet for carrying on meets WCAG 2.2 AA, and the keyboard reaches all of it (${colorScheme}) [WCAG-2.4.3]`, async ({
      page,
      newPhone,
    }) => {
      await arrive(page, 'Ana');
      await drink(page, 'Beer');

      // The QR code stays open while another phone uses it and while the first phone signs off.
      const link = await squareOf(page, 'Ana');
      await look(page, 'Continue on another phone');
      await tap(page, 'Sign this one off');
      const waiting = await newPhone();
      await waiting.route('**/api/tickets/look', () => {});
      await openSquare(waiting, link);
      await look(waiting, 'Your evening is on its way');
      const second = await newPhone();
      await openSquare(second, link);
      await look(second, 'Carry on as Ana?');
      // Every method is aborted, because a save that does not get through uses another method the next time.
      await page.route('**/api/sessions/*', (route) => route.abort());
      await tap(second, 'Carry on here');
      await expect(counter(second)).toContainText('1');
      await look(page, 'This phone signs off in a moment');
      await page.unroute('**/api/sessions/*');
      await look(page, 'This phone is signed off');

      // The sheets that say why an evening cannot be moved to this phone.
      const third = await newPhone();
      await openSquare(third, link);
      await look(third, 'This square has been used');
      const own = await squareOf(second, 'Ana');
      const tab = await second.context().newPage();
      await openSquare(tab, own);
      await look(tab, 'Your evening is on this phone already');
      await tab.close();
      await tap(second, 'Cancel');
      await openSquare(third, own);
      await look(third, 'This square has expired');
      await tap(third, 'Start with a fresh evening');
      await introduce(third, 'Bea');
      await drink(third, 'Wine');
      await third.route('**/api/tickets/*', (route) => route.abort());
      await openSquare(third, await squareOf(second, 'Ana'));
      await look(third, 'There is no answer just now');
      await third.unroute('**/api/tickets/*');
      await tap(third, 'Try again');
      await expect(third.getByText('This phone has 1 drink logged as Bea.')).toBeVisible();
      await look(third, 'Carry on as Ana?');
      await tap(third, 'Carry on here');
      await expect(third.getByRole('button', { name: 'Ana, your settings' })).toBeVisible();
      await third.route('**/api/sessions/*/ticket*', (route) => route.abort());
      await third.getByRole('button', { name: 'Ana, your settings' }).press('Enter');
      await tap(third, 'Continue on another phone');
      await expect(third.getByText('There is no answer just now.')).toBeVisible();
      await look(third, 'Continue on another phone');
    });
    test(`the rare sheets meet WCAG 2.2 AA, and the keyboard reaches all of them (${colorScheme})`, async ({
      page,
      newPhone,
    }) => {
      await arrive(page, 'Ana');
      await drink(page, 'Beer');
      const second = await newPhone();

      await refuse(second, '**/api/tickets/look*', 429, 'too-many');
      const link = await squareOf(page, 'Ana');
      await openSquare(second, link);
      await look(second, 'That was many tries');
      await second.unroute('**/api/tickets/look*');

      const full = await newPhone();
      await openSquare(full, link);
      await expect(full.getByRole('dialog', { name: 'Carry on as Ana?' })).toBeVisible();
      await fillStorage(full);
      await tap(full, 'Carry on here');
      await look(full, 'This phone cannot save');
      await tap(page, 'Cancel');

      await openSquare(second, await squareOf(page, 'Ana'));
      await tap(second, 'Carry on here');
      await expect(counter(second)).toContainText('1');
      await refuse(second, '**/api/sessions/*/ticket*', 403, 'celebration-over');
      await second.getByRole('button', { name: 'Ana, your settings' }).press('Enter');
      await tap(second, 'Continue on another phone');
      await expect(second.getByText('This evening cannot go to another phone just now.')).toBeVisible();
      await look(second, 'Continue on another phone');
      await second.unroute('**/api/sessions/*/ticket*');
      await tap(second, 'All right');

      // Both phones have the evening. The second phone deletes it while a third phone is about to take it over.
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 15_000 });
      const third = await newPhone();
      await openSquare(third, await squareOf(page, 'Ana'));
      await expect(third.getByRole('dialog', { name: 'Carry on as Ana?' })).toBeVisible();
      await tap(second, 'Ana, your settings');
      await tap(second, 'Delete my data');
      const isDeleted = second.waitForResponse((response) => response.request().method() === 'DELETE');
      await tap(second, 'Delete');
      await isDeleted;
      await tap(third, 'Carry on here');
      await look(third, 'This evening is over');
      // The first phone learns of the deletion when it asks about its ticket.
      await look(page, 'Your data is deleted');
    });
  });
}
