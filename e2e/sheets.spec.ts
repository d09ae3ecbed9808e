import type { Page } from '@playwright/test';
import { arrive, counter, drink, expect, introduce, MOVING, test, tile } from './helpers/clink.ts';
import { box, SIZES } from './helpers/looking/boxes.ts';
import { asOnAPhone } from './helpers/looking/phone-letters.ts';

test.use({ contextOptions: MOVING });

/** A name with one character for which typefaces have no glyph. */
const FAULTY_NAME = 'A\ue000na';

async function typeFaultyName(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(FAULTY_NAME);
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
}

const faultOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'cannot be shown' });

/** The distance from the upper edge of the screen to the lower edge of the frame's upper line. */
const FRAME_PX = 12;

test('with all animations switched off, a guest can log another drink after a sheet has closed', async ({ page }) => {
  await arrive(page, 'Ana');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await drink(page, 'Beer');
  await drink(page, 'Cocktail', 'Rum');
  await expect(counter(page)).toContainText('2');
});

test('from the spirit to the confirmation, the sheet and its scrim stay open and the focus moves on [WCAG-2.4.3]', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await tile(page, 'Cocktail').press('Enter');
  const sheet = await page.getByRole('dialog').elementHandle();
  const heightOf = () => page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect().height);
  await expect(page.getByRole('heading', { name: 'Choose your cocktail' })).toBeFocused();
  const tallPx = await heightOf();
  await page.getByRole('button', { name: 'Rum' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  expect(await page.getByRole('dialog').evaluate((dialog, before) => dialog === before, sheet)).toBe(true);
  await expect.poll(heightOf).toBeLessThan(tallPx);
});

test('a sheet that is pulled down by its handle closes; a short pull does not close it [WCAG-2.5.1]', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  const dialog = page.getByRole('dialog');
  for (const [pullPx, isOpen] of [
    [40, true],
    [160, false],
  ] as const) {
    if (!(await dialog.isVisible())) await tile(page, 'Beer').press('Enter');
    await page.waitForTimeout(450);
    const { y = 0 } = (await dialog.boundingBox()) ?? {};
    await page.mouse.move(195, y + 14);
    await page.mouse.down();
    await page.mouse.move(195, y + 14 + pullPx, { steps: 4 });
    await page.mouse.up();
    await expect(dialog).toHaveCount(isOpen ? 1 : 0);
  }
});

test('the message about a wrong name is visible and announced while the keyboard leaves little room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await page.goto('/');
  await typeFaultyName(page);
  await expect(faultOf(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
});

test('at twice the text size no sheet scrolls sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, 'Grandma Rosalinda M');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await drink(page, 'Beer');
  const opened: readonly (readonly RegExp[])[] = [
    [/your settings$/],
    [/your settings$/, /Change$/],
    [/^Tonight$/],
    [/^Cocktail/],
    [/^Cocktail/, /^Rum$/],
    [/^Reset$/],
  ];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 });
    for (const buttons of opened) {
      for (const name of buttons) await page.getByRole('button', { name }).first().press('Enter');
      const dialog = page.getByRole('dialog');
      const widths = await dialog.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(widths[0], `${buttons} at ${width}`).toBe(widths[1]);
      while ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    }
  }
});

test('every setting is in sight, or on a low phone a whole row to scroll to, and the confirmation of a deletion covers the settings', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, 'Ana');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: /your settings$/ }).press('Enter');
    const done = page.getByRole('button', { name: 'Done' });
    const last = page.getByRole('button', { name: 'Delete my data' });
    await expect(done, `${width}×${height}`).toBeInViewport({ ratio: 1 });
    const isLow = width < 400 && height < 600;
    if (isLow) await last.scrollIntoViewIfNeeded();
    await expect(last, `${width}×${height}`).toBeInViewport({ ratio: 1 });
    if (isLow) expect((await box(last)).height, `${width}×${height}`).toBeGreaterThanOrEqual(44);
    await last.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delete My Data?' })).toBeInViewport({ ratio: 1 });
    if (width < 700) await expect(page.getByText('Done', { exact: true }), `${width}×${height}`).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
});

test('the whole location dialog is in sight at every size, and its footer is below the buttons', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await introduce(page, 'Ana');
  const dialog = page.getByRole('dialog', { name: 'Enable Location Sharing' });
  await expect(dialog).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const at = `${width}×${height}`;
    const footer = dialog.getByText(/^Your location is only used/);
    const share = dialog.getByRole('button', { name: 'Share My Location' });
    for (const part of [dialog, footer, share, dialog.getByRole('button', { name: /^Skip/ })])
      await expect(part, at).toBeInViewport({ ratio: 1 });
    expect((await box(share)).bottom, at).toBeLessThan((await box(footer)).y);
    const [inside, seen] = await dialog.evaluate((one) => [one.scrollHeight, one.clientHeight]);
    expect(inside, at).toBe(seen);
  }
});

