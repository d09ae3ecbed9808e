import { randomBytes } from 'node:crypto';
import type { GenericEndpointContext } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import * as v from 'valibot';
import { DAY_MS } from '../../../domain/limits.ts';
import { hashOf } from '../../http/hash-of.ts';

/** How long a browser is remembered after the last sign-in. */
const KNOWN_FOR_MS = 365 * DAY_MS;
const COOKIE = ['browser', { maxAge: KNOWN_FOR_MS / 1_000 }] as const;

/**
 * Remembers in a signed cookie that the host of this e-mail has signed in here. The attempts and mails of this browser
 * are then counted separately, so that no stranger uses them up. The cookie alone gives no access.
 */
export async function rememberBrowser(ctx: GenericEndpointContext, email: string): Promise<void> {
  const { name, attributes } = ctx.context.createAuthCookie(...COOKIE);
  const until = Date.now() + KNOWN_FOR_MS;
  const browser = [until, randomBytes(12).toString('base64url'), hashOf(email)].join('~');
  await ctx.setSignedCookie(name, browser, ctx.context.secret, attributes);
}

export function knownBrowser() {
  return {
    id: 'known-browser' as const,
    endpoints: {
      /** `browser`: an id of this browser. Null if the host of this e-mail has not signed in here within a year. */
      readBrowser: createAuthEndpoint(
        '/known-browser',
        { method: 'POST', body: v.object({ email: v.string() }), requireHeaders: true },
        async (ctx): Promise<{ browser: string | null }> => {
          const { name } = ctx.context.createAuthCookie(...COOKIE);
          const browser = (await ctx.getSignedCookie(name, ctx.context.secret)) || '';
          const [until, , email] = browser.split('~');
          return { browser: email === hashOf(ctx.body.email) && Number(until) > Date.now() ? browser : null };
        },
      ),
    },
  };
}
