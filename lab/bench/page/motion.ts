import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Figure, roundsOf } from '../harness/measure.ts';
import { interleave } from '../harness/part.ts';
import { SLOWER, withGuest } from './guest.ts';

/** After this all that a tap has set in motion is at rest. */
const SETTLED_MS = 1_200;
/** One and a half frames at 60 frames a second. */
const LATE_MS = 25;
/** What a guest taps: a sheet opens, the counter rolls and the glasses touch, the screens change. */
const SCENES = ['Beer', 'Confirm', 'View Stats', 'Back to Tracker', 'Leaderboard', 'Back to Tracker'];

/** How many of a hundred frames are late while something moves, on a slower processor. */
export async function measureMotion(rounds: number, turns: number): Promise<Figure[]> {
  const results = await interleave([{ name: 'Clink' }], rounds, () => lateFrames(turns));
  return [
    {
      ...{ name: `late frames while something moves, ${SLOWER}× slower processor`, unit: '%' },
      ...{ rounds: roundsOf(results, (late) => late), target: { of: 'value', bound: '≤', limit: 5 } },
    },
  ];
}

function lateFrames(turns: number): Promise<number> {
  return withGuest(async ({ page, tools, tap }) => {
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const gaps: number[] = [];
    // The first turn compiles the code that the others run.
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const scene of SCENES) {
        await watchFrames(page);
        await tap(scene);
        await sleep(SETTLED_MS);
        const found = await page.evaluate(() => window.endFrameWatch?.() ?? []);
        if (turn > 0) gaps.push(...found);
      }
    }
    if (gaps.length === 0) throw new Error('nothing moved');
    return (100 * gaps.filter((gapMs) => gapMs > LATE_MS).length) / gaps.length;
  });
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
