import { arrive, drink, expect, openScreen, test } from './helpers/clink.ts';
import { SIZES } from './helpers/looking/boxes.ts';
import { brokenWords } from './helpers/looking/layout-faults.ts';

test('no word is split between two lines on any screen at any size', async ({ page, addGuest }) => {
  await addGuest('Ben', 2);
  await arrive(page, 'Ana');
  const check = async (where: string) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(brokenWords), `${where} at ${width}×${height}`).toEqual([]);
    }
  };
  await check('tracker without drinks');
  await openScreen(page, 'View Stats');
  await check('stats without drinks');
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await drink(page, 'Beer');
  await check('tracker');
  await page.getByRole('button', { name: /^Cocktail/ }).press('Enter');
  await check('spirits');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await openScreen(page, 'View Stats');
  await check('stats');
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await openScreen(page, 'Leaderboard');
  await check('leaderboard');
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await page.getByRole('button', { name: /your settings$/ }).press('Enter');
  await check('settings');
});
