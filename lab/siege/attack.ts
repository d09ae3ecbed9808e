import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Call, statusOf } from '../../tools/call.ts';

/** Everything that an attacker knows and has done. */
export interface Attack {
  readonly url: URL;
  /** The public id of a guest. */
  readonly victim: string;
  readonly forMs: number;
  isOver(): boolean;
  /** Records the status of an answer. 0 means a failed connection. */
  note(status: number): void;
  /** Counts how often the attacker got something forbidden, or prevented something that others are allowed. */
  harm(count: number): void;
}

const CONCURRENT = 64;
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT });

/** Sends calls as fast as they are answered, 64 at a time, until `next` returns null. */
export async function flatOut(attack: Attack, next: () => Call | null): Promise<void> {
  const repeat = async () => {
    for (let due = next(); due && !attack.isOver(); due = next()) {
      attack.note(await statusOf(new URL(due.path, attack.url), due, { agent }));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, repeat));
}

/**
 * Keeps `count` connections open. Each one sends its own text and is then passed to `hold`. A closed connection is opened
 * again.
 */
export async function holdSockets(
  attack: Attack,
  count: number,
  textOf: (index: number) => string,
  hold: (socket: Socket, attack: Attack) => void = readOn,
): Promise<void> {
  const sockets = new Set<Socket>();
  let opened = 0;
  const open = () => {
    const text = textOf(opened);
    opened += 1;
    const socket = connect(Number(attack.url.port), attack.url.hostname, () => socket.write(text));
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    hold(socket, attack);
  };
  while (!attack.isOver()) {
    const missing = Math.min(count - sockets.size, 250);
    for (let made = 0; made < missing; made++) open();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const socket of sockets) socket.destroy();
}

/** Keeps reading, and records the status of the first answer. */
export function readOn(socket: Socket, attack: Attack): void {
  socket.once('data', (bytes) => attack.note(Number(/^HTTP\/1\.1 (\d+)/.exec(String(bytes))?.[1] ?? 0)));
  socket.resume();
}

/** Keeps a connection open without reading the answer. */
export function readNothing(socket: Socket): void {
  socket.pause();
}
