import type { Page, Request } from '@playwright/test';
import type { Door } from '../../../src/domain/hosting/door.ts';
import type { TapTime } from './tap-time.ts';

/** The stored values that a guest could change by a tap without meaning to. */
export interface Stored {
  readonly drinks: number;
  readonly name: string | null;
  readonly pace: string | null;
  readonly isLocationAnswered: boolean;
  readonly sharesLocation: boolean;
}

export interface TapScreen {
  readonly name: string;
  /** Opens the screen with the keyboard, from the tracker without an open sheet. */
  open(page: Page, time: TapTime): Promise<void>;
  /** Whether the location dialog is still unanswered. */
  isLocationOpen?: boolean;
  /** Whether the guest cannot reopen the screen. The test starts from the beginning after taps that have left such a screen. */
  isFirst?: boolean;
  /** Whether this is the guest's first visit. */
  isNew?: boolean;
  /** The name that the field contains. */
  typed?: string;
  /** The guest opens the link of a celebration whose host has chosen this door and state. */
  celebration?: { readonly door?: Door; readonly state?: 'over' };
  /** Whether a control of the screen reloads the page. */
  loadsAgain?: boolean;
  /**
   * Whether taps log a drink on this screen, so that the test starts from the beginning before each pair of taps. To save
   * time, the grid is then coarser and each place is tapped with only one gap.
   */
  isSlow?: boolean;
}

/** A page that has sent no request for this long has loaded everything. */
const IDLE_MS = 500;

/**
 * Opens the screen as Ana, who has three drinks that can still be removed and three that cannot. Returns the values that were
 * stored before.
 */
export async function start(page: Page, screen: TapScreen, address: string, time: TapTime): Promise<Stored> {
  await page.evaluate(
    ({ isLocationOpen, isNew }) => {
      const nowMs = Date.now();
      const drinks = [59, 40, 20, 2, 1, 0].map((agoMinutes, index) => {
        const timestamp = nowMs - agoMinutes * 60_000;
        return { id: `${timestamp}-seeded${index}`, drinkType: 'beer', timestamp };
      });
      localStorage.clear();
      if (!isLocationOpen) localStorage.setItem('locationDialogShown', 'true');
      if (isNew) return;
      localStorage.setItem('userName', 'Ana');
      localStorage.setItem('clink', JSON.stringify({ sessionStart: nowMs - 3_600_000, drinks }));
    },
    { isLocationOpen: screen.isLocationOpen, isNew: screen.isNew },
  );
  // The page is left instead of reloaded, because the welcome may be adding its history entry at this moment.
  await page.goto('about:blank');
  await openAndRest(page, address);
  const fresh = await storedOf(page);
  await screen.open(page, time);
  await time.settle(page);
  return screen.isNew ? storedOf(page) : fresh;
}

/**
 * Opens the page, and waits for half a second without a request. The stream of the boards is left out, because it never ends.
 */
async function openAndRest(page: Page, address: string): Promise<void> {
  const pending = new Set<Request>();
  let lastMs = Date.now();
  const begin = (request: Request) => {
    if (!new URL(request.url()).pathname.endsWith('/live')) pending.add(request);
  };
  const end = (request: Request) => {
    pending.delete(request);
    lastMs = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(address);
  while (pending.size > 0 || Date.now() - lastMs < IDLE_MS) await page.waitForTimeout(IDLE_MS / 10);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Returns to the same screen. Starts from the beginning if something has changed. */
export async function backTo(
  page: Page,
  screen: TapScreen,
  address: string,
  fresh: Stored,
  time: TapTime,
): Promise<void> {
  if (screen.isFirst || JSON.stringify(await storedOf(page)) !== JSON.stringify(fresh)) {
    await start(page, screen, address, time);
    return;
  }
  const dialogs = page.getByRole('dialog');
  while ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
  const back = page.getByRole('button', { name: 'Back to Tracker' });
  if (await back.isVisible()) await back.press('Enter');
  await page.evaluate(() => scrollTo(0, 0));
  await screen.open(page, time);
  await time.settle(page);
}

export function storedOf(page: Page): Promise<Stored> {
  return page.evaluate(() => ({
    drinks: JSON.parse(localStorage.getItem('clink') ?? '{"drinks":[]}').drinks.length,
    name: localStorage.getItem('userName'),
    pace: localStorage.getItem('drinkingPace'),
    isLocationAnswered: localStorage.getItem('locationDialogShown') !== null,
    sharesLocation: localStorage.getItem('locationSharing') !== null,
  }));
}
