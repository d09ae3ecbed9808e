import { MAX_BODY_BYTES, MAX_OBJECTS_AND_KEYS, MINUTE_MS } from '../limits.ts';
import { toldAnswerSchema } from '../moments/guest-moment.ts';
import { saveRequestSchema } from '../protocol/save-request.ts';
import {
  madeTicketSchema,
  newTicketSchema,
  redeemedSchema,
  redemptionSchema,
  TICKET_LIFETIME_MS,
  ticketLookSchema,
  ticketPreviewSchema,
  ticketStateSchema,
} from '../protocol/ticket.ts';
import { type ApiCalls, anybody, guest } from './api-call.ts';

/** This limit is ten times the longest body that a phone sends. */
export const MAX_TICKET_BODY_BYTES = 2 * 1_024;
const SHORT_BODY = `The body has at most ${MAX_TICKET_BODY_BYTES} bytes.`;

const JUDGED =
  'The server checks in this order: body size and type (413, 415), a well-formed secret (401), whether the address has guesses left (429), a known celebration (404), the right secret (403), a session that is not gone (410) and belongs to the celebration (409), the session’s own limit (429), JSON (400), content (422), a celebration that is not over (403), a guest whom the hosts have not removed (410), for a new session an open door (403) and room (429, 503), and storage left for the address (429).';

/** Calls of a guest about the session (docs/protocol.md#save). */
export const SESSION_CALLS = {
  'PUT /api/sessions/:sessionId': guest('saveSession', 'Saves a guest’s whole session.', {
    more: `${JUDGED} The body has at most ${MAX_BODY_BYTES} bytes, and at most ${MAX_OBJECTS_AND_KEYS} objects, arrays and keys. The server merges the session into the stored one: the result contains the drinks and removals of both, and the latest write of every other value. The order of saves makes no difference, and repeating a save changes nothing. The first save under an id sets the secret of that id.`,
    query: ['c', 'ask'],
    body: saveRequestSchema,
    answer: toldAnswerSchema,
    gives:
      'The session is stored, by this save or an earlier one. `session` is the merged session, if it contains more than the request. `host` contains the hosts’ decisions about the guest, if there are any.',
    problems: ['celebration-over', 'door-closed', 'other-celebration'],
  }),
  'DELETE /api/sessions/:sessionId': guest('deleteSession', 'Deletes a guest’s session permanently.', {
    more: 'Whoever has the secret can delete the session as long as it is stored, whichever celebration the call names. The first deletion of an unknown id gets 404, and every later call with this id gets 410.',
    query: ['forget', 'c'],
    gives: 'The session is deleted, and its id can never be used again. The header `Deleted-Session` repeats the id.',
    problems: ['not-found'],
  }),
} as const satisfies ApiCalls;

/** Calls of the phone that already has the session (docs/protocol.md#carry-on-elsewhere). */
export const OWN_TICKET_CALLS = {
  'POST /api/sessions/:sessionId/ticket': guest(
    'makeTicket',
    'Makes a ticket with which one other phone can continue this session.',
    {
      more: `The ticket is valid once, for ${TICKET_LIFETIME_MS / MINUTE_MS} minutes. The call voids the session’s earlier ticket. ${SHORT_BODY}`,
      query: ['c'],
      body: newTicketSchema,
      answer: madeTicketSchema,
      gives: 'The server keeps only the hash of the ticket.',
      words: {
        sealedKey:
          'The secret of the session, combined bit by bit (XOR) with 32 random bytes that only the phones know.',
        next: 'The id and the sealed secret of the session that follows when this session is gone.',
      },
      problems: ['not-found', 'other-celebration'],
    },
  ),
  'GET /api/sessions/:sessionId/ticket': guest('readTicket', 'Returns the state of the session’s latest ticket.', {
    query: ['c'],
    answer: ticketStateSchema,
    gives: 'The state: `open`, `redeemed`, `arrived`, or `none`.',
    problems: ['not-found', 'other-celebration'],
  }),
  'DELETE /api/sessions/:sessionId/ticket': guest('endTicket', 'Voids the session’s ticket.', {
    more: 'If another phone has redeemed the ticket, the call reports that the evening has arrived on that phone.',
    query: ['c', 'void'],
    answer: ticketStateSchema,
    gives: 'The state of the ticket after the call.',
    problems: ['not-found', 'other-celebration'],
  }),
} as const satisfies ApiCalls;

const OF_TICKETS = [
  'unknown-ticket',
  'not-found',
  'unknown-celebration',
  'ticket-used',
  'ticket-expired',
  'gone',
] as const;

/** Calls of the second phone. They send the ticket in the body, so that no log contains it. */
export const TICKET_CALLS = {
  'POST /api/tickets/look': anybody('lookAtTicket', 'Says whose evening a ticket opens. The ticket stays valid.', {
    more: SHORT_BODY,
    body: ticketLookSchema,
    answer: ticketPreviewSchema,
    words: { drinks: 'The number on the guest’s counter.', celebration: 'Null for the open celebration.' },
    problems: OF_TICKETS,
  }),
  'POST /api/tickets/redeem': anybody('redeemTicket', 'Redeems a ticket, so that this phone has the session too.', {
    more: `After that, only a call with the same claim gets this answer. ${SHORT_BODY}`,
    body: redemptionSchema,
    answer: redeemedSchema,
    words: {
      claim: 'A random text of the second phone. A repeated call with the same claim gets the same answer.',
      session: 'The stored session, on the second phone’s clock.',
    },
    gives: 'All data with which the second phone can continue.',
    problems: OF_TICKETS,
  }),
} as const satisfies ApiCalls;
