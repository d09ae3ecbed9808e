import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/find-postgres.ts';
import { PostgresServer } from '../../src/server/postgres/postgres-server.fixture.ts';
import { startProxy } from '../../tools/cuttable-proxy.ts';
import { serverProcess } from '../../tools/server-process.ts';
import { hasCaddy, startCaddy } from './caddy.ts';

/** Names a program that this computer lacks, and says how to get it. Null if the cluster can run. */
export function missingProgram(): string | null {
  if (findPostgres() === null) return 'PostgreSQL: apt-get install postgresql';
  return hasCaddy() ? null : 'Caddy: apt-get install caddy';
}

/**
 * Starts several servers on one PostgreSQL, as docs/several-servers.md describes. `program`: what each server runs instead of
 * the built server.
 */
export async function startCluster(count: number, program?: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'clink-cluster-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
  };
  const broken: string[] = [];
  try {
    // PostgreSQL has its default settings, so that it keeps everything that it has acknowledged.
    const postgres = new PostgresServer(findPostgres() ?? '', mkdtempSync(join(folder, 'postgres-')));
    await postgres.create();
    stops.push(() => postgres.stop());
    await postgres.start();
    const shared = { ...NODE_VARIABLES, HOST_SECRET: randomBytes(32).toString('hex') };
    const starting = Array.from({ length: count }, async (_, index) => {
      const [name, dataDir] = ['ABCDEFG'.charAt(index), mkdtempSync(join(folder, 'node-'))];
      const toPostgres = await startProxy(postgres.socket);
      stops.push(toPostgres.close);
      const variables = { ...shared, DATABASE_URL: `postgres://clink@localhost:${toPostgres.port}/postgres` };
      const server = await serverProcess(dataDir, '.', variables, { program });
      stops.push(server.kill);
      // Even while PostgreSQL is down, a starting server must wait instead of ending.
      server.onEnd(() => broken.push(`server ${name} ended by itself`));
      await server.start();
      const fromProxies = await startProxy(server.port);
      stops.push(fromProxies.close);
      // The links from the proxies and to PostgreSQL can fail.
      return { name, server, fromProxies, toPostgres };
    });
    const nodes = await Promise.all(starting);
    const ports = nodes.map(({ fromProxies }) => fromProxies.port);
    const pinned = await startCaddy(folder, 'pinned', ports);
    stops.push(pinned.stop);
    const roaming = await startCaddy(folder, 'roaming', ports);
    stops.push(roaming.stop);
    return {
      postgres,
      nodes,
      /**
       * The addresses of two proxies. `pinned` has the shipped configuration, and sends a guest to the same server each time.
       * `roaming` sends the calls of a guest to different servers, which must tell each other of saves.
       */
      urls: { pinned: pinned.url, roaming: roaming.url },
      /** Descriptions of forbidden things that servers have done. */
      broken,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>;
export type ClusterNode = Cluster['nodes'][number];

export const PUBLIC_URL = 'http://localhost';
const NODE_VARIABLES = {
  PUBLIC_URL,
  HOST_SIGNUP: 'open',
  TRUST_PROXY: 'loopback',
  DRAIN_SECONDS: '3',
  // The log is off, because the faults would fill it.
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
};
