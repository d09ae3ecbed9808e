import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import { CELEBRATION_PARAMETER, type Celebration } from '../domain/celebration/celebration.ts';
import type { SaveRequest } from '../domain/save-request.ts';
import type { IdentifyHost } from './accounts/host.ts';
import type { HostSettings } from './accounts/host-settings.ts';
import { callerReader } from './caller.ts';
import { addCelebrations } from './celebrations/celebrations.fixture.ts';
import { openFileRegistry } from './celebrations/file-registry.ts';
import { hostsPath } from './celebrations/hosts-file.ts';
import { DEFAULT_LIMITS, type Limits } from './limits/default-limits.ts';
import type { MemoryWatch } from './limits/memory-watch.ts';
import type { Machine } from './machine.ts';
import type { Metrics } from './metrics/metrics.ts';
import { startService } from './service.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Timers } from './timers.ts';

export const NOON = Date.UTC(2026, 5, 20, 12);

/** Time that only the test moves, and a computer whose clock can be set. */
interface ManualTime extends Timers, Machine {
  advance(byMs: number): Promise<void>;
  /** Sets the computer's clock. */
  setClock(byMs: number): void;
  /** Restarts the computer. */
  reboot(): void;
}

export function manualTimers(startMs: number): ManualTime {
  let nowMs = startMs;
  let clockOffMs = 0;
  let bootedAt = startMs;
  let timers: { dueMs: number; periodMs: number | null; callback: () => void }[] = [];
  const add = (dueMs: number, periodMs: number | null, callback: () => void) => {
    const timer = { dueMs, periodMs, callback };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  return {
    now: () => nowMs,
    wallMs: () => nowMs + clockOffMs,
    uptimeMs: () => nowMs - bootedAt,
    get bootId() {
      return `booted at ${bootedAt}`;
    },
    setClock: (byMs) => {
      clockOffMs += byMs;
    },
    reboot: () => {
      bootedAt = nowMs;
    },
    after: (delayMs, callback) => add(nowMs + delayMs, null, callback),
    every: (periodMs, callback) => add(nowMs + periodMs, periodMs, callback),
    async advance(byMs) {
      const endMs = nowMs + byMs;
      for (;;) {
        const next = timers.filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
        if (!next) break;
        nowMs = next.dueMs;
        if (next.periodMs === null) timers = timers.filter((other) => other !== next);
        else next.dueMs += next.periodMs;
        next.callback();
        await new Promise((resolve) => setImmediate(resolve));
      }
      nowMs = endMs;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** The bindings that Node's server passes to the app with a request. */
export function bindingsOf(address: string) {
  return { incoming: { socket: { remoteAddress: address }, headers: {} } };
}

/** The real app over a real SQLite file in a new folder. It is noon, and the test moves the time. */
export async function startTestService(
  options: {
    limits?: Partial<Limits>;
    isMemoryShort?: MemoryWatch;
    trustProxy?: string[];
    log?: Logger;
    drawBearing?: () => number;
    celebrations?: readonly Celebration[];
    hasOpenCelebration?: boolean;
    publicUrl?: URL;
    hosts?: HostSettings;
    identifyHost?: IdentifyHost;
    metrics?: Metrics;
    /** A migrated database that several services share. */
    databaseUrl?: string;
  } = {},
) {
  const dir = mkdtempSync(join(tmpdir(), 'clink-test-'));
  const pageDir = join(dir, 'page');
  mkdirSync(join(pageDir, 'assets'), { recursive: true });
  for (const name of ['index.html', '404.html']) {
    writeFileSync(join(pageDir, name), '<!doctype html><title>Clink</title>');
  }
  writeFileSync(join(pageDir, 'assets', 'main-1.js'), 'export {};\n'.repeat(1_000));
  const timers = manualTimers(NOON);
  const log = options.log ?? pino({ level: 'silent' });
  const engine = await engineFor(join(dir, 'data'), log, options);
  const start = async () =>
    startService({
      ...(await engine.open()),
      machine: timers,
      log,
      pageDir,
      callerOf: callerReader(options.trustProxy ?? []),
      isMemoryShort: options.isMemoryShort,
      metrics: options.metrics,
      drawBearing: options.drawBearing,
      hasOpenCelebration: options.hasOpenCelebration,
      publicUrl: options.publicUrl,
      hosts: options.hosts && { dataDir: join(dir, 'data'), settings: options.hosts },
      identifyHost: options.identifyHost,
      limits: { ...DEFAULT_LIMITS, ...options.limits },
    });
  let service = await start();
  const stop = async () => {
    service.drain();
    await service.close();
  };
  onTestFinished(async () => {
    await stop();
    rmSync(dir, { recursive: true });
  });
  const request = async (path: string, init?: RequestInit, address?: string) =>
    service.app.request(path, init, address === undefined ? {} : bindingsOf(address));
  return {
    timers,
    request,
    /** For a test that starts its own server. */
    app: { fetch: ((...call) => service.app.fetch(...call)) as typeof service.app.fetch },
    forgetHost: (hostId: string) => service.hosting.forgetHost(hostId),
    identify: (host: Request) => service.identifyHost(host),
    routes: () => service.app.routes,
    dataDir: join(dir, 'data'),
    /** Runs SQL on what hosts have, as time or an operator would change it. */
    sql: engine.sql,
    subscriberCount: () => service.celebrations.subscriberCount,
    roomCount: () => service.celebrations.roomCount,
    /** After this the store is closed for requests. */
    close: stop,
    restart: async (whileItIsDown = () => {}) => {
      await stop();
      whileItIsDown();
      service = await start();
    },
  };
}
export type TestService = Awaited<ReturnType<typeof startTestService>>;

/** Where the data of a test is: in files, or with TEST_ENGINE=postgres in PostgreSQL. */
interface Engine {
  open(): Promise<
    Pick<Parameters<typeof startService>[0], 'store' | 'registry' | 'hostsDatabase' | 'pool' | 'feed' | 'dataDir'>
  >;
  sql(statement: string, ...values: unknown[]): Promise<unknown[]>;
}

async function engineFor(
  dataDir: string,
  log: Logger,
  {
    celebrations,
    databaseUrl,
  }: Pick<NonNullable<Parameters<typeof startTestService>[0]>, 'celebrations' | 'databaseUrl'>,
): Promise<Engine> {
  if (process.env.TEST_ENGINE === 'postgres' || databaseUrl !== undefined) {
    const { newPostgresEngine } = await import('./postgres/postgres.fixture.ts');
    return newPostgresEngine(log, celebrations ?? [], databaseUrl);
  }
  if (celebrations) addCelebrations(dataDir, ...celebrations);
  return {
    open: async () => ({
      store: openSqliteStore(dataDir, log),
      registry: celebrations && openFileRegistry(dataDir, log),
      dataDir,
    }),
    sql: async (statement, ...values) => {
      const db = new Database(hostsPath(dataDir));
      try {
        const prepared = db.prepare(statement);
        if (prepared.reader) return prepared.all(...values);
        prepared.run(...values);
        return [];
      } finally {
        db.close();
      }
    },
  };
}

/** A guest's phone as the server sees it: an id, a secret, and its headers. */
export function newPhone() {
  const sessionId = randomBytes(17).toString('base64url').slice(0, 22);
  const writeKey = randomBytes(32).toString('base64url');
  return { sessionId, writeKey, headers: { authorization: `Bearer ${writeKey}` } };
}

/** Ana's save at `nowMs`, with `changes`: two beers and a water, an hour into her evening. */
export function saveAt(nowMs: number, changes: Partial<SaveRequest> = {}): SaveRequest {
  const start = nowMs - 60 * 60_000;
  return {
    userName: 'Ana',
    drinks: [
      { id: `${start}-a`, drinkType: 'beer', timestamp: start },
      { id: `${nowMs}-b`, drinkType: 'beer', timestamp: nowMs },
      { id: `${nowMs}-c`, drinkType: 'water', timestamp: nowMs },
    ],
    sessionStart: start,
    drinkingPace: 'moderate',
    sentAt: nowMs,
    ...changes,
  };
}

/** A save, in the celebration with `code` if there is one. */
export function put(phone: { sessionId: string; headers: Record<string, string> }, body: unknown, code?: string) {
  const init: RequestInit = {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...phone.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  const query = code === undefined ? '' : `?${CELEBRATION_PARAMETER}=${code}`;
  return [`/api/sessions/${phone.sessionId}${query}`, init] as const;
}
