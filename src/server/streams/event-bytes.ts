import type { Snapshot, You } from '../../domain/leaderboard/snapshot.ts';

/** Server-sent events as bytes that can be written to any number of streams. */

const encoder = new TextEncoder();

export const HEARTBEAT_BYTES = encoder.encode(':\n\n');

/** How long a client should wait before it opens the stream again (the field `retry` of server-sent events). */
export function retryBytes(retryMs: number): Uint8Array {
  return encoder.encode(`retry: ${retryMs}\n\n`);
}

const END_OF_SNAPSHOT = encoder.encode('}\n\n');

export function eventBytes(event: 'change' | 'moment' | 'room' | 'screen', data: unknown): Uint8Array {
  return encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** A snapshot without its personal last part (`snapshotEnd`), so that a long list is encoded only once for all subscribers. */
export function snapshotStart(snapshot: Snapshot): Uint8Array {
  return encoder.encode(`event: leaderboard\ndata: ${JSON.stringify(snapshot).slice(0, -1)}`);
}

export function snapshotEnd(you: You | undefined): Uint8Array {
  return you ? encoder.encode(`,"you":${JSON.stringify(you)}}\n\n`) : END_OF_SNAPSHOT;
}
