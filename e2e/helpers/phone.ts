import { expect, type Page } from '@playwright/test';
import type { CuttableProxy } from '../../tools/cuttable-proxy.ts';

/** Disconnects the phone from the network. The browser tells the page. */
export async function cutOff(page: Page, network: CuttableProxy): Promise<void> {
  network.cutForGood();
  await page.context().setOffline(true);
}

export async function reconnect(page: Page, network: CuttableProxy): Promise<void> {
  network.mend();
  await page.context().setOffline(false);
}

/** Tells the page that it is hidden or visible, because a headless browser treats every tab as the front one. */
export async function show(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

/** Hides the page and shows it again, as when a guest looks at something else for a moment. */
export async function wake(page: Page): Promise<void> {
  await show(page, 'hidden');
  await show(page, 'visible');
}

/** Makes the storage refuse every write, as when the phone has no room left. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
}

/** Resolves when the app can open offline: the service worker controls the page and has cached everything. */
export async function readyForOffline(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const [name] = await caches.keys();
          const kept = name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
          return navigator.serviceWorker.controller !== null && kept > 10;
        }),
      { timeout: 20_000 },
    )
    .toBe(true);
}
