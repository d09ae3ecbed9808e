import { contains } from '../../src/domain/session/merge.ts';
import type { Phone } from '../../src/sync/phone.ts';
import type { Evening } from './evening.ts';
import type { SimServer } from './sim-server.ts';

/**
 * What must be true at every moment, however bad the network is: whatever a phone counts as acknowledged is committed.
 * Returns descriptions of what is not.
 */
export function brokenPromises({ server, guests }: Evening): string[] {
  const tabs = guests.flatMap(({ phone }) => phone.tabs.map(({ store }) => store.getState()));
  return tabs
    .filter((phone) => !isCommitted(phone, server))
    .map(({ identity }) => `acknowledged, but not committed: ${identity.sessionId}`);
}

/** A server that was restored from a backup no longer knows what it acknowledged. */
function isCommitted({ identity, acknowledged }: Phone, { database, wasPutBack }: SimServer): boolean {
  if (wasPutBack || acknowledged === null) return true;
  const { record, tombstone } = database.read(identity.sessionId);
  return tombstone !== undefined || (record !== undefined && contains(record, acknowledged));
}
