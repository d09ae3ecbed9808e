import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openFileRegistry } from '../../../src/server/celebrations/file-registry.ts';
import { inFlight } from '../harness/in-flight.ts';
import { monotonicMs } from '../harness/monotonic.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { timeEach } from '../harness/time-each.ts';
import { celebrationStage } from './celebration-stage.ts';
import { fillFolder } from './fill-folder.ts';

interface Question {
  readonly celebrations: number;
  readonly saves: number;
  readonly forMs: number;
}

const IN_FLIGHT = 64;

const calls = {
  /** Every figure of one process with this many celebrations of 50 guests, whose rows are in the real store. */
  measure: async ({ celebrations, saves, forMs }: Question) => {
    const dir = mkdtempSync(join(tmpdir(), 'clink-celebrations-'));
    try {
      const ids = fillFolder(dir, celebrations);
      const registry = openFileRegistry(dir, pino({ level: 'silent' }));
      const emptyKb = heapKb();
      const startedAt = monotonicMs();
      const stage = await celebrationStage(dir, registry);
      const startMs = monotonicMs() - startedAt;
      const idleKb = (heapKb() - emptyKb) / celebrations;
      const saveUs = await timeAll(saves, (index) => stage.save(ids[index % ids.length] ?? '', index));
      const beforeKb = heapKb();
      const loadUs = await timeAll(celebrations, (index) => stage.enter(ids[index] ?? ''), 1);
      const loadedKb = (heapKb() - beforeKb) / celebrations;
      const change = await stage.follow(ids);
      const fanOutUs = timeEach(forMs, change);
      await stage.close();
      return { startMs, idleKb, loadedKb, loadUs, saveUs, fanOutUs };
    } finally {
      rmSync(dir, { recursive: true });
    }
  },
};
export type CelebrationCalls = typeof calls;
serveCalls(calls);

/** Microseconds for each piece of work, `limit` of them at a time. */
async function timeAll(count: number, work: (index: number) => Promise<unknown>, limit = IN_FLIGHT): Promise<number> {
  const startedAt = monotonicMs();
  await inFlight(
    Array.from({ length: count }, (_, index) => index),
    limit,
    async (index) => void (await work(index)),
  );
  return ((monotonicMs() - startedAt) * 1_000) / count;
}

function heapKb(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000;
}
