import { type Child, startChild } from '../harness/child.ts';
import { sleep } from '../harness/monotonic.ts';
import { quantile } from '../harness/spread.ts';
import { cpuMs, residentKb } from '../harness/usage.ts';
import type { AcknowledgedChange, GuestsCalls } from './guests.process.ts';
import type { LiveContender, LiveServer } from './live-contender.ts';
import type { PhonesCalls } from './phones.process.ts';

export interface Scene {
  /** Each of them is a guest of their own. */
  readonly phones: number;
  readonly changes: number;
  readonly perSecond: number;
  /** A server just started runs cold code: it is warmed with as many saves, however few guests there are. */
  readonly warmSaves?: number;
}

const WARM_SAVES = 1_000;

/** What one contender did in one round. */
export interface LiveResult {
  /** From a save's acknowledgement to the last phone that holds it. */
  readonly lastP50Ms: number;
  readonly lastP99Ms: number;
  /** For one change to one phone, HTTP framing included. */
  readonly bytes: number;
  /** Server's processor time for one change, the save included. */
  readonly cpuMs: number;
  /** The same for each phone that follows besides the first: without what a change costs however many do. */
  readonly cpuMicrosPerPhone: number;
  /** Processor time of the load process for one change to one phone: what the client does with it, mostly. */
  readonly clientMicros: number;
  readonly memoryKbPerPhone: number;
  readonly dropped: number;
}

const WARM_CHANGES = 15;
const CHANGES_AN_INTERVAL = 10;
const SETTLE_MS = 1_000;
const ASK_EVERY_MS = 50;
const HOLD_WITHIN_MS = 300_000;

export interface Stage {
  readonly server: LiveServer;
  readonly phones: Child<PhonesCalls>;
  readonly guests: Child<GuestsCalls>;
}

/** Starts everything anew, measures `changes` changes, ends everything. `messageBytes`: see `LiveContender`. */
export async function liveRound(contender: LiveContender, scene: Scene, messageBytes: number): Promise<LiveResult> {
  const server = await contender.start(messageBytes);
  const phones = startChild<PhonesCalls>('live/phones');
  const guests = startChild<GuestsCalls>('live/guests');
  try {
    return await measureRound({ server, phones, guests }, contender, scene);
  } finally {
    await Promise.all([phones.stop(), guests.stop()]);
    await server.stop();
  }
}

async function measureRound(stage: Stage, contender: LiveContender, scene: Scene): Promise<LiveResult> {
  const { server, phones, guests } = stage;
  const { url, pids } = server;
  const setting = { client: contender.client, url, crowd: { guests: scene.phones, atMs: Date.now() } };
  await guests.call('arrive', { ...setting, warmSaves: scene.warmSaves ?? WARM_SAVES });
  await phones.call('connect', { ...setting, upTo: 1 });
  await warm(stage, scene);
  const byOne = await measureChanges(stage, scene);
  const oneKb = residentKb(pids);
  await phones.call('connect', { ...setting, upTo: scene.phones });
  await sleep(SETTLE_MS);
  const memoryKbPerPhone = (residentKb(pids) - oneKb) / (scene.phones - 1);
  await warm(stage, scene);

  const before = await phones.call('received', undefined);
  const clientBefore = cpuMs([phones.pid]);
  const byAll = await measureChanges(stage, scene);
  const client = cpuMs([phones.pid]) - clientBefore;
  const after = await phones.call('received', undefined);
  return {
    lastP50Ms: quantile(byAll.lagsMs, 0.5),
    lastP99Ms: quantile(byAll.lagsMs, 0.99),
    bytes: (after.bytes - before.bytes) / scene.changes / scene.phones,
    cpuMs: byAll.meanCpuMs,
    cpuMicrosPerPhone: ((byAll.usualCpuMs - byOne.usualCpuMs) / (scene.phones - 1)) * 1_000,
    clientMicros: (client / scene.changes / scene.phones) * 1_000,
    memoryKbPerPhone,
    dropped: after.dropped,
  };
}

async function warm(stage: Stage, scene: Scene): Promise<void> {
  await drinkUntilHeld(stage, { ...scene, changes: Math.min(WARM_CHANGES, scene.changes) });
  // Else the first change measured follows the last one of these at once, and is taken together with it.
  await sleep(SETTLE_MS);
}

interface MeasuredChanges {
  readonly lagsMs: readonly number[];
  /** Of one change. */
  readonly meanCpuMs: number;
  /** The median of intervals of a few changes each: the collector or a checkpoint does not shift it. */
  readonly usualCpuMs: number;
}

async function measureChanges(stage: Stage, scene: Scene): Promise<MeasuredChanges> {
  const { pids } = stage.server;
  const intervalMs = (CHANGES_AN_INTERVAL / scene.perSecond) * 1_000;
  const readings = [cpuMs(pids)];
  const reading = setInterval(() => readings.push(cpuMs(pids)), intervalMs);
  const lagsMs = await drinkUntilHeld(stage, scene).finally(() => clearInterval(reading));
  const meanCpuMs = (cpuMs(pids) - (readings[0] ?? 0)) / scene.changes;
  const intervals = readings.slice(1).map((ms, index) => ms - (readings[index] ?? 0));
  const usualCpuMs = intervals.length > 0 ? quantile(intervals, 0.5) / CHANGES_AN_INTERVAL : meanCpuMs;
  return { lagsMs, meanCpuMs, usualCpuMs };
}

/** @returns ms from acknowledgement to the last phone, for each change. */
export async function drinkUntilHeld({ phones, guests }: Stage, { changes, perSecond }: Scene): Promise<number[]> {
  const drunk: AcknowledgedChange[] = await guests.call('drink', { changes, perSecond });
  const giveUpAt = Date.now() + HOLD_WITHIN_MS;
  for (;;) {
    const missing = await phones.call('missing', drunk);
    if (missing === 0) break;
    if (Date.now() > giveUpAt) throw new Error(`${missing} of ${changes} changes did not reach every phone`);
    await sleep(ASK_EVERY_MS);
  }
  const heldAt = await phones.call('lastHeldAt', drunk);
  return drunk.map(({ acknowledgedAtMs }, change) => (heldAt[change] ?? Number.NaN) - acknowledgedAtMs);
}
