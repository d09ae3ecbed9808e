import type { OpenPhone } from '../../live/live-client.ts';
import type { BoardConnection } from './join-room.ts';

export function openPhone(room: BoardConnection, receivedBytes: () => number, drop: () => void): OpenPhone {
  let isClosing = false;
  room.onLeave(() => isClosing || drop());
  const close = () => {
    isClosing = true;
    void room.leave();
  };
  return { receivedBytes, close };
}
