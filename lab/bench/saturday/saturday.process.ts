import { serveCalls } from '../harness/serve-calls.ts';
import { received } from './counting-sink.ts';
import { lineThrough, loadOf, predictedShare, saturationOf } from './load-model.ts';
import { SaturdayStage } from './saturday-stage.ts';
import { measureUnitCosts, spentMs } from './unit-costs.ts';

interface Question {
  readonly celebrations: number;
  /** How often each unit cost is measured in every celebration. */
  readonly rounds: number;
  /** Virtual time of one measurement. */
  readonly spanMs: number;
}

/** The busiest hour, times `multiple`. */
export interface Point {
  readonly multiple: number;
  /** Of one core. */
  readonly share: number;
  readonly predictedShare: number;
  /** What all phones receive, without heartbeats. */
  readonly eventsPerSecond: number;
  readonly bytesPerSecond: number;
}

/** Before a measurement, so that the code is compiled and the first waves are over. */
const WARM_MS = 2_000;
const MULTIPLES = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];

/** Where no guest does anything, a core has next to nothing to do. */
const NO_LOAD = { multiple: 0, share: 0 };

const calls = {
  /** Raises the load until one core is full, beside what the model predicts from the costs of single things. */
  measure: async ({ celebrations, rounds, spanMs }: Question) => {
    const emptyKb = heapKb();
    const stage = await SaturdayStage.open(celebrations);
    const kbPerCelebration = (heapKb() - emptyKb) / celebrations;
    const kbPerStream = measureStream(stage);
    const costs = measureUnitCosts(stage, rounds);
    const predicted = (multiple: number) => predictedShare(celebrations, multiple, costs);
    const points: Point[] = [];
    for (const multiple of MULTIPLES) {
      if ((points.at(-1)?.share ?? 0) >= 1) break;
      const point = { ...measureMultiple(stage, multiple, spanMs), predictedShare: predicted(multiple) };
      console.error(
        `  ${multiple} × the busiest hour: ${point.share.toFixed(2)} of a core, ${point.predictedShare.toFixed(2)} predicted`,
      );
      points.push(point);
    }
    return {
      costs,
      points,
      kbPerCelebration,
      kbPerStream,
      saturation: saturationOf(lineThrough([NO_LOAD, ...points])),
      predictedSaturation: saturationOf(predicted),
    };
  },
};
export type SaturdayCalls = typeof calls;
serveCalls(calls);

function measureMultiple(stage: SaturdayStage, multiple: number, spanMs: number): Omit<Point, 'predictedShare'> {
  stage.openStreams(Math.round(loadOf(stage.count, multiple).streams * stage.count));
  const stop = stage.run(multiple);
  stage.timers.pass(WARM_MS);
  const before = { ...received };
  const ms = spentMs(() => stage.timers.pass(spanMs));
  stop();
  const perSecond = 1_000 / spanMs;
  const [events, bytes] = [received.events - before.events, received.bytes - before.bytes];
  return { multiple, share: ms / spanMs, eventsPerSecond: events * perSecond, bytesPerSecond: bytes * perSecond };
}

const STREAMS = 4;

/** Memory of an open stream without its socket. */
function measureStream(stage: SaturdayStage): number {
  const beforeKb = heapKb();
  const closers = Array.from({ length: stage.count * STREAMS }, (_, index) => stage.visit(index % stage.count));
  const kb = (heapKb() - beforeKb) / closers.length;
  for (const close of closers) close();
  return kb;
}

function heapKb(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000;
}
