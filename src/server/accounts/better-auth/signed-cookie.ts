import { createAuthEndpoint } from 'better-auth/api';

/** Reads the token of a session from its cookie. Null if the signature is wrong. This needs no database. */
export function signedCookie() {
  return {
    id: 'signed-cookie' as const,
    endpoints: {
      signedToken: createAuthEndpoint('/signed-token', { method: 'GET', requireHeaders: true }, async (ctx) => {
        const { authCookies, secret } = ctx.context;
        return (await ctx.getSignedCookie(authCookies.sessionToken.name, secret)) || null;
      }),
    },
  };
}
