import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRetryLoop } from '../../../src/sync/calls/retry-loop.ts';
import { REAL_PORTS } from '../../../tools/headless-phone.ts';
import { residentKib } from '../../../tools/process-usage.ts';
import { comingFrom, putSave } from '../../../tools/saved-guest.ts';
import { waitUntil } from '../../../tools/wait-until.ts';
import { type Figure, roundsOf } from '../harness/measure.ts';
import { interleave, type Part } from '../harness/part.ts';
import { type Product, startProduct } from '../harness/product.ts';
import { type CrowdGuest, crowdOf, saveOf } from './crowd.ts';
import { onStage, type Stage } from './stage.ts';
import { openStream, Refused } from './stream.ts';

const SIZES = [500, 3_000, 10_000];
/** The targets are judged up to this number of phones. Runs with more phones only show when the processor is fully used. */
const JUDGED_UP_TO = 3_000;
const TINY = [25];
const WITHIN_MS = 2_000;
/** The longest back-off of a phone's leaderboard (src/sync/live/live.ts). */
const BACK_OFF_CAP_MS = 5_000;
const PATIENCE_MS = 30_000;
const SAVES_PER_SECOND = 20;
const SAVING_GUESTS = 100;
const TRY_EVERY_MS = 100;
const LATER = 1_000_000;
const MEMORY_EVERY_MS = 50;

/**
 * The causes of broken streams. `strangers`: the share of places that others occupy for 3 s, so that phones are
 * refused.
 */
const CONTENDERS = [
  { name: 'Wi-Fi', restarts: false, strangers: 0 },
  { name: 'restart', restarts: true, strangers: 0 },
  { name: 'too full', restarts: false, strangers: 0.1 },
];

/**
 * All phones lose their streams and come back within two seconds, while 20 guests a second save. The phones use the product's
 * code to wait and try again (docs/measured/benchmarks.md#all-come-back-at-once). With the planted defect, a refused phone
 * never tries again.
 */
export const comeBack: Part = async ({ isSmoke, rounds = 3, isDefective }) => {
  const figures: Figure[] = [];
  for (const phones of isSmoke ? TINY : SIZES) {
    const results = await interleave(CONTENDERS, isSmoke ? 1 : rounds, (how) => storm(phones, how, isDefective));
    const { 'too full': tooFull = [], ...free } = results;
    const refused = { 'too full': tooFull };
    const figure = (name: string, unit: string, of: typeof results, pick: (result: Storm) => number): Figure => ({
      name: `${phones} phones come back: ${name}`,
      unit,
      rounds: roundsOf(of, pick),
    });
    const judged = (name: string, unit: string, atMost: number, pick: (result: Storm) => number): Figure => ({
      ...figure(name, unit, free, pick),
      ...(phones <= JUDGED_UP_TO && { target: { atMost } }),
    });
    figures.push(
      judged('the last snapshot', 'ms', 5_000, ({ lastMs }) => lastMs),
      judged('the slowest save', 'ms', 1_000, ({ slowestSaveMs }) => slowestSaveMs),
      judged('memory at its peak, beside before', '×', 1.5, ({ memoryPeak }) => memoryPeak),
      figure('refused at first', '', refused, ({ refusals }) => refusals),
      { ...figure('away after 30 s', '', refused, ({ away }) => away), target: { atMost: 0 } },
    );
  }
  return figures;
};

