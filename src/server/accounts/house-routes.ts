import { type Context, Hono } from 'hono';
import { type HouseCall, houseSchema, provenSchema } from '../../domain/accounts/account-calls.ts';
import { HOUSE_PARAMETER, HOUSE_REFUSALS, type HouseRefusal } from '../../domain/accounts/own-account.ts';
import { ApiProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { queryOrNone } from '../http/read-query.ts';
import { hostHeadersOf } from '../http/request-headers.ts';
import { callAs } from './account-calls.ts';
import { type AccountWorld, readFromHost, readSession, requireEntry, userOf } from './account-world.ts';
import { linkWithInvitation } from './better-auth/host-links.ts';
import { openInvitation } from './open-invitation.ts';
import { requireFresh } from './require-fresh.ts';
import { openingOf, requireRemoved } from './ways-in/ways-in.ts';

/** A provider sends a host back with a query. The codes of some providers have 2,000 characters. */
const MAX_ANSWER_LENGTH = 4_096;

/** What the library calls the refusals that are not of src/server/accounts/ways-in/house.ts. */
const REFUSALS: Readonly<Record<string, HouseRefusal>> = {
  account_not_linked: 'taken',
  account_already_linked_to_different_user: 'connected-elsewhere',
  email_not_found: 'unverified',
  access_denied: 'refused',
  BANNED: 'banned',
};

/** The calls with which hosts sign in at the provider of their house (docs/protocol.md#accounts). */
export function houseRoutes(world: AccountWorld, siteOf: (c: Context) => URL): Hono {
  const { auth, house, limits, linkFor, addressOf, list, log, waysIn } = world;
  function home(c: Context, outcome: string | null): string {
    const page = linkFor(c)('sign-in');
    return outcome === null ? page : `${page}&${HOUSE_PARAMETER}=${outcome}`;
  }

  /** Where the provider is asked. A host who is signed in connects both accounts. */
  async function addressAtHouse(c: Context, { invitation: token, password }: HouseCall): Promise<string> {
    const signedIn = await readSession(world, c.req.raw);
    const isKnown = signedIn !== null;
    if (signedIn) await requireFresh(world, c, signedIn, password);
    const invitation = isKnown ? null : await openInvitation(world, token);
    const back = isKnown ? home(c, 'connected') : linkWithInvitation(home(c, null), invitation);
    const body = { provider: 'house', callbackURL: back, errorCallbackURL: home(c, null), disableRedirect: true };
    const { url = '' } = isKnown
      ? await callAs(c, (as) => auth.api.linkSocialAccount({ body, ...as }))
      : await callAs(c, (as) => auth.api.signInSocial({ body, ...as }));
    if (url === '') throw new ApiProblem('house-fails');
    return url;
  }

  /** Where the host is sent. The reason of a refusal is one of ours, whatever the provider wrote. */
  function next(c: Context, location: string | null): string {
    if (!location) return home(c, 'failed');
    const error = new URL(location, linkFor(c)('sign-in')).searchParams.get('error');
    if (error === null) return location;
    const known = HOUSE_REFUSALS.find((refusal) => refusal === error) ?? REFUSALS[error];
    if (!known) log.warn({ reason: error.slice(0, 100) }, 'a sign-in with the account of a house failed');
    return home(c, known ?? 'failed');
  }

  return new Hono()
    .post('/house', async (c) => {
      limits.requireStranger(addressOf(c));
      if (!house) throw new ApiProblem('not-found');
      const call = await readBody(c, houseSchema);
      await house.requireReady();
      return c.json({ url: await addressAtHouse(c, call) });
    })
    .delete('/house', async (c) => {
      const { signedIn, body } = await readFromHost(world, c, provenSchema);
      if (!house) throw new ApiProblem('not-found');
      await requireFresh(world, c, signedIn, body.password);
      const { host, sessionId } = signedIn;
      requireRemoved(await waysIn.disconnectHouse(host.id, openingOf(siteOf(c), house)));
      // Whoever has that account may have signed in with it.
      await list.signOut(host.id, sessionId);
      return c.json({ user: userOf(await requireEntry(world, host.id)) });
    })
    .get('/callback/house', async (c) => {
      limits.requireStranger(addressOf(c));
      if (!house) throw new ApiProblem('not-found');
      const { state, code, error, iss } = queryOrNone(c, MAX_ANSWER_LENGTH);
      const query = Object.fromEntries(Object.entries({ state, code, error, iss }).filter(([, value]) => value));
      const answer = await auth.api.callbackOAuth({
        params: { id: 'house' },
        query,
        headers: hostHeadersOf(c.req.raw),
        asResponse: true,
      });
      for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
      return c.redirect(next(c, answer.headers.get('location')), 302);
    });
}
