import type { Page } from '@playwright/test';
import { addGuest } from './add-guest.ts';
import { SIZES } from './boxes.ts';
import { arrive, drink, expect, openScreen, test } from './clink.ts';

/** The words that are drawn on two lines. A hyphen may end a line. What only screen readers read is one pixel wide. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isDrawn = ({ parentElement: parent }: Node) => parent !== null && parent.getBoundingClientRect().width > 1;
    const linesOf = (text: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!isDrawn(text)) continue;
      const words = [...`${text.textContent}`.matchAll(/[^\s-]+/gu)];
      const onTwoLines = words.filter(({ index, 0: word }) => linesOf(text, index, index + word.length) > 1);
      broken.push(...onTwoLines.map(([word]) => word));
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
  await openScreen(page, 'View Stats');
  await check('stats without drinks');
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await drink(page, 'Beer');
  await check('tracker');
  await openScreen(page, 'View Stats');
  await check('stats');
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await openScreen(page, 'Leaderboard');
  await check('leaderboard');
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await page.getByRole('button', { name: /your settings$/ }).press('Enter');
  await check('settings');
});
