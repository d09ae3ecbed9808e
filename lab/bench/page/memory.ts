import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../../src/domain/limits.ts';
import { newSession, putSave } from '../../shared/saved-guest.ts';
import { type Figure, roundsOf } from '../harness/measure.ts';
import { interleave } from '../harness/part.ts';
import { saveOf } from '../live/crowd.ts';
import { type Guest, withGuest } from './guest.ts';

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

const FIGURES = [
  ['heapMb', 'JavaScript heap', 'MB'],
  ['nodes', 'DOM nodes', ''],
  ['listeners', 'event listeners', ''],
] as const;

/**
 * The memory after a garbage collection at the end of an hour's use with a drink a minute, compared with half an hour.
 * By then the engine has compiled everything.
 */
export async function measureMemory(rounds: number, minutes: number): Promise<Figure[]> {
  const evenings = await interleave([{ name: 'Clink' }], rounds, () => hourOf(minutes));
  const at = (moment: 0 | 1, what: keyof Held) => roundsOf(evenings, (held) => held[moment][what]).Clink ?? [];
  return FIGURES.map(([what, name, unit]) => ({
    ...{ name: `${name} held after ${minutes} minutes' use`, unit, target: { of: 'ratio', bound: '≤', limit: 1.1 } },
    rounds: { 'at the end': at(1, what), 'at half time': at(0, what) },
  }));
}

function hourOf(minutes: number): Promise<[atHalfTime: Held, atTheEnd: Held]> {
  return withGuest(async (guest) => {
    await guest.page.clock.install();
    const drinkElsewhere = otherGuest(guest.url);
    const spend = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) await spendAMinute(guest, drinkElsewhere);
      return held(guest);
    };
    // Opens every screen, so that its code is loaded.
    await spend(3);
    return [await spend(minutes / 2), await spend(minutes / 2)];
  });
}

/** Another guest at the celebration. Each call logs one more drink, so every leaderboard changes. */
function otherGuest(url: string): () => Promise<void> {
  const guest = { ...newSession(), address: '', userName: 'Bea', sessionStart: Date.now(), total: 0 };
  let drinks = 0;
  return () => {
    drinks += 1;
    return putSave(url, null, guest, saveOf(guest, drinks, drinks));
  };
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
