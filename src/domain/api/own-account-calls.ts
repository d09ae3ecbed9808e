import * as v from 'valibot';
import * as bodies from '../accounts/account-calls.ts';
import { FRESH_FOR_MS } from '../accounts/account-limits.ts';
import { deviceSessionSchema, passkeySchema, userAnswerSchema } from '../accounts/own-account.ts';
import { MINUTE_MS } from '../limits.ts';
import { count, timeMs } from '../whole-numbers.ts';
import { listOf, nothing, ofAStandard } from './account-answers.ts';
import { type ApiCalls, anybody, host } from './api-call.ts';

const recoveryCodes = listOf(v.string());

const OF_A_PASSWORD = ['wrong-password', 'password-rests'] as const;
const OF_A_PROOF = [...OF_A_PASSWORD, 'sign-in-again'] as const;
const PROOF = `A host who has a password must send it. Any other host must have signed in within the last ${FRESH_FOR_MS / MINUTE_MS} minutes.`;
const PROVEN = { more: PROOF, body: bodies.provenSchema, problems: OF_A_PROOF } as const;
const FRESH = `If the session is older than ${FRESH_FOR_MS / MINUTE_MS} minutes, the call also needs the password.`;

/** Calls of signed-in hosts about their own accounts. */
export const OWN_ACCOUNT_CALLS = {
  'GET /api/auth/user': host('readUser', 'Returns the signed-in host, and refreshes the session.', {
    more: '`hasTemplate` is true if new celebrations begin as copies of the template of the house.',
    answer: v.object({
      ...userAnswerSchema.entries,
      session: v.object({ expiresAt: timeMs }),
      hasTemplate: v.exactOptional(v.boolean()),
    }),
  }),
  'PATCH /api/auth/user': host('renameHost', 'Changes the host’s name.', {
    body: bodies.renameSchema,
    answer: userAnswerSchema,
  }),
  'PUT /api/auth/user/password': host('changePassword', 'Changes the password, and signs out all other devices.', {
    body: bodies.changePasswordSchema,
    answer: userAnswerSchema,
    problems: OF_A_PASSWORD,
  }),
  'PUT /api/auth/user/email': host('changeEmail', 'Mails a link to a new e-mail address.', {
    more: `${PROOF} Opening the link changes the address and signs the host out everywhere else. The former address gets a notice.`,
    body: bodies.changeEmailSchema,
    answer: nothing,
    status: 202,
    problems: OF_A_PROOF,
  }),
  'DELETE /api/auth/user': host('deleteAccount', 'Deletes the account.', {
    ...PROVEN,
  }),
  'GET /api/auth/user/sessions': host('listSessions', 'Lists the devices on which the host is signed in.', {
    answer: v.object({ sessions: listOf(deviceSessionSchema) }),
  }),
  'DELETE /api/auth/user/sessions/:id': host('endSession', 'Signs the host out on another device.', {
    problems: ['not-found'],
  }),
  'GET /api/auth/token': host('readToken', 'Returns a JWT for other programs, which is valid for 15 minutes.', {
    answer: v.object({ token: v.string() }),
  }),
} as const satisfies ApiCalls;

/** Calls about the second step. */
export const SECOND_STEP_CALLS = {
  'POST /api/auth/factors/verify': anybody('takeSecondStep', 'Completes the second step, or switches it on.', {
    more: 'With `trust`, this device needs no second step for 30 days.',
    body: bodies.secondStepSchema,
    answer: v.object({ ...userAnswerSchema.entries, recoveryCodesLeft: count }),
    limit: 'attempts',
    problems: ['not-signed-in', 'wrong-code', 'banned'],
  }),
  'GET /api/auth/factors': host('readFactors', 'Says whether the second step is on.', {
    answer: v.object({ hasSecondStep: v.boolean(), recoveryCodesLeft: count }),
  }),
  'POST /api/auth/factors': host('startSecondStep', 'Prepares the second step. `factors/verify` switches it on.', {
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

/** Calls about passkeys. */
export const PASSKEY_CALLS = {
  'POST /api/auth/passkeys/sign-in/options': anybody('askForPasskey', 'Returns the options for using a passkey.', {
    answer: ofAStandard,
    limit: 'attempts',
    problems: ['not-found'],
  }),
  'POST /api/auth/passkeys/sign-in': anybody('signInByPasskey', 'Signs in with a passkey, which replaces both steps.', {
    body: bodies.passkeySignInSchema,
    answer: userAnswerSchema,
    limit: 'attempts',
    problems: ['not-signed-in', 'wrong-passkey', 'banned', 'not-found'],
  }),
  'GET /api/auth/passkeys': host('listPasskeys', 'Lists the passkeys of the host.', {
    answer: v.object({ passkeys: listOf(passkeySchema) }),
  }),
  'POST /api/auth/passkeys/options': host('askForNewPasskey', 'Returns the options for creating a passkey.', {
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
  'DELETE /api/auth/passkeys/:id': host('removePasskey', 'Removes a passkey, and signs the host out everywhere else.', {
    more: FRESH,
    body: bodies.provenSchema,
    problems: [...OF_A_PROOF, 'not-found', 'last-way-in'],
  }),
} as const satisfies ApiCalls;

/** Calls to sign in with an account of the house. */
export const HOUSE_CALLS = {
  'POST /api/auth/house': anybody('goToHouse', 'Returns the address of the sign-in at the house’s provider.', {
    more: `If the host is already signed in, the sign-in connects both accounts, and the host gets a mail about this. ${FRESH}`,
    body: bodies.houseSchema,
    answer: v.object({ url: v.string() }),
    limit: 'attempts',
    problems: ['not-signed-in', 'not-found', ...OF_A_PROOF, 'house-fails'],
  }),
  'GET /api/auth/callback/house': anybody('comeFromHouse', 'Receives a host who returns from the house’s provider.', {
    query: ['state', 'code', 'error', 'iss'],
    status: 302,
    gives: 'The answer redirects to `/?host`. If the sign-in failed, `&house=` with the reason is appended.',
    limit: 'attempts',
    problems: ['not-found'],
  }),
  'DELETE /api/auth/house': host('leaveHouse', 'Disconnects the account of the house from this account.', {
    more: `${FRESH} The host is signed out everywhere else.`,
    body: bodies.provenSchema,
    answer: userAnswerSchema,
    problems: [...OF_A_PROOF, 'not-found', 'last-way-in'],
  }),
} as const satisfies ApiCalls;
