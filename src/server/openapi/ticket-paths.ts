import { MINUTE_MS } from '../../domain/limits.ts';
import {
  madeTicketSchema,
  newTicketSchema,
  redeemedSchema,
  redemptionSchema,
  TICKET_LIFETIME_MS,
  ticketLookSchema,
  ticketPreviewSchema,
  ticketStateSchema,
  VOID_PARAMETER,
} from '../../domain/protocol/ticket.ts';
import { MAX_TICKET_BODY_BYTES } from '../tickets/ticket-routes.ts';
import { CELEBRATION } from './celebration-paths.ts';
import { answeredSchema, described, type JsonSchema, sentSchema } from './json-schema.ts';
import type { Operation, Parameter, PathItem } from './open-api.ts';
import { problems } from './problem-answers.ts';
import { SESSION_ID } from './session-paths.ts';

/** The problems of the calls of the first phone, which has the session. */
const FIRST_PHONE_PROBLEMS = [
  'no-secret',
  'not-yours',
  'not-found',
  'unknown-celebration',
  'other-celebration',
  'gone',
  'invalid',
] as const;

/** `components.schemas` of the calls with which a guest continues on another phone. */
export function ticketSchemas(): Record<string, JsonSchema> {
  return {
    NewTicket: described(sentSchema(newTicketSchema), {
      sealedKey: 'The secret of the session, combined bit by bit (XOR) with 32 random bytes that only the phones know.',
      next: 'The id and the sealed secret of the session that follows if this one is gone.',
    }),
    MadeTicket: answeredSchema(madeTicketSchema),
    TicketState: answeredSchema(ticketStateSchema),
    TicketLook: sentSchema(ticketLookSchema),
    TicketPreview: described(answeredSchema(ticketPreviewSchema), {
      drinks: 'The number on the guest’s counter.',
      celebration: 'Null for the open celebration.',
    }),
    Redemption: described(sentSchema(redemptionSchema), {
      claim: 'Random text of the second phone. The same one gets the same answer again.',
    }),
    Redeemed: described(answeredSchema(redeemedSchema), {
      session: 'The stored session, on the second phone’s clock.',
    }),
  };
}

const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
const OWN = {
  security: [{ secret: [] }],
  parameters: [SESSION_ID, CELEBRATION],
} as const satisfies Partial<Operation>;
const VOID: Parameter = {
  name: VOID_PARAMETER,
  in: 'query',
  required: false,
  description: 'With 1, a ticket that another phone has redeemed stays as it is.',
  schema: { const: '1' },
};
const BODY_PROBLEMS = ['bad-json', 'too-large', 'bad-type', 'invalid'] as const;
const TICKET_PROBLEMS = [
  ...BODY_PROBLEMS,
  'unknown-ticket',
  'not-found',
  'unknown-celebration',
  'ticket-used',
  'ticket-expired',
  'gone',
] as const;
const BODY = `The body has at most ${MAX_TICKET_BODY_BYTES} bytes.`;

export const TICKET_PATHS: Readonly<Record<string, PathItem>> = {
  '/api/sessions/{sessionId}/ticket': {
    post: {
      operationId: 'makeTicket',
      summary: 'A ticket with which one other phone can carry on with this session.',
      description: `Good once, for ${TICKET_LIFETIME_MS / MINUTE_MS} minutes. It voids the session’s earlier ticket. ${BODY}`,
      ...OWN,
      requestBody: { required: true, content: json('NewTicket') },
      responses: {
        200: { description: 'The ticket. The server keeps only its hash.', content: json('MadeTicket') },
        ...problems(...FIRST_PHONE_PROBLEMS, 'bad-json', 'too-large', 'bad-type'),
      },
    },
    get: {
      operationId: 'readTicket',
      summary: 'What has become of the session’s ticket.',
      ...OWN,
      responses: {
        200: { description: 'The state of the latest ticket.', content: json('TicketState') },
        ...problems(...FIRST_PHONE_PROBLEMS),
      },
    },
    delete: {
      operationId: 'endTicket',
      summary:
        'Voids the session’s ticket. If another phone has redeemed it, the call says that the evening has arrived there.',
      ...OWN,
      parameters: [...OWN.parameters, VOID],
      responses: {
        200: { description: 'The state after that.', content: json('TicketState') },
        ...problems(...FIRST_PHONE_PROBLEMS),
      },
    },
  },
  '/api/tickets/look': {
    post: {
      operationId: 'lookAtTicket',
      summary: 'What a ticket stands for. It stays good.',
      description: BODY,
      requestBody: { required: true, content: json('TicketLook') },
      responses: {
        200: { description: 'Whose evening it is.', content: json('TicketPreview') },
        ...problems(...TICKET_PROBLEMS),
      },
    },
  },
  '/api/tickets/redeem': {
    post: {
      operationId: 'redeemTicket',
      summary: 'Takes the session to this phone.',
      description: `From then on only the same claim gets this answer. ${BODY}`,
      requestBody: { required: true, content: json('Redemption') },
      responses: {
        200: { description: 'Everything that the phone needs.', content: json('Redeemed') },
        ...problems(...TICKET_PROBLEMS),
      },
    },
  },
};
