import * as v from 'valibot';
import { HOST_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits.ts';
import { nameSchemaOf } from '../names/name-schema.ts';
import { SETUP_CODE_MAX_LENGTH } from './account-limits.ts';
import { pastedEmail } from './pasted-email.ts';

/** The bodies of the calls under /api/auth (docs/protocol.md#accounts). */

/** RFC 5321, 4.5.3.1. */
const EMAIL_MAX_LENGTH = 254;
/**
 * Matches the addresses that real mail servers and the e-mail fields of browsers accept. An apostrophe right before the
 * @ is a typing error. A quoted local part is refused.
 */
const EMAIL =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+\.)*[\w!#$%&'*+/=?^`{|}~-]*[\w!#$%&*+/=?^`{|}~-]@(?:[\da-z](?:[\da-z-]*[\da-z])?\.)+[a-z][\da-z-]*[\da-z]$/i;
/** This length is enough for a host name of 253 characters with a scheme and a port. */
const ADDRESS_MAX_LENGTH = 270;
const TOKEN_MAX_LENGTH = 2_048;

const nameSchema = nameSchemaOf(HOST_NAME_MAX_LENGTH);

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/** Returns the address of a pasted text in lower case. Browsers send `müller.de` as `xn--mller-kva.de`. */
export const emailSchema = v.pipe(
  v.string(),
  v.maxLength(EMAIL_MAX_LENGTH, `must have at most ${EMAIL_MAX_LENGTH} characters`),
  v.transform((text) => pastedEmail(text).trim().toLowerCase()),
  v.check(isEmail, 'must be an e-mail address'),
);

const passwordSchema = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN_LENGTH, `must have at least ${PASSWORD_MIN_LENGTH} characters`),
  v.maxLength(PASSWORD_MAX_LENGTH, `must have at most ${PASSWORD_MAX_LENGTH} characters`),
);
/** A password to compare with the stored one. The minimum length applies only to new passwords. */
const knownPasswordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(PASSWORD_MAX_LENGTH));

const tokenSchema = v.pipe(v.string(), v.maxLength(TOKEN_MAX_LENGTH), v.regex(/^[\w.-]+$/, 'must be a token'));
const sixDigitsSchema = v.pipe(v.string(), v.regex(/^\d{6}$/, 'must be six digits'));
const recoveryCodeSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform(plainCode),
  v.regex(/^[\w-]+$/, 'must be a recovery code'),
);

/**
 * Text programs replace the dash in the middle with another kind of dash, and some hosts leave it out. A pasted code
 * may have spaces and a full stop around it.
 */
function plainCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\w-]/g, '')
    .replace(/^(\w{5})(\w{5})$/, '$1-$2');
}

export const signUpSchema = v.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  invitation: v.optional(tokenSchema),
});
/** The data that somebody enters to become the first host. */
export const setUpSchema = v.object({
  token: tokenSchema,
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
});
/** The code that the operator has chosen. Pasted text may have spaces around it. */
export const setUpCodeSchema = v.object({ code: v.pipe(v.string(), v.maxLength(SETUP_CODE_MAX_LENGTH), v.trim()) });
/** The address at which guests open Clink. The server parses it as a URL. */
export const addressSchema = v.object({
  address: v.pipe(
    v.string(),
    v.maxLength(ADDRESS_MAX_LENGTH),
    v.trim(),
    v.regex(/^https?:\/\/[^\s/?#@]+\/?$/i, 'must be an address such as https://clink.example'),
  ),
});
export const emailOnlySchema = v.object({ email: emailSchema });
/** The link in the mail contains the invitation if that is still valid. */
export const mailLinkSchema = v.object({ email: emailSchema, invitation: v.optional(tokenSchema) });
export const tokenOnlySchema = v.object({ token: tokenSchema });
/** A sign-in with the password, or with the code from an e-mail. */
export const signInSchema = v.pipe(
  v.object({
    email: emailSchema,
    password: v.optional(knownPasswordSchema),
    code: v.optional(sixDigitsSchema),
  }),
  v.forward(
    v.check(({ password, code }) => (password === undefined) !== (code === undefined), 'password or code, not both'),
    ['password'],
  ),
);
export const newPasswordSchema = v.object({ token: tokenSchema, password: passwordSchema });
/**
 * Six digits of an authenticator app, or a recovery code. With `trust`, the device needs no second step for 30 days.
 */
export const secondStepSchema = v.pipe(
  v.object({
    code: v.optional(sixDigitsSchema),
    recoveryCode: v.optional(recoveryCodeSchema),
    trust: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), 'one of two codes'),
    ['code'],
  ),
);
export const renameSchema = v.object({ name: nameSchema });
export const changePasswordSchema = v.object({ password: knownPasswordSchema, newPassword: passwordSchema });
/** `everywhere`: signs out all devices, including this one. `elsewhere`: signs out all devices except this one. */
export const signOutSchema = v.object({
  everywhere: v.optional(v.boolean(), false),
  elsewhere: v.optional(v.boolean(), false),
});
export const banSchema = v.object({ banned: v.boolean() });

/** A host without a password proves who they are by a recent sign-in. Some calls require this of every host. */
export const provenSchema = v.object({ password: v.optional(knownPasswordSchema) });
export const changeEmailSchema = v.object({ ...provenSchema.entries, email: emailSchema });
/** `invitation`: the token of an invitation to help at a celebration or to create an account. */
export const houseSchema = v.object({ ...provenSchema.entries, invitation: v.optional(tokenSchema) });
export type HouseCall = v.InferOutput<typeof houseSchema>;
export const passkeyNameSchema = v.object({ ...provenSchema.entries, name: nameSchema });
/**
 * A browser's RegistrationResponseJSON or AuthenticationResponseJSON (WebAuthn). The library checks the other fields.
 */
const passkeyAnswerSchema = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1_400), v.regex(/^[\w-]+$/)),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: v.string() }),
});
export type PasskeyAnswer = v.InferInput<typeof passkeyAnswerSchema>;
export const newPasskeySchema = v.object({ name: nameSchema, answer: passkeyAnswerSchema });
export const passkeySignInSchema = v.object({ answer: passkeyAnswerSchema });
