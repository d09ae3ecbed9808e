import type { Page } from '@playwright/test';
import { modulesOf, readQr } from '../src/ui/components/qr/read-qr.fixture.ts';
import { create, join } from './helpers/celebrations.ts';
import { expect, test } from './helpers/clink.ts';
import { readyForOffline } from './helpers/phone.ts';
import { wholeBrowser } from './helpers/whole-browser.ts';

declare global {
  interface Window {
    screenLocks?: readonly WakeLockSentinel[];
  }
}

test.use({ ...wholeBrowser, turns: 1 });

test('the invitation is two taps away and works offline, and a camera reads it in the day and night themes', async ({
  page,
  clink,
  context,
}) => {
  const code = await create(clink, 'Ana & Ben');
  await noteScreenLocks(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await join(page, code, 'Ana & Ben', 'Ines');
  await readyForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Ines, your settings' }).click();
  const card = page.getByRole('region', { name: 'The celebration' });
  const cornerOf = (part: Element) => Number.parseFloat(getComputedStyle(part).borderStartStartRadius);
  expect(await card.evaluate(cornerOf), 'it is a card among the rows').toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Invite' }).press('Enter');
  const square = page.getByRole('img', { name: 'QR code that opens the celebration of Ana & Ben' });
  await expect(square).toBeVisible();
  const drawn = await square.evaluate((svg) => {
    const fillOf = (part: Element | null) => part && getComputedStyle(part).fill;
    const path = svg.querySelector('path')?.getAttribute('d') ?? '';
    return {
      fill: fillOf(svg),
      ground: fillOf(svg.querySelector('rect')),
      path,
      side: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    };
  });
  expect([drawn.fill, drawn.ground]).toEqual(['rgb(53, 18, 47)', 'rgb(255, 253, 249)']);
  const origin = new URL(page.url()).origin.replace('localhost', '[^/]+');
  expect(readQr(drawn.side - 8, modulesOf(drawn.path))).toMatch(new RegExp(`^${origin}/\\?c=${code}$`));
  expect((await square.boundingBox())?.width).toBeGreaterThan(250);
  const areReleased = () => page.evaluate(() => window.screenLocks?.map(({ released }) => released));
  await expect.poll(areReleased, 'the screen stays on').toEqual([false]);
  await page.keyboard.press('Escape');
  await expect.poll(areReleased, 'and may go off again').toEqual([true]);
});

/** Records which requests to keep the screen on the browser has granted. */
async function noteScreenLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    const granted: WakeLockSentinel[] = [];
    window.screenLocks = granted;
    wakeLock.request = async (type) => {
      const lock = await request(type);
      granted.push(lock);
      return lock;
    };
  });
}
