import type { Context } from 'hono';
import { type HouseCall, houseSchema } from '../../../domain/accounts/account-calls.ts';
import { HOUSE_PARAMETER, HOUSE_REFUSALS, type HouseRefusal } from '../../../domain/accounts/house-refusals.ts';
import type { HOUSE_CALLS } from '../../../domain/api/own-account-calls.ts';
import { ApiProblem } from '../../http/problem.ts';
import { readBody } from '../../http/read-body.ts';
import { queryOrNone } from '../../http/read-query.ts';
import { hostHeadersOf } from '../../http/request-headers.ts';
import { languageFor } from '../../page/page-language.ts';
import { linkWithInvitation } from '../better-auth/host-links.ts';
import { changeMail } from '../mails/mails.ts';
import type { HouseFault } from '../ways-in/ask-house.ts';
import { oauthErrorOf } from '../ways-in/oauth-errors.ts';
import { openingOf, requireRemoved } from '../ways-in/ways-in.ts';
import { callAs } from './account-calls.ts';
import {
  type CallerWorld,
  changeAndTell,
  type InvitationWorld,
  type MailWorld,
  readSession,
  requireEntry,
  tellOfChange,
  userOf,
  type WaysInWorld,
} from './account-world.ts';
import { openInvitation } from './open-invitation.ts';
import type { AccountHandlers } from './prepare-account-call.ts';
import { requireFresh } from './require-fresh.ts';

/** The longest query with which a provider sends a host back. The codes of some providers have 2,000 characters. */
const MAX_ANSWER_LENGTH = 4_096;

/** The library's own refusals. All others come from src/server/accounts/ways-in/house.ts. */
const REFUSALS: ReadonlyMap<string, HouseRefusal> = new Map([
  ...HOUSE_REFUSALS.map((refusal) => [refusal, refusal] as const),
  ['account_not_linked', 'taken'],
  ['account_already_linked_to_different_user', 'connected-elsewhere'],
  ['email_not_found', 'unverified'],
  ['access_denied', 'refused'],
  ['BANNED', 'banned'],
]);

const NOT_THIS_BROWSER = 'The answer belongs to no visit that this browser has begun in the last minutes (state).';
/** The reasons that the library gives when a sign-in ends without an error of the provider. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['', 'The library gave no answer.'],
  ['state_not_found', NOT_THIS_BROWSER],
  ['state_mismatch', NOT_THIS_BROWSER],
  ['no_code', 'The answer has neither a code nor an error.'],
  ['issuer_mismatch', 'The answer names another provider (iss) than OIDC_ISSUER.'],
  ['nonce_binding_missing', NOT_THIS_BROWSER],
]);

/** The calls with which hosts sign in at the provider of their house (docs/protocol.md#accounts). */
export function houseHandlers(
  world: CallerWorld & MailWorld & InvitationWorld & WaysInWorld,
  siteOf: (c: Context) => URL,
  /** Counts a refusal that is answered with a redirect. */
  countRefusal: (problem: ApiProblem, c: Context) => void,
): AccountHandlers<typeof HOUSE_CALLS> {
  const { auth, house, limits, linkFor, addressOf, list, waysIn } = world;
  function home(c: Context, outcome: string | null): string {
    const page = linkFor(c)('sign-in');
    return outcome === null ? page : `${page}&${HOUSE_PARAMETER}=${outcome}`;
  }

  /**
   * The provider's address to which the browser is sent. If the host is signed in, this sign-in connects both accounts.
   */
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

  /** The reason is always one of a fixed list, so no text of the provider or the browser is passed on. */
  function refusalIn(c: Context, location: string | null, fault: HouseFault | null): HouseRefusal | null {
    const error = location ? new URL(location, linkFor(c)('sign-in')).searchParams.get('error') : '';
    if (error === null) return null;
    const known = REFUSALS.get(error);
    if (fault) house?.tell(fault.message, fault.said);
    else if (!known) house?.tell(REASONS.get(error) ?? `The provider answers ${oauthErrorOf(error)}.`);
    return known ?? 'failed';
  }

  /**
   * Notifies the host by mail, because somebody else may have connected the account in a browser that was left signed
   * in.
   */
  async function tellConnected(c: Context, hostId: string): Promise<void> {
    const { email } = await requireEntry(world, hostId);
    tellOfChange(world, changeMail('houseConnected', email, linkFor(c)('sign-in'), languageFor(c)));
  }

  return {
    'POST /api/auth/house': {
      // Without a house, the call is refused before its body is read.
      inOwnOrder: async (c) => {
        limits.requireStranger(addressOf(c));
        if (!house) throw new ApiProblem('not-found');
        const call = await readBody(c, houseSchema);
        await house.requireReady();
        return c.json({ url: await addressAtHouse(c, call) });
      },
    },
    'DELETE /api/auth/house': async ({ c, signedIn, body }) => {
      if (!house) throw new ApiProblem('not-found');
      await requireFresh(world, c, signedIn, body.password);
      const { host, sessionId } = signedIn;
      await changeAndTell(world, c, host, 'houseDisconnected', async () => {
        requireRemoved(await waysIn.disconnectHouse(host.id, openingOf(siteOf(c), house)));
        // Other devices may be signed in with this account of the house.
        await list.signOut(host.id, sessionId);
      });
      return { user: userOf(await requireEntry(world, host.id)) };
    },
    'GET /api/auth/callback/house': async ({ c }) => {
      if (!house) throw new ApiProblem('not-found');
      const { state, code, error, iss } = queryOrNone(c, MAX_ANSWER_LENGTH);
      const query = Object.fromEntries(Object.entries({ state, code, error, iss }).filter(([, value]) => value));
      const { answer, fault, connected } = await house.visit(() =>
        auth.api.callbackOAuth({
          params: { id: 'house' },
          query,
          headers: hostHeadersOf(c.req.raw),
          asResponse: true,
        }),
      );
      for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
      const location = answer.headers.get('location');
      const refusal = refusalIn(c, location, fault);
      if (refusal) countRefusal(new ApiProblem('house-fails'), c);
      else if (connected) await tellConnected(c, connected);
      return c.redirect(refusal || !location ? home(c, refusal) : location, 302);
    },
  };
}
