import { randomBytes } from 'node:crypto';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findOrFetchChromium } from '../../../scripts/find-chromium.ts';
import type { SaveRequest } from '../../../src/domain/protocol/save-request.ts';
import type { DrinkEntry } from '../../../src/domain/session/drink-entry.ts';

/** A guest's phone in a real browser, with the browser's developer tools. */
export interface Guest {
  readonly page: Page;
  readonly tools: CDPSession;
  tap(button: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens Clink as a guest who has a name and has answered the location dialog. */
export async function openGuest(url: string): Promise<Guest> {
  const browser: Browser = await chromium.launch({ executablePath: findOrFetchChromium(), args: [...chromiumFlags()] });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // The loader wraps functions in this helper, including those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    localStorage.setItem('userName', 'Ana');
    localStorage.setItem('locationDialogShown', 'true');
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return {
    page,
    tools: await context.newCDPSession(page),
    // The name of a tile ends with its tally.
    tap: (button) => page.getByRole('button', { name: new RegExp(`^${button}(, \\d+ today)?$`) }).tap(),
    close: () => browser.close(),
  };
}

/** Another guest at the celebration. Each call logs one more drink, so every leaderboard changes. */
export async function otherGuest(url: string): Promise<() => Promise<void>> {
  const sessionId = randomBytes(17).toString('base64url').slice(0, 22);
  const authorization = `Bearer ${randomBytes(32).toString('base64url')}`;
  const sessionStart = Date.now();
  const drinks: DrinkEntry[] = [];
  return async () => {
    const timestamp = Date.now();
    drinks.push({ id: `${timestamp}-${drinks.length}`, drinkType: 'wine', timestamp });
    const save: SaveRequest = {
      userName: 'Bea',
      drinks,
      sessionStart,
      drinkingPace: 'moderate',
      sentAt: timestamp,
    };
    const { status } = await fetch(`${url}/api/sessions/${sessionId}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(save),
    });
    if (status !== 200) throw new Error(`a save was answered with ${status}`);
  };
}
