import type { Page } from '@playwright/test';
import { squareWithoutPhone } from './carry-on.ts';
import { expect } from './clink.ts';

/** What a guest could change without meaning to. */
export interface Stored {
  readonly drinks: number;
  readonly name: string | null;
  readonly pace: string | null;
  readonly isLocationAnswered: boolean;
  readonly sharesLocation: boolean;
}

export interface TapScreen {
  readonly name: string;
  /** From the tracker without a sheet, by keys. */
  open(page: Page): Promise<void>;
  /** The location dialog has not been answered. */
  isLocationOpen?: boolean;
  /** It logs a drink, so it starts from the beginning after each pair. Its grid is coarser, and the gaps take turns. */
  isSlow?: boolean;
}

/** A sheet that opens by itself ignores taps for so long (docs/readings.md#opening-sheets). */
const UNASKED_MS = 650;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter');
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
const sheet = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

export const TAP_SCREENS: readonly TapScreen[] = [
  { name: 'the tracker', open: async () => undefined },
  { name: 'the end of the tracker', open: toEnd },
  {
    name: 'a toast',
    open: async (page) => {
      await press(page, /^Beer/);
      await press(page, 'Confirm');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
    isSlow: true,
  },
  { name: 'the spirits', open: (page) => press(page, 'Cocktail').then(() => sheet(page)) },
  { name: 'the confirmation', open: (page) => press(page, /^Beer/).then(() => sheet(page)) },
  { name: "tonight's drinks", open: (page) => press(page, 'Tonight').then(() => sheet(page)) },
  { name: 'the reset', open: (page) => press(page, 'Reset').then(() => sheet(page)) },
  {
    name: 'the location',
    open: async (page) => {
      await sheet(page);
      await page.waitForTimeout(UNASKED_MS);
    },
    isLocationOpen: true,
  },
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
  {
    name: 'the square for another phone',
    open: async (page) => {
      await press(page, /your settings$/);
      await press(page, 'Continue on another phone');
      await expect(page.getByRole('timer')).toBeVisible();
    },
  },
  {
    name: 'the question on the other phone',
    open: async (page) => {
      const fragment = await squareWithoutPhone(new URL(page.url()).origin);
      await page.evaluate((hash) => location.assign(hash), fragment);
      await expect(page.getByRole('dialog', { name: 'Carry on as Dora?' })).toBeVisible();
      await page.waitForTimeout(UNASKED_MS);
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

/**
 * Ana after an hour, with three drinks that she can still remove and three that she cannot. Opens the screen, and returns
 * what was stored before.
 */
export async function start(page: Page, screen: TapScreen): Promise<Stored> {
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
  // Not a reload: the welcome may be adding its entry to the history just now.
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await page.goto(origin, { waitUntil: 'networkidle' });
  const fresh = await storedOf(page);
  await screen.open(page);
  await restOf(page);
  return fresh;
}

/** Returns to the same screen. Starts from the beginning if something has changed. */
export async function backTo(page: Page, screen: TapScreen, fresh: Stored): Promise<void> {
  if (screen.isLocationOpen || JSON.stringify(await storedOf(page)) !== JSON.stringify(fresh)) {
    await start(page, screen);
    return;
  }
  const dialogs = page.getByRole('dialog');
  while ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
  const back = page.getByRole('button', { name: 'Back to Tracker' });
  if (await back.isVisible()) await back.press('Enter');
  await page.evaluate(() => scrollTo(0, 0));
  await screen.open(page);
  await restOf(page);
}

/** Waits until nothing changes and nothing moves. A sheet that is still sliding in has other controls in each place. */
async function restOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEndless = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    let before = '';
    for (let looks = 0; looks < 60; looks += 1) {
      await Promise.allSettled(document.getAnimations().flatMap((one) => (isEndless(one) ? [] : [one.finished])));
      const now = document.body.innerHTML;
      if (now === before) return;
      before = now;
      await new Promise((done) => setTimeout(done, 50));
    }
  });
}

export function storedOf(page: Page): Promise<Stored> {
  return page.evaluate(() => ({
    drinks: JSON.parse(localStorage.getItem('clink') ?? '{"drinks":[]}').drinks.length,
    name: localStorage.getItem('userName'),
    pace: localStorage.getItem('drinkingPace'),
    isLocationAnswered: localStorage.getItem('locationDialogShown') !== null,
    sharesLocation: localStorage.getItem('locationSharing') !== null,
  }));
}
