import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import type { Celebration } from '../../src/domain/celebration/celebration.ts';
import { openFileRegistry } from '../../src/server/celebrations/file-registry.ts';
import { keepHostsFile } from '../../src/server/hosts-data/hosts-file.ts';
import { callerReader } from '../../src/server/http/caller.ts';
import { OPEN_API_DOCUMENT } from '../../src/server/http/openapi/document.ts';
import { DEFAULT_LIMITS, type Limits } from '../../src/server/limits/default-limits.ts';
import { startService } from '../../src/server/start/service.ts';
import { createSqliteStore } from '../../src/server/store/sqlite.ts';
import { addCelebrations, asOperator, PAST_WEDDING, WEDDING } from '../../src/server/testing/celebrations.fixture.ts';
import { manualTimers } from '../../src/server/testing/manual-time.fixture.ts';
import { Judge } from './judge.ts';

export const ORIGIN = 'https://clink.example';
const EVENING_MS = Date.UTC(2026, 5, 20, 19);
const PINO_ERROR = 50;

const DELETED: Celebration = { ...WEDDING, id: 'deleted', code: 'DE1ETED0' };
export const WEDDING_CODE = WEDDING.code;
/** A celebration whose date is after all rounds, because a day passes between two rounds. */
const LATE_WEDDING: Celebration = { ...WEDDING, date: '2199-06-20' };
/** The codes of a celebration that is open, one that is over, one that was deleted, and one that never existed. */
export const CODES = [WEDDING.code, PAST_WEDDING.code, DELETED.code, '00000000'] as const;

/** Limits that are so small that some rounds reach them. */
const SMALL_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  savesPerSession: { burst: 3, perSecond: 1 },
  nearbyReadsPerSession: { burst: 1, perSecond: 1 },
  newSessionsPerAddress: { burst: 9, perSecond: 1 },
  sessions: 7,
  sessionsPerCelebration: 2,
  guessesPerAddress: { burst: 8, perSecond: 1 },
  streams: 8,
  streamsPerAddress: 6,
  streamsPerSession: 3,
};

/**
 * Opens the real service over real files with small limits. A caller is the host whom the cookie names. The fuzzer controls
 * the clock of the service, and reads each line of its log once.
 */
export async function openTarget() {
  const dir = mkdtempSync(join(tmpdir(), 'clink-fuzz-'));
  const pageDir = join(dir, 'page');
  mkdirSync(join(pageDir, 'assets'), { recursive: true });
  writeFileSync(join(pageDir, 'index.html'), '<!doctype html><title>Clink</title>');
  writeFileSync(join(pageDir, 'assets', 'main-1.js'), 'export {};\n'.repeat(200));
  addCelebrations(dir, LATE_WEDDING, PAST_WEDDING, DELETED);
  await asOperator(dir, (manager) => manager.remove(DELETED.id));
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const timers = manualTimers(EVENING_MS);
  const memory = { isShort: false };
  const service = await startService({
    store: createSqliteStore(openHasty(join(dir, 'clink.sqlite'))),
    machine: timers,
    log,
    pageDir,
    callerOf: callerReader([]),
    registry: openFileRegistry(keepHostsFile(dir), log),
    publicUrl: new URL(ORIGIN),
    dataDir: dir,
    limits: SMALL_LIMITS,
    isMemoryShort: () => memory.isShort,
    identifyHost: async ({ headers }) => {
      const id = /host=(\w+)/.exec(headers.get('cookie') ?? '')?.[1];
      return id ? { id, name: id, email: `${id}@example.org`, isOperator: false } : null;
    },
  });
  const outcomes = new Map<string, number>();
  return {
    service,
    timers,
    memory,
    judge: new Judge(OPEN_API_DOCUMENT),
    outcomes,
    count: (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1),
    seen: { rounds: 0, requests: 0 },
    /** The lines that the server has logged since the last call of this function. */
    takeLines: () => lines.splice(0),
    close: async () => {
      service.drain();
      await service.close();
      rmSync(dir, { recursive: true });
    },
  };
}
export type Target = Awaited<ReturnType<typeof openTarget>>;

/** The log lines that report a fault of the server. */
export function errorsIn(lines: readonly string[]): string[] {
  return lines.filter((line) => JSON.parse(line).level >= PINO_ERROR);
}

/** Opens a database that does not wait for the disk, because nothing here must outlive the process. */
function openHasty(path: string): Database.Database {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = OFF');
  return db;
}
