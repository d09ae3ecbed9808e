import { quantile } from '../harness/measure.ts';
import { sleep } from '../harness/monotonic.ts';
import { cpuMs, residentKb } from '../harness/usage.ts';
import type { LiveContender } from './contenders.ts';
import { type Change, drinkUntilHeld, openStage, type Stage } from './stage.ts';

export interface Scene {
  /** Each phone belongs to a different guest. */
  readonly phones: number;
  readonly changes: number;
  readonly perSecond: number;
  /** A new server runs cold code. This many saves warm it, however few guests there are. */
  readonly warmSaves?: number;
  /** Measures the same changes with one phone first, to separate the cost of a phone from the cost of a change. */
  readonly oneBefore?: boolean;
  /** Reads memory after a full collection. Code is then compiled again, which disturbs figures with few phones. */
  readonly collects?: boolean;
}

/** The figures of one contender in one round. */
export interface LiveResult {
  /** From a save's acknowledgement until the last phone holds it. */
  readonly lastP50Ms: number;
  readonly lastP95Ms: number;
  readonly lastP99Ms: number;
  /** From the moment the save is sent. */
  readonly sentP50Ms: number;
  readonly sentP99Ms: number;
  /** For one change to one phone, HTTP framing included. */
  readonly bytes: number;
  /** The server's processor time for one change, including the save. */
  readonly cpuMs: number;
  /**
   * The same for each phone after the first, without the cost that does not depend on phones. NaN without `oneBefore`.
   */
  readonly cpuMicrosPerPhone: number;
  /** Processor time of the load process for one change to one phone, which is mostly the client's work. */
  readonly clientMicros: number;
  readonly memoryKbPerPhone: number;
}

const WARM_SAVES = 1_000;
const WARM_CHANGES = 15;
const CHANGES_AN_INTERVAL = 10;
const SETTLE_MS = 1_000;

/** Starts everything, measures `changes` changes and ends everything. `messageBytes`: see `LiveContender`. */
export async function liveRound(contender: LiveContender, scene: Scene, messageBytes: number): Promise<LiveResult> {
  const { phones, warmSaves = WARM_SAVES } = scene;
  const stage = await openStage(contender, { guests: phones, warmSaves }, messageBytes);
  try {
    return await measureRound(stage, scene);
  } finally {
    await stage.end();
  }
}

async function measureRound(stage: Stage, scene: Scene): Promise<LiveResult> {
  const { phones } = stage;
  await stage.connect(1);
  const oneKb = await residentAtRestKb(stage, scene);
  if (scene.oneBefore) await warm(stage, scene);
  const byOne = scene.oneBefore ? await measureChanges(stage, scene) : null;
  await stage.connect(scene.phones);
  await sleep(SETTLE_MS);
  await warm(stage, scene);

  const receivedBefore = await phones.call('received', undefined);
  const clientBefore = cpuMs([phones.pid]);
  const byAll = await measureChanges(stage, scene);
  const client = cpuMs([phones.pid]) - clientBefore;
  const received = await phones.call('received', undefined);
  const memoryKbPerPhone = ((await residentAtRestKb(stage, scene)) - oneKb) / (scene.phones - 1);
  const ofEach = scene.changes * scene.phones;
  const lags = byAll.changes.map(({ lagMs }) => lagMs);
  const sentLags = byAll.changes.map(({ sentLagMs }) => sentLagMs);
  return {
    lastP50Ms: quantile(lags, 0.5),
    lastP95Ms: quantile(lags, 0.95),
    lastP99Ms: quantile(lags, 0.99),
    sentP50Ms: quantile(sentLags, 0.5),
    sentP99Ms: quantile(sentLags, 0.99),
    bytes: (received.bytes - receivedBefore.bytes) / ofEach,
    cpuMs: byAll.meanCpuMs,
    cpuMicrosPerPhone: byOne ? ((byAll.medianCpuMs - byOne.medianCpuMs) / (scene.phones - 1)) * 1_000 : Number.NaN,
    clientMicros: (client / ofEach) * 1_000,
    memoryKbPerPhone,
  };
}

async function warm(stage: Stage, scene: Scene): Promise<void> {
  await drinkUntilHeld(stage, { ...scene, changes: Math.min(WARM_CHANGES, scene.changes) });
  // Otherwise the first measured change follows at once, and the server groups it with the last of these.
  await sleep(SETTLE_MS);
}

async function residentAtRestKb({ server }: Stage, { collects }: Scene): Promise<number> {
  if (collects) server.collectGarbage?.();
  await sleep(SETTLE_MS);
  return residentKb(server.pids);
}

interface MeasuredChanges {
  readonly changes: readonly Change[];
  /** For one change. */
  readonly meanCpuMs: number;
  /** The median of intervals of ten changes, which a full collection or a checkpoint does not shift. */
  readonly medianCpuMs: number;
}

async function measureChanges(stage: Stage, scene: Scene): Promise<MeasuredChanges> {
  const { pids } = stage.server;
  const intervalMs = (CHANGES_AN_INTERVAL / scene.perSecond) * 1_000;
  const readings = [cpuMs(pids)];
  const reading = setInterval(() => readings.push(cpuMs(pids)), intervalMs);
  const changes = await drinkUntilHeld(stage, scene).finally(() => clearInterval(reading));
  const meanCpuMs = (cpuMs(pids) - (readings[0] ?? 0)) / scene.changes;
  const intervals = readings.slice(1).map((ms, index) => ms - (readings[index] ?? 0));
  const medianCpuMs = intervals.length > 0 ? quantile(intervals, 0.5) / CHANGES_AN_INTERVAL : meanCpuMs;
  return { changes, meanCpuMs, medianCpuMs };
}
