import type { Page } from '@playwright/test';
import { test as base, counter, expect } from './helpers/clink.ts';
import { ALL_CODE, holdFiles } from './helpers/hold-files.ts';
import { mostDrinks } from './helpers/leaderboard.ts';

interface Fixtures {
  /** Delivers the code, which the network holds back until this call. */
  release: () => void;
  /** Uncaught errors, and messages in the console. */
  found: string[];
}

const test = base.extend<Fixtures>({
  release: async ({ page }, use) => use(await holdFiles(page, ALL_CODE)),
  found: async ({ page }, use) => use(faults(page)),
});

/** Opens the page without waiting for its code. */
const open = (page: Page, path = '/') => page.goto(path, { waitUntil: 'commit' });

function faults(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  return found;
}

/** Ana opens the page again. The phone stores three of her drinks, and `more`. */
async function openAgain(page: Page, more: Record<string, string> = {}): Promise<void> {
  await page.addInitScript((kept) => {
    const now = Date.now();
    const drinks = [1, 2, 3].map((id) => ({ id: `${now}-${id}`, drinkType: 'beer', timestamp: now }));
    localStorage.setItem('clink', JSON.stringify({ drinks, sessionStart: now - 60_000 }));
    localStorage.setItem('userName', 'Ana');
    localStorage.setItem('locationDialogShown', 'true');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, more);
  await open(page);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const number = (page: Page) => counter(page).getByText(/^\d+$/);
const welcome = (page: Page) => page.getByText('Welcome to Clink', { exact: true });
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the first screen appears before any code, in its colours and without a zero, and the code hydrates it unchanged', async ({
  page,
  release,
  found,
}) => {
  await openAgain(page);
  await expect(button(page, 'Beer')).toBeVisible();
  expect(await paper(page)).toBe('rgb(249, 240, 225)');
  await expect(welcome(page)).toBeHidden();
  await expect(number(page)).toBeHidden();
  const tile = await button(page, 'Beer').elementHandle();
  release();
  await expect(number(page)).toHaveText('3');
  await expect(number(page)).toBeVisible();
  // The number appears without an animation.
  await expect(number(page)).not.toHaveAttribute('data-before');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await tile?.evaluate((element) => element.isConnected)).toBe(true);
  // `fonts.ready` does not wait for a font that nothing has requested yet.
  await expect.poll(() => page.evaluate(() => document.fonts.check('450 36px "Fraunces Clink"'))).toBe(true);
  expect(found).toEqual([]);
});

test('a new guest reads the welcome before the code has loaded, and the code keeps the same welcome open', async ({
  page,
  release,
  found,
}) => {
  await open(page);
  await expect(welcome(page)).toBeVisible();
  const before = await welcome(page).boundingBox();
  const heading = await welcome(page).elementHandle();
  release();
  await expect(page.getByRole('dialog', { name: 'Welcome to Clink' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await welcome(page).boundingBox()).toEqual(before);
  expect(found).toEqual([]);
});

/** Keeps the browser from drawing until the returned function is called. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, {
      draw() {
        Object.assign(window, { requestAnimationFrame });
        for (const callback of waiting) requestAnimationFrame(callback);
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'draw')());
}

test('code that arrives at once starts the app only after the first paint', async ({ page }) => {
  const draw = await holdFrames(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await draw();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
});

test('in the background, where the browser paints nothing, the app starts at once', async ({ page }) => {
  await holdFrames(page);
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
});

test('a tap on a drink before the code has loaded opens the dialog of that drink afterwards', async ({
  page,
  release,
}) => {
  await openAgain(page);
  await button(page, 'Wine').tap();
  release();
  const dialog = page.getByRole('dialog', { name: 'Add Wine?' });
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(number(page)).toHaveText('4');
});

test('a tap on the button of a screen before the code has loaded opens that screen afterwards', async ({
  page,
  release,
}) => {
  await openAgain(page);
  await button(page, 'Leaderboard').tap();
  release();
  await expect(mostDrinks(page)).toContainText('Ana');
});

test('before the code has loaded, taps of a new guest reach nothing below the welcome', async ({ page, release }) => {
  await open(page);
  await expect(welcome(page)).toBeVisible();
  const tile = await button(page, 'Shot').boundingBox();
  await page.touchscreen.tap((tile?.x ?? 0) + 20, (tile?.y ?? 0) + 20);
  release();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await button(page, 'Start Tracking! 🎉').press('Enter');
  await expect(number(page)).toHaveText('0');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('before the code has loaded, a new guest with a celebration’s link sees no welcome', async ({ page }) => {
  await holdFiles(page, ALL_CODE);
  await open(page, '/?c=K7MP4XRT');
  await expect(button(page, 'Beer')).toBeVisible();
  await expect(welcome(page)).toBeHidden();
});

test('a pace chosen before the code has loaded is stored', async ({ page, release, found }) => {
  await openAgain(page);
  await page.getByRole('slider').press('ArrowRight');
  release();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Fast');
  expect(await page.evaluate(() => localStorage.getItem('drinkingPace'))).toBe('fast');
  expect(found).toEqual([]);
});

test('a guest who chose the night theme sees no light page before the code has loaded', async ({ page }) => {
  await holdFiles(page, ALL_CODE);
  await openAgain(page, { theme: 'night' });
  await expect(button(page, 'Beer')).toBeVisible();
  expect(await paper(page)).toBe('rgb(27, 10, 25)');
});

test('before the code has loaded, an unknown path already shows its message and no tracker', async ({
  page,
  release,
  found,
}) => {
  await open(page, '/speeches');
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await expect(button(page, 'Beer')).toHaveCount(0);
  release();
  await expect.poll(() => found).toContainEqual(expect.stringContaining('/speeches'));
  expect(found.filter((text) => !text.startsWith('Failed to load resource'))).toHaveLength(1);
});

test('without JavaScript the page says what it needs', async ({ clink }) => {
  const page = await (await fetch(clink.url)).text();
  expect(page).toMatch(/<noscript>.*Clink needs JavaScript to count your drinks\./);
});
