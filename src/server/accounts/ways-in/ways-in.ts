import type { Done } from '../../hosts-data/hosts-database.ts';
import { change, first, type Work } from '../../hosts-data/work.ts';
import { passkeyTable, type StoredPasskey } from './passkey-table.ts';

/** What opens anything at this server: passkeys of one name, and accounts of the house if there is one. */
export interface Opening {
  readonly site: string;
  readonly hasHouse: boolean;
}

/** What became of a way in that was to be removed. */
export type Removal = 'removed' | 'unknown' | 'last-way-in';

/** The ways into an account, counted and changed in one transaction: two tabs must not remove the last two. */
export const waysIn = {
  *removePasskey(hostId: string, id: string, opening: Opening): Work<Removal> {
    const known = yield* passkeyTable.of(hostId);
    const removed = known.find((passkey) => passkey.id === id);
    if (!removed) return 'unknown';
    const opensNothing = removed.site !== opening.site;
    const left = known.filter((passkey) => passkey !== removed);
    if (!opensNothing && !opensAny(left, opening) && !(yield* hasCredential(hostId, opening.hasHouse)))
      return 'last-way-in';
    yield* change('DELETE FROM host_passkeys WHERE host_id = ? AND id = ?', hostId, id);
    return 'removed';
  },
  *disconnectHouse(hostId: string, opening: Opening): Work<Removal> {
    const text = `SELECT id FROM host_credentials WHERE "userId" = ? AND "providerId" = 'house'`;
    if (!(yield* first(text, hostId))) return 'unknown';
    if (!opensAny(yield* passkeyTable.of(hostId), opening) && !(yield* hasCredential(hostId, false)))
      return 'last-way-in';
    yield* change(`DELETE FROM host_credentials WHERE "userId" = ? AND "providerId" = 'house'`, hostId);
    return 'removed';
  },
  /** Returns false if the host has `max` passkeys already, and null if the passkey is known. */
  *addPasskey(passkey: StoredPasskey, max: number): Work<boolean | null> {
    const known = yield* passkeyTable.of(passkey.hostId);
    if (known.length >= max) return false;
    return (yield* passkeyTable.add(passkey)) === 1 ? true : null;
  },
};
export type WaysIn = Done<typeof waysIn>;

function opensAny(passkeys: readonly StoredPasskey[], { site }: Opening): boolean {
  return passkeys.some((passkey) => passkey.site === site);
}

/** Whether the host has a password, or an account of the house that counts. */
function* hasCredential(hostId: string, countsHouse: boolean): Work<boolean> {
  const text = `SELECT id FROM host_credentials WHERE "userId" = ? AND "providerId" IN ('credential', ?)`;
  return (yield* first<{ id: string }>(text, hostId, countsHouse ? 'house' : '')) !== undefined;
}
