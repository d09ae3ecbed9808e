import type { BrowserContext, Page } from '@playwright/test';
import { test as productTest } from './updatable-product.ts';

/** A test with a television, which has its own storage. */
export const test = productTest.extend<{ wall: Page }>({
  wall: async ({ browser }, use) => {
    const context: BrowserContext = await browser.newContext({
      viewport: { width: 1920, height: 1080 },
      timezoneId: 'America/New_York',
    });
    await use(await context.newPage());
    await context.close();
  },
});

export const live = (wall: Page) => wall.getByText('live', { exact: true }).filter({ visible: true });
export const lastLive = (wall: Page) => wall.getByText(/^last live at \d\d:\d\d$/).filter({ visible: true });
export const square = (wall: Page) => wall.getByRole('img', { name: /^Square to scan/ });
/** The steps of the podium, and the rows below it. */
export const places = (wall: Page) => wall.getByRole('listitem').filter({ visible: true });

/** Whether the wall has stored everything that it needs to start without a network. */
export function isStored(wall: Page): Promise<boolean> {
  return wall.evaluate(async () => {
    const cache = await caches.open('clink-wall');
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return (
      paths.includes('/') && paths.some((path) => path.endsWith('.css')) && navigator.serviceWorker.controller !== null
    );
  });
}
