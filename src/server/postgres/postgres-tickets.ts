import type { StoredTicket, TicketTable } from '../tickets/ticket-table.ts';
import type { Database } from './database.ts';

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

const PUT = `
  INSERT INTO tickets (session_id, hash, celebration_id, write_key_hash, sealed, address_hash, expires_at, claim_hash, arrived)
  VALUES ($1, $2, $3, $4, $5, $6, $7, NULL, 0)
  ON CONFLICT (session_id) DO UPDATE SET hash = excluded.hash, celebration_id = excluded.celebration_id,
    write_key_hash = excluded.write_key_hash, sealed = excluded.sealed, address_hash = excluded.address_hash,
    expires_at = excluded.expires_at, claim_hash = NULL, arrived = 0`;
const CLAIM = 'UPDATE tickets SET claim_hash = coalesce(claim_hash, $2) WHERE hash = $1 RETURNING *';
const VOID = 'DELETE FROM tickets WHERE session_id = $1 AND claim_hash IS NULL';
/** Locks the ticket first, so that a claim which is under way counts. */
const END = `
  WITH ended AS (SELECT session_id, claim_hash FROM tickets WHERE session_id = $1 FOR UPDATE),
  arrived AS (
    UPDATE tickets SET arrived = 1 FROM ended
    WHERE tickets.session_id = ended.session_id AND ended.claim_hash IS NOT NULL
  )
  DELETE FROM tickets USING ended WHERE tickets.session_id = ended.session_id AND ended.claim_hash IS NULL`;

/** The tickets in a migrated PostgreSQL database, so that a ticket of one server is good at every other one. */
export function createPostgresTickets(database: Pick<Database, 'query'>): TicketTable {
  async function first(text: string, ...values: unknown[]): Promise<StoredTicket | undefined> {
    const { rows } = await database.query<TicketRow>(text, values);
    return rows[0] && ticketFrom(rows[0]);
  }

  return {
    put: async ({ caller, sealed, hash, addressHash, expiresAt }) => {
      const { sessionId, celebrationId, writeKeyHash } = caller;
      const values = [sessionId, hash, celebrationId, writeKeyHash, JSON.stringify(sealed), addressHash, expiresAt];
      await database.query(PUT, values);
    },
    find: (hash) => first('SELECT * FROM tickets WHERE hash = $1', hash),
    ofSession: (sessionId) => first('SELECT * FROM tickets WHERE session_id = $1', sessionId),
    claim: (hash, claimHash) => first(CLAIM, hash, claimHash),
    void: async (sessionId) => {
      await database.query(VOID, [sessionId]);
    },
    end: async (sessionId) => {
      await database.query(END, [sessionId]);
    },
    forget: async (expiredBefore) => {
      await database.query('DELETE FROM tickets WHERE expires_at < $1', [expiredBefore]);
    },
  };
}

function ticketFrom(row: TicketRow): StoredTicket {
  const { session_id: sessionId, celebration_id: celebrationId, write_key_hash: writeKeyHash } = row;
  return {
    caller: { sessionId, celebrationId, writeKeyHash },
    sealed: JSON.parse(row.sealed),
    hash: row.hash,
    addressHash: row.address_hash,
    expiresAt: row.expires_at,
    claimHash: row.claim_hash,
    hasArrived: row.arrived === 1,
  };
}