test('the welcome is not wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  const [inside, seen] = await page.getByRole('dialog').evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(inside).toBe(seen);
});

test('on phones with a browser’s bars, the rims of the welcome’s two glasses are inside the frame and above the title', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await asOnAPhone(page);
  await expect(page.getByRole('button', { name: /^Do you have a code/ })).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const [width, height] of SIZES.filter(([width, height]) => width < 400 && height < 700)) {
    await page.setViewportSize({ width, height });
    const title = await box(page.getByRole('heading', { name: 'Welcome to Clink' }));
    for (const glass of [0, 1]) {
      const { y, bottom } = await box(dialog.locator('circle').nth(glass));
      expect(y, `glass ${glass + 1} at ${width}×${height}`).toBeGreaterThan(FRAME_PX);
      expect(bottom, `glass ${glass + 1} at ${width}×${height}`).toBeLessThanOrEqual(title.y);
    }
  }
});

test('the whole welcome stays in sight with a browser’s bars and a message about a wrong name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await typeFaultyName(page);
  for (const [width, height] of [
    [390, 664],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { name: 'Welcome to Clink' })).toBeInViewport({ ratio: 1 });
    await expect(faultOf(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Do you have a code/ })).toBeInViewport({ ratio: 1 });
    const [inside, seen] = await page.getByRole('dialog').evaluate((one) => [one.scrollHeight, one.clientHeight]);
    expect(inside, `nothing to scroll at ${width}×${height}`).toBe(seen);
  }
});

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [360, 640],
  [320, 568],
] as const) {
  test(`a message about a wrong name moves nothing on the welcome (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const field = page.getByRole('textbox', { name: 'Your name' });
    const code = page.getByRole('button', { name: /^Do you have a code/ });
    await expect(code).toBeVisible();
    await asOnAPhone(page);
    const places = async () => {
      const parts = [page.getByRole('heading', { name: 'Welcome to Clink' }), field, code];
      return Promise.all([...parts, page.getByRole('button', { name: /^Start Tracking/ })].map(box));
    };
    await field.fill(FAULTY_NAME);
    const before = await places();
    await field.press('Enter');
    await expect(faultOf(page)).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test('on the smallest phone the letter count is below the name field, after the hint', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await asOnAPhone(page);
  const field = await box(page.getByRole('textbox', { name: 'Your name' }));
  const count = await box(page.getByText('0 / 20'));
  const hint = await box(page.getByText('Everyone sees it on the leaderboard.'));
  expect(count.y).toBeGreaterThanOrEqual(field.bottom);
  expect(Math.abs(count.y - hint.y)).toBeLessThanOrEqual(1);
  expect(hint.right).toBeLessThanOrEqual(count.x);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a focused field with a fault has one ring in one colour (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const field = page.getByRole('textbox', { name: 'Your name' });
    await field.fill(FAULTY_NAME);
    const groundOf = () => field.evaluate((input) => getComputedStyle(input).backgroundColor);
    const ground = await groundOf();
    await field.press('Enter');
    await expect(faultOf(page)).toBeVisible();
    await expect(field).toBeFocused();
    const { ring, edge, words, ...widths } = await field.evaluate((input) => ({
      ring: getComputedStyle(input).outlineColor,
      ringStarts: getComputedStyle(input).outlineOffset,
      edgeWidth: getComputedStyle(input).borderTopWidth,
      edge: getComputedStyle(input).borderTopColor,
      words: getComputedStyle(input.parentElement?.querySelector('[role="alert"]') ?? input).color,
    }));
    expect([ring, edge]).toEqual([words, words]);
    expect(widths, 'the ring of the focus begins where the edge ends').toEqual({
      ringStarts: '-2px',
      edgeWidth: '2px',
    });
    expect(await groundOf()).toBe(ground);
  });
}

test('a sheet that is longer than the smallest phone opens with its title in sight [WCAG-2.4.3]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 530 });
  await arrive(page, 'Maximilian');
  await page.getByRole('button', { name: 'Maximilian, your settings' }).press('Enter');
  await page.getByRole('button', { name: 'Continue on another phone' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Continue on another phone' });
  await expect(sheet.getByRole('timer')).toBeVisible();
  const title = sheet.getByRole('heading', { level: 2 });
  await page.waitForTimeout(500);
  expect((await box(title)).y).toBeGreaterThan((await box(sheet)).y);
  expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  // In a narrow typeface the whole sheet fits, and then its last button has the focus instead of the title.
  const isAtTitle = await title.evaluate((heading) => heading === document.activeElement);
  await page.keyboard.press(isAtTitle ? 'Tab' : 'Shift+Tab');
  expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
});
