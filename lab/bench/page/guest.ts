import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findOrFetchChromium } from '../../../scripts/find-chromium.ts';
import { startProduct } from '../harness/product.ts';

/** A guest's phone in a real browser, with the browser's developer tools. */
export interface Guest {
  readonly url: string;
  readonly page: Page;
  readonly tools: CDPSession;
  tap(button: string): Promise<void>;
}

/** What a guest taps: a sheet opens, the counter rolls and the glasses touch, the screens change. */
export const SCENES = ['Beer', 'Confirm', 'View Stats', 'Back to Tracker', 'Leaderboard', 'Back to Tracker'];

/** Starts the product, and opens it as a guest who has a name and has answered the location dialog. Ends both after `work`. */
export async function withGuest<Result>(work: (guest: Guest) => Promise<Result>): Promise<Result> {
  const { url, stop } = await startProduct();
  const browser: Browser = await chromium.launch({ executablePath: findOrFetchChromium(), args: [...chromiumFlags()] });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    // The loader wraps functions in this helper, including those that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(() => {
      localStorage.setItem('userName', 'Ana');
      localStorage.setItem('locationDialogShown', 'true');
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    // The name of a tile ends with its tally.
    const tap = (button: string) => page.getByRole('button', { name: new RegExp(`^${button}(, \\d+ today)?$`) }).tap();
    return await work({ url, page, tools: await context.newCDPSession(page), tap });
  } finally {
    await browser.close();
    await stop();
  }
}
