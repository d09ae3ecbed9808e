import type { Page } from '@playwright/test';
import { expect, said } from './helpers/clink.ts';
import { tap, test } from './helpers/hosts/host.ts';

const LAPTOP = { width: 1440, height: 900 };

const overNotice = (page: Page) => page.getByRole('heading', { name: 'It is over' });
const mark = (page: Page, text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });

/** Marek has the details open, and Sofie, on `second`, the guests. */
async function openBoth(...[page, ...others]: Parameters<typeof marekAndSofie>) {
  const hosts = await marekAndSofie(page, ...others);
  const { second } = hosts;
  await page.setViewportSize(LAPTOP);
  await page.goto(hosts.pageOf('details'));
  await second.setViewportSize(LAPTOP);
  await second.goto(hosts.pageOf('guests'));
  await expect(mark(second, 'live')).toBeVisible();
  return hosts;
}

test('an open log and its heading show what a co-host changes, and nothing that is typed is lost', async ({
  page,
  clink,
  newPhone,
}) => {
  const { second, ...marek } = await openBoth(page, clink, newPhone);
  await page.getByLabel('First name', { exact: true }).fill('Anna');
  await marek.set({ date: '2026-06-21' });
  await expect(second.getByRole('button', { name: /^Undo: Marek changed/ })).toBeVisible();
  await tap(page, 'Save');
  await expect(second.getByText('Anna & Ben').first()).toBeVisible();
  await expect(second).toHaveTitle(/Anna & Ben/);
  await expect(second.getByText(/21 June/).first()).toBeVisible();
  await marek.invite();
  await expect(second.getByText(/Marek invited/)).toBeVisible();
});

test('two hosts hear of each other that the celebration is over and open again, without a reload', async ({
  page,
  clink,
  newPhone,
}) => {
  const { second, ...marek } = await openBoth(page, clink, newPhone);
  const isSamePage = await second.evaluateHandle(() => document);

  await tap(page, 'End the celebration');
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).press('Enter');
  await expect(said(page, 'The celebration is over.')).toBeVisible();
  await expect(overNotice(second)).toBeVisible();
  await expect(mark(second, 'over')).toBeVisible();

  await tap(second, 'Undo: Marek ended the celebration');
  await expect(said(second, 'It is undone.')).toBeVisible();
  await expect(overNotice(second)).toHaveCount(0);
  await expect(mark(second, 'live')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the celebration' })).toBeVisible();

  await marek.set({ state: 'over' });
  await expect(overNotice(second)).toBeVisible();
  await tap(second, 'Open it again');
  await expect(overNotice(second)).toHaveCount(0);
  await expect(second.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'End the celebration' })).toBeVisible();
  expect(await isSamePage.evaluate((before) => before === document)).toBe(true);
});
