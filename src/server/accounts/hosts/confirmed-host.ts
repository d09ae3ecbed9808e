import { change, type Work } from '../../hosts-data/work.ts';
import { hostList } from './host-list.ts';

/** An account that needs no confirmation, because it was created with a link of the server or of a host. */
export interface ConfirmedHost {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * Stores a host with a confirmed address. Replaces an unconfirmed account with this address. Returns false, and stores
 * nothing, if the address has a confirmed account.
 */
export function* addConfirmed({ id, name, email, passwordHash }: ConfirmedHost, nowMs: number): Work<boolean> {
  const earlier = yield* hostList.byEmail(email);
  if (earlier?.isConfirmed) return false;
  if (earlier) yield* hostList.remove(earlier.id);
  const now = new Date(nowMs).toISOString();
  yield* change(
    `INSERT INTO hosts (id, name, email, "emailVerified", "isOperator", "createdAt", "updatedAt")
     VALUES (?, ?, ?, 1, 0, ?, ?)`,
    ...[id, name, email, now, now],
  );
  yield* change(
    `INSERT INTO host_credentials (id, "userId", "accountId", "providerId", password, "createdAt", "updatedAt")
     VALUES (?, ?, ?, 'credential', ?, ?, ?)`,
    ...[id, id, id, passwordHash, now, now],
  );
  return true;
}

/** `addConfirmed` as a table, for callers outside a transaction. */
export const confirmedHosts = { add: addConfirmed };
