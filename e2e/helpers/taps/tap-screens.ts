import type { Page } from '@playwright/test';
import { squareWithoutPhone } from '../carry-on.ts';
import { expect, openScreen } from '../clink.ts';
import type { TapScreen } from './tap-start.ts';
import type { TapTime } from './tap-time.ts';

/** A sheet that opens by itself ignores taps for nearly this time (docs/readings.md#opening-sheets). */
const UNASKED_MS = 650;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter');
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
const sheet = (page: Page) => expect(page.getByRole('dialog').last()).toBeVisible();

async function unasked(page: Page, time: TapTime): Promise<void> {
  await sheet(page);
  await time.pass(page, UNASKED_MS);
}

/** Enters a name in the welcome of a celebration. */
async function giveName(page: Page): Promise<void> {
  const name = page.getByRole('dialog', { name: "Here's to Ana & Ben" }).getByRole('textbox');
  await name.fill('Ana');
  await name.press('Enter');
  await expect(name).toHaveCount(0);
}

async function comeToTheDoor(page: Page, time: TapTime): Promise<void> {
  await giveName(page);
  await unasked(page, time);
}

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
  { name: 'the location', open: unasked, isLocationOpen: true, isFirst: true },
  { name: 'the welcome', open: unasked, isNew: true, isFirst: true, isLocationOpen: true },
  {
    name: 'the welcome with a name',
    open: async (page, time) => {
      await unasked(page, time);
      await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    },
    isNew: true,
    isFirst: true,
    isLocationOpen: true,
    typed: 'Ana',
  },
  {
    name: 'the code',
    open: async (page) => {
      await press(page, /your settings$/);
      await press(page, 'Join a celebration');
      await page.getByRole('textbox', { name: 'Code' }).fill('ABCD EFGH');
    },
  },
  { name: 'the question before a switch', open: unasked, isFirst: true, celebration: {} },
  {
    name: 'the invitation',
    open: async (page) => {
      await giveName(page);
      await press(page, /your settings$/);
      await press(page, 'Invite');
      await expect(page.getByRole('dialog', { name: 'Bring somebody in' })).toBeVisible();
    },
    isNew: true,
    isFirst: true,
    celebration: {},
  },
  { name: 'the door that asks', open: comeToTheDoor, isNew: true, isFirst: true, celebration: { door: 'ask' } },
  { name: 'the closed door', open: comeToTheDoor, isNew: true, isFirst: true, celebration: { door: 'closed' } },
  { name: 'a celebration that is over', open: unasked, isNew: true, isFirst: true, celebration: { state: 'over' } },
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
    loadsAgain: true,
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
    open: async (page, time) => {
      const fragment = await squareWithoutPhone(new URL(page.url()).origin);
      await page.evaluate((hash) => location.assign(hash), fragment);
      await expect(page.getByRole('dialog', { name: 'Carry on as Dora?' })).toBeVisible();
      await time.pass(page, UNASKED_MS);
    },
  },
  { name: 'the stats', open: (page) => openScreen(page, 'View Stats') },
  {
    name: "the end of the stats, with today's drinks",
    open: (page) => openScreen(page, 'View Stats').then(() => toEnd(page)),
  },
  { name: 'the leaderboard', open: (page) => openScreen(page, 'Leaderboard') },
  {
    name: 'all guests',
    open: async (page) => {
      await openScreen(page, 'Leaderboard');
      await page.getByRole('tab', { name: 'Top 10' }).press('ArrowRight');
    },
  },
];
