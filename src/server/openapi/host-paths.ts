import * as v from 'valibot';
import { guestActionSchema } from '../../domain/hosting/guest-action.ts';
import { LOG_PAGE_ENTRIES, logEntrySchema, logPageSchema } from '../../domain/hosting/host-action.ts';
import type { ApiProblemCode } from '../../domain/hosting/host-problem.ts';
import { roomChangeSchema, roomSchema } from '../../domain/hosting/host-room.ts';
import {
  celebrationChangesSchema,
  hostedCelebrationSchema,
  listedCelebrationSchema,
  newCelebrationSchema,
} from '../../domain/hosting/hosted-celebration.ts';
import {
  hostListSchema,
  newInvitationSchema,
  offeredInvitationSchema,
  sentInvitationSchema,
} from '../../domain/hosting/invitation.ts';
import { MAX_HOSTS } from '../hosting/co-hosts.ts';
import { LET_IN_ALL, MAX_HOST_BODY_BYTES, NO_DETAILS } from '../hosting/host-routes.ts';
import { MAX_CELEBRATIONS } from '../hosting/hosted-celebrations.ts';
import { answeredSchema, type JsonSchema, sentSchema } from './json-schema.ts';
import { event } from './leaderboard-paths.ts';
import type { Answer, Content, Operation, Parameter, PathItem } from './open-api.ts';
import { problems } from './problem-answers.ts';

/** `components.schemas` of the hosts' calls. */
export function hostSchemas(): Record<string, JsonSchema> {
  return {
    NewCelebration: sentSchema(newCelebrationSchema),
    CelebrationChanges: sentSchema(celebrationChangesSchema),
    GuestAction: sentSchema(guestActionSchema),
    LetInAll: sentSchema(LET_IN_ALL),
    NoDetails: sentSchema(NO_DETAILS),
    NewInvitation: sentSchema(newInvitationSchema),
    ListedCelebrations: answeredSchema(v.array(listedCelebrationSchema)),
    HostedCelebration: answeredSchema(hostedCelebrationSchema),
    LoggedAction: answeredSchema(v.object({ entry: logEntrySchema })),
    LogPage: answeredSchema(logPageSchema),
    HostRoom: answeredSchema(roomSchema),
    RoomChange: answeredSchema(roomChangeSchema),
    HostList: answeredSchema(hostListSchema),
    SentInvitation: answeredSchema(sentInvitationSchema),
    OfferedInvitation: answeredSchema(offeredInvitationSchema),
  };
}

function step(name: string, description: string): Parameter {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}

const CELEBRATION_ID = step('celebrationId', 'The id, not the code.');
const GUEST_ID = step('guestId', 'The session id of a guest of this celebration.');
const ACTION_ID = step('actionId', 'The id of an entry of the log.');
const HOST_ID = step('hostId', 'The id of a host of this celebration.');
const INVITATION_ID = step('invitationId', 'The id, not the token.');
const TOKEN = step('token', 'The token in the link of an invitation.');
const BEFORE: Parameter = {
  name: 'before',
  in: 'query',
  required: false,
  description: 'The id of the last entry of the page before.',
  schema: { type: 'string', pattern: '^\\d{1,15}$' },
};

const ref = (name: string): Content => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
const json = (description: string, name: string): Answer => ({ description, content: ref(name) });

const ORDER = `Checked in this order: hosts are possible at all (503), the page’s origin (403), body size and type (413, 415; at most ${MAX_HOST_BODY_BYTES} bytes), a signed-in host (401), the host’s limit (429), a celebration that the caller hosts (404), JSON (400), content (422).`;

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  /** The name of the body's schema. */
  readonly body?: string;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly codes?: readonly ApiProblemCode[];
}

