import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_LASTS_MS } from '../../../domain/accounts/account-limits.ts';
import type { HostInvitation } from '../../../domain/accounts/host-entry.ts';
import type { Done } from '../../hosts-data/hosts-database.ts';
import { all, change, first, type Work } from '../../hosts-data/work.ts';

interface InvitationRow {
  readonly token_hash: string;
  readonly email: string;
  readonly created_at: number;
  readonly expires_at: number;
}

/** Invitations are stored as the hash of their token, so that a copy of the data invites nobody. `nowMs`: the wall clock. */
export const hostInvitations = {
  /** Returns the token. Replaces an earlier invitation for the same address. */
  *invite(email: string, nowMs: number): Work<string> {
    const token = randomBytes(24).toString('base64url');
    yield* hostInvitations.removeOf(email);
    yield* change(
      'INSERT INTO host_invitations (token_hash, email, created_at, expires_at) VALUES (?, ?, ?, ?)',
      ...[hashOf(token), email, nowMs, nowMs + INVITATION_LASTS_MS],
    );
    return token;
  },
  /** The e-mail address of the invited person. Null if the token is unknown or has expired. */
  *emailOf(token: string, nowMs: number): Work<string | null> {
    const text = 'SELECT * FROM host_invitations WHERE token_hash = ? AND expires_at > ?';
    return (yield* first<InvitationRow>(text, hashOf(token), nowMs))?.email ?? null;
  },
  /** Whether an address is invited. Somebody whose address a provider has verified needs no token. */
  *isOpenFor(email: string, nowMs: number): Work<boolean> {
    const text = 'SELECT * FROM host_invitations WHERE email = ? AND expires_at > ?';
    return (yield* first<InvitationRow>(text, email, nowMs)) !== undefined;
  },
  /** All unused invitations, including expired ones. */
  *list(): Work<HostInvitation[]> {
    const rows = yield* all<InvitationRow>('SELECT * FROM host_invitations ORDER BY created_at');
    return rows.map((row) => ({
      id: row.token_hash,
      email: row.email,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }));
  },
  /** Deletes the invitation of an address that now has an account, if the token belongs to that invitation. */
  end: (token: string, email: string): Work<number> =>
    change('DELETE FROM host_invitations WHERE token_hash = ? AND email = ?', hashOf(token), email),
  removeOf: (email: string): Work<number> => change('DELETE FROM host_invitations WHERE email = ?', email),
  *remove(id: string): Work<boolean> {
    return (yield* change('DELETE FROM host_invitations WHERE token_hash = ?', id)) === 1;
  },
};
export type HostInvitations = Done<typeof hostInvitations>;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
