import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import { CELEBRATION_PARAMETER } from '../../domain/celebration/celebration.ts';
import type { HouseRules } from '../../domain/house/house-rules.ts';
import type { SaveRequest } from '../../domain/protocol/save-request.ts';
import type { HostSettings } from '../accounts/calls/host-settings.ts';
import type { IdentifyHost } from '../accounts/hosts/host.ts';
import { type AccountsDeps, type AccountWorlds, accountRoutes } from '../accounts/open-accounts.ts';
import { CHEAP_HASH } from '../accounts/passwords/cheap-hash.fixture.ts';
import type { PasswordHash } from '../accounts/passwords/password-hashing.ts';
import { hostRoutes } from '../hosting/calls/host-routes.ts';
import type { HostingDeps, HostWorld } from '../hosting/calls/host-world.ts';
import { callerReader } from '../http/caller.ts';
import { DEFAULT_LIMITS, type Limits } from '../limits/default-limits.ts';
import type { MemoryWatch } from '../limits/memory-watch.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { startService } from '../start/service.ts';
import { manualTimers } from './manual-time.fixture.ts';
import { type EngineOptions, engineFor } from './test-engine.fixture.ts';

export const NOON = Date.UTC(2026, 5, 20, 12);

/** The bindings that the Node server passes to the app with a request. */
export function bindingsOf(address: string) {
  return { incoming: { socket: { remoteAddress: address }, headers: {} } };
}

/** The real app over a real SQLite file in a new folder. It starts at noon, and the test advances the time. */
export async function startTestService(
  options: {
    limits?: Partial<Limits>;
    isMemoryShort?: MemoryWatch;
    trustProxy?: string[];
    log?: Logger;
    drawBearing?: () => number;
    hasOpenCelebration?: boolean;
    hasOpenWall?: boolean;
    publicUrl?: URL | undefined;
    hosts?: HostSettings;
    fixedRules?: HouseRules | null;
    /** Undefined for the behaviour of the product. */
    passwordHash?: PasswordHash | undefined;
    identifyHost?: IdentifyHost;
    metrics?: Metrics;
  } & EngineOptions = {},
) {
  const dir = mkdtempSync(join(tmpdir(), 'clink-test-'));
  const pageDir = join(dir, 'page');
  mkdirSync(join(pageDir, 'assets'), { recursive: true });
  for (const name of ['index.html', '404.html']) {
    writeFileSync(join(pageDir, name), '<!doctype html><title>Clink</title>');
  }
  writeFileSync(
    join(pageDir, 'screen.html'),
    '<!doctype html><html data-page="screen"><title>Clink</title><body bgcolor="#000000">',
  );
  writeFileSync(join(pageDir, 'assets', 'main-1.js'), 'export {};\n'.repeat(1_000));
  const log = options.log ?? pino({ level: 'silent' });
  const engine = await engineFor(join(dir, 'data'), log, options);
  const timers = manualTimers(NOON, engine.settle);
  const start = async () =>
    startService({
      ...(await engine.open()),
      machine: timers,
      guestsDir: join(dir, 'data'),
      log,
      pageDir,
      callerOf: callerReader(options.trustProxy ?? []),
      isMemoryShort: options.isMemoryShort,
      metrics: options.metrics,
      drawBearing: options.drawBearing,
      hasOpenCelebration: options.hasOpenCelebration,
      hasOpenWall: options.hasOpenWall,
      publicUrl: options.publicUrl,
      hosts: options.hosts && {
        dataDir: join(dir, 'data'),
        settings: options.hosts,
        passwordHash: 'passwordHash' in options ? options.passwordHash : CHEAP_HASH,
      },
      identifyHost: options.identifyHost,
      fixedRules: options.fixedRules,
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
    /** The app, for a test that starts its own HTTP server. */
    app: { fetch: ((...call) => service.app.fetch(...call)) as typeof service.app.fetch },
    forgetHost: (hostId: string) => service.hosting.forgetHost(hostId),
    newSetUpLink: () => service.newSetUpLink(),
    identify: (host: Request) => service.identifyHost(host),
    /** All routes, including those that the app loads only when a host calls. */
    routes: () => [
      ...service.app.routes,
      ...hostRoutes({} as HostWorld, {} as HostingDeps).routes,
      ...accountRoutes({ callers: {}, begun: {} } as AccountWorlds, {} as AccountsDeps).routes,
    ],
    dataDir: join(dir, 'data'),
    pageDir,
    /** Runs SQL on the hosts' data, for changes that otherwise only time or an operator makes. */
    sql: engine.sql,
    rowsOf: engine.rowsOf,
    openHosts: engine.openHosts,
    /** The environment of a command that an operator runs beside this server. */
    operatorVariables: engine.variables,
    subscriberCount: () => service.celebrations.subscriberCount,
    loadedCount: () => service.celebrations.loadedCount,
    /** Stops the service. Later requests fail because the store is closed. */
    close: stop,
    restart: async (whileItIsDown = () => {}) => {
      await stop();
      whileItIsDown();
      service = await start();
    },
  };
}
export type TestService = Awaited<ReturnType<typeof startTestService>>;

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

/** The request of a save, in the celebration with `code` if given. */
export function put(phone: { sessionId: string; headers: Record<string, string> }, body: unknown, code?: string) {
  const init: RequestInit = {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...phone.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  const query = code === undefined ? '' : `?${CELEBRATION_PARAMETER}=${code}`;
  return [`/api/sessions/${phone.sessionId}${query}`, init] as const;
}

interface StoredServer {
  readonly dataDir: string;
  restart(whileItIsDown: () => void): Promise<unknown>;
}

/** Makes a backup of the server. Returns a function that restores it. */
export async function backUp({ dataDir, restart }: StoredServer): Promise<() => Promise<void>> {
  const copy = (from: string, to: string) => restart(() => cpSync(from, to, { recursive: true }));
  const backup = `${dataDir}.backup`;
  await copy(dataDir, backup);
  return async () => {
    await copy(backup, dataDir);
  };
}
