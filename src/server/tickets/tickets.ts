import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../../domain/limits.ts';
import { TICKET_LIFETIME_MS, type TicketState } from '../../domain/protocol/ticket.ts';
import type { Guesses } from '../celebrations/guesses.ts';
import { hashOf } from '../http/hash-of.ts';
import { ApiProblem } from '../http/problem.ts';
import { addressKey } from '../limits/address-key.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import type { StoredTicket, Ticketed, TicketTable } from './ticket-table.ts';

/** How long the server still distinguishes an expired ticket from an unknown one. */
const REMEMBERED_MS = 60 * MINUTE_MS;

/**
 * The tickets with which guests continue on another phone (docs/protocol.md#carry-on-elsewhere). They are stored by their
 * hash. Every call throws {StoreUnavailable} if the tickets are in a database that cannot be reached.
 */
export class Tickets {
  readonly #table: TicketTable;
  readonly #guesses: Guesses;
  /** Counts the reads of the table for addresses that have no guesses left. */
  readonly #readings: Guesses;
  readonly #made = createMadeTickets();
  readonly #now: () => number;

  constructor(table: TicketTable, guesses: Guesses, readings: Guesses, now: () => number) {
    this.#table = table;
    this.#guesses = guesses;
    this.#readings = readings;
    this.#now = now;
  }

  /** Makes a ticket, voids the session's earlier ticket, and returns the new one. The caller must be authorised. */
  async make({ caller, sealed }: Ticketed, address: string): Promise<string> {
    const ticket = randomBytes(16).toString('base64url');
    const made = {
      caller,
      sealed,
      hash: hashOf(ticket),
      addressHash: addressHashOf(ticket, address),
      expiresAt: this.#now() + TICKET_LIFETIME_MS,
      claimHash: null,
      hasArrived: false,
    };
    await this.#table.put(made);
    this.#made.note(made);
    return ticket;
  }

  async stateOf(sessionId: string): Promise<TicketState> {
    const stored = await this.#table.ofSession(sessionId);
    if (stored?.hasArrived) return 'arrived';
    if (!stored || this.#isLate(stored)) return 'none';
    return stored.claimHash === null ? 'open' : 'redeemed';
  }

  /** Voids the session's ticket for the first phone, which does not know whether the evening has arrived. */
  async void(sessionId: string): Promise<TicketState> {
    await this.#table.void(sessionId);
    return this.stateOf(sessionId);
  }

  /** The state of a ticket that hosts have made. Hosts learn nothing about a ticket that the guest has made. */
  async handOverStateOf(sessionId: string): Promise<TicketState> {
    return (await this.#isHandOver(sessionId)) ? this.stateOf(sessionId) : 'none';
  }

  async voidHandOver(sessionId: string): Promise<TicketState> {
    return (await this.#isHandOver(sessionId)) ? this.void(sessionId) : 'none';
  }

  async #isHandOver(sessionId: string): Promise<boolean> {
    return (await this.#table.ofSession(sessionId))?.sealed === null;
  }

  /** Ends the session's ticket for the second phone. A redeemed ticket then counts as arrived. */
  async end(sessionId: string): Promise<TicketState> {
    await this.#table.end(sessionId);
    return this.stateOf(sessionId);
  }

  /**
   * The evening of a ticket. A claim redeems the ticket, which then works only for the phone with that claim. While an address
   * has no guesses left, it gets the same answer for every ticket, except for tickets that were made at the same address. So
   * somebody who guesses at the venue does not block guests. For tickets of other servers, such an address may cause only a
   * limited number of reads of the table. @throws {ApiProblem} too-many, unknown-ticket, ticket-used, ticket-expired.
   */
  async take(ticket: string, claim: string | null, address: string): Promise<Ticketed> {
    const hash = hashOf(ticket);
    const waitMs = this.#guesses.waitMs(address);
    const refusal = () =>
      new ApiProblem('too-many', { detail: 'Too many unknown tickets.' }, { retryAfterMs: waitMs, limit: 'guesses' });
    if (waitMs > 0 && !this.#made.has(hash)) this.#countReading(address, refusal);
    const stored = await this.#table.find(hash);
    if (waitMs > 0 && stored?.addressHash !== addressHashOf(ticket, address)) throw refusal();
    if (!stored) {
      this.#guesses.count(address);
      throw new ApiProblem('unknown-ticket');
    }
    const claimHash = claim === null ? null : hashOf(claim);
    requireFree(stored, claimHash);
    if (this.#isLate(stored)) throw new ApiProblem('ticket-expired');
    if (claimHash !== null) requireFree(await this.#table.claim(stored.hash, claimHash), claimHash);
    return stored;
  }

  /** Deletes tickets that expired at least an hour ago. */
  sweep(): Promise<void> {
    const before = this.#now() - REMEMBERED_MS;
    this.#made.forget(before);
    return this.#table.forget(before);
  }

  #countReading(address: string, refusal: () => ApiProblem): void {
    if (this.#readings.waitMs(address) > 0) throw refusal();
    this.#readings.count(address);
  }

  #isLate({ expiresAt }: StoredTicket): boolean {
    return expiresAt <= this.#now();
  }
}

/** @throws {ApiProblem} ticket-used if another claim redeemed the ticket, unknown-ticket if it has ended meanwhile. */
function requireFree(stored: StoredTicket | undefined, claimHash: string | null): void {
  if (!stored) throw new ApiProblem('unknown-ticket');
  if (stored.claimHash !== null && stored.claimHash !== claimHash) throw new ApiProblem('ticket-used');
}

function addressHashOf(ticket: string, address: string): string {
  return hashOf(`${ticket} ${addressKey(address)}`);
}

/**
 * The newest ticket of each session that this server has made. They are kept in memory, so that their states can be
 * read without the table.
 */
function createMadeTickets() {
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
    forget: (expiredBefore: number): void => {
      for (const [sessionId, { expiresAt }] of bySession) if (expiresAt < expiredBefore) remove(sessionId);
    },
  };
}

/** Deletes old tickets every minute. After a failure it tries again a minute later. Returns a function that stops this. */
export function sweepTickets(tickets: Pick<Tickets, 'sweep'>, timers: Pick<Timers, 'every'>, log: Logger): () => void {
  return timers.every(MINUTE_MS, () => {
    tickets.sweep().catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'old tickets were not forgotten');
    });
  });
}
