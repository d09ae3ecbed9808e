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
 * The bodies and answers of 'Continue on another phone' (docs/protocol.md#carry-on-elsewhere). They are apart from
 * src/domain/protocol/session-wire.ts, so that they are not part of the first load.
 */

export const TICKET_LIFETIME_MS = 5 * MINUTE_MS;

/** The second phone explains each of these to the guest. A page without this code never gets them. */
export const TICKET_PROBLEM_STATUS = { 'unknown-ticket': 404, 'ticket-used': 409, 'ticket-expired': 410 } as const;
export type TicketProblemCode = keyof typeof TICKET_PROBLEM_STATUS;

/** 16 random bytes, base64url without padding. */
export const ticketSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** A secret of the guest, combined with a pad that only the two phones know (src/sync/two-phones/carried-copy.ts). It has the secret's form. */
const sealedSchema = writeKeySchema;

/**
 * `POST /api/sessions/:sessionId/ticket`: the secret of the session, and the identity of the session that follows it
 * after a 410.
 */
export const newTicketSchema = v.object({
  sealedKey: sealedSchema,
  next: v.object({ sessionId: sessionIdSchema, sealedKey: sealedSchema }),
});
export type NewTicket = v.InferOutput<typeof newTicketSchema>;

export const madeTicketSchema = v.object({ ticket: ticketSchema, validMs: timeMs });
export type MadeTicket = v.InferOutput<typeof madeTicketSchema>;

/** With `1`, the call that ends a ticket says nothing about the evening's arrival. */
export const VOID_PARAMETER = 'void';

/** `redeemed`: another phone has it. `arrived`: that phone has stored the evening. `none`: void, expired, or never made. */
export const TICKET_STATES = ['open', 'redeemed', 'arrived', 'none'] as const;
export const ticketStateSchema = v.object({ state: v.picklist(TICKET_STATES) });
export type TicketState = (typeof TICKET_STATES)[number];

/** `sentAt` is the time on the second phone's clock. */
export const ticketLookSchema = v.object({ ticket: ticketSchema, sentAt: timeMs });

const celebration = v.nullable(celebrationFactsSchema);

/** What the second phone shows before the guest decides. `drinks` is the number on the guest's counter. */
export const ticketPreviewSchema = v.object({
  sessionId: sessionIdSchema,
  userName: v.string(),
  drinks: count,
  sessionStart: timeMs,
  celebration,
});
export type TicketPreview = v.InferOutput<typeof ticketPreviewSchema>;

/** The pad in a link that the hosts show. It seals nothing, because no phone has made the ticket. */
export const NO_PAD = 'A'.repeat(43);

/** `claim`: random text of the second phone. A phone that sends the same claim again gets the same answer again. */
export const redemptionSchema = v.object({ ...ticketLookSchema.entries, claim: ticketSchema });

/** Everything that the second phone needs. `session` is on its clock. */
export const redeemedSchema = v.object({
  sessionId: sessionIdSchema,
  ...newTicketSchema.entries,
  /**
   * When the hosts handed the evening over, on the server's clock. Absent: a phone handed it over. With this field the
   * keys are this phone's own.
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
