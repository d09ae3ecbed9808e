import type { Page } from '@playwright/test';
import { type HostScreen, visit } from '../scripts/screenshots/host-screen.ts';
import { isDue } from '../scripts/turn.ts';
import { expect } from './helpers/clink.ts';
import { hostScreenGroups, test } from './helpers/hosts/host-world.ts';
import { expectAccessible, expectNoSidewaysScroll, TALL_PX } from './helpers/looking/accessible.ts';
import { nameOfFocus, tabThrough, unmarkedLists } from './helpers/looking/tab-through.ts';

test.use({ turns: 1 });
// With TEST_TURN, one worker runs the whole file, because each worker would have to create `world`.
test.describe.configure({ mode: process.env.TEST_TURN === undefined ? 'parallel' : 'default' });

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.setTimeout(120_000);

async function expectPerceivable(page: Page, { name }: HostScreen): Promise<void> {
  // The page behind a sheet, a long list's rows and the embedded guests' page are left out: other screens check them.
  const isSheet = (await page.locator('dialog[open]').count()) > 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, {
      at: `${name} (${colorScheme})`,
      without: ':is(li, option):nth-child(n + 20), iframe',
      coloursOnly: colorScheme === 'dark',
      ...(isSheet && { within: 'dialog[open]' }),
    });
  }
  expect(await unmarkedLists(page), name).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }), name).toHaveCount(1);
  await expect(page, name).toHaveTitle(/^.+ · Clink$/);
  await expectNoSidewaysScroll(page, name);
}

/** Returns how many sheets and pages the browser's history has above the first page (src/ui/browser/navigation.ts). */
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
  // The browser goes back a moment later. Without this wait it would leave the next page instead.
  if (before > 0) await expect.poll(() => depthOf(page), name).toBeLessThan(before);
  expect(await nameOfFocus(page), `the focus after ${name}`).not.toBe('');
}

const TURNS = 4;

for (const viewport of [PHONE, LAPTOP]) {
  const groups = hostScreenGroups(({ onlyPhone }) => !onlyPhone || viewport === PHONE);
  for (const [index, { screens, span }] of groups.entries()) {
    test(`every screen and sheet of the hosts meets WCAG 2.2 AA by day and by night, and the keyboard reaches all of it (${viewport.width} px): ${span} [WCAG-1.3.1, 1.4.3, 1.4.10, 2.4.2, 2.5.8] [WCAG-2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11]`, {
      tag: viewport === PHONE && isDue(index, TURNS) ? [] : ['@nightly'],
    }, async ({ page, world }) => {
      for (const screen of screens) {
        await page.setViewportSize({ ...viewport, height: TALL_PX });
        await visit(page, screen, world);
        await expectPerceivable(page, screen);
        await page.setViewportSize(viewport);
        // The list of 300 guests is left out, because its rows look like those of the list of 12.
        if (screen.name !== 'host-guests-300') await expectOperable(page, screen);
      }
    });
  }
}
