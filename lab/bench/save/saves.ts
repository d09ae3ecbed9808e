import { recordOf, type SessionRecord } from '../../../src/domain/session/session-record.ts';
import { saveOf } from '../live/clients/clink-client.ts';
import { crowdOf } from '../live/crowd.ts';

/** How many guests save in turn. */
export const GUESTS = 500;

/** A record of each guest, 20 of them with 10 to 49 drinks, the others with at most 8, as the server makes it of a save. */
export function recordsToSave(): SessionRecord[] {
  const atMs = Date.now();
  return crowdOf({ guests: GUESTS, atMs }).map((guest) => {
    const by = { sessionId: guest.sessionId, writeKeyHash: guest.writeKey, newBearing: 0 };
    return recordOf(by, saveOf(guest, guest.total, 1), undefined, atMs);
  });
}
