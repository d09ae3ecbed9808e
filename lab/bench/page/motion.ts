import type { Page } from '@playwright/test';
import { type Measure, measureOf } from '../harness/measure.ts';
import { sleep } from '../harness/monotonic.ts';
import { type Guest, openGuest } from './guest.ts';
import type { PageContender } from './pages.ts';

const SLOWER = 4;
/** After this all that a tap has set in motion is at rest. */
const SETTLED_MS = 1_200;
/** One and a half frames at 60 frames a second. */
const LATE_MS = 25;
/** What a guest taps: a sheet opens, the counter rolls and the glasses touch, the screens change. */
const SCENES = ['Beer', 'Confirm', 'View Stats', 'Back to Tracker', 'Leaderboard', 'Back to Tracker'];

/** How many of a hundred frames are late while something moves, on a processor four times slower. */
export async function measureMotion(clink: PageContender, rounds: number, turns: number): Promise<Measure[]> {
  const { url, stop } = await clink.serve();
  const clinks: number[] = [];
  const bare: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`  motion: round ${round} of ${rounds}`);
    clinks.push(await roundOf(url, turns, tapScene));
    bare.push(await roundOf(url, turns, moveSquare));
  }
  await stop();
  return [
    measureOf({
      part: 'page',
      name: `late frames while something moves, ${SLOWER}× slower processor`,
      unit: '%',
      rounds: { Clink: clinks, 'one square': bare },
      target: { of: 'value', bound: '≤', limit: 5 },
    }),
  ];
}

type Move = (guest: Guest, scene: string) => Promise<unknown>;

const tapScene: Move = ({ tap }, scene) => tap(scene);

/** The least that can move: it shows what the machine itself is late with. */
const moveSquare: Move = ({ page }) =>
  page.evaluate(() => {
    const square = document.createElement('div');
    square.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 100px; height: 100px; background: red';
    document.body.append(square);
    square.animate({ transform: ['none', 'translateY(300px)'] }, 300).onfinish = () => square.remove();
  });

async function roundOf(url: string, turns: number, move: Move): Promise<number> {
  const guest = await openGuest(url);
  await guest.tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const gaps: number[] = [];
  // The first turn compiles the code that the others run.
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const scene of SCENES) {
      await watchFrames(guest.page);
      await move(guest, scene);
      await sleep(SETTLED_MS);
      const found = await framesSeen(guest.page);
      if (turn > 0) gaps.push(...found);
    }
  }
  await guest.close();
  if (gaps.length === 0) throw new Error('nothing moved');
  return (100 * gaps.filter((gapMs) => gapMs > LATE_MS).length) / gaps.length;
}

declare global {
  interface Window {
    /** Ends the watch. Returns the time between two frames in both of which something moves, in ms. */
    endFrameWatch?: () => number[];
  }
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    let lastMs: number | null = null;
    let frame = requestAnimationFrame(function look(nowMs) {
      const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
      if (isMoving && lastMs !== null) gaps.push(nowMs - lastMs);
      lastMs = isMoving ? nowMs : null;
      frame = requestAnimationFrame(look);
    });
    window.endFrameWatch = () => {
      cancelAnimationFrame(frame);
      return gaps;
    };
  });
}

async function framesSeen(page: Page): Promise<number[]> {
  return page.evaluate(() => window.endFrameWatch?.() ?? []);
}
