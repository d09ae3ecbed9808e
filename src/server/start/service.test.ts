import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { callerReader } from '../http/caller.ts';
import { createLog } from '../log/log.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { startService } from './service.ts';

test('a server that closes during a purge first finishes the purge', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-close-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const lines: string[] = [];
  const sink = new Writable({
    write: (line, _, done) => {
      lines.push(String(line));
      done();
    },
  });
  const log = createLog('info', sink);
  const service = await startService({
    store: openSqliteStore(dataDir, log),
    machine: manualTimers(NOON),
    log,
    pageDir: '.',
    callerOf: callerReader([]),
  });
  service.drain();
  await service.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines).toEqual([]);
});