/** A call that a signed-in host makes. */
function hosted({
  operationId,
  summary,
  description,
  parameters = [],
  body,
  answers,
  codes = [],
}: Described): Operation {
  const bodyCodes: ApiProblemCode[] = body ? ['bad-json', 'invalid'] : [];
  return {
    operationId,
    summary,
    description: [description, ORDER].filter(Boolean).join(' '),
    security: [{ host: [] }],
    parameters,
    ...(body && { requestBody: { required: true, content: ref(body) } }),
    responses: { ...answers, ...problems('not-signed-in', 'no-hosts', ...bodyCodes, ...codes) },
  };
}

const CHANGING: readonly ApiProblemCode[] = ['foreign-origin', 'bad-type', 'too-large'];
const DELETING: readonly ApiProblemCode[] = ['foreign-origin'];

const ROOM_STREAM: Answer = {
  description:
    'The first event is the room. Changes follow, at most one every 500 ms: whole rows of new and changed guests, and the ids of guests who are gone. A comment comes every 8 s. The stream ends when the caller is no longer a host.',
  content: {
    'text/event-stream': { itemSchema: { oneOf: [event('room', 'HostRoom'), event('change', 'RoomChange')] } },
  },
};

const CELEBRATIONS: Readonly<Record<string, PathItem>> = {
  '/api/host/celebrations': {
    get: hosted({
      operationId: 'listCelebrations',
      summary: 'The celebrations that the caller hosts.',
      answers: { 200: json('The latest date first.', 'ListedCelebrations') },
    }),
    post: hosted({
      operationId: 'createCelebration',
      summary: 'Makes a celebration with a new code.',
      description: `One host makes at most ${MAX_CELEBRATIONS}.`,
      body: 'NewCelebration',
      answers: { 201: json('The new celebration.', 'HostedCelebration') },
      codes: [...CHANGING, 'too-much'],
    }),
  },
  '/api/host/celebrations/{celebrationId}': {
    get: hosted({
      operationId: 'readHostedCelebration',
      summary: 'A celebration with everything that its hosts have set.',
      parameters: [CELEBRATION_ID],
      answers: { 200: json('The celebration.', 'HostedCelebration') },
      codes: ['unknown-celebration'],
    }),
    patch: hosted({
      operationId: 'changeCelebration',
      summary: 'Changes what is named, and nothing else.',
      description: 'The door, the pause, the state, the boards and the details become one entry of the log each.',
      parameters: [CELEBRATION_ID],
      body: 'CelebrationChanges',
      answers: { 200: json('The changed celebration.', 'HostedCelebration') },
      codes: [...CHANGING, 'unknown-celebration'],
    }),
    delete: hosted({
      operationId: 'deleteCelebration',
      summary: 'Deletes the celebration with everything that its guests logged. Only its owner may.',
      parameters: [CELEBRATION_ID],
      answers: { 204: { description: 'Deleted. Its code is never given again.' } },
      codes: [...DELETING, 'unknown-celebration', 'owner-only'],
    }),
  },
};

const GUESTS: Readonly<Record<string, PathItem>> = {
  '/api/host/celebrations/{celebrationId}/guests/live': {
    get: hosted({
      operationId: 'followRoom',
      summary: 'The guests as a stream of events: names, totals and states, and never a position.',
      parameters: [CELEBRATION_ID],
      answers: { 200: ROOM_STREAM },
      codes: ['unknown-celebration'],
    }),
  },
  '/api/host/celebrations/{celebrationId}/guests': {
    post: hosted({
      operationId: 'letInAll',
      summary: 'Lets in everybody who waits at the door.',
      parameters: [CELEBRATION_ID],
      body: 'LetInAll',
      answers: { 200: json('The entry of the log.', 'LoggedAction') },
      codes: [...CHANGING, 'unknown-celebration', 'too-late'],
    }),
  },
  '/api/host/celebrations/{celebrationId}/guests/{guestId}': {
    post: hosted({
      operationId: 'moderateGuest',
      summary: 'Renames, hides, shows, lets in, turns away, removes or restores a guest.',
      description: 'If another host was quicker, nothing changes, and the answer says who and what the guest is now.',
      parameters: [CELEBRATION_ID, GUEST_ID],
      body: 'GuestAction',
      answers: { 200: json('The entry of the log.', 'LoggedAction') },
      codes: [...CHANGING, 'unknown-celebration', 'unknown-guest', 'too-late'],
    }),
  },
};

