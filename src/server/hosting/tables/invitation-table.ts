import type { HandingOver } from '../../../domain/hosting/handing-over.ts';
import { all, change, first, type Work } from '../../hosts-data/work.ts';

/** An invitation that nobody has accepted yet. Times in ms on the server's clock. */
export interface StoredInvitation {
  readonly id: string;
  /** SHA-256 of the token, base64url. */
  readonly tokenHash: string;
  readonly celebrationId: string;
  readonly email: string | null;
  /** The note of a host about the person for whom a link is. */
  readonly forWhom: string | null;
  readonly handsOver: HandingOver | null;
  readonly invitedBy: string;
  readonly invitedByName: string;
  readonly invitedAt: number;
  readonly expiresAt: number;
}

const SELECT = `SELECT id, token_hash AS "tokenHash", celebration_id AS "celebrationId", email,
  for_whom AS "forWhom", hands_over AS "handsOver", invited_by AS "invitedBy", invited_by_name AS "invitedByName", invited_at AS "invitedAt", expires_at AS "expiresAt" FROM co_host_invitations`;

/** Invitations of co-hosts. An accepted invitation is deleted. */
export const invitationTable = {
  findByToken: (tokenHash: string, nowMs: number): Work<StoredInvitation | undefined> =>
    first(`${SELECT} WHERE token_hash = ? AND expires_at > ?`, tokenHash, nowMs),
  list: (celebrationId: string, nowMs: number): Work<StoredInvitation[]> =>
    all(`${SELECT} WHERE celebration_id = ? AND expires_at > ? ORDER BY invited_at, id`, celebrationId, nowMs),
  add: (invitation: StoredInvitation): Work<number> => {
    const { id, tokenHash, celebrationId, email, forWhom, handsOver, invitedBy, invitedByName, invitedAt, expiresAt } =
      invitation;
    return change(
      `INSERT INTO co_host_invitations (id, token_hash, celebration_id, email, for_whom, hands_over, invited_by,
       invited_by_name, invited_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[id, tokenHash, celebrationId, email, forWhom, handsOver, invitedBy, invitedByName, invitedAt, expiresAt],
    );
  },
  *remove(celebrationId: string, id: string): Work<boolean> {
    return (
      (yield* change('DELETE FROM co_host_invitations WHERE celebration_id = ? AND id = ?', celebrationId, id)) === 1
    );
  },
  removeAll: (celebrationId: string): Work<number> =>
    change('DELETE FROM co_host_invitations WHERE celebration_id = ?', celebrationId),
  removeOfHost: (celebrationId: string, hostId: string): Work<number> =>
    change('DELETE FROM co_host_invitations WHERE celebration_id = ? AND invited_by = ?', celebrationId, hostId),
  /** Turns invitations with which host `from` hands the celebration over into invitations of host `to` to help. */
  passOn: (celebrationId: string, from: string, to: { readonly id: string; readonly name: string }): Work<number> =>
    change(
      `UPDATE co_host_invitations SET invited_by = ?, invited_by_name = ?, hands_over = NULL
       WHERE celebration_id = ? AND invited_by = ? AND hands_over <> ''`,
      ...[to.id, to.name, celebrationId, from],
    ),
  removeAllOfHost: (hostId: string): Work<number> =>
    change('DELETE FROM co_host_invitations WHERE invited_by = ?', hostId),
  removeExpired: (nowMs: number): Work<number> =>
    change('DELETE FROM co_host_invitations WHERE expires_at <= ?', nowMs),
};
