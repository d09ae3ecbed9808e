import { UNMODERATED } from '../../../src/domain/hosting/moderation.ts';
import { judgeSave } from '../../../src/domain/session/judge-save.ts';
import type { SessionRecord } from '../../../src/domain/session/session-record.ts';
import { saveOf } from '../live/clients/clink-client.ts';
import { crowdOf } from '../live/crowd.ts';

/** How many guests save in turn. */
export const GUESTS = 500;

/**
 * One record for each guest, as the server makes it from a save. 20 guests have 10 to 49 drinks, the others at most 8.
 */
export function recordsToSave(): SessionRecord[] {
  const atMs = Date.now();
  return crowdOf({ guests: GUESTS, atMs }).map((guest) => {
    const by = {
      sessionId: guest.sessionId,
      celebrationId: 'open',
      writeKeyHash: guest.writeKey,
      newBearing: 0,
      moderation: UNMODERATED,
      asksToEnter: false,
    };
    const verdict = judgeSave(by, saveOf(guest, guest.total, 1), undefined, atMs);
    if (verdict.kind !== 'merged' || !verdict.record) throw new Error('a first save is stored');
    return verdict.record;
  });
}
