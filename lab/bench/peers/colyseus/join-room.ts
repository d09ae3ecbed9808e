import { BoardState } from './board-state.ts';

// Newer Nodes have a global WebSocket, which the client would use. Without it the client uses the same one everywhere.
Reflect.deleteProperty(globalThis, 'WebSocket');
const { Client } = await import('@colyseus/sdk');

/** Resolves once this phone holds the room's state. */
export async function joinRoom(url: string) {
  const room = await new Client(url).join<BoardState>('board', {}, BoardState);
  room.reconnection.enabled = false;
  await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
  return room;
}
export type BoardConnection = Awaited<ReturnType<typeof joinRoom>>;
