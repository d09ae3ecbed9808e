import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LiveClient } from './live-client.ts';
import { PEERS_BUILD_DIR } from './peers/peers-build-dir.ts';

const CLIENTS = {
  clink: async () => (await import('./clients/clink-client.ts')).clinkClient,
  broadcast: async () => (await import('./clients/broadcast-client.ts')).broadcastClient,
  refetch: async () => (await import('./clients/refetch-client.ts')).refetchClient,
  clinkApp: async () => (await import('./clients/clink-app-client.ts')).clinkAppClient,
  colyseus: () => loadPeer('colyseus/client'),
  colyseusBare: () => loadPeer('colyseus/bare-client'),
  parse: () => loadPeer('parse/client'),
} satisfies Record<string, () => Promise<LiveClient>>;

export type ClientName = keyof typeof CLIENTS;

/** Loads the client on demand, so that a load process contains the code of one contender only. */
export function loadClient(name: ClientName): Promise<LiveClient> {
  return CLIENTS[name]();
}

/** The peers' clients are built in their own package (lab/bench/live/peers/install-peers.ts). */
async function loadPeer(name: string): Promise<LiveClient> {
  const file = pathToFileURL(resolve(PEERS_BUILD_DIR, `${name}.js`)).href;
  const { liveClient }: { liveClient: LiveClient } = await import(/* @vite-ignore */ file);
  return liveClient;
}
