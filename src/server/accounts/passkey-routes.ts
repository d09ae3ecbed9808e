import { type Context, Hono } from 'hono';
import {
  newPasskeySchema,
  passkeyNameSchema,
  passkeySignInSchema,
  provenSchema,
} from '../../domain/accounts/account-calls.ts';
import { MAX_PASSKEYS } from '../../domain/accounts/account-limits.ts';
import type { FirstStep, Passkey } from '../../domain/accounts/own-account.ts';
import { ApiProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { languageFor } from '../page/page-language.ts';
import { callAs } from './account-calls.ts';
import {
  type AccountWorld,
  changeCounted,
  readFromHost,
  requireEntry,
  requireSession,
  tellOfChange,
  userOf,
} from './account-world.ts';
import { passkeyMail } from './mails/mails.ts';
import { requireFresh } from './require-fresh.ts';
import { canHavePasskeys, openingOf, requireRemoved } from './ways-in/ways-in.ts';

/** The calls about passkeys (docs/protocol.md#accounts). The library that checks them is loaded with the first. */
export function passkeyRoutes(world: AccountWorld, siteOf: (c: Context) => URL): Hono {
  const { auth, passkeys, limits, addressOf, waysIn, house } = world;
  const library = (site: URL) => {
    if (!canHavePasskeys(site)) throw new ApiProblem('not-found');
    return import('./ways-in/passkeys.ts');
  };

  async function takeChallenge(c: Context, hostId: string | null): Promise<string> {
    const { challenge } = await callAs(c, (as) => auth.api.takeAsked({ body: { hostId }, ...as }));
    if (challenge === null) throw new ApiProblem('wrong-passkey', { detail: 'It was asked for too long ago.' });
    return challenge;
  }

  return new Hono()
    .get('/passkeys', async (c) => {
      const { host } = await requireSession(world, c);
      return c.json({ passkeys: (await passkeys.of(host.id)).map(shown) });
    })
    .post('/passkeys/options', async (c) => {
      const { signedIn, body } = await readFromHost(world, c, provenSchema);
      const site = siteOf(c);
      const { optionsToAdd } = await library(site);
      await requireFresh(world, c, signedIn, body.password);
      const known = await passkeys.of(signedIn.host.id);
      if (known.length >= MAX_PASSKEYS) throw new ApiProblem('too-much');
      const options = await optionsToAdd(site, signedIn.host, known);
      const asked = { challenge: options.challenge, hostId: signedIn.host.id };
      await callAs(c, (as) => auth.api.rememberAsked({ body: asked, ...as }));
      return c.json(options);
    })
    .post('/passkeys', async (c) => {
      const { signedIn, body } = await readFromHost(world, c, newPasskeySchema);
      const { host } = signedIn;
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
      return c.json({ passkey: shown(passkey) }, 201);
    })
    .patch('/passkeys/:id', async (c) => {
      const { signedIn, body } = await readFromHost(world, c, passkeyNameSchema);
      await requireFresh(world, c, signedIn, body.password);
      if (!(await passkeys.rename(signedIn.host.id, c.req.param('id'), body.name))) throw new ApiProblem('not-found');
      return c.body(null, 204);
    })
    .delete('/passkeys/:id', async (c) => {
      const { signedIn, body } = await readFromHost(world, c, provenSchema);
      const { host } = signedIn;
      const id = c.req.param('id');
      const known = await passkeys.of(host.id);
      if (!known.some((passkey) => passkey.id === id)) throw new ApiProblem('not-found');
      await requireFresh(world, c, signedIn, body.password);
      requireRemoved(await waysIn.removePasskey(host.id, id, openingOf(siteOf(c), house)));
      return c.body(null, 204);
    })
    .post('/passkeys/sign-in/options', async (c) => {
      limits.requireStranger(addressOf(c));
      const site = siteOf(c);
      const { optionsToSignIn } = await library(site);
      const options = await optionsToSignIn(site);
      const asked = { challenge: options.challenge, hostId: null };
      await callAs(c, (as) => auth.api.rememberAsked({ body: asked, ...as }));
      return c.json(options);
    })
    .post('/passkeys/sign-in', async (c) => {
      const { answer } = await readBody(c, passkeySignInSchema);
      limits.requireStranger(addressOf(c));
      const site = siteOf(c);
      const { checkUsed } = await library(site);
      const challenge = await takeChallenge(c, null);
      const passkey = await passkeys.byId(answer.id);
      if (!passkey) throw new ApiProblem('wrong-passkey');
      const counter = await checkUsed(site, challenge, passkey, answer);
      await callAs(c, (as) => auth.api.signInByPasskey({ body: { hostId: passkey.hostId }, ...as }));
      await passkeys.used(passkey.id, counter, Date.now());
      return c.json({ user: userOf(await requireEntry(world, passkey.hostId)) } satisfies FirstStep);
    });
}

function shown({ id, name, site, createdAt, lastUsedAt }: Passkey): Passkey {
  return { id, name, site, createdAt, lastUsedAt };
}
