import type { Database } from 'better-sqlite3';

/** An invitation that nobody has accepted yet. Times in ms on the server's clock. */
export interface StoredInvitation {
  readonly id: string;
  /** SHA-256 of the token, base64url. */
  readonly tokenHash: string;
  readonly celebrationId: string;
  readonly email: string | null;
  readonly invitedBy: string;
  readonly invitedByName: string;
  readonly invitedAt: number;
  readonly expiresAt: number;
}

const COLUMNS = `id, token_hash AS tokenHash, celebration_id AS celebrationId, email, invited_by AS invitedBy,
  invited_by_name AS invitedByName, invited_at AS invitedAt, expires_at AS expiresAt`;

/** The statements about invitations of co-hosts, in a migrated database. An accepted one is deleted. */
export function openInvitationTable(db: Database) {
  const findByToken = db.prepare<[string, number], StoredInvitation>(
    `SELECT ${COLUMNS} FROM co_host_invitations WHERE token_hash = ? AND expires_at > ?`,
  );
  const list = db.prepare<[string, number], StoredInvitation>(
    `SELECT ${COLUMNS} FROM co_host_invitations WHERE celebration_id = ? AND expires_at > ? ORDER BY invited_at, id`,
  );
  const put = db.prepare(
    `INSERT INTO co_host_invitations VALUES (@id, @tokenHash, @celebrationId, @email, @invitedBy, @invitedByName,
     @invitedAt, @expiresAt)`,
  );
  const remove = db.prepare('DELETE FROM co_host_invitations WHERE celebration_id = ? AND id = ?');
  const removeAll = db.prepare('DELETE FROM co_host_invitations WHERE celebration_id = ?');
  const removeExpired = db.prepare('DELETE FROM co_host_invitations WHERE expires_at <= ?');
  return {
    findByToken: (tokenHash: string, nowMs: number): StoredInvitation | undefined => findByToken.get(tokenHash, nowMs),
    list: (celebrationId: string, nowMs: number): StoredInvitation[] => list.all(celebrationId, nowMs),
    add: (invitation: StoredInvitation): void => void put.run(invitation),
    remove: (celebrationId: string, id: string): boolean => remove.run(celebrationId, id).changes === 1,
    removeAll: (celebrationId: string): void => void removeAll.run(celebrationId),
    removeExpired: (nowMs: number): void => void removeExpired.run(nowMs),
  };
}
