import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../version.ts';
import type { Metrics, Readings } from './metrics.ts';

const SAVE_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const BROADCAST_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];
const LAG_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CHANGES_BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** The metrics that are left out, because the library reads every open connection for them. */
const COSTLY = [
  'process_open_fds',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
];

/**
 * The metrics in Prometheus' text format, for callers with the bearer `token`. The build puts this file and the library
 * into a separate chunk (docs/decisions/0019-metrics.md).
 */
export function createPrometheus(token: string): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  for (const name of COSTLY) register.removeSingleMetric(name);

  new Gauge({
    name: 'clink_build_info',
    help: 'Always 1. The label says which version of Clink this is.',
    labelNames: ['version'],
    registers,
  }).set({ version: VERSION }, 1);
  const saves = new Counter({
    name: 'clink_saves_total',
    help: 'Saves, by outcome: stored, or the code of the refusal.',
    labelNames: ['outcome'],
    registers,
  });
  const saveSeconds = new Histogram({
    name: 'clink_save_seconds',
    help: 'Time from the arrival of a body to the commit, for saves that were stored.',
    buckets: SAVE_BUCKETS_S,
    registers,
  });
  const broadcastChanges = new Histogram({
    name: 'clink_broadcast_changes',
    help: 'How many changes one broadcast of a leaderboard contains.',
    buckets: CHANGES_BUCKETS,
    registers,
  });
  const broadcastSeconds = new Histogram({
    name: 'clink_broadcast_seconds',
    help: 'Working time of one broadcast of a leaderboard to all its streams.',
    buckets: BROADCAST_BUCKETS_S,
    registers,
  });
  const feedLagSeconds = new Histogram({
    name: 'clink_feed_lag_seconds',
    help: 'Time from a commit of another server until it was on the leaderboards here, on the clocks of both.',
    buckets: LAG_BUCKETS_S,
    registers,
  });
  const purges = new Counter({
    name: 'clink_purge_runs_total',
    help: 'Runs of the purge, by outcome: done or failed.',
    labelNames: ['outcome'],
    registers,
  });
  const purgedSessions = new Counter({
    name: 'clink_purged_sessions_total',
    help: 'Expired sessions that the purge deleted.',
    registers,
  });
  const refusals = new Counter({
    name: 'clink_refusals_total',
    help: 'Refused calls, by code and by limit. The limit is empty if no limit was the reason.',
    labelNames: ['code', 'limit'],
    registers,
  });
  const signInRefusals = new Counter({
    name: 'clink_host_sign_ins_refused_total',
    help: 'Refused attempts of hosts to sign in, by code.',
    labelNames: ['code'],
    registers,
  });
  const misdirected = new Counter({
    name: 'clink_misdirected_requests_total',
    help: 'Requests under a name that is not that of PUBLIC_URL.',
    registers,
  });
  const closedConnections = new Counter({
    name: 'clink_connections_closed_total',
    help: 'Connections that the server closed to keep a limit, by limit.',
    labelNames: ['limit'],
    registers,
  });

  function watch({ streams, rosters, sessions, repairs, isReady, freeBytes }: Readings): void {
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('clink_streams', 'Open streams of guests and hosts.', streams);
    gauge('clink_boards', 'Leaderboards in memory.', rosters);
    gauge('clink_sessions', 'Stored sessions.', sessions);
    gauge('clink_feed_repairs', 'Changes by other servers that no notification brought.', repairs);
    if (freeBytes) gauge('clink_data_free_bytes', "Bytes left on the disk of guests' file.", freeBytes);
    gauge('clink_ready', '1 if /readyz answers 200.', () => (isReady() ? 1 : 0));
  }

  return {
    saveStored: (tookMs) => {
      saves.inc({ outcome: 'stored' });
      saveSeconds.observe(tookMs / 1_000);
    },
    saveRefused: (code) => saves.inc({ outcome: code }),
    broadcast: (changes, tookMs) => {
      broadcastChanges.observe(changes);
      broadcastSeconds.observe(tookMs / 1_000);
    },
    caughtUp: (lagMs) => feedLagSeconds.observe(lagMs / 1_000),
    purged: (sessions) => {
      purges.inc({ outcome: 'done' });
      purgedSessions.inc(sessions);
    },
    purgeFailed: () => purges.inc({ outcome: 'failed' }),
    refused: (code, limit) => refusals.inc({ code, limit: limit ?? '' }),
    signInRefused: (code) => signInRefusals.inc({ code }),
    misdirected: () => misdirected.inc(),
    connectionClosed: (limit) => closedConnections.inc({ limit }),
    watch,
    answer: async (c, authorization) => {
      const headers = { 'cache-control': 'no-store' };
      if (!isToken(authorization, token)) return c.body(null, 401, { ...headers, 'www-authenticate': 'Bearer' });
      return c.body(await register.metrics(), 200, { ...headers, 'content-type': register.contentType });
    },
  };
}

/** Compares the token in constant time. */
function isToken(authorization: string | undefined, token: string): boolean {
  const [, sent = ''] = /^Bearer +(.*)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(hashOf(sent), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
