import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { serverProcess } from '../../tools/server-process.ts';
import type { Dice } from '../simulation/dice.ts';
import { Disk, type Leftovers } from './disk.ts';
import type { Evening } from './evening.ts';
import { Promises } from './promises.ts';
import { type Operation, operationsIn } from './trace.ts';
import { brokenPromises } from './verdict.ts';

/** The folder for copies that are only checked and deleted. They are in memory if possible, because a disk would be slower. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
/** After every 50th cut the whole server is started. */
const START_EVERY = 50;
/** 'everything' is what a killed process leaves on the disk. */
const LEFTOVERS: readonly Leftovers[] = ['nothing', 'everything', 'some', 'some', 'some'];

/** Cuts the power in a recorded evening at `count` moments: half of them just before or after syncs, half anywhere. */
export async function cutPower({ root, dataDir, trace, files }: Evening, count: number, dice: Dice) {
  const moments = await momentsOf(trace, root, count, dice);
  const [disk, promises] = [new Disk(root, files), new Promises()];
  const violations: string[] = [];
  let [index, cuts, starts, syncs] = [0, 0, 0, 0];

  async function cut(): Promise<void> {
    const leftovers = dice.pick(LEFTOVERS);
    const isStarted = ++cuts % START_EVERY === 0;
    starts += Number(isStarted);
    const folder = mkdtempSync(join(MEMORY, 'clink-cut-'));
    try {
      disk.writeAfterCut(folder, leftovers, dice);
      const left = join(folder, relative(root, dataDir));
      const broken = await brokenPromises(folder, left, promises);
      if (isStarted) broken.push(...(await failedStart(left)));
      violations.push(
        ...broken.map((text) => `cut ${cuts}, before call ${index}, with ${leftovers} of the rest: ${text}`),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  for await (const operation of operationsIn(trace, root)) {
    for (let times = moments.get(index) ?? 0; times > 0; times--) await cut();
    index += 1;
    syncs += Number(operation.does === 'sync');
    disk.apply(operation);
    promises.apply(operation);
  }
  const asked = [...promises.sessions.values(), ...promises.celebrations.values()];
  const saves = asked.reduce((sum, { saves: { acknowledged } }) => sum + acknowledged, 0);
  const deletions = asked.filter(({ deletion }) => deletion === 'acknowledged').length;
  return { cuts, starts, syncs, saves, deletions, backups: promises.backups.size, violations };
}

/** The number of cuts before each operation, by the operation's index. */
async function momentsOf(trace: string, root: string, count: number, dice: Dice): Promise<Map<number, number>> {
  const [syncs, changes]: [number[], number[]] = [[], []];
  let index = 0;
  for await (const { does } of operationsIn(trace, root)) {
    if (does === 'sync') syncs.push(index, index + 1);
    else if (!NO_CHANGES.includes(does)) changes.push(index);
    index += 1;
  }
  const moments = new Map<number, number>();
  for (let cut = 0; cut < count; cut++) {
    // The cuts are spread over the syncs, so that each sync is hit if there are enough cuts.
    const atSync = syncs[Math.floor((cut * syncs.length) / count)] ?? 0;
    const moment = cut % 2 === 0 ? atSync : dice.pick(changes);
    moments.set(moment, (moments.get(moment) ?? 0) + 1);
  }
  return moments;
}
const NO_CHANGES: readonly Operation['does'][] = ['receive', 'answer', 'print'];

async function failedStart(dataDir: string): Promise<string[]> {
  mkdirSync(dataDir, { recursive: true });
  const server = await serverProcess(dataDir);
  try {
    await server.start();
    const { status } = await fetch(`${server.url}/readyz`);
    return status === 200 ? [] : [`the server is not ready: ${status}`];
  } catch (error) {
    return [`the server does not start: ${error}`];
  } finally {
    await server.kill();
  }
}
