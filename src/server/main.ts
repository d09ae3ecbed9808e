import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { SETUP_LASTS_MS } from '../domain/accounts/account-limits.ts';
import { openFileRegistry } from './celebrations/file-registry.ts';
import { keepHostsFile } from './hosts-data/hosts-file.ts';
import { reportMisdirected } from './http/address/misdirected.ts';
import { serverNames } from './http/address/server-names.ts';
import { callerReader, requestCallerReader } from './http/caller.ts';
import type { Limits } from './limits/default-limits.ts';
import { fitLimits, readMeans } from './limits/fit-limits.ts';
import { limitConnections } from './limits/limit-connections.ts';
import { limitUnreadBytes } from './limits/limit-unread-bytes.ts';
import { watchMemory } from './limits/memory-watch.ts';
import { createLog } from './log/log.ts';
import { lossyDestination, stderrWriter } from './log/log-destination.ts';
import { inPlainLines } from './log/plain-lines.ts';
import { type Metrics, NO_METRICS } from './metrics/metrics.ts';
import { demoLine, type Opened, openLines, setUpCodeLine, setUpLines, setUpLinkOf } from './start/announce.ts';
import { createWaitingApp } from './start/app.ts';
import { type Env, parseEnv } from './start/env.ts';
import { createHttpServer, openPort } from './start/http-server.ts';
import { type Service, type Storage, startService } from './start/service.ts';
import { requireNode, startFailure } from './start/start-failure.ts';
import { openSqliteStore } from './store/sqlite.ts';
import { openMachine } from './time/machine.ts';
import { VERSION } from './version.ts';

/** A server ends within 10 s of SIGTERM (docs/operating.md#health-and-shutdown). */
const CLOSE_WITHIN_MS = 8_000;
/** Running requests are answered within this time. Then the remaining connections are closed. */
const ANSWER_WITHIN_MS = 1_500;
/**
 * The maximum number of connections that wait to be accepted. Beyond this number, a phone's first packet is dropped and
 * sent again after a second. With a longer queue, a phone would wait longer than a second during a flood.
 */
const BACKLOG = 1_024;
const PAGE_DIR = fileURLToPath(new URL('../../dist', import.meta.url));

/** A server or a demo. */
type Running = Pick<Service, 'app' | 'newSetUpLink' | 'asksForCode' | 'announceClosing' | 'drain' | 'close'>;

async function main(): Promise<void> {
  // Ignores errors on stdout, which perhaps nobody reads, or whose disk may be full.
  process.stdout.on('error', () => {});
  requireNode(process.versions.node);
  const env = parseEnv(process.env);
  const isRead = process.stderr.isTTY === true;
  const write = stderrWriter();
  const log = createLog(env.logLevel, lossyDestination(isRead ? inPlainLines(write) : write));
  log.info({ version: VERSION, node: process.versions.node }, 'starts');
  // Node would print warnings as plain text between the lines of JSON.
  process.removeAllListeners('warning').on('warning', (warning) => log.warn({ err: warning }, 'Node warns'));
  const limits = limitsOfThisProcess(env.limits, log);
  const metrics = await openMetrics(env.metricsToken);
  let service: Running | null = null;
  const always = {
    machine: openMachine(),
    log,
    pageDir: PAGE_DIR,
    callerOf: callerReader(env.trustProxy),
    publicUrl: env.publicUrl,
    listensOn: env.host,
    limits,
    isMemoryShort: watchMemory(() => performance.now()),
  };
  const start = async (storage: Storage) => {
    service = await startService({
      ...storage,
      ...always,
      hasOpenCelebration: env.hasOpenCelebration,
      hasOpenWall: env.hasOpenWall,
      fixedRules: env.fixedRules,
      hosts: { dataDir: env.dataDir, settings: env.hosts, port: env.port },
      metrics,
    });
  };
  if (env.demoMs !== null)
    service = await (await import('./demo/demo.ts')).openDemo({ ...always, roundMs: env.demoMs });
  else if (env.databaseUrl === null) await start(openFiles(env, log));
  const waiting = createWaitingApp(log);
  const app: Pick<Hono, 'fetch'> = { fetch: (...call) => (service?.app ?? waiting).fetch(...call) };
  const readCaller = requestCallerReader(env.trustProxy);
  const server = createHttpServer(
    app,
    (request) => readCaller(request).isSecure,
    serverNames(env.publicUrl),
    reportMisdirected(env.publicUrl, log, metrics, () => performance.now()),
  );
  limitConnections(server, limits.connections, () => metrics.connectionClosed('connections'));
  limitUnreadBytes(server, limits.unreadBytes, () => metrics.connectionClosed('unread-bytes'));
  onFirstSignal((signal) => {
    const drainMs = signal === 'SIGTERM' ? env.drainMs : 0;
    close({ server, service, log, drainMs }).catch((error: unknown) => {
      log.fatal({ err: error }, 'the server could not close; what it had acknowledged is stored');
      process.exit(1);
    });
  });
  await openPort(server, { port: env.port, host: env.host, backlog: BACKLOG }, log);
  if (env.databaseUrl !== null) await startInPostgres(env.databaseUrl, log, start);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  if (env.demoMs !== null) process.stdout.write(demoLine(env.demoMs));
  await announce({ ...env, port }, service, log);
}

