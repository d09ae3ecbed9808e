import { broadcastClient } from './clients/broadcast-client.ts';
import { clinkClient } from './clients/clink-client.ts';

/** How a phone of each contender follows, and how its guests save. */
export const CLIENTS = { clink: clinkClient, broadcast: broadcastClient };

export type ClientName = keyof typeof CLIENTS;
