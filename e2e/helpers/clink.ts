import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { HostWorld } from '../../scripts/screenshots/prepare-hosts.ts';
import { runsNow } from '../../scripts/turn.ts';
import { type CuttableProxy, startProxy } from '../../tools/cuttable-proxy.ts';
import { type ServerProcess, serverProcess } from '../../tools/server-process.ts';
import { guestWithoutPhone } from './add-guest.ts';

export type Clink = ServerProcess;

export type AddGuest = (name: string, beers: number) => Promise<(more: number) => Promise<void>>;

interface Fixtures {
  /**
   * `.ci/run` runs a test with one of this many commits. The most important tests have 1. A run by hand and the nightly run
   * include every test.
   */
  turns: number;
  /** Skips the test unless it is due in this run. */
  inTurn: undefined;
  /** The folder of the built product. */
  appDir: string;
  /** Variables that are added to the environment of the server. */
  variables: Record<string, string>;
  /** Further variables that depend on the address of the server. */
  variablesAt: (url: string) => Record<string, string>;
  /** A server for this test alone. */
  clink: Clink;
  /** A proxy in front of `clink`, for phones that lose their connection during the test. */
  network: CuttableProxy;
  /** Another guest's phone, with its own storage. */
  newPhone: () => Promise<Page>;
  /** Adds a guest who has no phone in this test. Returns a function that logs more beers for this guest. */
  addGuest: AddGuest;
  /** The phone of Bea, who has joined. */
  bea: Page;
}

export const test = base.extend<Fixtures, { world: HostWorld }>({
  turns: [5, { option: true }],
  inTurn: [
    async ({ turns }, use, { testId, skip }) => {
      skip(!runsNow(Number.parseInt(testId.slice(-6), 16), turns), 'due with another commit');
      await use(undefined);
    },
    { auto: true },
  ],
  appDir: ['.', { option: true }],
  variables: [{}, { option: true }],
  variablesAt: ({ variables }, use) => use(() => variables),
  // The fixture depends on `inTurn`, so that a skipped test starts no server.
  clink: async ({ inTurn: _, appDir, variablesAt }, use) => {
    const clink = await serverProcess(mkdtempSync(join(tmpdir(), 'clink-e2e-')), appDir, variablesAt);
    await clink.start();
    await use(clink);
    await clink.stop();
    rmSync(clink.dataDir, { recursive: true });
  },
  baseURL: ({ clink }, use) => use(clink.url),
  network: async ({ clink }, use) => {
    const network = await startProxy(clink.port);
    await use(network);
    await network.close();
  },
  newPhone: async ({ browser, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  addGuest: ({ clink }, use) =>
    use(async (name, beers) => {
      const { save } = await guestWithoutPhone(clink.url, name, beers);
      return (more) => save(beers + more);
    }),
  bea: async ({ newPhone }, use) => {
    const bea = await newPhone();
    await arrive(bea, 'Bea');
    await use(bea);
  },
  // All tests of a worker share this fixture. If host-world.ts defined it, its tests would need separate workers.
  world: [
    async ({}, use) => (await import('../../scripts/screenshots/prepare-hosts.ts')).withHostWorld(use),
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

/** A phone that shows animations, which the tests otherwise switch off (playwright.config.ts). */
export const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** Opens Clink as a guest who has skipped the location dialog, and enters a name. */
export async function arrive(page: Page, name: string, url = '/'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await page.goto(url);
  await introduce(page, name);
}

/** Answers the welcome dialog with the keyboard, because keys are never ignored (docs/readings.md#opening-sheets). */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens Clink as Ana on her first visit, who enters her name and skips the location dialog. */
export async function visit(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await introduce(page, 'Ana');
  await page.getByRole('button', { name: 'Skip (Show All Users)', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * Opens the link of a couple's celebration as a guest who has skipped the location dialog, and enters a name. Does not wait
 * until the guest is let in.
 */
export async function joinByLink(page: Page, link: string, couple: string, name: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await page.goto(link);
  const field = page.getByRole('dialog', { name: `Here's to ${couple}` }).getByRole('textbox');
  await field.fill(name);
  await field.press('Enter');
}

/** Changes the name in the settings. */
export async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `${from}, your settings` }).click();
  await page.getByRole('button', { name: `Your name, ${from}. Change` }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue(from);
  await introduce(page, to);
}

/** Chooses the night theme in the settings. */
export async function chooseNight(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}, your settings` }).press('Enter');
  await page.getByRole('radio', { name: 'Night' }).press('Space');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
}

/** The button of a drink, whatever count it shows. */
export function tile(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name}(, \\d+ today)?$`) });
}

/**
 * Logs a drink: the tile, the spirit if there is one, Confirm. The spirit is chosen with a key, because it may be where
 * the tile was, and the page ignores a second tap in one place (docs/readings.md#opening-sheets).
 */
export async function drink(page: Page, name: string, spirit?: string): Promise<void> {
  await tile(page, name).click();
  if (spirit) await page.getByRole('button', { name: spirit, exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The number of drinks on the tracker. */
export function counter(page: Page) {
  return page.getByRole('region', { name: 'Total Drinks Today' });
}

/** The guests on the public leaderboard. */
export async function guests({ request }: Page) {
  return (await (await request.get('/api/leaderboard/guests')).json()).rows;
}

/** A toast, or another status message that a screen reader announces. */
export const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens a screen with a key, which is not ignored shortly after a tap (docs/readings.md#opening-sheets). */
export async function openScreen(page: Page, button: 'View Stats' | 'Leaderboard'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

export async function backToTracker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What are you drinking?' })).toBeVisible();
}
