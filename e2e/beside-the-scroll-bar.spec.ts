import { arrive, expect, test, tile } from './helpers/clink.ts';
import { wholeBrowser } from './helpers/whole-browser.ts';

// A laptop, whose scroll bar makes the page narrower. The headless shell has no such scroll bar.
test.use({
  hasTouch: false,
  isMobile: false,
  viewport: { width: 1280, height: 800 },
  // Without this, Playwright hides scroll bars.
  launchOptions: { ...wholeBrowser.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`while a sheet is open, the strip of the scroll bar is as dark as the page beside it (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await arrive(page, 'Ana');
    const gutter = await page.evaluate(() => innerWidth - document.body.getBoundingClientRect().width);
    expect(gutter).toBeGreaterThan(0);
    await tile(page, 'Beer').press('Enter');
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await page.waitForTimeout(500);
    const colours = await page.evaluate(
      async (picture) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return [image.width - 4, image.width - 24].map((x) => [...(context?.getImageData(x, 780, 1, 1).data ?? [])]);
      },
      (await page.screenshot()).toString('base64'),
    );
    const [inGutter = [], beside = []] = colours;
    for (const part of [0, 1, 2]) expect(Math.abs((inGutter[part] ?? 0) - (beside[part] ?? 255))).toBeLessThan(7);
  });
}
