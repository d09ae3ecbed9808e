import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMs, residentKib } from '../../../tools/process-usage.ts';
import { quantile } from '../../../tools/quantile.ts';
import { type Figure, roundsOf } from '../harness/measure.ts';
import { interleave, type Part } from '../harness/part.ts';
import { collectGarbage, startProduct } from '../harness/product.ts';
import { type LiveServer, onStage, type Scene, type Stage } from './stage.ts';

const USUAL = { changes: 60, perSecond: 5, warmSaves: 1_000 };
const SCENES = [
  { title: '500 phones', lastWithinMs: 40, phones: 500, ...USUAL },
  { title: '5000 phones', lastWithinMs: null, phones: 5_000, ...USUAL },
  { title: '500 phones, 50 changes/s', lastWithinMs: 200, phones: 500, changes: 300, perSecond: 50, warmSaves: 1_000 },
];
const TINY = { title: '25 phones', lastWithinMs: null, phones: 25, changes: 4, perSecond: 20, warmSaves: 0 };
/**
 * Memory is measured only from this number of phones on. With fewer phones, most of the memory belongs to the server itself.
 */
const MANY_PHONES = 2_000;

/**
 * Measures how fast a saved change reaches all open leaderboards, and the cost (docs/measured/benchmarks.md#targets).
 */
export const live: Part = async ({ isSmoke, rounds = 5 }) => {
  const figures: Figure[] = [];
  for (const { title, lastWithinMs, ...scene } of isSmoke ? [TINY] : SCENES) {
    console.error(`live: ${title}`);
    const results = await interleave([{ name: 'Clink' }], isSmoke ? 1 : rounds, () =>
      liveRound(() => oneServer(), scene),
    );
    figures.push(...liveFigures(scene, title, results, lastWithinMs));
  }
  return figures;
};

export const oneServer = async (...how: Parameters<typeof startProduct>): Promise<LiveServer> => {
  const { url, pid, stop } = await startProduct(...how);
  return { url, pids: [pid], stop };
};

/** `lastWithinMs`: the target for the last phone. Null: no target. */
function liveFigures(
  { phones }: Scene,
  title: string,
  results: Record<string, LiveResult[]>,
  lastWithinMs: number | null = null,
): Figure[] {
  const figure = (name: string, unit: string, pick: (result: LiveResult) => number, limit: number | null): Figure => ({
    ...{ name: `${title}: ${name}`, unit, rounds: roundsOf(results, pick) },
    ...(limit !== null && { target: { atMost: limit } }),
  });
  return [
    figure('acknowledged → held by the last phone, p50', 'ms', (result) => result.lastP50Ms, null),
    figure('acknowledged → held by the last phone, p99', 'ms', (result) => result.lastP99Ms, lastWithinMs),
    figure('bytes a phone for one change', 'B', (result) => result.bytes, 70),
    figure('server CPU for one change to one phone', 'µs', (result) => (result.cpuMs * 1_000) / phones, 25),
    ...(phones < MANY_PHONES ? [] : [figure('memory a phone', 'KiB', ({ memoryKib }) => memoryKib, 25)]),
  ];
}

const WARM_CHANGES = 15;
const SETTLE_MS = 1_000;

/** Starts the server and the phones, measures the scene's changes, and stops everything. */
export function liveRound(start: () => Promise<LiveServer>, scene: Scene) {
  const { phones, changes, warmSaves } = scene;
  return onStage(start, { guests: phones, warmSaves }, async (stage) => {
    const { pids } = stage.server;
    await stage.connect(1);
    const ofOneKib = await restingKib(stage, phones);
    await stage.connect(phones);
    const beside = await stage.server.beside?.(scene);
    await warm(stage, scene);
    const [bytesBefore, cpuBefore] = [stage.receivedBytes(), cpuMs(pids)];
    const [drunk] = await Promise.all([stage.drink(scene), beside?.()]);
    const [lags, saves] = [drunk.map(({ lagMs }) => lagMs), drunk.map(({ saveMs }) => saveMs)];
    const taps = drunk.map(({ tapMs }) => tapMs);
    const [bytes, cpu] = [stage.receivedBytes() - bytesBefore, cpuMs(pids) - cpuBefore];
    return {
      /** The time from a save's acknowledgement until the last phone holds the change. */
      lastP50Ms: quantile(lags, 0.5),
      lastP99Ms: quantile(lags, 0.99),
      /** The time from when the tap was due until the last phone holds the change. */
      tapP50Ms: quantile(taps, 0.5),
      tapP99Ms: quantile(taps, 0.99),
      tapP999Ms: quantile(taps, 0.999),
      /** The time from sending a save until its acknowledgement. */
      saveP99Ms: quantile(saves, 0.99),
      /** The bytes for one change to one phone, HTTP framing included. */
      bytes: bytes / changes / phones,
      /** The server's processor time for one change, including the save. */
      cpuMs: cpu / changes,
      memoryKib: ((await restingKib(stage, phones)) - ofOneKib) / (phones - 1),
    };
  });
}
export type LiveResult = Awaited<ReturnType<typeof liveRound>>;

/** Warms the server up with unmeasured changes. */
async function warm(stage: Stage, { changes, perSecond }: Pick<Scene, 'changes' | 'perSecond'>): Promise<void> {
  await sleep(SETTLE_MS);
  await stage.drink({ changes: Math.min(WARM_CHANGES, changes), perSecond });
  // Without this pause the server would send the first measured change together with the last one of the warm-up.
  await sleep(SETTLE_MS);
}

/**
 * The memory at rest. With many phones, a full garbage collection runs before. With few phones it would disturb the figures,
 * because the server would have to compile code again.
 */
async function restingKib({ server: { pids } }: Stage, phones: number): Promise<number> {
  if (phones >= MANY_PHONES) for (const pid of pids) collectGarbage({ pid });
  await sleep(SETTLE_MS);
  return residentKib(pids);
}
