import { recordOf, type SessionRecord } from '../../src/domain/session-record.ts';
import { saveOf } from '../live/clients/clink-client.ts';
import { crowdOf } from '../live/crowd.ts';

/** How many guests save in turn. */
export const GUESTS = 500;

/** A record of each guest, 0 to 49 drinks long, as the server makes it of a save. */
export function recordsToSave(): SessionRecord[] {
  const atMs = Date.now();
  return crowdOf({ guests: GUESTS, atMs }).map((guest) => {
    return recordOf(guest.sessionId, saveOf(guest, guest.total, 1), undefined, guest.writeKey, atMs);
  });
}
