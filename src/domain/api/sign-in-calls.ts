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
  'GET /api/auth/settings': anybody('readSettings', 'What this server offers to hosts.', {
    answer: accountSettingsSchema,
    gives:
      '`signup` is `open`, `invitation` or `off`. Without `mail`, links are in the log. With `isNew`, there is no host yet, and with `asksForCode` a code makes the first one. `address` is the base address, at which alone hosts can make calls. It is missing while a code may still come from any address.',
  }),
  'GET /api/auth/.well-known/jwks.json': anybody(
    'readKeys',
    'The keys that verify the JWT of `GET token`, to be cached for ten minutes.',
    {
      answer: v.object({ keys: listOf(ofAStandard) }),
    },
  ),
} as const satisfies ApiCalls;

/** Calls to become the first host, with a link that the server has made or a code that the operator has chosen. */
export const SET_UP_CALLS = {
  'POST /api/auth/setup/code': anybody('typeSetUpCode', 'Gives the token that makes the first host for `SETUP_CODE`.', {
    more: 'It may come from a page at any address. Without `PUBLIC_URL`, hosts have that address from then on.',
    body: bodies.setUpCodeSchema,
    answer: v.object({ token: v.string() }),
    limit: 'attempts',
    problems: ['not-found', 'signup-off', 'set-up', 'wrong-code'],
  }),
  'GET /api/auth/setup/:token': anybody('readSetUp', 'Whether the link that makes the first host is still good.', {
    answer: nothing,
    limit: 'attempts',
    problems: ['signup-off', 'set-up', 'link-expired'],
  }),
  'POST /api/auth/setup': anybody('setUp', 'Makes the first host: an operator, who is signed in.', {
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
    more: 'Without a mail server any good `invitation` signs the host in at once (201), and with one a co-host’s that was mailed to this `email`. Otherwise a mail has a link `/?host&confirm=TOKEN`, good for an hour, also with a co-host’s `invitation`. A cookie says for 7 days that this browser created the account.',
    body: bodies.signUpSchema,
    answer: v.object({ user: v.exactOptional(userAnswerSchema.entries.user) }),
    status: 202,
    limit: 'attempts',
    problems: ['signup-off', 'not-invited'],
  }),
  'GET /api/auth/invitations/:token': anybody('readHostInvitation', 'For whom an invitation is.', {
    answer: v.object({ email: v.nullable(v.string()) }),
    gives: 'Null: for whoever has the link of a co-host.',
    limit: 'attempts',
    problems: ['link-expired'],
  }),
  'POST /api/auth/verify': anybody('confirmAddress', 'Confirms an address, and signs the host in.', {
    more: 'In any other browser than that of the sign-up the answer has a token for `POST password`.',
    body: bodies.tokenOnlySchema,
    answer: confirmationSchema,
    limit: 'attempts',
    problems: ['not-signed-in', 'banned', 'link-expired'],
  }),
  'POST /api/auth/resend': anybody('mailAgain', 'Mails the link that confirms an address again.', {
    more: `It is good for ${CONFIRMATION_LASTS_MS / MINUTE_MS} minutes, and has an open \`invitation\` too.`,
    limit: 'attempts-about',
    body: bodies.mailLinkSchema,
    answer: nothing,
    status: 202,
  }),
} as const satisfies ApiCalls;

/** Calls to sign in and out. `otp` and `recover` answer the same whether or not the e-mail address has an account. */
export const SIGN_IN_CALLS = {
  'POST /api/auth/token': anybody('signIn', 'Signs in with the password, or with the code of a mail.', {
    limit: 'attempts-about',
    body: bodies.signInSchema,
    answer: firstStepSchema,
    problems: ['wrong-credentials', 'wrong-code', 'not-confirmed', 'banned', 'password-rests'],
  }),
  'POST /api/auth/otp': anybody('mailCode', 'Mails a code of six digits to sign in with.', {
    more: `It is good for ${CODE_LASTS_MS / MINUTE_MS} minutes.`,
    limit: 'attempts-about',
    body: bodies.emailOnlySchema,
    answer: nothing,
    status: 202,
  }),
  'POST /api/auth/recover': anybody('mailRecovery', 'Mails a link for a new password.', {
    more: `The link \`/?host&recover=\` is good for ${RECOVERY_LASTS_MS / MINUTE_MS} minutes, and has an open \`invitation\` too.`,
    limit: 'attempts-about',
    body: bodies.mailLinkSchema,
    answer: nothing,
    status: 202,
  }),
  'POST /api/auth/password': anybody('choosePassword', 'Chooses the password, and signs in.', {
    more: 'The host is signed out everywhere else. It also confirms the address.',
    body: bodies.newPasswordSchema,
    answer: firstStepSchema,
    limit: 'attempts',
    problems: ['not-signed-in', 'banned', 'link-expired', 'password-rests'],
  }),
  'POST /api/auth/logout': anybody('signOut', 'Signs out here.', {
    more: 'With `everywhere` also on every other device, with `elsewhere` only there.',
    body: bodies.signOutSchema,
    problems: ['not-signed-in'],
  }),
} as const satisfies ApiCalls;
