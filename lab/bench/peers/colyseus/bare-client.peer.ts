import { readOnce } from '../../live/clients/read-once.ts';
import { countingReceived } from '../../live/clients/received-bytes.ts';
import type { LiveClient, Totals } from '../../live/live-client.ts';
import { holdRows } from './hold-rows.ts';
import { type BoardConnection, joinRoom } from './join-room.ts';
import { openPhone } from './open-phone.ts';
import { saveGuest } from './save-guest.ts';

/**
 * Phones that leave the machine to the server, as the product's do here: they join with Colyseus's own client, and then each
 * message is decoded once for all of them, by the first that joined.
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

/** Everybody gets the same messages in the same order, and no two are alike: each carries a time. */
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
