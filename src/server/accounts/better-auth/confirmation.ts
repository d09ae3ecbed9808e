import { randomBytes } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';
import { CONFIRMATION_LASTS_MS, RECOVERY_LASTS_MS } from '../../../domain/accounts/account-limits.ts';
import { DAY_MS } from '../../../domain/limits.ts';

/** The stored value of a confirmation: the host's id and the address to confirm. Neither contains a space. */
const confirmedBy = (hostId: string, email: string) => `${hostId} ${email}`;
const identifierOf = (token: string) => `confirm:${token}`;
/** The identifier under which the library stores a link for a new password. */
export const recoveryIdentifierOf = (token: string) => `reset-password:${token}`;

/** The cookie that names the account which this browser created. It lasts as long as an unconfirmed account. */
const SIGN_UP_COOKIE = ['sign_up', { maxAge: (7 * DAY_MS) / 1_000 }] as const;

type InternalAdapter = AuthContext['internalAdapter'];
type Verifications = Pick<InternalAdapter, 'createVerificationValue'>;

/** Creates the token of a link that confirms an address. It works once. */
export function newConfirmation(verifications: Verifications, hostId: string, email: string): Promise<string> {
  return newToken(verifications, identifierOf, confirmedBy(hostId, email), CONFIRMATION_LASTS_MS);
}

/**
 * Writes as many rows as the sign-up of a new account, so that the response time does not reveal whether the address
 * has an account. Nobody reads these rows, and the purge deletes them.
 */
export async function writeAsForNew(verifications: Verifications): Promise<void> {
  for (const part of ['account', 'password']) {
    const identifier = `nothing:${part} ${randomBytes(24).toString('base64url')}`;
    await verifications.createVerificationValue({ identifier, value: part, expiresAt: new Date() });
  }
}

async function newToken(
  verifications: Verifications,
  identifierOfToken: (token: string) => string,
  value: string,
  lastsMs: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + lastsMs);
  await verifications.createVerificationValue({ identifier: identifierOfToken(token), value, expiresAt });
  return token;
}

const REFUSED = { code: 'INVALID_TOKEN', message: 'invalid token' };
const SIGNED_OUT = { code: 'UNAUTHORIZED', message: 'signed out' };

async function readConfirmation(adapter: InternalAdapter, token: string) {
  const identifier = identifierOf(token);
  const known = await adapter.findVerificationValue(identifier);
  const [hostId = '', email = ''] = known?.value.split(' ') ?? [];
  const host = await adapter.findUserById(hostId);
  if (!host || !known || known.expiresAt < new Date()) throw APIError.from('BAD_REQUEST', REFUSED);
  const formerEmail = host.email === email ? null : host.email;
  return { identifier, host, email, formerEmail, isFirst: !host.emailVerified && formerEmail === null };
}

/**
 * Confirms an address by a link that works once. Better Auth's own links are signed and not stored, so they would work
 * again. The first confirmation signs the host in. A change of the address needs the host's session, because a mistyped
 * address may belong to a stranger.
 *
 * Anybody can sign up with anybody's address. So the link confirms the address, and keeps the password, only in the
 * browser in which the password was chosen. In any other browser the host must first choose a new password, which then
 * confirms the address.
 */
export function confirmation() {
  return {
    id: 'confirmation' as const,
    endpoints: {
      /** If the address already has an account, `hostId` is the made-up id in the library's answer. */
      rememberSignUp: createAuthEndpoint(
        '/remember-sign-up',
        { method: 'POST', body: v.object({ hostId: v.string() }) },
        async (ctx) => {
          const { name, attributes } = ctx.context.createAuthCookie(...SIGN_UP_COOKIE);
          await ctx.setSignedCookie(name, ctx.body.hostId, ctx.context.secret, attributes);
        },
      ),
      confirm: createAuthEndpoint(
        '/confirm',
        { method: 'POST', body: v.object({ token: v.string() }), requireHeaders: true },
        async (ctx) => {
          const { internalAdapter, createAuthCookie, secret } = ctx.context;
          const { identifier, host, email, formerEmail, isFirst } = await readConfirmation(
            internalAdapter,
            ctx.body.token,
          );
          const isOwn = (await getSessionFromCtx(ctx))?.user.id === host.id;
          if (!isFirst && !isOwn) throw APIError.from('UNAUTHORIZED', SIGNED_OUT);
          const signUp = createAuthCookie(...SIGN_UP_COOKIE);
          const hasSignedUpHere = (await ctx.getSignedCookie(signUp.name, secret)) === host.id;
          if (isFirst && !hasSignedUpHere) {
            const recovery = await newToken(internalAdapter, recoveryIdentifierOf, host.id, RECOVERY_LASTS_MS);
            return ctx.json({ hostId: host.id, recovery, formerEmail: null });
          }
          const isUnused = (await internalAdapter.consumeVerificationValue(identifier)) !== null;
          const isTaken = ((await internalAdapter.findUserByEmail(email))?.user.id ?? host.id) !== host.id;
          if (!isUnused || isTaken) throw APIError.from('BAD_REQUEST', REFUSED);
          const user = await internalAdapter.updateUser(host.id, { email, emailVerified: true });
          if (!isOwn) await setSessionCookie(ctx, { session: await internalAdapter.createSession(host.id), user });
          expireCookie(ctx, signUp);
          return ctx.json({ hostId: host.id, recovery: null, formerEmail });
        },
      ),
    },
  };
}
