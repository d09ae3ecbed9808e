import Database from 'better-sqlite3';
import type { NewTicket } from '../../domain/protocol/ticket.ts';
import { type Done, tableIn } from '../hosts-data/hosts-database.ts';
import { SQLITE, type SqlEngine } from '../hosts-data/sql-engines.ts';
import { change, first, runOnSqlite, type Work } from '../hosts-data/work.ts';
import type { CelebrationCaller } from '../sessions/sessions.ts';

/** The evening to which a ticket gives access. */
export interface Ticketed {
  readonly caller: CelebrationCaller;
  /** Null if hosts have made the ticket, because the other phone then gets a separate secret. */
  readonly sealed: NewTicket | null;
}

export interface StoredTicket extends Ticketed {
  readonly hash: string;
  /** The hash of the ticket together with the address at which it was made, so that nobody can guess the address. */
  readonly addressHash: string;
  readonly expiresAt: number;
  /** The hash of the claim with which the ticket was redeemed. */
  readonly claimHash: string | null;
  readonly hasArrived: boolean;
}

interface TicketRow {
  readonly session_id: string;
  readonly hash: string;
  readonly celebration_id: string;
  readonly write_key_hash: string;
  readonly sealed: string;
  readonly address_hash: string;
  readonly expires_at: number;
  readonly claim_hash: string | null;
  readonly arrived: number;
}

export const ticketColumns = ({ timeMs }: SqlEngine) => `
    session_id     TEXT PRIMARY KEY,
    hash           TEXT NOT NULL UNIQUE,
    celebration_id TEXT NOT NULL,
    write_key_hash TEXT NOT NULL,
    sealed         TEXT NOT NULL,
    address_hash   TEXT NOT NULL,
    expires_at     ${timeMs} NOT NULL,
    claim_hash     TEXT,
    arrived        INTEGER NOT NULL`;

/** Stores at most one ticket for each session. No statement depends on an earlier one, so they need no transaction. */
export const ticketTable = {
  /** Replaces the session's earlier ticket. */
  *put({ caller, sealed, hash, addressHash, expiresAt }: StoredTicket): Work<void> {
    const { sessionId, celebrationId, writeKeyHash } = caller;
    yield* change(
      `INSERT INTO tickets (session_id, hash, celebration_id, write_key_hash, sealed, address_hash, expires_at, arrived)
       VALUES (?, ?, ?, ?, ?, ?, ?, 0)
       ON CONFLICT (session_id) DO UPDATE SET hash = excluded.hash, celebration_id = excluded.celebration_id,
       write_key_hash = excluded.write_key_hash, sealed = excluded.sealed, address_hash = excluded.address_hash,
       expires_at = excluded.expires_at, claim_hash = NULL, arrived = 0`,
      ...[sessionId, hash, celebrationId, writeKeyHash, JSON.stringify(sealed), addressHash, expiresAt],
    );
  },
  find: (hash: string) => firstTicket('SELECT * FROM tickets WHERE hash = ?', hash),
  ofSession: (sessionId: string) => firstTicket('SELECT * FROM tickets WHERE session_id = ?', sessionId),
  /** Binds a ticket to a claim, unless it is bound to another claim. Returns the resulting ticket. */
  claim: (hash: string, claimHash: string) =>
    firstTicket('UPDATE tickets SET claim_hash = coalesce(claim_hash, ?) WHERE hash = ? RETURNING *', claimHash, hash),
  /** Removes the session's ticket, unless it was claimed. */
  *void(sessionId: string): Work<void> {
    yield* change('DELETE FROM tickets WHERE session_id = ? AND claim_hash IS NULL', sessionId);
  },
  /** Removes the session's ticket. A ticket that was claimed, even just before, is marked as arrived instead. */
  *end(sessionId: string): Work<void> {
    yield* ticketTable.void(sessionId);
    yield* change('UPDATE tickets SET arrived = 1 WHERE session_id = ? AND claim_hash IS NOT NULL', sessionId);
  },
  /** Removes the tickets that expired before this time. */
  *forget(expiredBefore: number): Work<void> {
    yield* change('DELETE FROM tickets WHERE expires_at < ?', expiredBefore);
  },
};

/** In PostgreSQL, each call throws {StoreUnavailable} if it fails. */
export type TicketTable = Done<typeof ticketTable>;

/** The tickets of a server without other servers, in memory. After a restart all tickets are unknown. */
export function openTicketMemory(db = new Database(':memory:')): TicketTable {
  db.exec(
    `CREATE TABLE tickets (${ticketColumns(SQLITE)}) STRICT; CREATE INDEX tickets_expiry ON tickets (expires_at)`,
  );
  return tableIn({ transact: async (work) => runOnSqlite(db, work()) }, ticketTable);
}

function* firstTicket(text: string, ...values: string[]): Work<StoredTicket | undefined> {
  const row = yield* first<TicketRow>(text, ...values);
  return (
    row && {
      caller: { sessionId: row.session_id, celebrationId: row.celebration_id, writeKeyHash: row.write_key_hash },
      sealed: JSON.parse(row.sealed),
      hash: row.hash,
      addressHash: row.address_hash,
      expiresAt: row.expires_at,
      claimHash: row.claim_hash,
      hasArrived: row.arrived === 1,
    }
  );
}
