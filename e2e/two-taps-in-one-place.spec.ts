import type { Page } from '@playwright/test';
import { expect, test } from './clink.ts';

/** The distance between the places of the grid. `TAP_GRID_PX=24` takes about an hour. */
const GRID_PX = Number(process.env.TAP_GRID_PX ?? 200);
/** The second tap comes this long after the first. */
const GAPS_MS = [30, 120, 220, 330];
const MOST_APART_MS = 400;
const MINUTE_MS = 60_000;

type Place = readonly [x: number, y: number];

/** What a guest could change without meaning to. */
interface Stored {
  readonly drinks: number;
  readonly name: string | null;
  readonly pace: string | null;
  readonly isLocationAnswered: boolean;
  readonly sharesLocation: boolean;
}

interface Screen {
  readonly name: string;
  /** From the tracker without a sheet, by keys. */
  open(page: Page): Promise<void>;
  /** The location dialog has not been answered. */
  isLocationOpen?: boolean;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter');
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
const sheet = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const SCREENS: readonly Screen[] = [
  { name: 'the tracker', open: async () => undefined },
  { name: 'the end of the tracker', open: toEnd },
  {
    name: 'a toast',
    open: async (page) => {
      await press(page, /^Beer/);
      await press(page, 'Confirm');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  { name: 'the spirits', open: (page) => press(page, 'Cocktail').then(() => sheet(page)) },
  { name: 'the confirmation', open: (page) => press(page, /^Beer/).then(() => sheet(page)) },
  { name: "tonight's drinks", open: (page) => press(page, 'Tonight').then(() => sheet(page)) },
  { name: 'the reset', open: (page) => press(page, 'Reset').then(() => sheet(page)) },
  { name: 'the location', open: sheet, isLocationOpen: true },
  { name: 'the settings', open: (page) => press(page, /your settings$/).then(() => sheet(page)) },
  {
    name: 'the name',
    open: async (page) => {
      await press(page, /your settings$/);
      await press(page, /Change$/);
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    },
  },
  {
    name: 'the deletion',
    open: async (page) => {
      await press(page, /your settings$/);
      await press(page, 'Delete my data');
      await expect(page.getByRole('dialog', { name: 'Delete My Data?' })).toBeVisible();
    },
  },
  { name: 'the stats', open: (page) => openByKey(page, 'View Stats') },
  {
    name: "the end of the stats, with today's drinks",
    open: (page) => openByKey(page, 'View Stats').then(() => toEnd(page)),
  },
  { name: 'the leaderboard', open: (page) => openByKey(page, 'Leaderboard') },
  {
    name: 'all guests',
    open: async (page) => {
      await openByKey(page, 'Leaderboard');
      await page.getByRole('tab', { name: 'Top 10' }).press('ArrowRight');
    },
  },
];

async function openByKey(page: Page, view: 'View Stats' | 'Leaderboard'): Promise<void> {
  await press(page, view);
  await expect(page.getByRole('button', { name: 'Back to Tracker' })).toBeVisible();
}

/** What a single tap on a control may change. Nothing, for a control that is not named here. */
function meant(control: string, before: Stored): Partial<Stored> | 'anything' {
  if (/^(slider|Share my location|Share My Location|Delete$)/.test(control)) return 'anything';
  if (control === 'Confirm') return { drinks: before.drinks + 1 };
  if (/^(Undo|Remove)/.test(control)) return { drinks: before.drinks - 1 };
  if (control === 'Reset!') return { drinks: 0 };
  if (control.startsWith('Skip')) return { isLocationAnswered: true };
  return {};
}

for (const [width, height] of [
  [390, 664],
  [390, 844],
] as const) {
  test.describe(`two taps in one place at ${width}×${height}`, () => {
    test.use({
      viewport: { width, height },
      permissions: ['geolocation'],
      geolocation: { latitude: 48.2, longitude: 16.4 },
    });

    for (const screen of SCREENS) {
      test(`on ${screen.name} have the effect of one`, async ({ page, clink }) => {
        test.setTimeout(process.env.TAP_GRID_PX ? 60 * MINUTE_MS : 3 * MINUTE_MS);
        await page.addInitScript(noteTaps);
        await page.goto(clink.url);
        await start(page, screen);
        const fresh = await storedOf(page);
        for (const [index, place] of (await placesOf(page, width, height)).entries()) {
          if (index > 0) await backTo(page, screen, fresh);
          await expectOneTap(page, place, GAPS_MS[index % GAPS_MS.length] ?? 60);
        }
      });
    }
  });
}

/** Taps twice in a place, and expects what a single tap would have stored. */
async function expectOneTap(page: Page, [x, y]: Place, gapMs: number): Promise<void> {
  const before = await storedOf(page);
  const { control, apartMs } = await tapTwice(page, x, y, gapMs);
  const expected = meant(control, before);
  // A busy machine may have taken longer between the two.
  if (apartMs > MOST_APART_MS || expected === 'anything') return;
  const where = `twice at ${x}, ${y}, ${apartMs} ms apart, on '${control}'`;
  expect(await storedOf(page), where).toEqual({ ...before, ...expected });
}

/** Ana after an hour, with three drinks that she can still remove and three that she cannot. */
async function start(page: Page, screen: Screen): Promise<void> {
  await page.evaluate((isLocationOpen) => {
    const nowMs = Date.now();
    const drinks = [59, 40, 20, 2, 1, 0].map((agoMinutes, index) => {
      const timestamp = nowMs - agoMinutes * 60_000;
      return { id: `${timestamp}-seeded${index}`, drinkType: 'beer', timestamp };
    });
    localStorage.clear();
    localStorage.setItem('userName', 'Ana');
    localStorage.setItem('clink', JSON.stringify({ sessionStart: nowMs - 3_600_000, drinks }));
    if (!isLocationOpen) localStorage.setItem('locationDialogShown', 'true');
  }, screen.isLocationOpen);
  await page.reload();
  await screen.open(page);
}

/** Returns to the same screen. Starts from the beginning if something has changed. */
async function backTo(page: Page, screen: Screen, fresh: Stored): Promise<void> {
  if (screen.isLocationOpen || JSON.stringify(await storedOf(page)) !== JSON.stringify(fresh))
    return start(page, screen);
  const dialogs = page.getByRole('dialog');
  while ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
  const back = page.getByRole('button', { name: 'Back to Tracker' });
  if (await back.isVisible()) await back.press('Enter');
  await page.evaluate(() => scrollTo(0, 0));
  await screen.open(page);
}

function storedOf(page: Page): Promise<Stored> {
  return page.evaluate(() => ({
    drinks: JSON.parse(localStorage.getItem('clink') ?? '{"drinks":[]}').drinks.length,
    name: localStorage.getItem('userName'),
    pace: localStorage.getItem('drinkingPace'),
    isLocationAnswered: localStorage.getItem('locationDialogShown') !== null,
    sharesLocation: localStorage.getItem('locationSharing') !== null,
  }));
}

/** The middle of every control that can be tapped, and a grid. */
async function placesOf(page: Page, width: number, height: number): Promise<Place[]> {
  const middles = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, a')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = document.elementFromPoint(x, y);
      return hit && control.contains(hit) ? [[x, y] as const] : [];
    }),
  );
  const steps = (length: number) =>
    Array.from({ length: Math.floor((length - 8) / GRID_PX) + 1 }, (_, index) => 8 + index * GRID_PX);
  return [...middles, ...steps(height).flatMap((y) => steps(width).map((x) => [x, y] as const))];
}

