import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openFileRegistry } from '../../src/server/celebrations/file-registry.ts';
import { createHostsFile } from '../../src/server/hosts-data/hosts-file.ts';
import { callerReader } from '../../src/server/http/caller.ts';
import { startService } from '../../src/server/start/service.ts';
import { createMemoryStore } from '../../src/server/store/memory.ts';
import { JumpingTimers } from './jumping-timers.ts';

export const ORIGIN = 'https://clink.example';

type Hosts = Pick<Parameters<typeof startService>[0], 'hosts' | 'identifyHost'>;

/** The service with hosts' data, on a memory store and a clock that jumps. It closes at the end of the test. */
export async function startFuzzedService({
  startMs,
  logLevel,
  hosts,
}: {
  startMs: number;
  logLevel: 'trace' | 'error';
  hosts: (dataDir: string) => Hosts;
}) {
  const dir = mkdtempSync(join(tmpdir(), 'clink-fuzz-'));
  const lines: string[] = [];
  const log = pino({ level: logLevel }, { write: (line: string) => lines.push(line) });
  const timers = new JumpingTimers(startMs);
  createHostsFile(dir);
  const service = await startService({
    store: createMemoryStore(),
    machine: timers,
    log,
    pageDir: dir,
    callerOf: callerReader([]),
    registry: openFileRegistry(dir, log),
    publicUrl: new URL(ORIGIN),
    dataDir: dir,
    ...hosts(dir),
  });
  onTestFinished(async () => {
    service.drain();
    await service.close();
    rmSync(dir, { recursive: true });
  });
  return { service, timers, lines, dir };
}
