import type { PhoneEvents } from '../../live/live-client.ts';
import type { BoardConnection } from './join-room.ts';

const { Callbacks } = await import('@colyseus/sdk');

/** Tells `hold` of every row that the room's state has now, and of each that changes. */
export function holdRows(room: BoardConnection, hold: PhoneEvents['hold']): void {
  const callbacks = Callbacks.get(room);
  callbacks.onAdd('rows', (row, sessionId) => {
    const holdRow = () => hold([[sessionId, row.totalDrinks]]);
    holdRow();
    callbacks.onChange(row, holdRow);
  });
}
