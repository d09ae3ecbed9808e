import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  type Celebration,
  type CelebrationFacts,
  factsOf,
  OPEN_CELEBRATION_ID,
} from '../../domain/celebration/celebration.ts';
import { shownCount } from '../../domain/celebration/without-alcohol.ts';
import { isUsualLook } from '../../domain/look/look.ts';
import { merge } from '../../domain/session/merge.ts';
import { shiftedBy } from '../../domain/session/session-clock.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import {
  newTicketSchema,
  type Redeemed,
  redemptionSchema,
  TICKET_LIFETIME_MS,
  type TicketPreview,
  ticketLookSchema,
  VOID_PARAMETER,
} from '../../domain/session/ticket.ts';
import type { CelebrationFinder } from '../celebrations/find-celebration.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import type { CallerOf } from '../http/caller.ts';
import { NO_STORE } from '../http/no-store.ts';
import { credentialsOf } from '../http/ownership.ts';
import { ApiProblem } from '../http/problem.ts';
import { limitBody, readBody, requireJson } from '../http/read-body.ts';
import { readQuery } from '../http/read-query.ts';
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

/** Ten times the longest body of a phone. */
export const MAX_TICKET_BODY_BYTES = 2 * 1_024;

/** Before anything is read. */
const limitSize = limitBody(MAX_TICKET_BODY_BYTES);
const requireType = createMiddleware(async (c, next) => {
  requireJson(c);
  await next();
});

/** The first phone's calls, beside those of src/server/sessions/session-routes.ts and checked in the same order. */
export function ownTicketRoutes({ tickets, sessions, finder, rateLimits, callerOf }: TicketDeps): Hono {
  /** @throws {ApiProblem} no-secret, unknown-celebration, not-yours, gone, other-celebration, too-many. */
  async function requireCaller(c: Context): Promise<CelebrationCaller> {
    const credentials = credentialsOf(c, c.req.param('sessionId') ?? '');
    const caller = { ...credentials, celebrationId: await finder.ofCall(c, credentials) };
    const requireRead = () => rateLimits.requireSessionRead(callerOf(c).address);
    if (await sessions.authorise(caller, requireRead)) rateLimits.requireSave(caller.sessionId);
    return caller;
  }

  return new Hono()
    .post('/:sessionId/ticket', limitSize, requireType, async (c) => {
      const caller = await requireCaller(c);
      const sealed = await readBody(c, newTicketSchema);
      await sessions.read(caller);
      const ticket = await tickets.make({ caller, sealed }, callerOf(c).address);
      return c.json({ ticket, validMs: TICKET_LIFETIME_MS }, 200, NO_STORE);
    })
    .get('/:sessionId/ticket', async (c) => {
      const caller = await requireCaller(c);
      await sessions.read(caller);
      return c.json({ state: await tickets.stateOf(caller.sessionId) }, 200, NO_STORE);
    })
    .delete('/:sessionId/ticket', async (c) => {
      const caller = await requireCaller(c);
      await sessions.read(caller);
      const isVoided = readQuery(c)[VOID_PARAMETER] === '1';
      const state = await (isVoided ? tickets.void(caller.sessionId) : tickets.end(caller.sessionId));
      return c.json({ state }, 200, NO_STORE);
    });
}

/** The second phone's calls. The ticket is in the body, so that it is in no log. */
export function ticketRoutes(deps: TicketDeps): Hono {
  const { tickets, sessions, celebrationOf, settingsOf, rateLimits, callerOf, timers } = deps;

  /** What a ticket stands for, as it is now. @throws {ApiProblem} what Tickets.take and Sessions.read throw. */
  async function take(c: Context, ticket: string, claim: string | null) {
    const ticketed = await tickets.take(ticket, claim, callerOf(c).address);
    rateLimits.requireTicketUse(ticketed.caller.sessionId);
    const record = await sessions.read(ticketed.caller);
    return { ticketed, record, celebration: celebrationFor(ticketed) };
  }

  /** Null for the open one. */
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

  /** The second phone has the couple's look and the drinks' names at once. */
  function carriedFactsOf(celebration: Celebration): Redeemed['celebration'] {
    const { menu, palette, ornament } = settingsOf(celebration.id);
    const look = { palette, ornament };
    return {
      ...knownFactsOf(celebration),
      ...(!isUsualLook(look) && { look }),
      ...(menu.length > 0 && { menu }),
    };
  }

  return new Hono()
    .post('/look', limitSize, requireType, async (c) => {
      const { ticket, sentAt } = await readBody(c, ticketLookSchema);
      const { ticketed, record, celebration } = await take(c, ticket, null);
      const { drinks, sessionStart, userName } = onClockOf(sentAt, record, timers.now());
      const { sessionId } = ticketed.caller;
      const facts = celebration && knownFactsOf(celebration);
      const { count } = shownCount(drinks, facts);
      const preview: TicketPreview = { sessionId, userName, drinks: count, sessionStart, celebration: facts };
      return c.json(preview, 200, NO_STORE);
    })
    .post('/redeem', limitSize, requireType, async (c) => {
      const { ticket, claim, sentAt } = await readBody(c, redemptionSchema);
      const { ticketed, record, celebration } = await take(c, ticket, claim);
      const { sessionId } = ticketed.caller;
      const session = onClockOf(sentAt, record, timers.now());
      const redeemed: Redeemed = {
        sessionId,
        ...ticketed.sealed,
        session,
        celebration: celebration && carriedFactsOf(celebration),
      };
      return c.json(redeemed, 200, NO_STORE);
    });
}

/** The session without what only the server knows, on the phone's clock. */
function onClockOf(sentAt: number, record: SessionRecord, nowMs: number): SessionState {
  return shiftedBy(merge(record, record), sentAt - nowMs);
}
