import { monotonicMs } from '../harness/monotonic.ts';
import { quantile } from '../harness/spread.ts';

/** Sends one save and resolves once it is acknowledged. Each lane gets its own number. */
export type Save = (lane: number) => Promise<void>;

export interface SaveRate {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Pressure {
  /** How many saves are unanswered at any time. */
  readonly inFlight: number;
  readonly forMs: number;
  /** Saves before the measurement, so that the code is compiled and the rows exist, even on a busy machine. */
  readonly warmSaves: number;
}

/** Keeps `inFlight` saves unanswered for `forMs`. */
export async function pressOn({ inFlight, forMs, warmSaves }: Pressure, save: Save): Promise<SaveRate> {
  const lanes = Array.from({ length: inFlight }, (_, lane) => lane);
  let warmed = 0;
  const warm = async (lane: number) => {
    while (warmed++ < warmSaves) await save(lane);
  };
  await Promise.all(lanes.map(warm));
  const startedAt = monotonicMs();
  const endAt = startedAt + forMs;
  const latenciesMs: number[] = [];
  const press = async (lane: number) => {
    for (let before = startedAt; before < endAt; before = monotonicMs()) {
      await save(lane);
      latenciesMs.push(monotonicMs() - before);
    }
  };
  await Promise.all(lanes.map(press));
  const seconds = (monotonicMs() - startedAt) / 1_000;
  return {
    perSecond: latenciesMs.length / seconds,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
  };
}
