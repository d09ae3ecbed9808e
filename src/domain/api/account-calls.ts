import * as v from 'valibot';
import * as bodies from '../accounts/account-calls.ts';
import { CODE_LASTS_MS, CONFIRMATION_LASTS_MS, FRESH_FOR_MS, RECOVERY_LASTS_MS } from '../accounts/account-limits.ts';
import { hostEntrySchema, hostInvitationSchema, hostPageSchema } from '../accounts/host-entry.ts';
import {
  accountSettingsSchema,
  confirmationSchema,
  deviceSessionSchema,
  firstStepSchema,
  passkeySchema,
  userAnswerSchema,
} from '../accounts/own-account.ts';
import { houseAnswerSchema } from '../house/house-answer.ts';
import { ruleChangesSchema } from '../house/rules-schema.ts';
import { MINUTE_MS } from '../limits.ts';
import { count, timeMs } from '../whole-numbers.ts';
import { type ApiCalls, anybody, host, operator } from './api-call.ts';

export const MAX_ACCOUNT_BODY_BYTES = 8 * 1_024;
/** The same for every address, so that nobody learns whether it has an account. */
const nothing = v.object({});
/** What WebAuthn and JOSE describe. */
const ofAStandard = v.record(v.string(), v.unknown());
const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
const recoveryCodes = listOf(v.string());

const OF_A_PASSWORD = ['wrong-password', 'password-rests'] as const;
const OF_A_PROOF = [...OF_A_PASSWORD, 'sign-in-again'] as const;
const PROOF = `A host who has a password sends it. Any other host needs a session of the last ${FRESH_FOR_MS / MINUTE_MS} minutes.`;
const PROVEN = { more: PROOF, body: bodies.provenSchema, problems: OF_A_PROOF } as const;
const FRESH = `A session that is older than ${FRESH_FOR_MS / MINUTE_MS} minutes needs the password.`;

/** What anybody may know of the hosts of this server (docs/protocol.md#accounts). */
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

/** How somebody becomes the first host, by a link of the server's own, or by the code of whoever runs it. */
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

/** How somebody becomes a host, up to the confirmed address. `signup` and `resend` answer the same whether or not the e-mail has an account. */
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

/** How hosts sign in and out. `otp` and `recover` answer the same whether or not the e-mail has an account. */
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

/** What signed-in hosts do with their accounts. */
export const OWN_ACCOUNT_CALLS = {
  'GET /api/auth/user': host('readUser', 'Who is signed in. It refreshes the session.', {
    answer: v.object({ ...userAnswerSchema.entries, session: v.object({ expiresAt: timeMs }) }),
  }),
  'PATCH /api/auth/user': host('renameHost', 'Changes the name.', {
    body: bodies.renameSchema,
    answer: userAnswerSchema,
  }),
  'PUT /api/auth/user/password': host('changePassword', 'Changes the password, and signs out everywhere else.', {
    body: bodies.changePasswordSchema,
    answer: userAnswerSchema,
    problems: OF_A_PASSWORD,
  }),
  'PUT /api/auth/user/email': host('changeEmail', 'Mails a link to a new address.', {
    more: `${PROOF} The link changes the address, signs the host out everywhere else and tells the former address.`,
    body: bodies.changeEmailSchema,
    answer: nothing,
    status: 202,
    problems: OF_A_PROOF,
  }),
  'DELETE /api/auth/user': host('deleteAccount', 'Deletes the account.', {
    ...PROVEN,
  }),
  'GET /api/auth/user/sessions': host('listSessions', 'Where the host is signed in.', {
    answer: v.object({ sessions: listOf(deviceSessionSchema) }),
  }),
  'DELETE /api/auth/user/sessions/:id': host('endSession', 'Signs out on another device.', { problems: ['not-found'] }),
  'GET /api/auth/token': host('readToken', 'A JWT of 15 minutes, for other programs.', {
    answer: v.object({ token: v.string() }),
  }),
} as const satisfies ApiCalls;

/** The second step. */
export const SECOND_STEP_CALLS = {
  'POST /api/auth/factors/verify': anybody('takeSecondStep', 'Ends the second step of a sign-in, or switches it on.', {
    more: 'With `trust`, this device is not asked for 30 days.',
    body: bodies.secondStepSchema,
    answer: v.object({ ...userAnswerSchema.entries, recoveryCodesLeft: count }),
    limit: 'attempts',
    problems: ['not-signed-in', 'wrong-code', 'banned'],
  }),
  'GET /api/auth/factors': host('readFactors', 'Whether the second step is on.', {
    answer: v.object({ hasSecondStep: v.boolean(), recoveryCodesLeft: count }),
  }),
  'POST /api/auth/factors': host('startSecondStep', 'Begins the second step, which is on after `factors/verify`.', {
    ...PROVEN,
    answer: v.object({ uri: v.string(), secret: v.string(), recoveryCodes }),
  }),
  'DELETE /api/auth/factors': host('endSecondStep', 'Switches the second step off.', {
    ...PROVEN,
  }),
  'POST /api/auth/factors/recovery-codes': host('renewRecoveryCodes', 'Makes new recovery codes.', {
    ...PROVEN,
    answer: v.object({ recoveryCodes }),
  }),
} as const satisfies ApiCalls;

