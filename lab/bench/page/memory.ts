import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../../src/domain/limits.ts';
import { newSession, putSave } from '../../../tools/saved-guest.ts';
import { type Figure, ratios } from '../harness/measure.ts';
import { saveOf } from '../live/crowd.ts';
import { type Guest, SCENES, withGuest } from './guest.ts';

/** During each visit to the leaderboard, another guest makes this many changes. */
const CHANGES_SEEN = 5;
const BETWEEN_CHANGES_MS = 120;
/** Longer than a tap counts as a part of the one before it (src/ui/taps-and-focus/stray-taps.ts). */
const A_MOMENT_MS = 1_000;

/**
 * The memory at the end of an hour's use with a drink a minute, compared with half an hour. By then the engine has compiled
 * everything.
 */
export async function measureMemory(rounds: number, minutes: number): Promise<Figure[]> {
  const evenings: (readonly [atHalfTime: Held, atTheEnd: Held])[] = [];
  while (evenings.length < rounds) evenings.push(await hourOf(minutes));
  const figure = (name: string, unit: string, pick: (held: Held) => number): Figure[] => {
    const [half, end] = [evenings.map(([at]) => pick(at)), evenings.map(([, at]) => pick(at))];
    const title = `${name} held after ${minutes} minutes' use`;
    return [
      { name: title, unit, rounds: { 'at the end': end, 'at half time': half } },
      { name: `${title}, beside half time`, unit: '×', rounds: { Clink: ratios(end, half) }, target: { atMost: 1.1 } },
    ];
  };
  return [
    ...figure('JavaScript heap', 'MB', ({ heapMb }) => heapMb),
    ...figure('DOM nodes', '', ({ nodes }) => nodes),
    ...figure('event listeners', '', ({ listeners }) => listeners),
  ];
}

function hourOf(minutes: number) {
  return withGuest(async (guest) => {
    await guest.page.clock.install();
    const other = { ...newSession(), address: '', userName: 'Bea', sessionStart: Date.now(), total: 0 };
    let drinks = 0;
    const drinkElsewhere = () => putSave(guest.url, null, other, saveOf(other, ++drinks, drinks));
    const spend = async (count: number) => {
      for (let minute = 0; minute < count; minute += 1) await spendAMinute(guest, drinkElsewhere);
      return held(guest);
    };
    // Opens every screen, so that its code is loaded.
    await spend(3);
    return [await spend(minutes / 2), await spend(minutes / 2)] as const;
  });
}

/** A drink, the stats, the leaderboard while others drink. Then the phone lies on the table. */
async function spendAMinute({ page, tap }: Guest, drinkElsewhere: () => Promise<unknown>): Promise<void> {
  for (const scene of SCENES) {
    await tap(scene);
    if (scene === 'Leaderboard') await page.getByRole('heading', { level: 1, name: scene }).waitFor();
    for (let change = 0; scene === 'Leaderboard' && change < CHANGES_SEEN; change += 1) {
      await drinkElsewhere();
      await sleep(BETWEEN_CHANGES_MS);
    }
    await page.clock.runFor(A_MOMENT_MS);
  }
  await page.clock.runFor(MINUTE_MS);
}

/** After a garbage collection. */
async function held({ tools }: Guest) {
  await tools.send('Performance.enable');
  for (let times = 0; times < 3; times += 1) {
    await tools.send('HeapProfiler.collectGarbage');
    await sleep(200);
  }
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMb: of('JSHeapUsedSize') / 1_000_000, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
type Held = Awaited<ReturnType<typeof held>>;
