import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findOrFetchChromium } from '../../../scripts/find-chromium.ts';

/** A guest's phone in a real browser, and the browser's own tools. */
export interface Guest {
  readonly page: Page;
  readonly tools: CDPSession;
  tap(button: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens Clink as a guest who has a name and was asked for the location before. */
export async function openGuest(url: string): Promise<Guest> {
  const browser: Browser = await chromium.launch({ executablePath: findOrFetchChromium(), args: [...chromiumFlags()] });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // The loader names functions by a helper of its own, also those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    localStorage.setItem('userName', 'Ana');
    localStorage.setItem('locationDialogShown', 'true');
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return {
    page,
    tools: await context.newCDPSession(page),
    tap: (button) => page.getByRole('button', { name: button, exact: true }).tap(),
    close: () => browser.close(),
  };
}
