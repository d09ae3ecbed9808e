import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/find-postgres.ts';
import { type MailServer, startMailServer } from '../../src/server/accounts/mails/mail-server.fixture.ts';
import { PostgresServer } from '../../src/server/postgres/postgres-server.fixture.ts';
import { type CuttableProxy, startProxy } from '../shared/cuttable-proxy.ts';
import { type ServerProcess, serverProcess } from '../shared/server-process.ts';
import { type Caddy, hasCaddy, startCaddy } from './caddy.ts';
import { CrashCount } from './crash-count.ts';

/** One server, and the two links that can fail. */
export interface ClusterNode {
  readonly name: string;
  readonly server: ServerProcess;
  readonly fromProxies: CuttableProxy;
  readonly toPostgres: CuttableProxy;
  /** The repairs that the node has counted since its start. */
  repairs(): Promise<number>;
}

/** Several servers over one PostgreSQL, as docs/hosting.md describes them. */
export interface Cluster {
  readonly postgres: PostgresServer;
  readonly nodes: readonly ClusterNode[];
  /** `pinned` is the shipped proxy. `roaming` is one without the pin, so that servers need each other's news. */
  readonly proxies: Readonly<Record<Caddy['way'], Caddy>>;
  /** To which servers send their mails. */
  readonly mail: MailServer;
  /** How often a server ended by itself after it had been ready. */
  crashes(): number;
  stop(): Promise<void>;
}

/** What this computer lacks, and how to get it. Null if the cluster can run. */
export function missingProgram(): string | null {
  if (findPostgres() === null) return 'PostgreSQL: apt-get install postgresql';
  return hasCaddy() ? null : 'Caddy: apt-get install caddy';
}

/** `program` is what a server runs, if it is not the built one. */
export async function startCluster(count: number, program?: readonly string[]): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'clink-cluster-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
  };
  try {
    // Its usual settings: what is acknowledged must survive.
    const postgres = new PostgresServer(findPostgres() ?? '', mkdtempSync(join(folder, 'postgres-')));
    await postgres.create();
    stops.push(() => postgres.stop());
    await postgres.start();
    const mail = await startMailServer();
    stops.push(mail.close);
    const crashes = new CrashCount();
    stops.push(async () => crashes.stop());
    const token = randomBytes(32).toString('hex');
    const shared = { HOST_SECRET: randomBytes(32).toString('hex'), METRICS_TOKEN: token, SMTP_URL: mail.url };
    const starting = Array.from({ length: count }, async (_, index) => {
      const [name, dataDir] = ['ABCDEFG'.charAt(index), mkdtempSync(join(folder, 'node-'))];
      const toPostgres = await startProxy(postgres.socket);
      stops.push(toPostgres.close);
      const variables = {
        ...shared,
        ...NODE_VARIABLES,
        DATABASE_URL: `postgres://clink@localhost:${toPostgres.port}/postgres`,
      };
      const server = await serverProcess(dataDir, '.', variables, { program });
      stops.push(server.kill);
      crashes.watch(server);
      await server.start();
      const fromProxies = await startProxy(server.port);
      stops.push(fromProxies.close);
      return { name, server, fromProxies, toPostgres, repairs: () => repairsOf(server.url, token) };
    });
    const nodes = await Promise.all(starting);
    const ports = nodes.map(({ fromProxies }) => fromProxies.port);
    const pinned = await startCaddy(folder, 'pinned', ports);
    stops.push(pinned.stop);
    const roaming = await startCaddy(folder, 'roaming', ports);
    stops.push(roaming.stop);
    return { postgres, nodes, proxies: { pinned, roaming }, mail, crashes: () => crashes.count, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const PUBLIC_URL = 'http://localhost';
const NODE_VARIABLES = {
  PUBLIC_URL,
  HOST_SIGNUP: 'open',
  TRUST_PROXY: 'loopback',
  DRAIN_SECONDS: '3',
  // The faults fill the log.
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
};

async function repairsOf(url: string, token: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const [, value] = /^clink_feed_repairs (\d+)$/m.exec(await response.text()) ?? [];
  if (value === undefined) throw new Error(`${url} has no count of repairs: ${response.status}`);
  return Number(value);
}
