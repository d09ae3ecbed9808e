import { INVITATION_LASTS_MS } from '../../domain/accounts/account-limits.ts';
import { DAY_MS } from '../../domain/limits.ts';
import { MAX_HOSTS } from '../hosting/invitations.ts';
import { CELEBRATION_ID, CHANGING, DELETING, hosted, json, step } from './host-call.ts';
import type { PathItem } from './open-api.ts';
import { problems } from './problem-answers.ts';

const HOST_ID = step('hostId', 'The id of a host of this celebration.');
const INVITATION_ID = step('invitationId', 'The id, not the token.');
const TOKEN = step('token', 'The token in the link of an invitation.');

/** Who hosts a celebration, and invitations to help. */
export const CO_HOST_PATHS: Readonly<Record<string, PathItem>> = {
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
      summary: 'Removes a co-host. A host who names themselves leaves. The open invitations of that host end.',
      parameters: [CELEBRATION_ID, HOST_ID],
      answers: { 204: { description: 'No longer a host. The streams of that host end.' } },
      codes: [...DELETING, 'unknown-celebration', 'unknown-host', 'owner-only'],
    }),
  },
  '/api/host/celebrations/{celebrationId}/invitations': {
    post: hosted({
      operationId: 'inviteHost',
      summary: 'Makes a link with which one person becomes a co-host.',
      description: `The link is good for ${INVITATION_LASTS_MS / DAY_MS} days, once. Hosts and invitations together are at most ${MAX_HOSTS}.`,
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
        ...problems('too-many', 'unknown-invitation', 'no-hosts'),
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
