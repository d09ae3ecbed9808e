import { type Measure, measureOf } from '../../harness/measure.ts';
import { quantile } from '../../harness/spread.ts';
import { clink } from '../contenders.ts';
import type { LiveResult } from '../live-round.ts';
import type { LiveResults } from '../run-scene.ts';

const HELD_P50 = 'acknowledged → held by the last phone, p50';
const HELD_P99 = 'acknowledged → held by the last phone, p99';

/** The lag of every change of contenders that ran at the same time: one record for each round, the product first. */
export function pairMeasures(pairs: readonly Readonly<Record<string, readonly number[]>>[]): Measure[] {
  const figure = (name: string, share: number) => {
    const names = Object.keys(pairs[0] ?? {});
    const rounds = Object.fromEntries(names.map((who) => [who, pairs.map((pair) => quantile(pair[who] ?? [], share))]));
    return { part: 'peers', name: `side by side: ${name}`, unit: 'ms', rounds };
  };
  const target = { of: 'ratio', bound: '≤', limit: 1 } as const;
  return [
    measureOf(figure(HELD_P50, 0.5)),
    measureOf(figure('acknowledged → held by the last phone, p90', 0.9)),
    measureOf({ ...figure(HELD_P99, 0.99), target }),
  ];
}

export function usualMeasures(results: LiveResults): Measure[] {
  return [
    figureOf(results, HELD_P50, 'ms', ({ lastP50Ms }) => lastP50Ms),
    figureOf(results, HELD_P99, 'ms', ({ lastP99Ms }) => lastP99Ms),
    figureOf(results, 'bytes a phone for one change', 'B', ({ bytes }) => bytes),
    figureOf(results, 'CPU of server and database for one change', 'ms', ({ cpuMs }) => cpuMs),
    figureOf(results, 'their memory a phone', 'KB', ({ memoryKbPerPhone }) => memoryKbPerPhone),
  ].map(measureOf);
}

export function burstMeasures(results: LiveResults): Measure[] {
  return [
    figureOf(results, `50 changes/s: ${HELD_P50}`, 'ms', ({ lastP50Ms }) => lastP50Ms),
    figureOf(results, `50 changes/s: ${HELD_P99}`, 'ms', ({ lastP99Ms }) => lastP99Ms),
    figureOf(results, '50 changes/s: bytes a phone for one change', 'B', ({ bytes }) => bytes),
    figureOf(results, '50 changes/s: CPU of the server for one change', 'ms', ({ cpuMs }) => cpuMs),
  ].map(measureOf);
}

/**
 * The work of the phone's own code, which the other figures leave out. Measured with few phones, so that it delays
 * nothing.
 */
export function clientMeasure({ [clink.name]: _bare, ...results }: LiveResults): Measure {
  return measureOf(
    figureOf(results, 'own clients: CPU of the load for one change and phone', 'µs', (r) => r.clientMicros),
  );
}

function figureOf(results: LiveResults, name: string, unit: string, pick: (result: LiveResult) => number) {
  const rounds = Object.fromEntries(Object.entries(results).map(([who, measured]) => [who, measured.map(pick)]));
  return { part: 'peers', name, unit, rounds };
}
