import { type Measure, measureOf } from '../harness/measure.ts';
import { interleave, type Part, type PartOptions } from '../harness/part.ts';
import { broadcast, clink, type LiveContender } from './contenders.ts';
import { type LiveResult, liveRound, type Scene } from './live-round.ts';

const USUAL = { changes: 60, perSecond: 5 };
/** With few phones a change costs little, so it takes more changes to measure it. */
const FEW_PHONES = { below: 500, changes: 120 };
const BURST = { changes: 300, perSecond: 50 };
const TINY = { changes: 4, perSecond: 20, warmSaves: 0 };
const SIZES = [50, 500, 1_000, 2_000, 5_000];
const MAIN_SIZE = 500;
/** The sizes whose processor time has a target. It differs from round to round, so these have more rounds. */
const JUDGED_SIZES = [MAIN_SIZE, 5_000];
/** With fewer phones the memory is mostly the server itself and not what it holds for each phone. */
const MANY_PHONES = 2_000;

/** How quickly a saved change reaches every open leaderboard, and what that costs (docs/measured/benchmarks.md#targets). */
export const live: Part = async ({ isSmoke, rounds, phones: only }: PartOptions) => {
  if (isSmoke) return smoke();
  const sizes: SizeResults[] = [];
  for (const phones of only ? [only] : SIZES) sizes.push([phones, await runSize(phones, rounds)]);
  const measures = sizes.flatMap(([phones, results]) => sizeMeasures(phones, results));
  if (only) return measures;
  const burst = await runScene({ phones: MAIN_SIZE, ...BURST }, [broadcast], rounds ?? 3);
  return [...measures, ...burstMeasures(burst)];
};

type SizeResults = readonly [phones: number, results: LiveResults];

function runSize(phones: number, rounds: number | undefined): Promise<LiveResults> {
  const changes = phones < FEW_PHONES.below ? FEW_PHONES.changes : USUAL.changes;
  const scene = { ...USUAL, phones, changes, oneBefore: true, collects: phones >= MANY_PHONES };
  return runScene(scene, [broadcast], rounds ?? (JUDGED_SIZES.includes(phones) ? 5 : 3));
}

async function smoke(): Promise<Measure[]> {
  return sizeMeasures(25, await runScene({ ...TINY, phones: 25, oneBefore: true }, [broadcast], 1));
}

function sizeMeasures(phones: number, results: LiveResults): Measure[] {
  const both = [clink, broadcast];
  const figure = (name: string, unit: string) => ({ part: 'live', name: `${phones} phones: ${name}`, unit });
  const lag = (name: string, pick: (result: LiveResult) => number, limit: number | false = false) =>
    measureOf({
      ...figure(name, 'ms'),
      rounds: roundsOf(results, both, pick),
      ...(limit && { target: { of: 'ratio', bound: '≤', limit } }),
    });
  return [
    lag('acknowledged → held by the last phone, p50', (result) => result.lastP50Ms, phones === 1_000 && 1.5),
    lag('acknowledged → held by the last phone, p99', (result) => result.lastP99Ms, phones === MAIN_SIZE && 1.5),
    lag('sent → held by the last phone, p50', (result) => result.sentP50Ms),
    lag('sent → held by the last phone, p99', (result) => result.sentP99Ms),
    measureOf({
      ...figure('bytes a phone for one change', 'B'),
      rounds: roundsOf(results, [clink], ({ bytes }) => bytes),
      target: { of: 'value', bound: '≤', limit: 70 },
    }),
    measureOf({
      ...figure('server CPU for one change', 'ms'),
      rounds: roundsOf(results, both, ({ cpuMs }) => cpuMs),
    }),
    measureOf({
      ...figure('server CPU for one change and each phone after the first', 'µs'),
      rounds: roundsOf(results, both, ({ cpuMicrosPerPhone }) => cpuMicrosPerPhone),
      ...(JUDGED_SIZES.includes(phones) && { target: { of: 'ratio', bound: '≤', limit: 1.5 } as const }),
    }),
    ...(phones < MANY_PHONES
      ? []
      : [
          measureOf({
            ...figure('memory a phone', 'KB'),
            rounds: roundsOf(results, both, ({ memoryKbPerPhone }) => memoryKbPerPhone),
            target: { of: 'value', bound: '≤', limit: 25 },
          }),
        ]),
  ];
}

function burstMeasures(results: LiveResults): Measure[] {
  return [
    measureOf({
      part: 'live',
      name: '500 phones, 50 changes/s: acknowledged → held by the last phone, p99',
      unit: 'ms',
      rounds: roundsOf(results, [clink], ({ lastP99Ms }) => lastP99Ms),
      target: { of: 'value', bound: '≤', limit: 200 },
    }),
    measureOf({
      part: 'live',
      name: '500 phones, 50 changes/s: bytes a phone for one change',
      unit: 'B',
      rounds: roundsOf(results, [clink], ({ bytes }) => bytes),
      target: { of: 'value', bound: '≤', limit: 70 },
    }),
    measureOf({
      part: 'live',
      name: '500 phones, 50 changes/s: server CPU for one change, taken together : one by one',
      unit: 'ms',
      rounds: roundsOf(results, [clink, broadcast], ({ cpuMs }) => cpuMs),
    }),
  ];
}

export type LiveResults = Readonly<Record<string, readonly LiveResult[]>>;

/**
 * Runs Clink and the yardsticks in turn. A yardstick that imitates Clink sends messages of Clink's size in the same
 * round.
 */
export function runScene(scene: Scene, yardsticks: readonly LiveContender[], rounds: number): Promise<LiveResults> {
  let messageBytes = 0;
  console.error(`live: ${scene.phones} phones, ${scene.perSecond} changes a second`);
  return interleave([clink, ...yardsticks], rounds, async (contender) => {
    const result = await liveRound(contender, scene, messageBytes);
    if (contender === clink) messageBytes = Math.round(result.bytes);
    return result;
  });
}

/** One figure of these contenders with one value for each round, as `measureOf` expects it. */
export function roundsOf(
  results: LiveResults,
  contenders: readonly LiveContender[],
  pick: (result: LiveResult) => number,
): Record<string, number[]> {
  return Object.fromEntries(contenders.map(({ name }) => [name, (results[name] ?? []).map(pick)]));
}
