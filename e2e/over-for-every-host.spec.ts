import type { Page } from '@playwright/test';
import { addDays, zoneTimeAt } from '../src/domain/celebration/zone-clock.ts';
import { dateOf } from '../src/ui/messages/en/celebration/celebration.ts';
import { expect, said } from './helpers/clink.ts';
import { tap, test } from './helpers/hosts/host.ts';

const LAPTOP = { width: 1440, height: 900 };

const overNotice = (page: Page) => page.getByRole('heading', { name: 'It is over' });
const mark = (page: Page, text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });

// Marek has the page Details open, and Sofie has the page of guests open.
test.beforeEach(async ({ page, marek, sofie }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto(marek.pageOf('details'));
  await sofie.setViewportSize(LAPTOP);
  await sofie.goto(marek.pageOf('guests'));
  await expect(mark(sofie, 'live')).toBeVisible();
});

test('an open log and its heading show a co-host’s changes, and no typed text is lost', async ({
  page,
  marek,
  sofie,
}) => {
  await page.getByLabel('First name', { exact: true }).fill('Anna');
  await tap(sofie, 'History');
  const date = addDays(zoneTimeAt(Date.now(), 'Europe/Vienna').date, 1);
  await marek.set({ date });
  await expect(sofie.getByRole('button', { name: /^Undo: Marek changed/ })).toBeVisible();
  await page.getByLabel('When?').focus();
  await expect(sofie.getByText('Anna & Ben').first()).toBeVisible();
  await expect(sofie).toHaveTitle(/Anna & Ben/);
  await expect(sofie.getByText(dateOf(date)).first()).toBeVisible();
  await marek.invite();
  await expect(sofie.getByText(/Marek invited/)).toBeVisible();
});

test('each of two hosts sees without a reload when the other one ends or reopens the celebration', async ({
  page,
  marek,
  sofie,
}) => {
  const isSamePage = await sofie.evaluateHandle(() => document);

  await tap(page, 'End the celebration');
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).press('Enter');
  await expect(said(page, 'The celebration is over.')).toBeVisible();
  await expect(overNotice(sofie)).toBeVisible();
  await expect(mark(sofie, 'over')).toBeVisible();

  await tap(sofie, 'Undo: Marek ended the celebration');
  await expect(said(sofie, 'It is undone.')).toBeVisible();
  await expect(overNotice(sofie)).toHaveCount(0);
  await expect(mark(sofie, 'live')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the celebration' })).toBeVisible();

  await marek.set({ state: 'over' });
  await expect(overNotice(sofie)).toBeVisible();
  await tap(sofie, 'Open it again');
  await expect(overNotice(sofie)).toHaveCount(0);
  await expect(sofie.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'End the celebration' })).toBeVisible();
  expect(await isSamePage.evaluate((before) => before === document)).toBe(true);
});
