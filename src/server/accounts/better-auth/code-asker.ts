import { randomBytes } from 'node:crypto';
import { createAuthEndpoint } from 'better-auth/api';
import * as v from 'valibot';
import { CODE_LASTS_MS } from '../../../domain/accounts/account-limits.ts';
import { hashOf } from '../../http/hash-of.ts';

const COOKIE = ['code_asker', { maxAge: CODE_LASTS_MS / 1_000 }] as const;
const BODY = v.object({ email: v.string() });

/**
 * Remembers in a signed cookie that this browser requested a code for this e-mail. The attempts of this browser are
 * then counted separately, so that a stranger who enters wrong codes does not lock the host out. The cookie is set for
 * every e-mail, whether or not there is an account.
 */
export function codeAsker() {
  return {
    id: 'code-asker' as const,
    endpoints: {
      rememberCodeAsker: createAuthEndpoint('/remember-code-asker', { method: 'POST', body: BODY }, async (ctx) => {
        const { name, attributes } = ctx.context.createAuthCookie(...COOKIE);
        const until = Date.now() + CODE_LASTS_MS;
        const asker = [until, randomBytes(12).toString('base64url'), hashOf(ctx.body.email)].join('~');
        await ctx.setSignedCookie(name, asker, ctx.context.secret, attributes);
      }),
      /** `asker`: an id of this browser. Null if the browser has not requested a code for this e-mail recently. */
      readCodeAsker: createAuthEndpoint(
        '/code-asker',
        { method: 'POST', body: BODY, requireHeaders: true },
        async (ctx): Promise<{ asker: string | null }> => {
          const { name } = ctx.context.createAuthCookie(...COOKIE);
          const asker = (await ctx.getSignedCookie(name, ctx.context.secret)) || '';
          const [until, , email] = asker.split('~');
          return { asker: email === hashOf(ctx.body.email) && Number(until) > Date.now() ? asker : null };
        },
      ),
    },
  };
}
