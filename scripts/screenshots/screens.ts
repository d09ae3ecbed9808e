import type { Page } from '@playwright/test';

/** A screen or a sheet, and how a guest reaches it from the tracker: with the keyboard, except for the toast. */
export interface Screen {
  readonly name: string;
  open(page: Page): Promise<void>;
  /** Whether this is the guest's first visit. */
  isFirstVisit?: boolean;
  /** Whether the location dialog has not been answered yet. */
  isLocationOpen?: boolean;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');
const presses =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await press(page, name);
  };
const openScreen = async (page: Page, button: string) => {
  await press(page, button);
  await page.getByRole('button', { name: 'Back to Tracker' }).waitFor();
  await page.waitForTimeout(300);
};
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
/** Taps a button, and is not ignored as the second of two taps (docs/readings.md#opening-sheets). */
const tap = async (page: Page, name: string | RegExp) => {
  await page.waitForTimeout(500);
  await page.getByRole('button', { name }).first().click();
};
const confirm = async (page: Page, tile: RegExp, spirit: string) => {
  await tap(page, tile);
  await tap(page, spirit);
  await tap(page, 'Confirm');
};

export const SCREENS: readonly Screen[] = [
  { name: 'tracker', open: async () => undefined },
  { name: 'tracker-end', open: toEnd },
  {
    name: 'toast',
    open: async (page) => {
      await confirm(page, /^Cocktail/, 'Whiskey');
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'welcome',
    isFirstVisit: true,
    open: async (page) => page.getByRole('textbox', { name: 'Your name' }).waitFor(),
  },
  {
    name: 'welcome-error',
    isFirstVisit: true,
    open: async (page) => {
      const name = page.getByRole('textbox', { name: 'Your name' });
      await name.focus();
      await name.evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, 'Maximiliane von Thurn');
    },
  },
  { name: 'spirit', open: presses(/^Cocktail/) },
  { name: 'confirm', open: presses(/^Cocktail/, 'Rum') },
  { name: 'confirm-water', open: presses(/^Water/) },
  { name: 'location', isLocationOpen: true, open: (page) => page.getByRole('dialog').waitFor() },
  {
    name: 'reset',
    open: async (page) => {
      const reset = page.getByRole('button', { name: 'Reset' });
      if (await reset.isEnabled()) await reset.press('Enter');
    },
  },
  { name: 'you', open: presses(/your settings$/) },
  {
    name: 'tonight',
    open: async (page) => {
      // 'Tonight' is absent before the first drink.
      const tonight = page.getByRole('button', { name: 'Tonight', exact: true });
      if (await tonight.isVisible()) await tonight.press('Enter');
    },
  },
  { name: 'you-name', open: presses(/your settings$/, /Change$/) },
  { name: 'delete', open: presses(/your settings$/, 'Delete my data') },
  { name: 'stats', open: (page) => openScreen(page, 'View Stats') },
  {
    name: 'stats-timeline',
    open: async (page) => {
      await openScreen(page, 'View Stats');
      const chart = page.getByRole('heading', { name: 'Timeline' });
      await chart.evaluate((heading) => heading.closest('section')?.scrollIntoView());
    },
  },
  { name: 'stats-end', open: (page) => openScreen(page, 'View Stats').then(() => toEnd(page)) },
  { name: 'leaderboard', open: (page) => openScreen(page, 'Leaderboard') },
  {
    name: 'all-guests',
    open: async (page) => {
      await openScreen(page, 'Leaderboard');
      await page.getByRole('tab', { name: 'Top 10' }).press('ArrowRight');
    },
  },
];
