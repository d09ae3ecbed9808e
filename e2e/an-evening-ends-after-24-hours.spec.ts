import type { Page } from '@playwright/test';
import { HOUR_MS } from '../src/domain/limits.ts';
import { chooseNight, counter, drink, expect, introduce, test, visit } from './helpers/clink.ts';

const START = new Date('2026-06-20T19:00:00+02:00');
const afterHours = (hours: number, ms = 0) => new Date(START.getTime() + hours * HOUR_MS + ms);

const kept = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }));

/** Creates a guest for whom the phone stores every kind of value. */
async function celebrate(page: Page): Promise<Record<string, string>> {
  await visit(page);
  await chooseNight(page, 'Ana');
  await page.getByRole('slider').press('ArrowRight');
  await drink(page, 'Beer');
  const before = await kept(page);
  expect(before).toMatchObject({ userName: 'Ana', locationDialogShown: 'true', drinkingPace: 'fast', theme: 'night' });
  return before;
}

/** Expects the state of a first visit: a new session, no name, and the dialogs. */
async function expectNewBeginning(page: Page, before: Record<string, string>): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Welcome to Clink' })).toBeVisible();
  await expect(counter(page)).toContainText('0');
  const after = await kept(page);
  expect(Object.keys(after).sort()).toEqual(['clink', 'drinkingPace', 'sessionId', 'writeKey']);
  expect(JSON.parse(after.clink ?? '')).toMatchObject({ drinks: [] });
  expect(JSON.parse(after.clink ?? '').sessionStart).toBeGreaterThan(afterHours(24).getTime());
  expect(after.drinkingPace).toBe('moderate');
  expect(after.sessionId).not.toBe(before.sessionId);
  expect(after.writeKey).not.toBe(before.writeKey);
  await introduce(page, 'Ana');
  await expect(page.getByRole('dialog', { name: 'Enable Location Sharing' })).toBeVisible();
}

test('a page that loads at 24 hours continues the evening, and a page that loads a moment later has deleted it [SPEC-2.15, 4.3, 4.4] [ASVS-14.3.1]', async ({
  page,
}) => {
  await page.clock.setFixedTime(START);
  const before = await celebrate(page);
  await page.clock.setFixedTime(afterHours(24));
  await page.reload();
  await expect(counter(page)).toContainText('1');
  expect((await kept(page)).sessionId).toBe(before.sessionId);
  await page.goto('about:blank');
  await page.clock.setFixedTime(afterHours(24, 1));
  await page.goto('/');
  await expectNewBeginning(page, before);
});

test('an evening ends when its page comes back to the foreground [SPEC-4.4]', async ({ page }) => {
  await page.clock.setFixedTime(START);
  const before = await celebrate(page);
  await page.clock.setFixedTime(afterHours(25));
  await expect(counter(page)).toContainText('1');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectNewBeginning(page, before);
});

test('an open page checks every hour whether its evening has ended [SPEC-4.4, 9.2]', async ({ page }) => {
  await page.clock.install({ time: START });
  const before = await celebrate(page);
  await page.clock.fastForward('23:30:00');
  await expect(counter(page)).toContainText('1');
  await page.clock.fastForward('01:00:00');
  await expectNewBeginning(page, before);
});
