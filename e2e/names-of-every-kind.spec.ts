import type { Locator, Page } from '@playwright/test';
import { create, join } from './helpers/celebrations.ts';
import { arrive, drink, expect, openScreen, test } from './helpers/clink.ts';
import { mostDrinks } from './helpers/leaderboard.ts';

const NAMES = [
  'W'.repeat(20),
  '\ufdfd'.repeat(20),
  'مرحبا بالضيوف الكرام',
  'שַׁבְּתַאי דָּוִד',
  'เปี๊ยกโป๊ะเชษฐ์กี้ร์',
  'བསྟན་འཛིན་ལཀྵྨཱི',
  'लक्ष्मी त्रिपाठी',
  'ᠴᠢᠩᠭᠢᠰ ᠬᠠᠭᠠᠨ',
  '👨‍👩‍👧‍👦 1️⃣',
  'Q\u0323\u0307\u0302'.repeat(5),
  '<b>Ana</b>&lt;',
  'Ana',
];

const heightOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().height);
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The names in a list that overflow their row. Long names should wrap. */
const stickingOut = (list: Locator) =>
  list.locator('li').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [outer, name] = [row.getBoundingClientRect(), row.querySelector('bdi')?.getBoundingClientRect()];
      if (!name) return 'a row without a name of its own';
      return name.left < outer.left || name.right > outer.right + 0.5 ? (row.textContent ?? '') : [];
    }),
  );

for (const [one, other] of [
  ['عمر', 'Maximilian-Alexander'],
  ['Maximilian-Alexander', 'عمر'],
  ['Ana', 'Tom'],
] as const) {
  test(`two glasses that meet show a name each, whatever the scripts of the names: ${one} and ${other}`, async ({
    page,
    newPhone,
    clink,
  }) => {
    const code = await create(clink, 'Mia & Leo');
    const friend = await newPhone();
    await join(page, code, 'Mia & Leo', one);
    await join(friend, code, 'Mia & Leo', other);
    await drink(page, 'Water');
    await drink(friend, 'Water');
    const glasses = friend.locator('div', { has: friend.locator('> svg') }).filter({ hasText: `You${one}` });
    await expect(glasses.last()).toBeVisible({ timeout: 15_000 });
    const { left, right, middle } = await glasses.last().evaluate((drawing) => {
      const [you, name] = drawing.querySelectorAll('span');
      const rings = drawing.querySelector('svg')?.getBoundingClientRect();
      return {
        left: you?.getBoundingClientRect().right ?? 0,
        right: name?.getBoundingClientRect().left ?? 0,
        middle: ((rings?.left ?? 0) + (rings?.right ?? 0)) / 2,
      };
    });
    expect(left).toBeLessThan(middle);
    expect(right).toBeGreaterThan(middle);
  });
}

test('a name in another script begins at the side where the other lines of the page begin', async ({ page }) => {
  await arrive(page, 'عمر');
  await page.getByRole('button', { name: /, your settings$/ }).press('Enter');
  const name = page.getByRole('button', { name: /Change$/ }).locator('bdi');
  const start = await name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left - element.getBoundingClientRect().left;
  });
  expect(start).toBeLessThan(2);
});

for (const width of [320, 390]) {
  test.describe(`on a phone ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('no name breaks the layout of a leaderboard row, whatever its direction and width [WCAG-1.4.10]', async ({
      page,
      addGuest,
    }) => {
      for (const [place, name] of NAMES.entries()) await addGuest(name, NAMES.length - place);
      await arrive(page, 'Ana');
      await drink(page, 'Beer');
      await openScreen(page, 'Leaderboard');

      const top = mostDrinks(page);
      await expect(top.getByRole('listitem')).toHaveCount(10);
      expect(await stickingOut(top)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      const podium = await Promise.all([0, 1, 2].map((place) => heightOf(top.locator('bdi').nth(place))));
      const lineHeight = await top
        .locator('bdi')
        .first()
        .evaluate((name) => Number.parseFloat(getComputedStyle(name).lineHeight) + 0.5);
      expect(Math.max(...podium)).toBeLessThanOrEqual(4 * lineHeight);

      await page.getByRole('tab', { name: 'All guests' }).press('Enter');
      const all = page.getByRole('list', { name: 'All guests' });
      await expect(all.getByRole('listitem')).toHaveCount(NAMES.length + 1);
      const heights = await all.locator('li').evaluateAll((rows) =>
        rows.map((row) => {
          const name = row.querySelector('bdi')?.getBoundingClientRect().height ?? 0;
          return { row: row.getBoundingClientRect().height, isOneLine: name < 30 };
        }),
      );
      const ofOneLine = heights.filter(({ isOneLine }) => isOneLine).map(({ row }) => row);
      // Some names need two lines, because a missing letter is drawn as a wide box.
      expect(ofOneLine.length).toBeGreaterThan(NAMES.length / 2);
      expect(new Set(ofOneLine).size, ofOneLine.join(' ')).toBe(1);
      expect(await stickingOut(all)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    });

    test('no name moves other parts of the tracker', async ({ page }) => {
      await arrive(page, 'Ana');
      const button = page.getByRole('button', { name: /, your settings$/ });
      const height = await heightOf(button);
      for (const name of NAMES) {
        await button.press('Enter');
        await page.getByRole('button', { name: /Change$/ }).press('Enter');
        await page.getByRole('textbox', { name: 'Your name' }).fill(name);
        await page.getByRole('button', { name: 'Save' }).press('Enter');
        await expect(button.locator('bdi')).toHaveText(name.normalize('NFC'));
        expect(await heightOf(button), name).toBe(height);
        expect(await isTooWide(page), name).toBe(false);
      }
    });
  });
}
