import { monotonicMs } from '../harness/monotonic.ts';
import { quantile } from '../harness/spread.ts';

/** Saves one; resolves once it is acknowledged. Each lane is told its own number. */
export type Save = (lane: number) => Promise<void>;

export interface SaveRate {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Keeps `inFlight` saves under way for `forMs`, after a quarter of that as warm-up. */
export async function pressOn(inFlight: number, forMs: number, save: Save): Promise<SaveRate> {
  const startedAt = monotonicMs() + forMs / 4;
  const endAt = startedAt + forMs;
  const latenciesMs: number[] = [];
  const press = async (lane: number) => {
    for (let before = monotonicMs(); before < endAt; before = monotonicMs()) {
      await save(lane);
      if (before >= startedAt) latenciesMs.push(monotonicMs() - before);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, (_, lane) => press(lane)));
  const seconds = (monotonicMs() - startedAt) / 1_000;
  return {
    perSecond: latenciesMs.length / seconds,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
  };
}
