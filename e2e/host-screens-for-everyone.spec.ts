import type { Page } from '@playwright/test';
import { addressOf, HOST_SCREENS, type HostScreen, show, signedInAs } from '../lab/screenshots/host-screens.ts';
import { type HostWorld, prepareHosts } from '../lab/screenshots/prepare-hosts.ts';
import { expectAccessible } from './accessible.ts';
import { expect } from './clink.ts';
import { test } from './host.ts';
import { nameOfFocus, tabThrough, unmarkedLists } from './tab-through.ts';

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TALL_PX = 2_400;

// More than thirty screens, on a server with more than three hundred guests.
test.setTimeout(480_000);

/** Signs in as the host of a screen, and opens it. */
async function openScreen(page: Page, world: HostWorld, screen: HostScreen): Promise<void> {
  const { cookies } = signedInAs(screen, world);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.goto(addressOf(screen, world));
  await show(page, screen);
}

async function expectPerceivable(page: Page, { name }: HostScreen): Promise<void> {
  // The page behind a sheet and the rows of a long list have been looked at before.
  const isSheet = (await page.locator('dialog[open]').count()) > 0;
  await expectAccessible(page, {
    at: name,
    without: 'li:nth-child(n + 20)',
    ...(isSheet && { within: 'dialog[open]' }),
  });
  expect(await unmarkedLists(page), name).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }), name).toHaveCount(1);
  await expect(page, name).toHaveTitle(/^.+ · Clink$/);
  const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inside, `${name} does not scroll sideways`).toBe(outside);
}

/** How many sheets and places lie over the first one in the browser's history (src/ui/navigation.ts). */
const depthOf = (page: Page): Promise<number> => page.evaluate(() => history.state?.depth ?? 0);

async function expectOperable(page: Page, { name }: HostScreen): Promise<void> {
  const sheet = page.locator('dialog[open]');
  const isSheet = (await sheet.count()) > 0;
  if (isSheet) expect(await sheet.locator(':focus').count(), `the focus is in ${name}`).toBe(1);
  await tabThrough(page, name);
  if (!isSheet) return;
  const before = await depthOf(page);
  await page.keyboard.press('Escape');
  await expect(sheet, name).toHaveCount(0);
  // The browser goes back a moment later, and that would end the visit of the next page.
  if (before > 0) await expect.poll(() => depthOf(page), name).toBeLessThan(before);
  expect(await nameOfFocus(page), `the focus after ${name}`).not.toBe('');
}

for (const [colorScheme, viewport] of [
  ['light', PHONE],
  ['dark', LAPTOP],
] as const) {
  test(`every screen and sheet of the hosts meets WCAG 2.2 AA, and the keyboard reaches all of it (${viewport.width} px)`, async ({
    page,
    clink,
  }) => {
    const world = await prepareHosts(clink);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const screen of HOST_SCREENS) {
      // So high that no bar lies over a row, which axe would take for a small target.
      await page.setViewportSize({ ...viewport, height: TALL_PX });
      await openScreen(page, world, screen);
      await expectPerceivable(page, screen);
      await page.setViewportSize(viewport);
      // Three hundred rows are the same row as a dozen.
      if (screen.name !== 'host-guests-300') await expectOperable(page, screen);
    }
  });
}
