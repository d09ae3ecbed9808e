import { randomBytes } from 'node:crypto';
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';
import { CONFIRMATION_LASTS_MS } from '../../domain/accounts/lifetimes.ts';

/** The value of a confirmation: the host, and the address to confirm. Neither contains a blank. */
const confirmedBy = (hostId: string, email: string) => `${hostId} ${email}`;
const identifierOf = (token: string) => `confirm:${token}`;

interface Verifications {
  createVerificationValue(value: { identifier: string; value: string; expiresAt: Date }): Promise<unknown>;
}

/** Creates the token of a link that confirms an address. It works once. */
export async function newConfirmation(verifications: Verifications, hostId: string, email: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await verifications.createVerificationValue({
    identifier: identifierOf(token),
    value: confirmedBy(hostId, email),
    expiresAt: new Date(Date.now() + CONFIRMATION_LASTS_MS),
  });
  return token;
}

const REFUSED = { code: 'INVALID_TOKEN', message: 'invalid token' };
const SIGNED_OUT = { code: 'UNAUTHORIZED', message: 'signed out' };

/**
 * Confirms an address by a link that works once. Better Auth's own links are signed and not stored, so they would work
 * again. The first confirmation signs in. A change of the address needs the host's session, because a mistyped address
 * may belong to a stranger.
 */
export function confirmation() {
  return {
    id: 'confirmation' as const,
    endpoints: {
      confirm: createAuthEndpoint(
        '/confirm',
        { method: 'POST', body: v.object({ token: v.string() }), requireHeaders: true },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const identifier = identifierOf(ctx.body.token);
          const known = await internalAdapter.findVerificationValue(identifier);
          const [hostId = '', email = ''] = known?.value.split(' ') ?? [];
          const host = await internalAdapter.findUserById(hostId);
          if (!host) throw APIError.from('BAD_REQUEST', REFUSED);
          const isOwn = (await getSessionFromCtx(ctx))?.user.id === hostId;
          if (host.emailVerified && !isOwn) throw APIError.from('UNAUTHORIZED', SIGNED_OUT);
          const isUnused = (await internalAdapter.consumeVerificationValue(identifier)) !== null;
          const holder = await internalAdapter.findUserByEmail(email);
          if (!isUnused || (holder && holder.user.id !== hostId)) throw APIError.from('BAD_REQUEST', REFUSED);
          const user = await internalAdapter.updateUser(hostId, { email, emailVerified: true });
          if (!isOwn) await setSessionCookie(ctx, { session: await internalAdapter.createSession(hostId), user });
          return ctx.json({ hostId });
        },
      ),
    },
  };
}
