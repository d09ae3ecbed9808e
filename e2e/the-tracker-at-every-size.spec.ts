import type { Locator, Page } from '@playwright/test';
import { MENU_MAX_DRINKS, type MenuItem } from '../src/domain/menu/menu-item.ts';
import { SIGNS } from '../src/domain/menu/signs.ts';
import { arrive, counter, drink, expect, joinByLink, test, tile } from './helpers/clink.ts';
import { test as testWithHosts } from './helpers/hosts/host.ts';
import { marekAndHisParty } from './helpers/hosts/host-calls.ts';
import { box, SIZES } from './helpers/looking/boxes.ts';
import { asOnAPhone } from './helpers/looking/phone-letters.ts';
import { wake } from './helpers/phone.ts';

const bar = (page: Page) => page.getByRole('status').locator('..');

async function covers(cover: Locator, part: Locator): Promise<boolean> {
  const [a, b] = [await box(cover), await box(part)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

async function expectFirstScreen(page: Page, height: number, at: string): Promise<void> {
  const barStart = Math.min(height, (await box(bar(page))).y);
  for (const tile of await page.getByRole('region', { name: 'What are you drinking?' }).getByRole('listitem').all()) {
    expect((await box(tile)).bottom, at).toBeLessThanOrEqual(height);
    expect(await covers(bar(page), tile), at).toBe(false);
  }
  if ((await page.getByRole('status').textContent()) !== '') return expectToastInBar(page, at);
  const { y, bottom } = await box(page.getByRole('heading', { name: 'Drinking Pace' }));
  expect(bottom <= barStart || y >= barStart, `the pace heading at ${at}`).toBe(true);
}

test('all six drinks are in sight, the pace heading is never partly covered, and a toast covers no button [WCAG-1.3.4]', async ({
  page,
}) => {
  // The test visits every size twice, and the machine may be busy.
  test.setTimeout(120_000);
  await arrive(page, 'Ana');
  for (const toast of ['', ' with a toast']) {
    if (toast) await drink(page, 'Cocktail', 'Whiskey');
    if (toast) await page.getByRole('button', { name: 'Undo' }).focus();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expectFirstScreen(page, height, `${width}×${height}${toast}`);
    }
  }
});

test('on a phone the bar covers the heading of the pace card completely or not at all, even while a toast is shown', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  const card = page.getByRole('region', { name: 'Drinking Pace' });
  for (const toast of ['', ' with a toast']) {
    if (toast) await drink(page, 'Beer');
    if (toast) await page.getByRole('button', { name: 'Undo' }).focus();
    for (const [width, height] of SIZES.filter(([width]) => width < 500)) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const cover = toast ? Math.min((await box(bar(page))).y, (await box(page.getByRole('status'))).y) : null;
      const shown = (cover ?? (await box(bar(page))).y) - (await box(card)).y;
      expect(shown < 1 || shown >= 24, `${shown} px at ${width}×${height}${toast}`).toBe(true);
    }
  }
});

async function expectToastInBar(page: Page, at: string): Promise<void> {
  const toast = await box(page.getByText('Added Whiskey Cocktail!').locator('..'));
  const undo = await box(page.getByRole('button', { name: 'Undo' }));
  expect(undo.right, at).toBeLessThanOrEqual(toast.right);
  expect(undo.x, at).toBeGreaterThanOrEqual(toast.x);
  await expect(page.getByRole('button', { name: 'Undo' }), at).toBeInViewport({ ratio: 1 });
  for (const name of ['View Stats', 'Leaderboard']) {
    expect(await covers(page.getByRole('status'), page.getByRole('button', { name })), at).toBe(false);
  }
}

