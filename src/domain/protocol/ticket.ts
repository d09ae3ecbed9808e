import * as v from 'valibot';
import { celebrationFactsSchema } from '../celebration/celebration-facts.ts';
import { MINUTE_MS } from '../limits.ts';
import { servedLookSchema, USUAL_LOOK } from '../look/look.ts';
import { formerDrinksSchema } from '../menu/known-menu.ts';
import { servedMenuSchema } from '../menu/menu-item.ts';
import type { SessionState } from '../session/session-state.ts';
import { count, timeMs } from '../whole-numbers.ts';
import { sessionIdSchema, sessionStateSchema, writeKeySchema } from './session-wire.ts';

/**
 * The bodies and answers of 'Continue on another phone' (docs/protocol.md#carry-on-elsewhere). They are not in
 * src/domain/protocol/session-wire.ts, so that they are not part of the first load.
 */

export const TICKET_LIFETIME_MS = 5 * MINUTE_MS;

/** The second phone explains each of these problems to the guest. Pages that do not load this file never get them. */
export const TICKET_PROBLEM_STATUS = { 'unknown-ticket': 404, 'ticket-used': 409, 'ticket-expired': 410 } as const;
export type TicketProblemCode = keyof typeof TICKET_PROBLEM_STATUS;

/** 16 random bytes, base64url without padding. */
export const ticketSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/**
 * A secret of the guest, combined with a pad that only the two phones know (src/sync/two-phones/carried-copy.ts). It
 * has the format of a secret.
 */
const sealedSchema = writeKeySchema;

/**
 * `POST /api/sessions/:sessionId/ticket`: the sealed secret of the session, and the sealed identity of the session with
 * which the phone continues after a 410.
 */
export const newTicketSchema = v.object({
  sealedKey: sealedSchema,
  next: v.object({ sessionId: sessionIdSchema, sealedKey: sealedSchema }),
});
export type NewTicket = v.InferOutput<typeof newTicketSchema>;

export const madeTicketSchema = v.object({ ticket: ticketSchema, validMs: timeMs });
export type MadeTicket = v.InferOutput<typeof madeTicketSchema>;

/** With `1`, the call voids a ticket that was not redeemed, instead of reporting that the evening has arrived. */
export const VOID_PARAMETER = 'void';

/**
 * `redeemed`: another phone has redeemed the ticket. `arrived`: that phone has stored the evening. `none`: the ticket
 * is void or expired, or never existed.
 */
export const TICKET_STATES = ['open', 'redeemed', 'arrived', 'none'] as const;
export const ticketStateSchema = v.object({ state: v.picklist(TICKET_STATES) });
export type TicketState = (typeof TICKET_STATES)[number];

/** `sentAt` is on the second phone's clock. */
export const ticketLookSchema = v.object({ ticket: ticketSchema, sentAt: timeMs });

const celebration = v.nullable(celebrationFactsSchema);

/** The preview that the second phone shows before the guest decides. `drinks` is the number on the guest's counter. */
export const ticketPreviewSchema = v.object({
  sessionId: sessionIdSchema,
  userName: v.string(),
  drinks: count,
  sessionStart: timeMs,
  celebration,
});
export type TicketPreview = v.InferOutput<typeof ticketPreviewSchema>;

/** The pad in a link that the hosts show. It encrypts nothing, because no phone has made the ticket. */
export const NO_PAD = 'A'.repeat(43);

/** `claim`: a random text of the second phone. A phone that repeats its claim receives the same answer again. */
export const redemptionSchema = v.object({ ...ticketLookSchema.entries, claim: ticketSchema });

/** Everything that the second phone needs. `session` is on that phone's clock. */
export const redeemedSchema = v.object({
  sessionId: sessionIdSchema,
  ...newTicketSchema.entries,
  /**
   * The time at which the hosts handed the evening over, on the server's clock. The keys then belong only to the second
   * phone. Absent if the guest's first phone handed it over.
   */
  handedOverAt: v.exactOptional(timeMs),
  session: sessionStateSchema,
  celebration: v.nullable(
    v.object({
      ...celebrationFactsSchema.entries,
      look: v.exactOptional(v.fallback(servedLookSchema, USUAL_LOOK)),
      menu: v.exactOptional(v.fallback(servedMenuSchema, [])),
      formerDrinks: v.exactOptional(v.fallback(formerDrinksSchema, [])),
    }),
  ),
});
export type Redeemed = Omit<v.InferOutput<typeof redeemedSchema>, 'session'> & { readonly session: SessionState };
