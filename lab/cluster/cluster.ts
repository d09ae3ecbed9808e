import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/find-postgres.ts';
import { type MailServer, startMailServer } from '../../src/server/accounts/mails/mail-server.fixture.ts';
import { PostgresServer } from '../../src/server/postgres/postgres-server.fixture.ts';
import { type CuttableProxy, startProxy } from '../shared/cuttable-proxy.ts';
import { type ServerProcess, serverProcess } from '../shared/server-process.ts';
import { hasCaddy, startCaddy } from './caddy.ts';

/** One server, and the two links that can fail. */
export interface ClusterNode {
  readonly name: string;
  readonly server: ServerProcess;
  readonly fromProxies: CuttableProxy;
  readonly toPostgres: CuttableProxy;
}

/** Several servers over one PostgreSQL, as docs/several-servers.md describes them. */
export interface Cluster {
  readonly postgres: PostgresServer;
  readonly nodes: readonly ClusterNode[];
  /** The address of the shipped proxy, and of one without its pin, behind which servers need each other's news. */
  readonly urls: { readonly pinned: string; readonly roaming: string };
  /** To which servers send their mails. */
  readonly mail: MailServer;
  /** What servers have done that no server may do, in words. */
  readonly broken: string[];
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
  const broken: string[] = [];
  try {
    // Its usual settings: what is acknowledged must survive.
    const postgres = new PostgresServer(findPostgres() ?? '', mkdtempSync(join(folder, 'postgres-')));
    await postgres.create();
    stops.push(() => postgres.stop());
    await postgres.start();
    const mail = await startMailServer();
    stops.push(mail.close);
    const shared = { ...NODE_VARIABLES, HOST_SECRET: randomBytes(32).toString('hex'), SMTP_URL: mail.url };
    const starting = Array.from({ length: count }, async (_, index) => {
      const [name, dataDir] = ['ABCDEFG'.charAt(index), mkdtempSync(join(folder, 'node-'))];
      const toPostgres = await startProxy(postgres.socket);
      stops.push(toPostgres.close);
      const variables = { ...shared, DATABASE_URL: `postgres://clink@localhost:${toPostgres.port}/postgres` };
      const server = await serverProcess(dataDir, '.', variables, { program });
      stops.push(server.kill);
      // A server that starts while PostgreSQL is away waits for it.
      server.onEnd(() => broken.push(`server ${name} ended by itself`));
      await server.start();
      const fromProxies = await startProxy(server.port);
      stops.push(fromProxies.close);
      return { name, server, fromProxies, toPostgres };
    });
    const nodes = await Promise.all(starting);
    const ports = nodes.map(({ fromProxies }) => fromProxies.port);
    const pinned = await startCaddy(folder, 'pinned', ports);
    stops.push(pinned.stop);
    const roaming = await startCaddy(folder, 'roaming', ports);
    stops.push(roaming.stop);
    return { postgres, nodes, urls: { pinned: pinned.url, roaming: roaming.url }, mail, broken, stop };
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