interface Noted {
  /** The control that was clicked first. 'Reset!' is the one in the dialog. */
  control: string;
  touchedAtMs: number[];
}

/** Runs in the page before its own code does. */
function noteTaps(): void {
  const noted: Noted = { control: '', touchedAtMs: [] };
  Object.assign(window, { noted });
  addEventListener(
    'touchstart',
    ({ timeStamp, target }) => {
      noted.touchedAtMs.push(timeStamp);
      // A slider reacts without a click.
      if (target instanceof HTMLInputElement && target.type === 'range') noted.control ||= 'slider';
    },
    true,
  );
  addEventListener(
    'click',
    ({ target, detail }) => {
      if (noted.control !== '' || detail === 0 || !(target instanceof Element)) return;
      const control = target.closest('button, a, input, label');
      const label = control?.getAttribute('aria-label') ?? control?.textContent ?? 'nothing';
      noted.control = label === 'Reset' && control?.closest('dialog') ? 'Reset!' : label;
    },
    true,
  );
}

async function tapTwice(page: Page, x: number, y: number, gapMs: number) {
  await page.evaluate(() =>
    Object.assign(window, { noted: Object.assign(Reflect.get(window, 'noted'), { control: '', touchedAtMs: [] }) }),
  );
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(gapMs);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(50);
  const { control, touchedAtMs } = await page.evaluate((): Noted => Reflect.get(window, 'noted'));
  const [first = 0, second = Number.POSITIVE_INFINITY] = touchedAtMs;
  return { control, apartMs: Math.round(second - first) };
}
