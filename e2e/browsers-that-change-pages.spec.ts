import type { Locator, Page } from '@playwright/test';
import { arrive, counter, drink, expect, test, tile } from './helpers/clink.ts';

// Chrome on Android can darken every page by itself.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-features=WebContentsForceDark'] });
  },
});

/** The brightness of the darkest and the brightest pixel of a screenshot, from 0 to 255. */
async function brightness(page: Page, picture: Buffer): Promise<{ darkest: number; brightest: number }> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data: pixels = new Uint8ClampedArray() } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    const values = Array.from({ length: pixels.length / 4 }, (_, index) => pixels[4 * index + 1] ?? 0);
    return { darkest: values.reduce((a, b) => Math.min(a, b)), brightest: values.reduce((a, b) => Math.max(a, b)) };
  }, picture.toString('base64'));
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`on a ${colorScheme} phone`, () => {
    test.use({ colorScheme });

    async function expectScannable(page: Page, square: Locator, at: string) {
      await expect(square).toBeVisible();
      await page.waitForTimeout(500);
      const { darkest, brightest } = await brightness(page, await square.screenshot());
      expect({ at, isScannable: darkest < 80 && brightest > 220 }).toEqual({ at, isScannable: true });
    }

    test(`a browser that darkens pages leaves the QR code dark on light, by day and by night (${colorScheme} phone)`, async ({
      page,
    }) => {
      for (const theme of ['day', 'night']) {
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        if (theme === 'day') await arrive(page, 'Ana');
        else await page.reload();
        await page.getByRole('button', { name: 'Ana, your settings' }).press('Enter');
        await page.getByRole('button', { name: /Invite/ }).press('Enter');
        await expectScannable(page, page.getByRole('img', { name: /QR code/ }), theme);
      }
    });

    test(`a browser that darkens pages leaves the wall’s QR code dark on light (${colorScheme} screen)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto('/?screen');
      await expectScannable(page, page.locator('#square'), 'the wall');
    });
  });
}

test('the page loads even if an extension adds properties to every object and list', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(Object.prototype, { foo: () => undefined, bar: 1 });
    Object.assign(Array.prototype, { baz: () => undefined });
  });
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await expect(counter(page)).toContainText('1');
});

test('the page behind an open sheet does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await arrive(page, 'Ana');
  await tile(page, 'Beer').press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(195, 20);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole('button', { name: 'Go Back' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
});
