import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { quantile } from '../../shared/quantile.ts';
import { type Figure, roundsOf } from '../harness/measure.ts';
import { interleave } from '../harness/part.ts';
import { SLOWER, withGuest } from './guest.ts';

/** After this the sheet has closed and the rings have stopped moving. */
const SETTLED_MS = 900;

interface Tap {
  /** Frames from the tap to the one with the new number; 1 is the next frame. */
  readonly frames: number;
  /** From the moment the finger leaves the screen to the end of that frame. */
  readonly ms: number;
}

/** From the tap on Confirm to the new number on the screen, on a slower processor. */
export async function measureTap(rounds: number, taps: number): Promise<Figure[]> {
  const contenders = [
    { name: 'Clink', isCut: false },
    { name: 'network cut', isCut: true },
  ];
  const results = await interleave(contenders, rounds, ({ isCut }) => tapOften(taps, isCut));
  const name = `Confirm to the new number, ${SLOWER}× slower processor`;
  return [
    {
      ...{ name: `${name}, the slowest of ${taps}`, unit: 'frames', target: { of: 'value', bound: '≤', limit: 1 } },
      rounds: roundsOf(results, (measured) => Math.max(...measured.map(({ frames }) => frames))),
    },
    {
      ...{ name: `${name}, median of ${taps}`, unit: 'ms' },
      rounds: roundsOf(results, (measured) =>
        quantile(
          measured.map(({ ms }) => ms),
          0.5,
        ),
      ),
    },
  ];
}

function tapOften(taps: number, isCut: boolean): Promise<Tap[]> {
  return withGuest(async ({ page, tools, tap }) => {
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
    // The first tap compiles the code that the others run.
    return measured.slice(1);
  });
}

declare global {
  interface Window {
    tapSeen?: Promise<Tap>;
  }
}

/** Reads the number in every frame after the finger has left the screen. */
async function watchNextTap(page: Page): Promise<void> {
  await page.evaluate(() => {
    const number = () => document.querySelector('section[aria-labelledby] [data-digits]')?.textContent;
    const before = number();
    if (before === undefined) throw new Error('the page has no number');
    window.tapSeen = new Promise((resolve) => {
      const inCapture = { once: true, capture: true };
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
          addEventListener('click', () => requestAnimationFrame(look), inCapture);
        },
        inCapture,
      );
    });
  });
}

async function tapSeen(page: Page): Promise<Tap> {
  const seen = await page.evaluate(() => window.tapSeen);
  if (!seen) throw new Error('nobody watched the tap');
  return seen;
}
