import { Agent } from 'node:http';
import { statusOf } from '../../tools/call.ts';
import { urlWithin } from '../../tools/new-celebration.ts';
import { cpuMs } from '../../tools/process-usage.ts';
import { quantile } from '../../tools/quantile.ts';
import { saveCall } from '../../tools/saved-guest.ts';
import { type Figure, roundsOf } from './harness/measure.ts';
import { interleave, type Part } from './harness/part.ts';
import { startProduct } from './harness/product.ts';
import { type CrowdGuest, crowdOf, saveOf } from './live/crowd.ts';

const IN_FLIGHT = [1, 16, 64, 256];
const USUAL = { forMs: 1_500, warmSaves: 1_500 };
const TINY = { forMs: 50, warmSaves: 0 };
/** The busiest hour of 10,000 celebrations (docs/measured/scaling.md#the-load). One save at a time waits for the disk. */
const ENOUGH = { target: { atLeast: 1_000 } };

/** Saves over HTTP that are acknowledged and durable (docs/measured/benchmarks.md#targets). */
export const save: Part = async ({ isSmoke, rounds = 5 }) => {
  const figures: Figure[] = [];
  for (const inFlight of isSmoke ? [4] : IN_FLIGHT) {
    console.error(`save: ${inFlight} in flight`);
    const pressure = { inFlight, ...(isSmoke ? TINY : USUAL) };
    const results = await interleave([{ name: 'Clink' }], isSmoke ? 1 : rounds, () => onNewServer(pressure));
    figures.push(...savingFigures(pressure, results));
  }
  return figures;
};

async function onNewServer(pressure: Pressure) {
  const { url, pid, stop } = await startProduct();
  return measureSaving({ targets: [{ url, code: null }], pids: [pid] }, pressure).finally(stop);
}

/** Where saves go in turn, and the processes that this costs. */
interface SavedTo {
  /** `code` of the celebration whose guests save there. Null: the open one. */
  readonly targets: readonly { readonly url: string; readonly code: string | null }[];
  readonly pids: readonly number[];
  /** The processes of its database. It may start new ones. */
  databasePids?(): readonly number[];
}

export interface Pressure {
  /** How many saves are unanswered at any time. */
  readonly inFlight: number;
  readonly forMs: number;
  /** Saves before the measurement, so that the code is compiled and the rows exist, even on a busy machine. */
  readonly warmSaves: number;
}

const TITLES: readonly (readonly [keyof Saving, title: string, unit: string])[] = [
  ['perSecond', 'saves', '/s'],
  ['p50Ms', 'p50', 'ms'],
  ['p99Ms', 'p99', 'ms'],
  ['serversUs', 'processor time of the servers for one save', 'µs'],
  ['databaseUs', 'processor time of PostgreSQL for one save', 'µs'],
  ['loadUs', 'processor time of the load for one save', 'µs'],
];

/** Without those that nobody has: a server on SQLite has no database process. */
export function savingFigures({ inFlight }: Pressure, results: Record<string, Saving[]>): Figure[] {
  return TITLES.map(([key, title, unit]) => ({
    ...{ name: `HTTP, ${inFlight} in flight: ${title}`, unit, rounds: roundsOf(results, (saving) => saving[key]) },
    ...(key === 'perSecond' && inFlight > 1 && ENOUGH),
  })).filter(({ rounds }) => Object.values(rounds).flat().some(Boolean));
}

/** How many guests save in turn. */
const GUESTS = 500;

/**
 * Keeps `inFlight` saves unanswered. Each connection saves for its own guests in turn, so that no save overtakes another of
 * the same guest.
 */
export async function measureSaving(
  { targets, pids, databasePids = () => [] }: SavedTo,
  { inFlight, forMs, warmSaves }: Pressure,
) {
  const guests = crowdOf(GUESTS, Date.now());
  const agent = new Agent({ keepAlive: true, noDelay: true });
  let count = 0;
  const lanes = Array.from({ length: inFlight }, (_, lane) => {
    const { url = '', code = null } = targets[lane % targets.length] ?? {};
    const own = guests.filter((_guest, at) => at % inFlight === lane);
    let saves = 0;
    return async () => {
      const guest = own[saves++ % own.length] as CrowdGuest;
      const call = saveCall(guest, saveOf(guest, guest.total, ++count));
      const status = await statusOf(urlWithin(code, call.path, url), call, { agent });
      if (status !== 200) throw new Error(`a save was answered with ${status}`);
    };
  });
  const pressUntil = (isOver: () => boolean, note: (tookMs: number) => void) =>
    Promise.all(
      lanes.map(async (saveNext) => {
        for (let startedAt = performance.now(); !isOver(); startedAt = performance.now()) {
          await saveNext();
          note(performance.now() - startedAt);
        }
      }),
    );
  await pressUntil(
    () => count >= warmSaves,
    () => {},
  );

  const usedMs = () => [cpuMs(pids), cpuMs(databasePids()), cpuMs([process.pid])];
  const before = usedMs();
  const startedAt = performance.now();
  const latenciesMs: number[] = [];
  await pressUntil(
    () => performance.now() >= startedAt + forMs,
    (tookMs) => latenciesMs.push(tookMs),
  );
  const perSecond = (latenciesMs.length * 1_000) / (performance.now() - startedAt);
  // Of one save. This process makes the load.
  const [serversUs = 0, databaseUs = 0, loadUs = 0] = usedMs().map(
    (ms, at) => (Math.max(0, ms - (before[at] ?? 0)) * 1_000) / latenciesMs.length,
  );
  agent.destroy();
  const [p50Ms, p99Ms] = [quantile(latenciesMs, 0.5), quantile(latenciesMs, 0.99)];
  return { perSecond, p50Ms, p99Ms, serversUs, databaseUs, loadUs };
}
export type Saving = Awaited<ReturnType<typeof measureSaving>>;
