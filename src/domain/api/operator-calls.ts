import * as v from 'valibot';
import * as bodies from '../accounts/account-calls.ts';
import { hostEntrySchema, hostInvitationSchema, hostPageSchema } from '../accounts/host-entry.ts';
import { houseAnswerSchema } from '../house/house-answer.ts';
import { ruleChangesSchema } from '../house/rules-schema.ts';
import { listOf } from './account-answers.ts';
import { type ApiCalls, operator } from './api-call.ts';

/** Calls about the address at which guests open Clink. */
export const ADDRESS_CALLS = {
  'PUT /api/auth/admin/address': operator('sayAddress', 'Sets the address at which guests and hosts open Clink.', {
    more: 'The address works like `PUBLIC_URL`, except that the server still answers requests for other host names. If `PUBLIC_URL` is set, the call is refused.',
    body: bodies.addressSchema,
    answer: v.object({ address: v.string() }),
    problems: ['not-found'],
  }),
} as const satisfies ApiCalls;

/** Calls of operators. `npm run hosts` does the same on the server's own computer. */
export const OPERATOR_CALLS = {
  'GET /api/auth/admin/house': operator('readHouseRules', 'Returns the rules of the house.', {
    answer: houseAnswerSchema,
  }),
  'PATCH /api/auth/admin/house': operator('changeHouseRules', 'Changes only the rules that the body contains.', {
    more: 'Null removes a rule. The rules apply at once, also on phones and walls, and the log of each celebration records them. `boards.never` lists the boards that are never shown, where `alcohol` stands for all boards that count alcohol. Instead of this list, `boards.switches` may name single boards, with true for a board that is never shown from now on. `wall` is the most that a wall may show of names. `location` is false if nobody is asked for a position. `door` is the door of a new celebration, until its hosts choose another one. `keepDays` is the number of days after its day at which a celebration is deleted. `creators` says who may make celebrations. `house` says who is responsible for the server.',
    body: ruleChangesSchema,
    answer: houseAnswerSchema,
    problems: ['house-fixed'],
  }),
  'GET /api/auth/admin/users': operator('listAccounts', 'Lists the hosts of this server, at most 100 in one answer.', {
    query: ['search', 'offset'],
    answer: hostPageSchema,
    problems: ['invalid'],
  }),
  'POST /api/auth/admin/users/:id/ban': operator('banHost', 'Bans a host, or lifts the ban.', {
    body: bodies.banSchema,
    answer: v.object({ user: hostEntrySchema }),
    problems: ['not-found'],
  }),
  'DELETE /api/auth/admin/users/:id': operator('removeAccount', 'Deletes the account of another host.', {
    problems: ['not-found', 'invalid'],
  }),
  'GET /api/auth/admin/invitations': operator('listHostInvitations', 'Lists the open invitations to become a host.', {
    answer: v.object({ invitations: listOf(hostInvitationSchema) }),
  }),
  'POST /api/auth/admin/invitations': operator('inviteToServer', 'Invites somebody to become a host.', {
    more: 'If there is a mail server, the invited person gets a mail with the link `/?host&invitation=`.',
    body: bodies.emailOnlySchema,
    answer: v.object({ link: v.string() }),
    status: 201,
  }),
  'DELETE /api/auth/admin/invitations/:id': operator('withdrawHostInvitation', 'Withdraws an invitation.', {
    problems: ['not-found'],
  }),
} as const satisfies ApiCalls;
