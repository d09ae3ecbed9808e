import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { openFileRegistry } from '../../src/server/celebrations/file-registry.ts';
import { callerReader } from '../../src/server/http/caller.ts';
import { DEFAULT_LIMITS, type Limits } from '../../src/server/limits/default-limits.ts';
import { OPEN_API_DOCUMENT } from '../../src/server/openapi/document.ts';
import { startService } from '../../src/server/start/service.ts';
import { createSqliteStore } from '../../src/server/store/sqlite.ts';
import { makeCelebrations } from './celebrations.ts';
import { Judge } from './judge.ts';
import { JumpingTimers } from './jumping-timers.ts';

const EVENING_MS = Date.UTC(2026, 5, 20, 19);
const PINO_ERROR = 50;

/** So small that a round reaches each limit now and then. */
const SMALL_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  savesPerSession: { burst: 3, perSecond: 1 },
  nearbyReadsPerSession: { burst: 1, perSecond: 1 },
  newSessionsPerAddress: { burst: 8, perSecond: 1 },
  sessions: 6,
  sessionsPerCelebration: 2,
  guessesPerAddress: { burst: 8, perSecond: 1 },
  streams: 8,
  streamsPerAddress: 6,
  streamsPerSession: 3,
};
/** The real service over a real file. The fuzzer controls its time and records what it did. */
export async function openTarget() {
  const dir = mkdtempSync(join(tmpdir(), 'clink-fuzz-'));
  const pageDir = join(dir, 'page');
  mkdirSync(join(pageDir, 'assets'), { recursive: true });
  writeFileSync(join(pageDir, 'index.html'), '<!doctype html><title>Clink</title>');
  writeFileSync(join(pageDir, 'assets', 'main-1.js'), 'export {};\n'.repeat(200));
  const timers = new JumpingTimers(EVENING_MS);
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
  const store = createSqliteStore(openHasty(join(dir, 'clink.sqlite')));
  const callerOf = callerReader([]);
  const seen = { rounds: 0, requests: 0 };
  const memory = { isShort: false };
  const limits = SMALL_LIMITS;
  await makeCelebrations(dir);
  const service = await startService({
    store,
    machine: timers,
    log,
    pageDir,
    callerOf,
    registry: openFileRegistry(dir, log),
    limits,
    isMemoryShort: () => memory.isShort,
  });
  return {
    service,
    timers,
    judge: new Judge(OPEN_API_DOCUMENT),
    outcomes: new Map<string, number>(),
    seen,
    memory,
    /** Errors that the server has logged since the last call. */
    takeErrors: () => errors.splice(0).filter((line) => JSON.parse(line).level >= PINO_ERROR),
    close: async () => {
      service.drain();
      await service.close();
      rmSync(dir, { recursive: true });
    },
  };
}
export type Target = Awaited<ReturnType<typeof openTarget>>;

/** Nothing here must outlive the process, so nothing waits for the disk. */
function openHasty(path: string): Database.Database {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = OFF');
  return db;
}
