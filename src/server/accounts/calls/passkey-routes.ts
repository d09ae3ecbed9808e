import type { Context } from 'hono';
import { MAX_PASSKEYS } from '../../../domain/accounts/account-limits.ts';
import type { Passkey } from '../../../domain/accounts/own-account.ts';
import type { PASSKEY_CALLS } from '../../../domain/api/own-account-calls.ts';
import { ApiProblem } from '../../http/problem.ts';
import { languageFor } from '../../page/page-language.ts';
import { passkeyMail } from '../mails/mails.ts';
import { canHavePasskeys, openingOf, requireRemoved } from '../ways-in/ways-in.ts';
import { callAs } from './account-calls.ts';
import {
  type CallerWorld,
  changeAndTell,
  changeCounted,
  type MailWorld,
  requireEntry,
  tellOfChange,
  userOf,
  type WaysInWorld,
} from './account-world.ts';
import type { AccountHandlers } from './prepare-account-call.ts';
import { requireFresh } from './require-fresh.ts';

/**
 * The calls about passkeys (docs/protocol.md#accounts). The library that checks passkeys is loaded with the first call.
 */
export function passkeyHandlers(
  world: CallerWorld & MailWorld & WaysInWorld,
  siteOf: (c: Context) => URL,
): AccountHandlers<typeof PASSKEY_CALLS> {
  const { auth, passkeys, list, waysIn, house } = world;
  const library = (site: URL) => {
    if (!canHavePasskeys(site)) throw new ApiProblem('not-found');
    return import('../ways-in/passkeys.ts');
  };

  async function takeChallenge(c: Context, hostId: string | null): Promise<string> {
    const { challenge } = await callAs(c, (as) => auth.api.takeAsked({ body: { hostId }, ...as }));
    if (challenge === null) throw new ApiProblem('wrong-passkey', { detail: 'It was asked for too long ago.' });
    return challenge;
  }

  return {
    'GET /api/auth/passkeys': async ({ signedIn: { host } }) => ({
      passkeys: (await passkeys.of(host.id)).map(shown),
    }),
    'POST /api/auth/passkeys/options': async ({ c, signedIn, body }) => {
      const site = siteOf(c);
      const { optionsToAdd } = await library(site);
      await requireFresh(world, c, signedIn, body.password);
      const known = await passkeys.of(signedIn.host.id);
      if (known.length >= MAX_PASSKEYS) throw new ApiProblem('too-much');
      const options = await optionsToAdd(site, signedIn.host, known);
      const asked = { challenge: options.challenge, hostId: signedIn.host.id };
      await callAs(c, (as) => auth.api.rememberAsked({ body: asked, ...as }));
      return { ...options };
    },
    'POST /api/auth/passkeys': async ({ c, signedIn: { host }, body }) => {
      const site = siteOf(c);
      const { checkNew } = await library(site);
      const challenge = await takeChallenge(c, host.id);
      const checked = await checkNew(site, challenge, body.answer);
      const { hostname } = site;
      const made = { hostId: host.id, site: hostname, name: body.name, createdAt: Date.now(), lastUsedAt: null };
      const passkey = { ...checked, ...made };
      await changeCounted(world, host.id, async () => {
        const addition = await waysIn.addPasskey(passkey, MAX_PASSKEYS);
        if (addition === 'too-many') throw new ApiProblem('too-much');
        if (addition === 'known') throw new ApiProblem('wrong-passkey');
      });
      tellOfChange(world, passkeyMail(host.email, world.linkFor(c)('sign-in'), languageFor(c)));
      return { passkey: shown(passkey) };
    },
    'PATCH /api/auth/passkeys/:id': async ({ c, signedIn, steps, body }) => {
      await requireFresh(world, c, signedIn, body.password);
      if (!(await passkeys.rename(signedIn.host.id, steps.id, body.name))) throw new ApiProblem('not-found');
    },
    'DELETE /api/auth/passkeys/:id': async ({ c, signedIn, steps: { id }, body }) => {
      const { host } = signedIn;
      const known = await passkeys.of(host.id);
      if (!known.some((passkey) => passkey.id === id)) throw new ApiProblem('not-found');
      await requireFresh(world, c, signedIn, body.password);
      await changeAndTell(world, c, host, 'passkeyRemoved', async () => {
        requireRemoved(await waysIn.removePasskey(host.id, id, openingOf(siteOf(c), house)));
        // Other devices may be signed in with this passkey.
        await list.signOut(host.id, signedIn.sessionId);
      });
    },
    'POST /api/auth/passkeys/sign-in/options': async ({ c }) => {
      const site = siteOf(c);
      const { optionsToSignIn } = await library(site);
      const options = await optionsToSignIn(site);
      const asked = { challenge: options.challenge, hostId: null };
      await callAs(c, (as) => auth.api.rememberAsked({ body: asked, ...as }));
      return { ...options };
    },
    'POST /api/auth/passkeys/sign-in': async ({ c, body: { answer } }) => {
      const site = siteOf(c);
      const { checkUsed } = await library(site);
      const challenge = await takeChallenge(c, null);
      const passkey = await passkeys.byId(answer.id);
      if (!passkey) throw new ApiProblem('wrong-passkey');
      const counter = await checkUsed(site, challenge, passkey, answer);
      await callAs(c, (as) => auth.api.signInByPasskey({ body: { hostId: passkey.hostId }, ...as }));
      await passkeys.used(passkey.id, counter, Date.now());
      return { user: userOf(await requireEntry(world, passkey.hostId)) };
    },
  };
}

function shown({ id, name, site, createdAt, lastUsedAt }: Passkey): Passkey {
  return { id, name, site, createdAt, lastUsedAt };
}
