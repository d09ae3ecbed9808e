import type { LiveClient } from './live-client.ts';

const CLIENTS = {
  clink: async () => (await import('./clients/clink-client.ts')).clinkClient,
  broadcast: async () => (await import('./clients/broadcast-client.ts')).broadcastClient,
  refetch: async () => (await import('./clients/refetch-client.ts')).refetchClient,
} satisfies Record<string, () => Promise<LiveClient>>;

export type ClientName = keyof typeof CLIENTS;

/** Loaded when asked for: a load process carries one contender's client alone. */
export function loadClient(name: ClientName): Promise<LiveClient> {
  return CLIENTS[name]();
}
