import type { Page } from '@playwright/test';
import { forgetTaps, type Place, type Tapped, tapResult } from './taps.ts';

/** The page does not ignore a tap that follows this long after the previous tap. */
const RESTED_MS = 450;
/** The time within which the page receives a tap and stores its result. */
const HEARD_MS = 50;

/** How time passes for the page and for the finger. */
export interface TapTime {
  /** Call this before the page is opened. */
  begin(page: Page): Promise<void>;
  pass(page: Page, ms: number): Promise<void>;
  /** Waits until nothing changes and nothing moves, because a sheet that slides in moves its controls. */
  settle(page: Page): Promise<void>;
  /** Waits until the page no longer ignores taps because of a tap at `tappedAtMs` (wall time). */
  rest(page: Page, tappedAtMs: number): Promise<void>;
  tapTwice(page: Page, place: Place, gapMs: number): Promise<Tapped>;
  /** Taps once, and calls `look` after each of these gaps. */
  tapAndLook(
    page: Page,
    place: Place,
    gapsMs: readonly number[],
    look: (gapMs: number) => Promise<void>,
  ): Promise<void>;
}

/** Uses the machine's clock. */
export const REAL_TIME: TapTime = {
  begin: async () => undefined,
  pass: (page, ms) => page.waitForTimeout(ms),
  settle: (page) => page.evaluate(comeToRest, false),
  rest: (page, tappedAtMs) => page.waitForTimeout(Math.max(0, tappedAtMs + RESTED_MS - Date.now())),
  tapTwice: async (page, [x, y], gapMs) => {
    await forgetTaps(page);
    // The second tap does not wait until the page has handled the first tap.
    const first = page.touchscreen.tap(x, y);
    await page.waitForTimeout(gapMs);
    await Promise.all([first, page.touchscreen.tap(x, y)]);
    await page.waitForTimeout(HEARD_MS);
    return tapResult(page);
  },
  tapAndLook: async (page, [x, y], gapsMs, look) => {
    await page.touchscreen.tap(x, y);
    const tappedAtMs = Date.now();
    for (const gapMs of gapsMs) {
      await page.waitForTimeout(Math.max(0, tappedAtMs + gapMs - Date.now()));
      await look(gapMs);
    }
  },
};

/**
 * Replaces the page's clock by one that stands still around a tap. So each gap is exact on every machine, and no real time is
 * spent on waiting.
 */
export const FAKE_TIME: TapTime = {
  begin: (page) => page.clock.install(),
  pass: (page, ms) => page.clock.fastForward(ms),
  settle: (page) => page.evaluate(comeToRest, true),
  rest: (page) => page.clock.fastForward(RESTED_MS),
  tapTwice: async (page, place, gapMs) => {
    await forgetTaps(page);
    await whileStill(page, async () => {
      await tapHeard(page, place);
      await moveOn(page, gapMs);
      await page.touchscreen.tap(...place);
      await page.waitForTimeout(HEARD_MS);
      await page.clock.runFor(HEARD_MS);
    });
    return tapResult(page);
  },
  tapAndLook: async (page, place, gapsMs, look) => {
    await forgetTaps(page);
    await whileStill(page, async () => {
      await tapHeard(page, place);
      let passedMs = 0;
      for (const gapMs of gapsMs) {
        await moveOn(page, gapMs, passedMs);
        passedMs = gapMs;
        await look(gapMs);
      }
    });
  },
};

/** Runs in the page. Waits until all animations have ended. `skips`: ends them at once. */
async function comeToRest(skips: boolean): Promise<void> {
  const isEndless = (animation: Animation) =>
    animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
  let before = '';
  for (let looks = 0; looks < 60; looks += 1) {
    const moving = document.getAnimations().filter((animation) => !isEndless(animation));
    if (skips) for (const animation of moving) animation.finish();
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const now = document.body.innerHTML;
    if (now === before) return;
    before = now;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Stops the page's clock while `act` runs. A clock can only be stopped at a future time. */
async function whileStill(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + RESTED_MS);
  try {
    await act();
  } finally {
    await page.clock.resume();
  }
}

/** Taps, and waits up to 50 ms for the click. A tap may cause no click. */
async function tapHeard(page: Page, [x, y]: Place): Promise<void> {
  await page.touchscreen.tap(x, y);
  for (let looks = 0; looks < 5 && !(await tapResult(page)).isClicked; looks += 1) await page.waitForTimeout(10);
}

/** Advances the page's clock and the animations on the screen to `gapMs` after the tap. */
async function moveOn(page: Page, gapMs: number, passedMs = 0): Promise<void> {
  await page.clock.runFor(gapMs - passedMs);
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (!isEndless && Number(animation.currentTime) < ms) animation.currentTime = ms;
    }
  }, gapMs);
}
