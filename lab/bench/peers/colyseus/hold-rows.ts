import type { PhoneEvents } from '../../live/live-client.ts';
import type { BoardConnection } from './join-room.ts';

const { Callbacks } = await import('@colyseus/sdk');

/** Calls `hold` for every row that the room's state has now, and for each row that changes later. */
export function holdRows(room: BoardConnection, hold: PhoneEvents['hold']): void {
  const callbacks = Callbacks.get(room);
  callbacks.onAdd('rows', (row, sessionId) => {
    const holdRow = () => hold([[sessionId, row.totalDrinks]]);
    holdRow();
    callbacks.onChange(row, holdRow);
  });
}
