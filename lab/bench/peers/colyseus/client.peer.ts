import { countingReceived } from '../../live/clients/received-bytes.ts';
import type { LiveClient } from '../../live/live-client.ts';
import { holdRows } from './hold-rows.ts';
import { joinRoom } from './join-room.ts';
import { openPhone } from './open-phone.ts';
import { saveGuest } from './save-guest.ts';

/** Every phone runs Colyseus's own client, which decodes each message into its own state. */
export const liveClient: LiveClient = {
  connect: async (url, _guest, { hold, drop }) => {
    const [room, receivedBytes] = await countingReceived(() => joinRoom(url));
    holdRows(room, hold);
    return openPhone(room, receivedBytes, drop);
  },
  save: saveGuest,
};
