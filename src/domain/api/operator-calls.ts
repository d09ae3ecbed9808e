import * as v from 'valibot';
import * as bodies from '../accounts/account-calls.ts';
import { hostEntrySchema, hostInvitationSchema, hostPageSchema } from '../accounts/host-entry.ts';
import { houseAnswerSchema } from '../house/house-answer.ts';
import { ruleChangesSchema } from '../house/rules-schema.ts';
import { listOf } from './account-answers.ts';
import { type ApiCalls, operator } from './api-call.ts';

/** Calls about the address at which guests open Clink. */
export const ADDRESS_CALLS = {
  'PUT /api/auth/admin/address': operator('sayAddress', 'Says where guests and hosts open Clink.', {
    more: 'It counts as `PUBLIC_URL`, except that the server still answers under other names. With `PUBLIC_URL` nobody can say it here.',
    body: bodies.addressSchema,
    answer: v.object({ address: v.string() }),
    problems: ['not-found'],
  }),
} as const satisfies ApiCalls;

/** Calls of operators. `npm run hosts` does the same on the server's own computer. */
export const OPERATOR_CALLS = {
  'GET /api/auth/admin/house': operator('readHouseRules', 'The rules of the house.', { answer: houseAnswerSchema }),
  'PATCH /api/auth/admin/house': operator('changeHouseRules', 'Changes only the rules that the body contains.', {
    more: 'A rule that is null is no longer ruled. The rules count at once, at phones and walls too, and the log of each celebration says so. `boards.never`: the boards that are never shown, where `alcohol` stands for all that count it. In its place, `boards.switches` has single boards, true for one that is never shown from now on. `wall`: the most that a wall shows of names. `location`: false if nobody is asked for a position. `door`: how guests come to a new celebration, until its hosts choose. `keepDays`: how many days a celebration stays after its day. `creators`: who makes celebrations. `house`: who is responsible.',
    body: ruleChangesSchema,
    answer: houseAnswerSchema,
    problems: ['house-fixed'],
  }),
  'GET /api/auth/admin/users': operator('listAccounts', 'The hosts of this server, at most 100 at once.', {
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
  'GET /api/auth/admin/invitations': operator('listHostInvitations', 'Who is invited to become a host.', {
    answer: v.object({ invitations: listOf(hostInvitationSchema) }),
  }),
  'POST /api/auth/admin/invitations': operator('inviteToServer', 'Invites somebody to become a host.', {
    more: 'A mail has the link `/?host&invitation=`.',
    body: bodies.emailOnlySchema,
    answer: v.object({ link: v.string() }),
    status: 201,
  }),
  'DELETE /api/auth/admin/invitations/:id': operator('withdrawHostInvitation', 'Withdraws an invitation.', {
    problems: ['not-found'],
  }),
} as const satisfies ApiCalls;
