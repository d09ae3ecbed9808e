import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '../../domain/limits.ts';
import { type NewTicket, TICKET_LIFETIME_MS, type TicketState } from '../../domain/session/ticket.ts';
import type { Guesses } from '../celebrations/guesses.ts';
import { addressKey } from '../limits/address-key.ts';
import { ApiProblem } from '../problem.ts';
import type { CelebrationCaller } from '../sessions.ts';

/** What a ticket stands for. */
export interface Ticketed {
  /** Who asked for the ticket. */
  readonly caller: CelebrationCaller;
  readonly sealed: NewTicket;
}

interface Entry extends Ticketed {
  readonly hash: string;
  readonly addressKey: string;
  readonly expiresAt: number;
  /** The hash of the claim with which it was redeemed. */
  claimHash: string | null;
  hasArrived: boolean;
}

/** How long an expired ticket is distinguished from an unknown one. */
const REMEMBERED_MS = 60 * MINUTE_MS;

/**
 * The tickets with which guests continue on another phone (docs/protocol.md#carry-on-elsewhere). They are only in memory,
 * by their hash, and at most one for each session. After a restart all are unknown.
 */
export class Tickets {
  readonly #byHash = new Map<string, Entry>();
  readonly #bySession = new Map<string, Entry>();
  readonly #guesses: Guesses;
  readonly #now: () => number;

  constructor(guesses: Guesses, now: () => number) {
    this.#guesses = guesses;
    this.#now = now;
  }

  /** Makes a ticket, which voids the session's earlier one. Returns it. The caller has been authorised. */
  make(ticketed: Ticketed, address: string): string {
    const { sessionId } = ticketed.caller;
    this.#forget(this.#bySession.get(sessionId));
    this.#sweep();
    const ticket = randomBytes(16).toString('base64url');
    const entry: Entry = {
      ...ticketed,
      hash: hashOf(ticket),
      addressKey: addressKey(address),
      expiresAt: this.#now() + TICKET_LIFETIME_MS,
      claimHash: null,
      hasArrived: false,
    };
    this.#byHash.set(entry.hash, entry);
    this.#bySession.set(sessionId, entry);
    return ticket;
  }

  stateOf(sessionId: string): TicketState {
    const entry = this.#bySession.get(sessionId);
    if (entry?.hasArrived) return 'arrived';
    if (!entry || this.#isLate(entry)) return 'none';
    return entry.claimHash === null ? 'open' : 'redeemed';
  }

  /** Ends the session's ticket. One that was redeemed has arrived: only the two phones can call this. */
  end(sessionId: string): TicketState {
    const entry = this.#bySession.get(sessionId);
    if (entry && entry.claimHash !== null) entry.hasArrived = true;
    else this.#forget(entry);
    return this.stateOf(sessionId);
  }

  /**
   * What a ticket stands for. With a claim it is redeemed from now on, and good only for the phone with that claim.
   * While an address has no guesses left, it gets the same answer for every ticket. Tickets that were made at the same
   * address are excepted, so that a guesser at the venue keeps no guest from using one.
   * @throws {ApiProblem} too-many, unknown-ticket, ticket-used, ticket-expired.
   */
  take(ticket: string, claim: string | null, address: string): Ticketed {
    const entry = this.#byHash.get(hashOf(ticket));
    const waitMs = this.#guesses.waitMs(address);
    if (waitMs > 0 && entry?.addressKey !== addressKey(address)) {
      throw new ApiProblem('too-many', { detail: 'Too many unknown tickets.' }, { retryAfterMs: waitMs });
    }
    if (!entry) {
      this.#guesses.count(address);
      throw new ApiProblem('unknown-ticket');
    }
    const claimHash = claim === null ? null : hashOf(claim);
    if (entry.claimHash !== null && entry.claimHash !== claimHash) throw new ApiProblem('ticket-used');
    if (this.#isLate(entry)) throw new ApiProblem('ticket-expired');
    entry.claimHash = claimHash;
    return entry;
  }

  /** The number of tickets in memory. */
  get size(): number {
    return this.#byHash.size;
  }

  #isLate({ expiresAt }: Entry): boolean {
    return expiresAt <= this.#now();
  }

  #forget(entry: Entry | undefined): void {
    if (!entry) return;
    this.#byHash.delete(entry.hash);
    this.#bySession.delete(entry.caller.sessionId);
  }

  /** The oldest come first. */
  #sweep(): void {
    const forgetBefore = this.#now() - REMEMBERED_MS;
    for (const entry of this.#byHash.values()) {
      if (entry.expiresAt > forgetBefore) return;
      this.#forget(entry);
    }
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
