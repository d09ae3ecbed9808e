import { createHash, randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { HostInvitation } from '../../domain/accounts/host-entry.ts';
import { HOUR_MS } from '../../domain/limits.ts';

export const INVITATION_LASTS_MS = 7 * 24 * HOUR_MS;

interface InvitationRow {
  readonly token_hash: string;
  readonly email: string;
  readonly created_at: number;
  readonly expires_at: number;
}

/** Invitations are stored as the hash of their token, so that a copy of the file invites nobody. */
export function openHostInvitations(db: Database, now: () => number) {
  const put = db.prepare('INSERT INTO host_invitations VALUES (?, ?, ?, ?)');
  const listAll = db.prepare<[], InvitationRow>('SELECT * FROM host_invitations ORDER BY created_at');
  const find = db.prepare<[string, number], InvitationRow>(
    'SELECT * FROM host_invitations WHERE token_hash = ? AND expires_at > ?',
  );
  const dropOf = db.prepare('DELETE FROM host_invitations WHERE email = ?');
  const drop = db.prepare('DELETE FROM host_invitations WHERE token_hash = ?');

  return {
    /** Returns the token. An earlier invitation for the same address ends. */
    invite: db.transaction((email: string): string => {
      const token = randomBytes(24).toString('base64url');
      dropOf.run(email);
      put.run(hashOf(token), email, now(), now() + INVITATION_LASTS_MS);
      return token;
    }),
    /** For whom an invitation is. Null if it is unknown or too old. */
    emailOf: (token: string): string | null => find.get(hashOf(token), now())?.email ?? null,
    /** All unused invitations, including those that are too old. */
    list: (): HostInvitation[] =>
      listAll.all().map((row) => ({
        id: row.token_hash,
        email: row.email,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      })),
    /** For an address that has an account now. */
    removeOf: (email: string): void => void dropOf.run(email),
    remove: (id: string): boolean => drop.run(id).changes === 1,
  };
}
export type HostInvitations = ReturnType<typeof openHostInvitations>;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