test('on a short screen a toast is in one line above the drinks, and the buttons of the bar stay as they are', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await asOnAPhone(page);
  const low = SIZES.filter(([width, height]) => height < 760 && width < 1_000);
  const stats = page.getByRole('button', { name: 'View Stats' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const message = page.getByText('Added Whiskey Cocktail!');
  const drinks = page.getByRole('region', { name: 'What are you drinking?' });
  const before: unknown[] = [];
  for (const [width, height] of low) {
    await page.setViewportSize({ width, height });
    before.push(await box(stats));
  }
  await drink(page, 'Cocktail', 'Whiskey');
  await undo.focus();
  for (const [index, [width, height]] of low.entries()) {
    await page.setViewportSize({ width, height });
    const at = `${width}×${height}`;
    expect(await box(stats), at).toEqual(before[index]);
    expect((await box(message)).height, at).toBeLessThan(20);
    expect(await covers(page.getByRole('status'), drinks), at).toBe(false);
    expect((await box(undo)).width, at).toBeGreaterThanOrEqual(56);
    expect((await box(undo)).height, at).toBeGreaterThanOrEqual(44);
  }
  // The head of the screen has the focus.
  await page.getByRole('button', { name: 'Ana, your settings' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  for (const [width, height] of low) {
    await page.setViewportSize({ width, height });
    const settings = page.getByRole('button', { name: 'Ana, your settings' });
    expect(await covers(page.getByRole('status'), settings), `the focus at ${width}×${height}`).toBe(false);
  }
});

test('while a toast is shown, the count of its drink has a ring', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, 'Ana');
  const ringed = () =>
    page
      .getByRole('region', { name: 'What are you drinking?' })
      .getByRole('button')
      .evaluateAll((tiles) =>
        tiles
          .filter((tile) => [...tile.children].some((part) => getComputedStyle(part, '::after').content !== 'none'))
          .map((tile) => tile.getAttribute('aria-label')),
      );
  await drink(page, 'Beer');
  await drink(page, 'Wine');
  await drink(page, 'Beer');
  expect(await ringed()).toEqual(['Beer, 2 today']);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Beer taken back')).toBeVisible();
  expect(await ringed()).toEqual(['Beer, 1 today']);
  await expect(page.getByText('Beer taken back')).toHaveCount(0, { timeout: 15_000 });
  expect(await ringed()).toEqual([]);
});

test('the chosen pace is larger than the other three and touches no word', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, 'Ana');
  const slider = page.getByRole('slider', { name: 'Drinking Pace' });
  const word = (name: string) => page.getByText(name, { exact: true });
  const emoji = (name: string) => word(name).locator('xpath=preceding-sibling::*');
  for (const [key, chosen] of [
    ['Home', 'Slow'],
    ['ArrowRight', 'Moderate'],
    ['End', 'Catch Up'],
  ] as const) {
    await slider.press(key);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const at = `${chosen} at ${width}×${height}`;
      const glass = await box(emoji(chosen));
      for (const other of ['Slow', 'Moderate', 'Fast', 'Catch Up'].filter((name) => name !== chosen)) {
        expect(glass.height, at).toBeGreaterThan((await box(emoji(other))).height * 1.2);
        expect(await covers(emoji(chosen), word(other)), at).toBe(false);
      }
      expect(glass.bottom, at).toBeLessThanOrEqual((await box(word(chosen))).y);
    }
  }
});

test('the toast above the bar does not cover the focused control [WCAG-2.4.11]', async ({ page }) => {
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  const slider = page.getByRole('slider', { name: 'Drinking Pace' });
  const toast = await box(page.getByText('Added Beer!').locator('..'));
  await page.evaluate((by) => scrollBy(0, by), (await box(slider)).bottom - toast.y - 30);
  expect((await box(slider)).bottom).toBeGreaterThan(toast.y);
  await slider.focus();
  expect((await box(slider)).bottom).toBeLessThanOrEqual(toast.y);
});

