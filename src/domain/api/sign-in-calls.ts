import * as v from 'valibot';
import * as bodies from '../accounts/account-calls.ts';
import { CODE_LASTS_MS, CONFIRMATION_LASTS_MS, RECOVERY_LASTS_MS } from '../accounts/account-limits.ts';
import {
  accountSettingsSchema,
  confirmationSchema,
  firstStepSchema,
  userAnswerSchema,
} from '../accounts/own-account.ts';
import { MINUTE_MS } from '../limits.ts';
import { listOf, nothing, ofAStandard } from './account-answers.ts';
import { type ApiCalls, anybody } from './api-call.ts';

/** Settings of this server's accounts that anybody may read (docs/protocol.md#accounts). */
export const SETTINGS_CALLS = {
  'GET /api/auth/settings': anybody('readSettings', 'Returns the settings for hosts’ accounts on this server.', {
    answer: accountSettingsSchema,
    gives:
      '`signup` is `open`, `invitation` or `off`. If `mail` is false, the server writes links to its log. If `isNew` is true, there is no host yet. If `asksForCode` is true, a code makes the first host. `address` is the only base address at which hosts can make calls. It is absent as long as the first host may still enter the code at any address.',
  }),
  'GET /api/auth/.well-known/jwks.json': anybody(
    'readKeys',
    'Returns the keys that verify the JWT of `GET token`. They may be cached for ten minutes.',
    {
      answer: v.object({ keys: listOf(ofAStandard) }),
    },
  ),
} as const satisfies ApiCalls;

/** Calls to become the first host, with a link that the server has made or a code that the operator has chosen. */
export const SET_UP_CALLS = {
  'POST /api/auth/setup/code': anybody('typeSetUpCode', 'Exchanges `SETUP_CODE` for a token for the first host.', {
    more: 'A page at any address may make this call. Without `PUBLIC_URL`, the address of that page becomes the hosts’ address.',
    body: bodies.setUpCodeSchema,
    answer: v.object({ token: v.string() }),
    limit: 'attempts',
    problems: ['not-found', 'signup-off', 'set-up', 'wrong-code'],
  }),
  'GET /api/auth/setup/:token': anybody('readSetUp', 'Checks whether a link for the first host is still valid.', {
    answer: nothing,
    limit: 'attempts',
    problems: ['signup-off', 'set-up', 'link-expired'],
  }),
  'POST /api/auth/setup': anybody('setUp', 'Creates the first host, who is an operator, and signs the host in.', {
    body: bodies.setUpSchema,
    answer: userAnswerSchema,
    status: 201,
    limit: 'attempts',
    problems: ['signup-off', 'set-up', 'link-expired'],
  }),
} as const satisfies ApiCalls;

/**
 * Calls to sign up as a host and to confirm the address. `signup` and `resend` answer the same whether or not the
 * e-mail address has an account.
 */
export const SIGN_UP_CALLS = {
  'POST /api/auth/signup': anybody('signUp', 'Creates an account.', {
    more: 'In two cases the host is signed in at once (201): there is no mail server and the `invitation` is valid, or the `invitation` is a co-host’s and was mailed to this `email`. Otherwise the server mails a link `/?host&confirm=TOKEN`, which is valid for an hour. If the body has a co-host’s `invitation`, the link contains it too. For 7 days, a cookie marks this browser as the one that created the account.',
    body: bodies.signUpSchema,
    answer: v.object({ user: v.exactOptional(userAnswerSchema.entries.user) }),
    status: 202,
    limit: 'attempts',
    problems: ['signup-off', 'not-invited'],
  }),
  'GET /api/auth/invitations/:token': anybody('readHostInvitation', 'Returns the e-mail address of an invitation.', {
    answer: v.object({ email: v.nullable(v.string()) }),
    gives: 'The address is null if the invitation is a co-host’s link, which anybody may use.',
    limit: 'attempts',
    problems: ['link-expired'],
  }),
  'POST /api/auth/verify': anybody('confirmAddress', 'Confirms an e-mail address, and signs the host in.', {
    more: 'In a browser other than the one of the sign-up, the answer contains a token for `POST password` instead.',
    body: bodies.tokenOnlySchema,
    answer: confirmationSchema,
    limit: 'attempts',
    problems: ['not-signed-in', 'banned', 'link-expired'],
  }),
  'POST /api/auth/resend': anybody('mailAgain', 'Sends the mail with the link that confirms an address again.', {
    more: `The link is valid for ${CONFIRMATION_LASTS_MS / MINUTE_MS} minutes. If the body has an open \`invitation\`, the link contains it.`,
    limit: 'attempts-about',
    body: bodies.mailLinkSchema,
    answer: nothing,
    status: 202,
  }),
} as const satisfies ApiCalls;

/** Calls to sign in and out. `otp` and `recover` answer the same whether or not the e-mail address has an account. */
export const SIGN_IN_CALLS = {
  'POST /api/auth/token': anybody('signIn', 'Signs in with the password, or with a code that was mailed.', {
    limit: 'attempts-about',
    body: bodies.signInSchema,
    answer: firstStepSchema,
    problems: ['wrong-credentials', 'wrong-code', 'not-confirmed', 'banned', 'password-rests'],
  }),
  'POST /api/auth/otp': anybody('mailCode', 'Mails a code of six digits for signing in.', {
    more: `The code is valid for ${CODE_LASTS_MS / MINUTE_MS} minutes.`,
    limit: 'attempts-about',
    body: bodies.emailOnlySchema,
    answer: nothing,
    status: 202,
  }),
  'POST /api/auth/recover': anybody('mailRecovery', 'Mails a link for a new password.', {
    more: `The link \`/?host&recover=\` is valid for ${RECOVERY_LASTS_MS / MINUTE_MS} minutes. If the body has an open \`invitation\`, the link contains it.`,
    limit: 'attempts-about',
    body: bodies.mailLinkSchema,
    answer: nothing,
    status: 202,
  }),
  'POST /api/auth/password': anybody('choosePassword', 'Sets a new password, and signs the host in.', {
    more: 'The call also confirms the e-mail address, and signs the host out everywhere else.',
    body: bodies.newPasswordSchema,
    answer: firstStepSchema,
    limit: 'attempts',
    problems: ['not-signed-in', 'banned', 'link-expired', 'password-rests'],
  }),
  'POST /api/auth/logout': anybody('signOut', 'Signs the host out on this device.', {
    more: 'With `everywhere`, the call signs the host out on all devices. With `elsewhere`, it signs the host out on all devices except this one.',
    body: bodies.signOutSchema,
    problems: ['not-signed-in'],
  }),
} as const satisfies ApiCalls;
