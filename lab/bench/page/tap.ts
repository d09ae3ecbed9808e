import type { Page } from '@playwright/test';
import { type Measure, measureOf, quantile } from '../harness/measure.ts';
import { sleep } from '../harness/monotonic.ts';
import { openGuest } from './guest.ts';
import type { PageContender } from './pages.ts';

const SLOWER = 4;
/** After this the sheet has closed and the rings have stopped moving. */
const SETTLED_MS = 900;

interface Tap {
  /** Frames from the tap to the one with the new number; 1 is the next frame. */
  readonly frames: number;
  /** From the moment the finger leaves the screen to the end of that frame. */
  readonly ms: number;
}

interface Round {
  readonly frames: number;
  readonly ms: number;
}

/** From the tap on Confirm to the new number on the screen, on a processor four times slower. */
export async function measureTap(clink: PageContender, rounds: number, taps: number): Promise<Measure[]> {
  const { url, stop } = await clink.serve();
  const online: Round[] = [];
  const cut: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`  tap: round ${round} of ${rounds}`);
    online.push(await roundOf(url, taps, false));
    cut.push(await roundOf(url, taps, true));
  }
  await stop();
  const both = (pick: (round: Round) => number) => ({ Clink: online.map(pick), 'network cut': cut.map(pick) });
  return [
    measureOf({
      part: 'page',
      name: `Confirm to the new number, ${SLOWER}× slower processor, the slowest of ${taps}`,
      unit: 'frames',
      rounds: both(({ frames }) => frames),
      target: { of: 'value', bound: '≤', limit: 1 },
    }),
    measureOf({
      part: 'page',
      name: `Confirm to the new number, ${SLOWER}× slower processor, median of ${taps}`,
      unit: 'ms',
      rounds: both(({ ms }) => ms),
    }),
  ];
}

async function roundOf(url: string, taps: number, isCut: boolean): Promise<Round> {
  const { page, tools, tap, close } = await openGuest(url);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (isCut) await page.context().setOffline(true);
  const measured: Tap[] = [];
  for (let count = 0; count <= taps; count += 1) {
    await tap('Beer');
    await sleep(SETTLED_MS);
    await watchNextTap(page);
    await tap('Confirm');
    measured.push(await tapSeen(page));
    await sleep(SETTLED_MS);
  }
  await close();
  // The first tap compiles the code that the others run.
  const warm = measured.slice(1);
  return {
    frames: Math.max(...warm.map(({ frames }) => frames)),
    ms: quantile(
      warm.map(({ ms }) => ms),
      0.5,
    ),
  };
}

declare global {
  interface Window {
    tapSeen?: Promise<{ frames: number; ms: number }>;
  }
}

/** Reads the number in every frame after the finger has left the screen. */
async function watchNextTap(page: Page): Promise<void> {
  await page.evaluate(() => {
    const number = () => document.querySelector('section[aria-labelledby] [data-digits]')?.textContent;
    const before = number();
    if (before === undefined) throw new Error('the page has no number');
    window.tapSeen = new Promise((resolve) => {
      addEventListener(
        'pointerup',
        (tap) => {
          let frames = 0;
          const look = () => {
            frames += 1;
            if (number() === before) return requestAnimationFrame(look);
            // The message arrives when the frame is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ frames, ms: performance.now() - tap.timeStamp });
            return port2.postMessage(null);
          };
          addEventListener('click', () => requestAnimationFrame(look), { once: true, capture: true });
        },
        { once: true, capture: true },
      );
    });
  });
}

async function tapSeen(page: Page): Promise<Tap> {
  const seen = await page.evaluate(() => window.tapSeen);
  if (!seen) throw new Error('nobody watched the tap');
  return seen;
}
