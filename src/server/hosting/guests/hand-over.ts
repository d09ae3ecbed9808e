import type { MadeTicket, TicketState } from '../../../domain/protocol/ticket.ts';
import { TICKET_LIFETIME_MS } from '../../../domain/protocol/ticket.ts';
import type { Admission } from '../../../domain/session/moderation.ts';
import { keyHashes, MAX_WRITE_KEYS } from '../../../domain/session/write-keys.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { CelebrationCaller } from '../../sessions/sessions.ts';
import { logTable } from '../tables/log-table.ts';
import { type HostCall, newAction } from '../tables/logged-action.ts';
import { createGuestChanges, type GuestChangeDeps } from './change-guest.ts';

export interface HandOverTickets {
  make(ticketed: { readonly caller: CelebrationCaller; readonly sealed: null }, address: string): Promise<string>;
  handOverStateOf(sessionId: string): Promise<TicketState>;
  voidHandOver(sessionId: string): Promise<TicketState>;
}

/** The guests whose evening can be handed over. Other guests have no stored evening, or the hosts keep them out. */
const HAVE_AN_EVENING: readonly Admission[] = ['in', 'waiting', 'turned-away'];

/** Lets hosts move the evening of a guest whose phone is dead to another phone (docs/two-phones.md). */
export function createHandOvers(deps: GuestChangeDeps & { readonly tickets: HandOverTickets }) {
  const { store, hostsDatabase, tickets, timers } = deps;
  const { requireGuest, tooLate } = createGuestChanges(deps);

  async function requireEvening({ celebrationId }: HostCall, guestId: string) {
    const guest = requireGuest(await store.read(guestId), celebrationId);
    if (!HAVE_AN_EVENING.includes(guest.moderation.admission)) throw await tooLate(celebrationId, guest, 0);
    return guest;
  }

  return {
    /**
     * Adds an entry to the log, and then makes a ticket.
     * @throws {ApiProblem} unknown-guest, too-late for a guest who is kept out, too-much.
     */
    async make(call: HostCall, guestId: string, address: string): Promise<MadeTicket> {
      const { userName, moderation, writeKeyHash: keys } = await requireEvening(call, guestId);
      const [writeKeyHash = '', ...others] = keyHashes(keys);
      if (others.length + 1 >= MAX_WRITE_KEYS) throw new ApiProblem('too-much');
      const guest = { id: guestId, name: moderation.name ?? userName };
      await hostsDatabase.transact(() => logTable.add(newAction(call, timers.now(), 'hand-over', { guest })));
      const caller = { sessionId: guestId, celebrationId: call.celebrationId, writeKeyHash };
      return { ticket: await tickets.make({ caller, sealed: null }, address), validMs: TICKET_LIFETIME_MS };
    },

    /** @throws {ApiProblem} unknown-guest, too-late. */
    async stateOf(call: HostCall, guestId: string): Promise<TicketState> {
      await requireEvening(call, guestId);
      return tickets.handOverStateOf(guestId);
    },

    /** @throws {ApiProblem} unknown-guest, too-late. */
    async void(call: HostCall, guestId: string): Promise<TicketState> {
      await requireEvening(call, guestId);
      return tickets.voidHandOver(guestId);
    },
  };
}
