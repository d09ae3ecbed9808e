import { monotonicMs } from '../harness/monotonic.ts';
import { quantile } from '../harness/spread.ts';

/** Saves one; resolves once it is acknowledged. Each lane is told its own number. */
export type Save = (lane: number) => Promise<void>;

export interface SaveRate {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** By count, not by time: compiled code is what is measured, on a busy machine too. */
const WARM_SAVES = 1_500;

/** Keeps `inFlight` saves under way for `forMs`, after as many as warm the code. */
export async function pressOn(inFlight: number, forMs: number, save: Save): Promise<SaveRate> {
  const lanes = Array.from({ length: inFlight }, (_, lane) => lane);
  let warmSaves = 0;
  const warm = async (lane: number) => {
    while (warmSaves++ < WARM_SAVES) await save(lane);
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
