import { MINUTE_MS } from '../../../domain/limits.ts';
import type { Done } from '../../hosts-data/hosts-database.ts';
import { change, type Work } from '../../hosts-data/work.ts';
import { hashOf } from '../../http/hash-of.ts';

/** An app shows each code for 30 s, and the codes of the 30 s before and after are accepted too. */
const REMEMBERED_MS = 2 * MINUTE_MS;

const REMEMBER = `
  INSERT INTO host_verifications (id, identifier, value, "expiresAt", "createdAt", "updatedAt") VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET "expiresAt" = excluded."expiresAt", "updatedAt" = excluded."updatedAt"
  WHERE host_verifications."expiresAt" < excluded."createdAt"`;

/**
 * Recently used codes of authenticator apps. Each code opens an account once (RFC 6238, 5.2), at all servers of the
 * same database together. The purge of accounts deletes them (src/server/accounts/hosts/purge-accounts.ts). `nowMs`:
 * the wall clock.
 */
export const usedCodes = {
  /** Returns false if the code was already used. */
  *use(hostId: string, code: string, nowMs: number): Work<boolean> {
    const id = `used ${hashOf(`${hostId} ${code}`)}`;
    const now = new Date(nowMs).toISOString();
    const end = new Date(nowMs + REMEMBERED_MS).toISOString();
    return (yield* change(REMEMBER, id, id, valueFor(hostId), end, now, now)) === 1;
  },
  forgetOf: (hostId: string): Work<number> =>
    change('DELETE FROM host_verifications WHERE value = ?', valueFor(hostId)),
};
export type UsedCodes = Done<typeof usedCodes>;

function valueFor(hostId: string): string {
  return `used by ${hostId}`;
}
