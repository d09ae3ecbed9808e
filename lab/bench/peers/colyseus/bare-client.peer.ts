import { readOnce } from '../../live/clients/read-once.ts';
import { countingReceived } from '../../live/clients/received-bytes.ts';
import type { LiveClient, Totals } from '../../live/live-client.ts';
import { holdRows } from './hold-rows.ts';
import { type BoardConnection, joinRoom } from './join-room.ts';
import { openPhone } from './open-phone.ts';
import { saveGuest } from './save-guest.ts';

/**
 * Phones that leave the processor to the server, as the product's phones do. They join with Colyseus's own client. Then
 * the first one that joined decodes each message once for all.
 */
export const liveClient: LiveClient = {
  connect: async (url, _guest, { hold, drop }) => {
    const [room, receivedBytes] = await countingReceived(() => joinRoom(url));
    hold([...room.state.rows].map(([id, { totalDrinks }]) => [id, totalDrinks]));
    reader ??= readerOf(room);
    const read = reader;
    room.connection.events.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
      hold(read(Buffer.from(data).toString('latin1')));
    };
    return openPhone(room, receivedBytes, drop);
  },
  save: saveGuest,
};

let reader: ((message: string) => Totals) | undefined;

/** Every phone gets the same messages in the same order. Each message carries a time, so no two are equal. */
function readerOf(room: BoardConnection): (message: string) => Totals {
  const decode = room.connection.events.onmessage;
  let totals: Totals = [];
  holdRows(room, (changed) => {
    totals = [...totals, ...changed];
  });
  return readOnce((message) => {
    totals = [];
    decode?.({ data: Uint8Array.from(Buffer.from(message, 'latin1')).buffer } as MessageEvent);
    return totals;
  });
}
