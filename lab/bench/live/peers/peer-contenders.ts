import { rmSync } from 'node:fs';
import { startChild } from '../../harness/child.ts';
import { startPostgres } from '../../harness/postgres.ts';
import { newDataDir } from '../../harness/product.ts';
import type { ClientName } from '../clients.ts';
import { clink } from '../contenders.ts';
import type { LiveContender } from '../live-contender.ts';
import type { ColyseusCalls, ParseCalls } from './peer-calls.ts';
import { PEERS_BUILD_DIR } from './peers-build-dir.ts';

/**
 * A delta-synced room, as fast as we could make it. It ranks with the product's code, stores its rows in SQLite and
 * sends after every save. Its phones are as bare as the product's.
 */
export const colyseus = colyseusRoom('Colyseus', 'colyseusBare', null);
/** The same room. Each phone runs Colyseus's own client. */
export const colyseusOwn = colyseusRoom('Colyseus, own client', 'colyseus', null);
/** The same room with Colyseus's default rate. */
export const colyseusAsItComes = colyseusRoom('Colyseus, own client, every 50 ms', 'colyseus', 50);

function colyseusRoom(name: string, client: ClientName, patchRate: number | null): LiveContender {
  return {
    name,
    client,
    start: async () => {
      const dataDir = newDataDir();
      const server = startChild<ColyseusCalls>('colyseus/server', [], PEERS_BUILD_DIR);
      const url = await server.call('start', { dataDir, patchRate });
      const stop = async () => {
        await server.stop();
        rmSync(dataDir, { recursive: true });
      };
      return { url, pids: [server.pid], stop };
    },
  };
}

/** Parse Server with live queries over its own PostgreSQL. Each phone runs Parse's client. */
export const parse: LiveContender = {
  name: 'Parse LiveQuery',
  client: 'parse',
  start: async () => {
    const database = await startPostgres();
    const server = startChild<ParseCalls>('parse/server', [], PEERS_BUILD_DIR);
    const url = await server.call('start', database.uri);
    const stop = async () => {
      await server.stop();
      await database.stop();
    };
    return { url, pids: [server.pid, ...database.pids()], stop };
  },
};

/** The product. Each phone runs the code of the app. */
export const clinkApp: LiveContender = { ...clink, name: 'Clink, in the app', client: 'clinkApp' };
