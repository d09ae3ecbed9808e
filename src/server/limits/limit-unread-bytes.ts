import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 100;

interface Reader {
  readonly socket: Socket;
  /** The time when this reader's bytes began to wait, in ms of `performance.now()`. Null while no bytes wait. */
  waitingSince: number | null;
}

/** A reader with waiting bytes, and its cost: bytes × ms. */
interface Debt {
  readonly socket: Socket;
  readonly bytes: number;
  readonly cost: number;
}

/**
 * Bounds the bytes of answers and live streams that wait in this process for their readers. Above `maxBytes` it
 * disconnects the readers with the highest cost (bytes × time) until the rest fits. A client that reads its data is
 * always served, even if many others do not read. The kernel's own buffers are not counted, but a reset connection
 * frees those too.
 */
export function limitUnreadBytes(server: Server, maxBytes: number, onClosed = () => {}): void {
  const readers = new Set<Reader>();
  server.on('connection', (socket) => {
    const reader = { socket, waitingSince: null };
    readers.add(reader);
    socket.once('close', () => readers.delete(reader));
  });
  const looking = setInterval(() => cutCostliest(debtsOf(readers), maxBytes, onClosed), LOOK_EVERY_MS).unref();
  server.once('close', () => clearInterval(looking));
}

function debtsOf(readers: Iterable<Reader>): Debt[] {
  const now = performance.now();
  const debts: Debt[] = [];
  for (const reader of readers) {
    const bytes = reader.socket.writableLength;
    reader.waitingSince = bytes === 0 ? null : (reader.waitingSince ?? now);
    if (reader.waitingSince === null) continue;
    debts.push({ socket: reader.socket, bytes, cost: bytes * (now - reader.waitingSince + LOOK_EVERY_MS) });
  }
  return debts;
}

function cutCostliest(debts: Debt[], maxBytes: number, onClosed: () => void): void {
  let total = debts.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  for (const { socket, bytes } of debts.sort((a, b) => b.cost - a.cost)) {
    if (total <= maxBytes) return;
    socket.resetAndDestroy();
    onClosed();
    total -= bytes;
  }
}
