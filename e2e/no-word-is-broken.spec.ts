import type { Page } from '@playwright/test';
import { addGuest } from './add-guest.ts';
import { SIZES } from './boxes.ts';
import { arrive, drink, expect, openView, test } from './clink.ts';

/** The words that are drawn on two lines. A hyphen may end a line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('no word is broken on any screen at any size', async ({ page, clink }) => {
  await addGuest(clink, 'Ben', 2);
  await arrive(page, clink.url, 'Ana');
  const check = async (where: string) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await brokenWords(page), `${where} at ${width}×${height}`).toEqual([]);
    }
  };
  await check('tracker without drinks');
  await openView(page, 'View Stats');
  await check('stats without drinks');
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await drink(page, 'Beer');
  await check('tracker');
  await openView(page, 'View Stats');
  await check('stats');
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await openView(page, 'Leaderboard');
  await check('leaderboard');
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await page.getByRole('button', { name: /your settings$/ }).press('Enter');
  await check('settings');
});
