import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../../src/domain/limits.ts';
import { type Measure, measureOf } from '../harness/measure.ts';
import { type Guest, openGuest } from './guest.ts';
import { otherGuest } from './other-guest.ts';
import type { PageContender } from './pages.ts';

/** During each visit to the leaderboard, another guest makes this many changes. */
const CHANGES_SEEN = 5;
const BETWEEN_CHANGES_MS = 120;
/** Longer than a tap counts as a part of the one before it (src/ui/taps-and-focus/stray-taps.ts). */
const A_MOMENT_MS = 1_000;

interface Held {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * The memory after a garbage collection at the end of an hour's use with a drink a minute, compared with half an hour.
 * By then the engine has compiled everything.
 */
export async function measureMemory(clink: PageContender, rounds: number, minutes: number): Promise<Measure[]> {
  const evenings: { first: Held; half: Held; last: Held }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`  memory: round ${round} of ${rounds}`);
    evenings.push(await hourOf(clink, minutes));
  }
  const figure = (what: keyof Held, name: string, unit: string) =>
    measureOf({
      part: 'page',
      name: `${name} held after ${minutes} minutes' use`,
      unit,
      rounds: {
        'at the end': evenings.map(({ last }) => last[what]),
        'at half time': evenings.map(({ half }) => half[what]),
        'at the beginning': evenings.map(({ first }) => first[what]),
      },
      target: { of: 'ratio', bound: '≤', limit: 1.1 },
    });
  return [
    figure('heapMb', 'JavaScript heap', 'MB'),
    figure('nodes', 'DOM nodes', ''),
    figure('listeners', 'event listeners', ''),
  ];
}

async function hourOf(clink: PageContender, minutes: number) {
  const { url, stop } = await clink.serve();
  const guest = await openGuest(url);
  await guest.page.clock.install();
  const drinkElsewhere = await otherGuest(url);
  // opens every screen once, so that its code is loaded.
  for (let minute = 0; minute < 3; minute += 1) await spendAMinute(guest, drinkElsewhere);
  const first = await held(guest);
  for (let minute = 0; minute < minutes / 2; minute += 1) await spendAMinute(guest, drinkElsewhere);
  const half = await held(guest);
  for (let minute = 0; minute < minutes / 2; minute += 1) await spendAMinute(guest, drinkElsewhere);
  const last = await held(guest);
  await guest.close();
  await stop();
  return { first, half, last };
}

/** A drink, the stats, the leaderboard while others drink. Then the phone lies on the table. */
async function spendAMinute({ page, tap }: Guest, drinkElsewhere: () => Promise<void>): Promise<void> {
  await tap('Beer');
  await tap('Confirm');
  await page.clock.runFor(A_MOMENT_MS);
  for (const view of ['View Stats', 'Leaderboard']) {
    await tap(view);
    await page.getByRole('heading', { level: 1, name: view === 'Leaderboard' ? view : 'Your Stats' }).waitFor();
    for (let change = 0; view === 'Leaderboard' && change < CHANGES_SEEN; change += 1) {
      await drinkElsewhere();
      await sleep(BETWEEN_CHANGES_MS);
    }
    await page.clock.runFor(A_MOMENT_MS);
    await tap('Back to Tracker');
    await page.clock.runFor(A_MOMENT_MS);
  }
  await page.clock.runFor(MINUTE_MS);
}

async function held({ tools }: Guest): Promise<Held> {
  await tools.send('Performance.enable');
  for (let times = 0; times < 3; times += 1) {
    await tools.send('HeapProfiler.collectGarbage');
    await sleep(200);
  }
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMb: of('JSHeapUsedSize') / 1_000_000, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
