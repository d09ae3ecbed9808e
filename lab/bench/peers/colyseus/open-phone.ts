import type { OpenPhone } from '../../live/live-client.ts';
import type { BoardConnection } from './join-room.ts';

export function openPhone(room: BoardConnection, receivedBytes: () => number, drop: () => void): OpenPhone {
  room.onLeave(drop);
  return { receivedBytes };
}