test('at twice the text size, Undo stays inside its toast [WCAG-1.4.4]', async ({ page }) => {
  await arrive(page, 'Ana');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await tile(page, 'Cocktail').click();
  await page.getByRole('button', { name: 'Whiskey' }).click();
  // A key is used, because at this size 'Confirm' is where the spirit was, and a second tap in one place is ignored.
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).focus();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 });
    await expectToastInBar(page, `${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('wide text spacing leaves enough room for the number [WCAG-1.4.12]', async ({ page }) => {
  await arrive(page, 'Ana');
  const number = counter(page).getByText('0', { exact: true });
  const before = await box(number.locator('..'));
  // This adds a style as a user style sheet would, without the limits of the page's Content-Security-Policy.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const after = await box(number.locator('..'));
  expect(after.height).toBeGreaterThan(before.height * 0.8);
  await expect(number).toBeInViewport();
});

test('a swipe that begins on the pace slider scrolls the page, and a tap on the slider chooses a pace', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await page.setViewportSize({ width: 390, height: 664 });
  const slider = page.getByRole('slider', { name: 'Drinking Pace' });
  await slider.scrollIntoViewIfNeeded();
  const { x, y, right } = await box(slider);
  const before = await page.evaluate(() => scrollY);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly number[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((place) => ({ x: right - 20, y: place })) });
  await touch('touchStart', [y + 20]);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', [y + 20 + step * 10]);
  await touch('touchEnd', []);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Moderate');
  const now = await box(slider);
  await page.touchscreen.tap(x + 20, now.y + 20);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Slow');
});

const NAMES = [
  ...['Ana’s Spritz', 'Opa’s Obstler', 'Elderflower fizz', 'Weißweinschorle'],
  ...['Rhubarb & Rosemary Fizz', 'Espresso Martini', 'Żubrówka sour', 'Virgin Mule'],
];
const MENU = NAMES.map((name, index): MenuItem => {
  const drinkType = index % 2 === 0 ? 'other' : 'wine';
  return { id: `drink-${index}`, name, sign: SIGNS[index] ?? '🍹', drinkType, isSoldOut: false };
});

testWithHosts(
  'a menu of one, three or eight drinks comes when no finger is down, leaves all six in sight, and cuts no name',
  async ({ page, clink, newPhone }) => {
    const { party, set } = await marekAndHisParty(await newPhone(), clink);
    await page.setViewportSize({ width: 390, height: 664 });
    await joinByLink(page, `${clink.url}/?c=${party.code}`, 'Ana & Ben', 'Lea');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const put = async (count: number, revision: number) => {
      await set({ menu: MENU.slice(0, count), revision });
      const heard = page.waitForResponse((response) => response.url().includes(`/api/celebrations/${party.code}`));
      await wake(page);
      await heard;
    };

    const [beer, wine] = [await box(tile(page, 'Beer')), await box(tile(page, 'Wine'))];
    await page.mouse.move(beer.x + 20, beer.bottom - 20);
    await page.mouse.down();
    await put(MENU_MAX_DRINKS, 0);
    await page.waitForTimeout(300);
    // This measures the neighbouring tile, because the tapped tile is drawn smaller.
    expect(await box(tile(page, 'Wine'))).toEqual(wine);
    await page.mouse.up();
    await page.getByRole('dialog', { name: 'Add Beer?' }).getByRole('button', { name: 'Go Back' }).press('Enter');

    const drinks = page.getByRole('region', { name: 'What are you drinking?' });
    for (const [revision, count] of [MENU_MAX_DRINKS, 3, 1].entries()) {
      if (revision > 0) await put(count, revision);
      await expect(drinks.getByRole('listitem')).toHaveCount(count + 6);
      for (const [width, height] of [
        [320, 568],
        [390, 664],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        const at = `${count} at ${width}×${height}`;
        await expectFirstScreen(page, height, at);
        const cut = await drinks
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.flatMap((button) =>
              [...button.querySelectorAll('bdi, span')]
                .filter(
                  (part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflow === 'hidden',
                )
                .map(({ textContent }) => textContent),
            ),
          );
        expect(cut, at).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      }
    }
  },
);
