import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { MAX_TICKET_BODY_BYTES, type OWN_TICKET_CALLS, type TICKET_CALLS } from '../../domain/api/session-calls.ts';
import {
  type Celebration,
  type CelebrationFacts,
  factsOf,
  OPEN_CELEBRATION_ID,
} from '../../domain/celebration/celebration.ts';
import { shownCount } from '../../domain/celebration/without-alcohol.ts';
import { menuFactsOf } from '../../domain/hosting/served-facts.ts';
import { SESSION_ID_LENGTH } from '../../domain/protocol/session-wire.ts';
import {
  type MadeTicket,
  newTicketSchema,
  type Redeemed,
  redemptionSchema,
  TICKET_LIFETIME_MS,
  type TicketPreview,
  ticketLookSchema,
  VOID_PARAMETER,
} from '../../domain/protocol/ticket.ts';
import { merge } from '../../domain/session/merge.ts';
import { shiftedBy } from '../../domain/session/session-clock.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { stateOf } from '../../domain/session/session-record.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import { handedOverAt } from '../../domain/session/write-keys.ts';
import type { CelebrationFinder } from '../celebrations/find-celebration.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import type { CallerOf } from '../http/caller.ts';
import { hashOf } from '../http/hash-of.ts';
import { NO_STORE } from '../http/no-store.ts';
import { credentialsOf } from '../http/ownership.ts';
import { ApiProblem } from '../http/problem.ts';
import { limitBody, readBody, requireJson } from '../http/read-body.ts';
import { readQuery } from '../http/read-query.ts';
import type { GuestHandlers } from '../http/register-calls.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { CelebrationCaller, Sessions } from '../sessions/sessions.ts';
import type { Timers } from '../time/timers.ts';
import type { Ticketed } from './ticket-table.ts';
import type { Tickets } from './tickets.ts';

interface TicketDeps {
  readonly tickets: Tickets;
  readonly sessions: Sessions;
  readonly finder: CelebrationFinder;
  readonly celebrationOf: CelebrationRegistry['byId'];
  readonly settingsOf: CelebrationRegistry['settingsOf'];
  readonly rateLimits: RateLimits;
  readonly callerOf: CallerOf;
  readonly timers: Timers;
}

/** Limits the body before it is read. */
const limitSize = limitBody(MAX_TICKET_BODY_BYTES);
const requireType = createMiddleware(async (c, next) => {
  requireJson(c);
  await next();
});
const before = [limitSize, requireType];

/** The calls of the first phone. They are checked in the same order as those of src/server/sessions/session-routes.ts. */
export function ownTicketHandlers({
  tickets,
  sessions,
  finder,
  rateLimits,
  callerOf,
}: TicketDeps): GuestHandlers<typeof OWN_TICKET_CALLS> {
  /** @throws {ApiProblem} no-secret, unknown-celebration, not-yours, gone, other-celebration, too-many. */
  async function requireCaller(c: Context): Promise<CelebrationCaller> {
    const credentials = credentialsOf(c, c.req.param('sessionId') ?? '');
    const caller = { ...credentials, celebrationId: await finder.ofCall(c, credentials) };
    const requireRead = () => rateLimits.requireSessionRead(callerOf(c).address);
    if (await sessions.authorise(caller, requireRead)) rateLimits.requireSave(caller.sessionId);
    return caller;
  }

  async function make(c: Context): Promise<Response> {
    const caller = await requireCaller(c);
    const sealed = await readBody(c, newTicketSchema);
    await sessions.read(caller);
    const ticket = await tickets.make({ caller, sealed }, callerOf(c).address);
    return c.json({ ticket, validMs: TICKET_LIFETIME_MS } satisfies MadeTicket, 200, NO_STORE);
  }

  return {
    'POST /api/sessions/:sessionId/ticket': { before, inOwnOrder: make },
    'GET /api/sessions/:sessionId/ticket': async ({ c }) => {
      const caller = await requireCaller(c);
      await sessions.read(caller);
      return { state: await tickets.stateOf(caller.sessionId) };
    },
    'DELETE /api/sessions/:sessionId/ticket': async ({ c }) => {
      const caller = await requireCaller(c);
      await sessions.read(caller);
      const isVoided = readQuery(c)[VOID_PARAMETER] === '1';
      return { state: await (isVoided ? tickets.void(caller.sessionId) : tickets.end(caller.sessionId)) };
    },
  };
}

