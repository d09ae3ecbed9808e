import type { StoredTicket } from './ticket-table.ts';

/** The newest ticket of each session, as far as this server has made it. They are known without a reading of the table. */
export function createMadeTickets() {
  const bySession = new Map<string, Pick<StoredTicket, 'hash' | 'expiresAt'>>();
  const hashes = new Set<string>();

  function remove(sessionId: string): void {
    const made = bySession.get(sessionId);
    bySession.delete(sessionId);
    if (made) hashes.delete(made.hash);
  }

  return {
    has: (hash: string): boolean => hashes.has(hash),
    note: ({ caller, hash, expiresAt }: StoredTicket): void => {
      remove(caller.sessionId);
      bySession.set(caller.sessionId, { hash, expiresAt });
      hashes.add(hash);
    },
    /** Forgets those that expired before this time. */
    forget: (expiredBefore: number): void => {
      for (const [sessionId, { expiresAt }] of bySession) if (expiresAt < expiredBefore) remove(sessionId);
    },
  };
}
