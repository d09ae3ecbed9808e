import { randomBytes } from 'node:crypto';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';
import { PASSKEY_ASKED_FOR_MS } from '../../../domain/accounts/account-limits.ts';
import { PASSKEY_PATH } from './second-step.ts';

/**
 * The cookie that names the challenge of this browser. The challenge is stored in the database, so that it works only
 * once, and at every server.
 */
const COOKIE = ['passkey', { maxAge: PASSKEY_ASKED_FOR_MS / 1_000 }] as const;
const identifierOf = (token: string) => `passkey:${token}`;
/** The placeholder for the account in a challenge for signing in, when the account is not known yet. */
const NOBODY = '-';

/**
 * The functions of Better Auth that passkeys use. They sign cookies, store challenges and start sessions
 * (src/server/accounts/ways-in/passkeys.ts).
 */
export function passkeySession() {
  return {
    id: 'passkey-session' as const,
    endpoints: {
      rememberAsked: createAuthEndpoint(
        '/remember-asked',
        { method: 'POST', body: v.object({ challenge: v.string(), hostId: v.nullable(v.string()) }) },
        async (ctx) => {
          const { internalAdapter, createAuthCookie, secret } = ctx.context;
          const token = randomBytes(24).toString('base64url');
          const { name, attributes } = createAuthCookie(...COOKIE);
          await ctx.setSignedCookie(name, token, secret, attributes);
          await internalAdapter.createVerificationValue({
            identifier: identifierOf(token),
            value: `asked ${ctx.body.hostId ?? NOBODY} ${ctx.body.challenge}`,
            expiresAt: new Date(Date.now() + PASSKEY_ASKED_FOR_MS),
          });
        },
      ),
      /**
       * Reads and deletes the challenge of this browser. Null if the challenge has expired, or was for another account.
       */
      takeAsked: createAuthEndpoint(
        '/take-asked',
        { method: 'POST', body: v.object({ hostId: v.nullable(v.string()) }), requireHeaders: true },
        async (ctx): Promise<{ challenge: string | null }> => {
          const { internalAdapter, createAuthCookie, secret } = ctx.context;
          const cookie = createAuthCookie(...COOKIE);
          const token = (await ctx.getSignedCookie(cookie.name, secret)) || '';
          expireCookie(ctx, cookie);
          const taken = token === '' ? null : await internalAdapter.consumeVerificationValue(identifierOf(token));
          const [, hostId, challenge = null] = taken?.value.split(' ') ?? [];
          const isGood = taken && taken.expiresAt > new Date() && hostId === (ctx.body.hostId ?? NOBODY);
          return { challenge: isGood ? challenge : null };
        },
      ),
      /** Starts a session after a passkey was checked. */
      signInByPasskey: createAuthEndpoint(
        PASSKEY_PATH,
        { method: 'POST', body: v.object({ hostId: v.string() }), requireHeaders: true },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.hostId);
          if (!user) throw APIError.from('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'no such host' });
          await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user });
          return ctx.json({ user: { id: user.id } });
        },
      ),
    },
  };
}
