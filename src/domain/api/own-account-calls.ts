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
const PROOF = `A host who has a password sends it. Any other host needs a session of the last ${FRESH_FOR_MS / MINUTE_MS} minutes.`;
const PROVEN = { more: PROOF, body: bodies.provenSchema, problems: OF_A_PROOF } as const;
const FRESH = `A session that is older than ${FRESH_FOR_MS / MINUTE_MS} minutes needs the password.`;

/** Calls of signed-in hosts about their own accounts. */
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

/** Calls about the second step. */
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

/** Calls about passkeys. */
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

/** Calls to sign in with an account of the house. */
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
