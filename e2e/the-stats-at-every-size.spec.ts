import type { Locator, Page } from '@playwright/test';
import { seededDrinks } from '../scripts/screenshots/add-guests.ts';
import { HOUR_MS } from '../src/domain/limits.ts';
import type { DrinkEntry } from '../src/domain/session/drink-entry.ts';
import { expect, openScreen, test } from './helpers/clink.ts';
import { box } from './helpers/looking/boxes.ts';

const NOW_MS = Date.UTC(2026, 5, 20, 20, 40);
const SESSION_START = NOW_MS - 4 * HOUR_MS;

/** Opens the stats of Ana, who joined four hours ago. `page` must be new, because a reload would leave the stats. */
async function openStats(page: Page, drinks: readonly DrinkEntry[]): Promise<void> {
  await page.clock.setFixedTime(NOW_MS);
  const stored = JSON.stringify({ sessionStart: SESSION_START, drinks });
  await page.addInitScript((clink) => {
    Object.assign(localStorage, { locationDialogShown: 'true', userName: 'Ana', clink });
  }, stored);
  await page.goto('/');
  await openScreen(page, 'View Stats');
}

/** The left edge of a part's letters, because its box may have a padding. */
const textStart = (part: Locator) =>
  part.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    return letters.getBoundingClientRect().x;
  });

for (const count of [0, 12]) {
  const second = ['Per Hour', 'Longest Break'];
  test(`with ${count} drinks, ${second.join(' and ')} start at the same horizontal position`, async ({ page }) => {
    await openStats(page, seededDrinks(count, SESSION_START, NOW_MS));
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      const starts = await Promise.all(second.map((name) => textStart(page.getByText(name, { exact: true }))));
      expect(Math.max(...starts) - Math.min(...starts), `${width} px: ${starts.join(', ')}`).toBeLessThan(1);
    }
  });
}

test('the label of the best hour is above its hour, and stays inside the card at both ends of the evening', async ({
  newPhone,
}) => {
  for (const hour of [0, 2, 4]) {
    const page = await newPhone();
    const flag = page.getByText(/^Most alcohol at/);
    const card = page.locator('section section').filter({ has: page.getByRole('heading', { name: 'Timeline' }) });
    const timestamp = SESSION_START + hour * HOUR_MS;
    const both = (['beer', 'wine'] as const).map((drinkType) => ({
      id: `${timestamp}-${drinkType}`,
      drinkType,
      timestamp,
    }));
    await openStats(page, both);
    for (const [width, textPx] of [
      [320, 16],
      [390, 16],
      [1440, 16],
      [320, 32],
      [390, 32],
    ] as const) {
      const where = `hour ${hour} at ${width} px, text ${textPx} px`;
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), textPx);
      const [name, around, best] = [await box(flag), await box(card), await box(page.locator('li[data-marked]'))];
      expect(name.x, where).toBeGreaterThanOrEqual(around.x - 1);
      expect(name.right, where).toBeLessThanOrEqual(around.right + 1);
      expect(name.bottom, where).toBeLessThan((await box(page.getByText('All', { exact: true }))).y);
      if (textPx > 16) continue;
      const half = name.width / 2;
      const nearest = Math.min(Math.max((best.x + best.right) / 2, around.x + half), around.right - half);
      expect(Math.abs(name.x + half - nearest), where).toBeLessThan(4);
    }
  }
});

test('on a small phone the bar does not cover half of the title Session Info', async ({ newPhone }) => {
  for (const [width, height, count] of [
    [320, 568, 0],
    [320, 568, 12],
    [375, 553, 12],
  ] as const) {
    const page = await newPhone();
    await page.setViewportSize({ width, height });
    await openStats(page, seededDrinks(count, SESSION_START, NOW_MS));
    const bar = await box(page.getByRole('button', { name: 'Back to Tracker' }).locator('../..'));
    const title = await box(page.getByRole('heading', { name: 'Session Info' }));
    const isAbove = title.bottom < bar.y - 8;
    expect(isAbove || title.y > bar.y - 4, `${width}×${height}, ${count} drinks: ${title.y}`).toBe(true);
  }
});
