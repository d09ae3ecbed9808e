import type { NewTicket } from '../../domain/protocol/ticket.ts';
import type { CelebrationCaller } from '../sessions/sessions.ts';

/** What a ticket stands for. */
export interface Ticketed {
  /** Who asked for the ticket. */
  readonly caller: CelebrationCaller;
  readonly sealed: NewTicket;
}

export interface StoredTicket extends Ticketed {
  readonly hash: string;
  /** The hash of the ticket with the address where it was made, so that nobody can guess the address. */
  readonly addressHash: string;
  readonly expiresAt: number;
  /** The hash of the claim with which it was redeemed. */
  readonly claimHash: string | null;
  readonly hasArrived: boolean;
}

/**
 * The port to the tickets, at most one for each session. Each call is atomic. In a database, each call throws
 * {StoreUnavailable} if it fails.
 */
export interface TicketTable {
  /** Replaces the session's earlier ticket. */
  put(ticket: StoredTicket): Promise<void>;
  find(hash: string): Promise<StoredTicket | undefined>;
  ofSession(sessionId: string): Promise<StoredTicket | undefined>;
  /** Binds a ticket to a claim, unless it is bound to another one. Returns the ticket after that. */
  claim(hash: string, claimHash: string): Promise<StoredTicket | undefined>;
  /** Removes the session's ticket, unless it was claimed. */
  void(sessionId: string): Promise<void>;
  /** Removes the session's ticket. One that was claimed has arrived instead. */
  end(sessionId: string): Promise<void>;
  /** Removes the tickets that expired before this time. */
  forget(expiredBefore: number): Promise<void>;
}

/** For a server that is alone. After a restart all tickets are unknown. */
export function createTicketMemory(): TicketTable & { readonly size: number } {
  const bySession = new Map<string, StoredTicket>();
  const byHash = new Map<string, StoredTicket>();

  function remove(ticket: StoredTicket | undefined): void {
    if (!ticket) return;
    bySession.delete(ticket.caller.sessionId);
    byHash.delete(ticket.hash);
  }

  function store(ticket: StoredTicket): StoredTicket {
    const { sessionId } = ticket.caller;
    remove(bySession.get(sessionId));
    bySession.set(sessionId, ticket);
    byHash.set(ticket.hash, ticket);
    return ticket;
  }

  return {
    get size() {
      return byHash.size;
    },
    put: async (ticket) => {
      store(ticket);
    },
    find: async (hash) => byHash.get(hash),
    ofSession: async (sessionId) => bySession.get(sessionId),
    claim: async (hash, claimHash) => {
      const ticket = byHash.get(hash);
      return ticket?.claimHash === null ? store({ ...ticket, claimHash }) : ticket;
    },
    void: async (sessionId) => {
      const ticket = bySession.get(sessionId);
      if (ticket?.claimHash === null) remove(ticket);
    },
    end: async (sessionId) => {
      const ticket = bySession.get(sessionId);
      if (ticket && ticket.claimHash !== null) store({ ...ticket, hasArrived: true });
      else remove(ticket);
    },
    forget: async (expiredBefore) => {
      for (const ticket of byHash.values()) if (ticket.expiresAt < expiredBefore) remove(ticket);
    },
  };
}