async function storm(phones: number, { restarts, strangers }: (typeof CONTENDERS)[number], isDefective: boolean) {
  const variables = strangers > 0 ? { MAX_STREAMS: `${phones}`, MAX_STREAMS_PER_ADDRESS: `${phones * 2}` } : {};
  const product = await startProduct(variables);
  const server = { url: product.url, pids: [product.pid], stop: product.stop };
  return onStage(
    async () => server,
    { guests: phones, warmSaves: 1_000 },
    async (stage) => {
      await stage.connect(phones);
      const ending = new AbortController();
      const [saves, memory] = [saveOn(product.url, ending.signal), watchMemory(product, ending.signal)];
      await sleep(WITHIN_MS);
      const others: Socket[] = [];
      const beganAt = performance.now();
      stage.cut();
      if (restarts) await product.restart();
      while (others.length < phones * strangers)
        others.push(await openStream(new URL(STRANGERS, product.url), comingFrom('10.9.9.9')));
      const returning = Array.from({ length: phones }, (_, index) => comeBackOnce(stage, index, isDefective));
      setTimeout(() => {
        for (const other of others) other.resetAndDestroy();
      }, WITHIN_MS + 1_000);
      await waitUntil(() => returning.every(({ backAtMs }) => backAtMs() !== null), {
        withinMs: PATIENCE_MS,
        everyMs: 50,
      });
      ending.abort();
      for (const { stop } of returning) stop();
      const back = returning.map(({ backAtMs }) => backAtMs());
      return {
        lastMs: Math.max(...back.map((atMs) => atMs ?? Number.POSITIVE_INFINITY)) - beganAt,
        away: back.filter((atMs) => atMs === null).length,
        refusals: returning.filter(({ wasRefused }) => wasRefused()).length,
        slowestSaveMs: Math.max(...(await saves)),
        memoryPeak: await memory,
      };
    },
  );
}
type Storm = Awaited<ReturnType<typeof storm>>;
const STRANGERS = '/api/leaderboard/live?view=top';

/** Opens a phone's stream again, at the times that the product's code chooses. */
function comeBackOnce(stage: Stage, index: number, isDefective: boolean) {
  let backAtMs: number | null = null;
  let wasRefused = false;
  const loop = createRetryLoop(REAL_PORTS, {
    backOffCapMs: BACK_OFF_CAP_MS,
    isDue: () => backAtMs === null && !(isDefective && wasRefused),
    attempt: async () => {
      try {
        await stage.connectAgain(index);
        backAtMs = performance.now();
        return 'done';
      } catch (error) {
        if (!(error instanceof Refused)) return 'retry';
        wasRefused = true;
        return { notBeforeMs: error.retryAfterMs };
      }
    },
    onError: () => {},
  });
  setTimeout(loop.poke, Math.random() * WITHIN_MS);
  return { backAtMs: () => backAtMs, wasRefused: () => wasRefused, stop: loop.stop };
}

/** The times from when each save was due until it was acknowledged, in ms. The guest retries while the server restarts. */
async function saveOn(url: string, end: AbortSignal): Promise<number[]> {
  const guests = crowdOf(SAVING_GUESTS, Date.now());
  const saves: Promise<number>[] = [];
  const startedAt = performance.now();
  while (!end.aborted) {
    const dueAtMs = startedAt + (saves.length * 1_000) / SAVES_PER_SECOND;
    await sleep(dueAtMs - performance.now());
    saves.push(saveUntilAcknowledged(url, guests[saves.length % guests.length] as CrowdGuest, dueAtMs, end));
  }
  return Promise.all(saves);
}

async function saveUntilAcknowledged(url: string, guest: CrowdGuest, dueAtMs: number, end: AbortSignal) {
  const isSaved = async () => {
    // The server treats this save as later than all saves of the stage and all earlier saves of this guest.
    const save = saveOf(guest, guest.total, Math.ceil(LATER + performance.now()));
    return putSave(url, null, guest, save, comingFrom(guest.address)).then(
      () => true,
      () => false,
    );
  };
  await waitUntil(isSaved, { withinMs: PATIENCE_MS, everyMs: TRY_EVERY_MS, signal: end });
  return performance.now() - dueAtMs;
}

/** The highest memory of the server until `end`, divided by its memory at the start. */
async function watchMemory({ pidsNow }: Product, end: AbortSignal): Promise<number> {
  const read = () => residentKib(pidsNow());
  const before = read();
  let most = before;
  while (!end.aborted) {
    most = Math.max(most, read());
    await sleep(MEMORY_EVERY_MS);
  }
  return most / before;
}
