import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Figure, roundsOf } from '../harness/measure.ts';
import { interleave } from '../harness/part.ts';
import { type Guest, SCENES, withGuest } from './guest.ts';

/** A processor so many times slower than this one, as a cheap phone has. */
const SLOWER = 4;
/** After this all that a tap has set in motion is at rest. */
const SETTLED_MS = 1_200;
/** One and a half frames at 60 frames a second. */
const LATE_MS = 25;

interface Seen {
  /** The time between two frames in both of which something moves, in ms. */
  readonly gaps: readonly number[];
  /** From the tap to the frame with a new number on the tracker; 1 is the next frame. Null if the number stays. */
  readonly answeredAfter: number | null;
}

/** On a slower processor: whether Confirm is answered at once, and how many of a hundred frames are late. */
export async function measureMotion(rounds: number, turns: number): Promise<Figure[]> {
  const contenders = [
    { name: 'Clink', isCut: false },
    { name: 'network cut', isCut: true },
  ];
  const results = await interleave(contenders, rounds, ({ isCut }) => walk(turns, isCut));
  const slowly = `${SLOWER}× slower processor`;
  return [
    {
      ...{ name: `Confirm to the new number, ${slowly}, the slowest of ${turns}`, unit: 'frames' },
      rounds: roundsOf(results, ({ slowestAnswer }) => slowestAnswer),
      target: { atMost: 1 },
    },
    {
      ...{ name: `late frames while something moves, ${slowly}`, unit: '%' },
      rounds: roundsOf(results, ({ lateShare }) => lateShare),
      target: { atMost: 5 },
    },
  ];
}

function walk(turns: number, isCut: boolean): Promise<{ slowestAnswer: number; lateShare: number }> {
  return withGuest(async (guest) => {
    await guest.tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // The first turn loads and compiles the code that the others run.
    await tapThrough(guest);
    await guest.page.context().setOffline(isCut);
    const seen: Seen[] = [];
    while (seen.length < turns * SCENES.length) seen.push(...(await tapThrough(guest)));
    const gaps = seen.flatMap((each) => each.gaps);
    const answers = seen.filter((_, index) => SCENES[index % SCENES.length] === 'Confirm');
    if (gaps.length === 0) throw new Error('nothing moved');
    return {
      slowestAnswer: Math.max(...answers.map(({ answeredAfter }) => answeredAfter ?? Number.POSITIVE_INFINITY)),
      lateShare: (100 * gaps.filter((gapMs) => gapMs > LATE_MS).length) / gaps.length,
    };
  });
}

async function tapThrough({ page, tap }: Guest): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const scene of SCENES) {
    await watchFrames(page);
    await tap(scene);
    await sleep(SETTLED_MS);
    const found = await page.evaluate(() => window.endFrameWatch?.());
    if (found) seen.push(found);
  }
  return seen;
}

declare global {
  interface Window {
    endFrameWatch?: () => Seen;
  }
}

/** Looks at every frame, until `endFrameWatch` is called. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const number = () => document.querySelector('section[aria-labelledby] [data-digits]')?.textContent;
    const before = number();
    const gaps: number[] = [];
    let lastMs: number | null = null;
    let framesSinceTap = Number.NaN;
    let answeredAfter: number | null = null;
    addEventListener('click', () => (framesSinceTap = 0), { once: true, capture: true });
    let frame = requestAnimationFrame(function look(nowMs) {
      const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
      if (isMoving && lastMs !== null) gaps.push(nowMs - lastMs);
      lastMs = isMoving ? nowMs : null;
      framesSinceTap += 1;
      if (number() !== before && framesSinceTap > 0) answeredAfter ??= framesSinceTap;
      frame = requestAnimationFrame(look);
    });
    window.endFrameWatch = () => {
      cancelAnimationFrame(frame);
      return { gaps, answeredAfter };
    };
  });
}