/** Passkeys. */
export const PASSKEY_CALLS = {
  'POST /api/auth/passkeys/sign-in/options': anybody('askForPasskey', 'What the browser asks a passkey with.', {
    answer: ofAStandard,
    limit: 'attempts',
    problems: ['not-found'],
  }),
  'POST /api/auth/passkeys/sign-in': anybody('signInByPasskey', 'Signs in with a passkey, which is both steps.', {
    body: bodies.passkeySignInSchema,
    answer: userAnswerSchema,
    limit: 'attempts',
    problems: ['not-signed-in', 'wrong-passkey', 'banned', 'not-found'],
  }),
  'GET /api/auth/passkeys': host('listPasskeys', 'The passkeys of the host.', {
    answer: v.object({ passkeys: listOf(passkeySchema) }),
  }),
  'POST /api/auth/passkeys/options': host('askForNewPasskey', 'What the browser makes a passkey with.', {
    more: FRESH,
    body: bodies.provenSchema,
    answer: ofAStandard,
    problems: [...OF_A_PROOF, 'not-found', 'too-much'],
  }),
  'POST /api/auth/passkeys': host('addPasskey', 'Adds a passkey. A mail tells the host.', {
    body: bodies.newPasskeySchema,
    answer: v.object({ passkey: passkeySchema }),
    status: 201,
    problems: ['wrong-passkey', 'not-found', 'too-much'],
  }),
  'PATCH /api/auth/passkeys/:id': host('renamePasskey', 'Renames a passkey.', {
    more: FRESH,
    body: bodies.passkeyNameSchema,
    problems: [...OF_A_PROOF, 'not-found'],
  }),
  'DELETE /api/auth/passkeys/:id': host('removePasskey', 'Removes a passkey, and signs out everywhere else.', {
    more: FRESH,
    body: bodies.provenSchema,
    problems: [...OF_A_PROOF, 'not-found', 'last-way-in'],
  }),
} as const satisfies ApiCalls;

/** The sign-in of the house. */
export const HOUSE_CALLS = {
  'POST /api/auth/house': anybody('goToHouse', 'Where the provider of the house asks who it is.', {
    more: 'For a host who is signed in, with a fresh session, it connects both accounts, and a mail says so.',
    body: bodies.houseSchema,
    answer: v.object({ url: v.string() }),
    limit: 'attempts',
    problems: ['not-signed-in', 'not-found', ...OF_A_PROOF, 'house-fails'],
  }),
  'GET /api/auth/callback/house': anybody('comeFromHouse', 'Where the provider of the house sends a host back.', {
    query: ['state', 'code', 'error', 'iss'],
    status: 302,
    gives: 'To `/?host`, with `&house=` and the reason if it led nowhere.',
    limit: 'attempts',
    problems: ['not-found'],
  }),
  'DELETE /api/auth/house': host('leaveHouse', 'Ends that an account of the house opens this one.', {
    more: `${FRESH} The host is signed out everywhere else.`,
    body: bodies.provenSchema,
    answer: userAnswerSchema,
    problems: [...OF_A_PROOF, 'not-found', 'last-way-in'],
  }),
} as const satisfies ApiCalls;

/** Where guests open Clink. */
export const ADDRESS_CALLS = {
  'PUT /api/auth/admin/address': operator('sayAddress', 'Says where guests and hosts open Clink.', {
    more: 'It counts as `PUBLIC_URL`, except that the server still answers under other names. With `PUBLIC_URL` nobody can say it here.',
    body: bodies.addressSchema,
    answer: v.object({ address: v.string() }),
    problems: ['not-found'],
  }),
} as const satisfies ApiCalls;

/** What operators do. `npm run hosts` does the same on the server's own computer. */
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

/** Every call under /api/auth. */
export const ACCOUNT_CALLS = {
  ...SETTINGS_CALLS,
  ...SET_UP_CALLS,
  ...SIGN_UP_CALLS,
  ...SIGN_IN_CALLS,
  ...OWN_ACCOUNT_CALLS,
  ...SECOND_STEP_CALLS,
  ...PASSKEY_CALLS,
  ...HOUSE_CALLS,
  ...ADDRESS_CALLS,
  ...OPERATOR_CALLS,
};