function openFiles({ dataDir, guestsDir }: Env, log: Logger): Storage {
  return {
    store: openSqliteStore(guestsDir, log),
    registry: openFileRegistry(keepHostsFile(dataDir), log),
    dataDir,
    guestsDir,
  };
}

/** Loads the library of PostgreSQL only if it is used. Resolves when the server has started. */
async function startInPostgres(url: string, log: Logger, start: (storage: Storage) => Promise<void>): Promise<void> {
  const { startOverPostgres } = await import('./postgres/postgres-storage.ts');
  await startOverPostgres(url, log, start);
}

/** Loads the library of metrics only if it is used. */
async function openMetrics(token: string | null): Promise<Metrics> {
  if (token === null) return NO_METRICS;
  const { createPrometheus } = await import('./metrics/prometheus.ts');
  return createPrometheus(token);
}

/** The configured limits, lowered to what this process can serve. Lowered limits are logged once. */
function limitsOfThisProcess(configured: Limits, log: Logger): Limits {
  const means = readMeans();
  const limits = fitLimits(configured, means);
  const { streams, connections } = limits;
  if (streams < configured.streams || connections < configured.connections) {
    const { openFiles, heapBytes } = means;
    const wanted = { streams: configured.streams, connections: configured.connections };
    log.warn(
      { openFiles, heapBytes, wanted, served: { streams, connections } },
      'fewer streams or connections than configured',
    );
  }
  return limits;
}

/** Prints the address of Clink, and how somebody becomes the first host. The server already accepts requests. */
async function announce(opened: Opened, service: Running | null, log: Logger): Promise<void> {
  process.stdout.write(openLines(opened));
  if (await service?.asksForCode()) process.stdout.write(setUpCodeLine(opened));
  const token = (await service?.newSetUpLink()) ?? null;
  if (token === null) return;
  const setUp = setUpLinkOf(token, opened, Date.now() + SETUP_LASTS_MS);
  // The link is also logged, unless stdout and stderr are both the same terminal.
  if (!process.stdout.isTTY || !process.stderr.isTTY)
    log.info(
      { link: setUp.link, until: new Date(setUp.untilMs) },
      'there is no host yet: this link makes the first one',
    );
  process.stdout.write(await setUpLines(setUp, process.stdout));
}

/** Acts on the first signal only: the terminal or systemd sends a signal to this process, and npm passes on its own copy. */
function onFirstSignal(act: (signal: 'SIGTERM' | 'SIGINT') => void): void {
  let isFirst = true;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isFirst) act(signal);
      isFirst = false;
    });
  }
}

interface Closing {
  readonly server: Server;
  /** Null while it waits for the database. */
  readonly service: Running | null;
  readonly log: Logger;
  /** For this time, the server reports that it is not ready, but still answers all requests. */
  readonly drainMs: number;
}

/** Stops accepting connections, ends the streams, answers running requests, commits, and closes the store. */
async function close({ server, service, log, drainMs }: Closing): Promise<void> {
  setTimeout(() => {
    log.fatal(`not closed within ${CLOSE_WITHIN_MS / 1_000} s: ends now; what was acknowledged is stored`);
    process.exit(1);
  }, CLOSE_WITHIN_MS).unref();
  service?.announceClosing();
  if (service && drainMs > 0) await wait(drainMs);
  const isClosed = new Promise((resolve) => server.close(resolve));
  service?.drain();
  setTimeout(() => server.closeAllConnections(), ANSWER_WITHIN_MS).unref();
  await isClosed;
  await service?.close();
  log.info('closed');
  // Without this call, unread output on stderr would keep the process alive.
  process.exit();
}

function fail(error: unknown): void {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}

main().catch(fail);
