import type { Page } from '@playwright/test';
import { contrast } from '../src/ui/look/contrast.fixture.ts';
import { arrive, backToTracker, drink, expect, openScreen, test } from './helpers/clink.ts';
import { unmarkedLists } from './helpers/looking/tab-through.ts';

/** The RGB colour that the browser draws for a computed colour. */
const drawn = (page: Page, colour: string) =>
  page.evaluate((fillStyle) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    Object.assign(context, { fillStyle }).fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha] as const;
  }, colour);

const contrastOn = async (page: Page, a: string, b: string) => contrast(await drawn(page, a), await drawn(page, b));

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('WebKit recognises every list, and the title of the page names the screen [WCAG-1.3.1, 2.4.2]', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await expect(page).toHaveTitle('Clink');
  expect(await unmarkedLists(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cocktail', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await unmarkedLists(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await drink(page, 'Beer');
  await openScreen(page, 'View Stats');
  await expect(page).toHaveTitle('Your Stats · Clink');
  expect(await unmarkedLists(page)).toEqual([]);
  await backToTracker(page);
  await expect(page).toHaveTitle('Clink');
  await openScreen(page, 'Leaderboard');
  await expect(page).toHaveTitle('Leaderboard · Clink');
  await expect(page.getByRole('list', { name: 'Most Drinks' })).toBeVisible();
  expect(await unmarkedLists(page)).toEqual([]);
  await page.getByRole('tab', { name: 'All guests' }).click();
  await expect(page.getByRole('list', { name: 'All guests' })).toBeVisible();
  expect(await unmarkedLists(page)).toEqual([]);
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Oops! Page not found · Clink');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the chosen segment of the leaderboard has a contrast of 3 to 1 (${colorScheme}) [WCAG-1.4.1, 1.4.11]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await arrive(page, 'Ana');
    await openScreen(page, 'Leaderboard');
    const [mark = ''] = /rgb\([^)]*\)/.exec(await styleOf(page, '[aria-selected="true"]', 'background-image')) ?? [];
    const ground = await styleOf(page, '[aria-selected="true"]', 'background-color');
    expect(await contrastOn(page, mark, ground)).toBeGreaterThanOrEqual(3);
  });
}

for (const [colorScheme, remembered] of [
  ['dark', 'day'],
  ['light', 'night'],
] as const) {
  test(`with forced colours, a stored theme hides nothing (${remembered} on ${colorScheme}) [WCAG-1.4.11]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), remembered);
    await arrive(page, 'Ana');
    await page.getByRole('button', { name: 'Beer', exact: true }).press('Enter');
    expect(await styleOf(page, 'dialog[open]', 'border-top-style')).toBe('solid');
    await page.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openScreen(page, 'View Stats');
    const canvas = await styleOf(page, 'body', 'background-color');
    const line = await styleOf(page, 'main [data-color] svg svg path', 'stroke');
    expect(await contrastOn(page, line, canvas)).toBeGreaterThanOrEqual(3);
    const glass = await styleOf(page, 'main [data-status] svg circle', 'stroke');
    expect(await contrastOn(page, glass, canvas)).toBeGreaterThanOrEqual(3);
    await backToTracker(page);
    await openScreen(page, 'Leaderboard');
    const chosen = await styleOf(page, '[aria-selected="true"]', 'background-color');
    expect(await contrastOn(page, chosen, canvas)).toBeGreaterThanOrEqual(3);
  });
}

for (const width of [390, 320]) {
  test(`at twice the text size and ${width} px, nothing scrolls sideways and no name is truncated [WCAG-1.4.4, 1.4.10]`, async ({
    page,
    addGuest,
  }) => {
    for (const name of ['WWWWWWWWWWWWWWWWWWWW', 'Maximilian von Thurn', 'Großtante Wilhelmine', 'Ben'])
      await addGuest(name, name.length);
    await page.setViewportSize({ width, height: 844 });
    await arrive(page, 'Grandma Rosi');
    await drink(page, 'Beer');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('bdi')]
          .filter((name) => {
            const { width: shown } = name.parentElement?.getBoundingClientRect() ?? { width: 0 };
            const hides = getComputedStyle(name).overflow !== 'visible';
            const isCut = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight;
            return (hides && isCut) || name.getBoundingClientRect().width > shown + 1;
          })
          .map(({ textContent }) => textContent),
      );
    await openScreen(page, 'View Stats');
    expect(await sideways(page)).toBe(0);
    await backToTracker(page);
    await openScreen(page, 'Leaderboard');
    await expect(page.getByRole('list', { name: 'Most Drinks' }).getByRole('listitem')).toHaveCount(5);
    expect([await sideways(page), await cut()]).toEqual([0, []]);
    await page.getByRole('tab', { name: 'All guests' }).press('Enter');
    await expect(page.getByRole('list', { name: 'All guests' }).getByRole('listitem')).toHaveCount(5);
    expect([await sideways(page), await cut()]).toEqual([0, []]);
  });
}

test('at 320×256, the size at a zoom of 400 %, nothing scrolls sideways and a drink can be confirmed [WCAG-1.4.10]', async ({
  page,
  addGuest,
}) => {
  await addGuest('Maximilian von Thurn', 3);
  await page.setViewportSize({ width: 320, height: 256 });
  await arrive(page, 'Ana');
  expect(await sideways(page)).toBe(0);
  await drink(page, 'Beer');
  await openScreen(page, 'View Stats');
  expect(await sideways(page)).toBe(0);
  await backToTracker(page);
  await openScreen(page, 'Leaderboard');
  await expect(page.getByRole('list', { name: 'Most Drinks' }).getByRole('listitem')).toHaveCount(2);
  expect(await sideways(page)).toBe(0);
});