const LOG: Readonly<Record<string, PathItem>> = {
  '/api/host/celebrations/{celebrationId}/actions': {
    get: hosted({
      operationId: 'readLog',
      summary: 'What the hosts did.',
      parameters: [CELEBRATION_ID, BEFORE],
      answers: { 200: json(`The newest first, ${LOG_PAGE_ENTRIES} on a page.`, 'LogPage') },
      codes: ['unknown-celebration', 'invalid'],
    }),
  },
  '/api/host/celebrations/{celebrationId}/actions/{actionId}/undo': {
    post: hosted({
      operationId: 'undoAction',
      summary: 'Takes an action back, once.',
      description: 'An action that cannot be taken back is invalid.',
      parameters: [CELEBRATION_ID, ACTION_ID],
      body: 'NoDetails',
      answers: { 200: json('The entry of the log.', 'LoggedAction') },
      codes: [...CHANGING, 'unknown-celebration', 'unknown-action', 'unknown-guest', 'too-late'],
    }),
  },
};

const CO_HOSTS: Readonly<Record<string, PathItem>> = {
  '/api/host/celebrations/{celebrationId}/hosts': {
    get: hosted({
      operationId: 'listHosts',
      summary: 'Who hosts the celebration, and who is invited to.',
      parameters: [CELEBRATION_ID],
      answers: { 200: json('The owner first.', 'HostList') },
      codes: ['unknown-celebration'],
    }),
  },
  '/api/host/celebrations/{celebrationId}/hosts/{hostId}': {
    delete: hosted({
      operationId: 'removeHost',
      summary: 'Removes a co-host. A host who names themselves leaves.',
      parameters: [CELEBRATION_ID, HOST_ID],
      answers: { 204: { description: 'No longer a host. The streams of that host end.' } },
      codes: [...DELETING, 'unknown-celebration', 'unknown-host', 'owner-only'],
    }),
  },
  '/api/host/celebrations/{celebrationId}/invitations': {
    post: hosted({
      operationId: 'inviteHost',
      summary: 'Makes a link with which one person becomes a co-host.',
      description: `The link is good for 7 days, once. Hosts and invitations together are at most ${MAX_HOSTS}.`,
      parameters: [CELEBRATION_ID],
      body: 'NewInvitation',
      answers: { 201: json('The invitation. No other answer has the link.', 'SentInvitation') },
      codes: [...CHANGING, 'unknown-celebration', 'too-much'],
    }),
  },
  '/api/host/celebrations/{celebrationId}/invitations/{invitationId}': {
    delete: hosted({
      operationId: 'withdrawInvitation',
      summary: 'Withdraws an invitation.',
      parameters: [CELEBRATION_ID, INVITATION_ID],
      answers: { 204: { description: 'The link is no longer good.' } },
      codes: [...DELETING, 'unknown-celebration', 'unknown-invitation'],
    }),
  },
  '/api/host/invitations/{token}': {
    get: {
      operationId: 'readInvitation',
      summary: 'What the holder of a link may know.',
      parameters: [TOKEN],
      responses: {
        200: json('Who asks, and for which celebration.', 'OfferedInvitation'),
        ...problems('unknown-invitation', 'no-hosts'),
      },
    },
  },
  '/api/host/invitations/{token}/accept': {
    post: hosted({
      operationId: 'acceptInvitation',
      summary: 'Makes the caller a co-host.',
      parameters: [TOKEN],
      body: 'NoDetails',
      answers: { 200: json('The celebration.', 'HostedCelebration') },
      codes: [...CHANGING, 'unknown-invitation'],
    }),
  },
};

export const HOST_PATHS: Readonly<Record<string, PathItem>> = { ...CELEBRATIONS, ...GUESTS, ...LOG, ...CO_HOSTS };