/** The second phone's calls. The ticket is in the body, so that it is in no log. */
export function ticketHandlers(deps: TicketDeps): GuestHandlers<typeof TICKET_CALLS> {
  const { tickets, sessions, celebrationOf, settingsOf, rateLimits, callerOf, timers } = deps;

  /** The present session of a ticket. @throws {ApiProblem} as Tickets.take and Sessions.read do. */
  async function take(c: Context, ticket: string, claim: string | null) {
    const ticketed = await tickets.take(ticket, claim, callerOf(c).address);
    rateLimits.requireTicketUse(ticketed.caller.sessionId);
    const record = await sessions.read(ticketed.caller);
    return { ticketed, record, celebration: celebrationFor(ticketed) };
  }

  /** Null for the open celebration. */
  function celebrationFor({ caller: { celebrationId } }: Ticketed): Celebration | null {
    if (celebrationId === OPEN_CELEBRATION_ID) return null;
    const celebration = celebrationOf(celebrationId);
    if (!celebration) throw new ApiProblem('unknown-celebration');
    return celebration;
  }

  function knownFactsOf(celebration: Celebration): CelebrationFacts {
    const { withoutAlcohol } = settingsOf(celebration.id);
    return { ...factsOf(celebration), ...(withoutAlcohol && { withoutAlcohol }) };
  }

  async function look(c: Context): Promise<Response> {
    const { ticket, sentAt } = await readBody(c, ticketLookSchema);
    const { ticketed, record, celebration } = await take(c, ticket, null);
    const { drinks, sessionStart, userName } = onClockOf(sentAt, record, timers.now());
    const { sessionId } = ticketed.caller;
    const facts = celebration && knownFactsOf(celebration);
    const { count } = shownCount(drinks, facts);
    const preview: TicketPreview = { sessionId, userName, drinks: count, sessionStart, celebration: facts };
    return c.json(preview, 200, NO_STORE);
  }

  async function redeem(c: Context): Promise<Response> {
    const { ticket, claim, sentAt } = await readBody(c, redemptionSchema);
    const { ticketed, record, celebration } = await take(c, ticket, claim);
    const { sessionId } = ticketed.caller;
    const session = onClockOf(sentAt, stateOf(record), timers.now());
    const keys = ticketed.sealed ?? (await handOver(sessions, ticketed.caller, `${ticket} ${claim}`));
    const redeemed: Redeemed = {
      sessionId,
      ...keys,
      session,
      // The second phone immediately gets the celebration's look and menu, and the name of each drink that the first
      // phone has logged.
      celebration: celebration && menuFactsOf(celebration, settingsOf(celebration.id)),
    };
    return c.json(redeemed, 200, NO_STORE);
  }

  return {
    'POST /api/tickets/look': { before, inOwnOrder: look },
    'POST /api/tickets/redeem': { before, inOwnOrder: redeem },
  };
}

/**
 * Adds a secret for the phone that redeems a ticket of the hosts, and returns it. The secret is computed from the
 * ticket and the claim, so that nobody else can compute it, it is not stored, and a repeated call returns the same
 * secret. The secret is sent unsealed, as with every save, because the pad in such a link is zero.
 */
async function handOver(sessions: Sessions, caller: CelebrationCaller, text: string) {
  const derived = (what: string) => hashOf(`${what} ${text}`);
  const sealedKey = derived('key');
  const next = { sessionId: derived('next id').slice(0, SESSION_ID_LENGTH), sealedKey: derived('next key') };
  const { writeKeyHash } = await sessions.handOver(caller, hashOf(sealedKey));
  return { sealedKey, next, handedOverAt: handedOverAt(writeKeyHash) ?? 0 };
}

/** The session for the phone, without internal fields, and with times by the phone's clock. */
function onClockOf(sentAt: number, record: SessionRecord, nowMs: number): SessionState {
  return shiftedBy(merge(record, record), sentAt - nowMs);
}
