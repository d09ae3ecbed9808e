import type { BetterAuthOptions } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { isEmail } from '../../../domain/accounts/account-calls.ts';
import type { AccountSettings, HouseRefusal } from '../../../domain/accounts/own-account.ts';
import { HOST_NAME_MAX_LENGTH, MINUTE_MS } from '../../../domain/limits.ts';
import { nameSchemaOf } from '../../../domain/names/name-schema.ts';
import { ApiProblem } from '../../http/problem.ts';
import { invitationIn } from '../better-auth/host-links.ts';
import { asciiAddress } from '../mails/ascii-address.ts';
import { documentUrlOf, type HouseSettings, houseAccountId, IssuerFault, readIssuer } from './issuer.ts';

/** How the library knows the provider. It is a part of the address to which the provider sends hosts back. */
export const HOUSE = 'house';
/** After this time the provider is asked again what it says about itself. */
const CHECKED_FOR_MS = 10 * MINUTE_MS;

const nameSchema = nameSchemaOf(HOST_NAME_MAX_LENGTH);

export interface HouseDeps {
  readonly house: HouseSettings;
  readonly signup: AccountSettings['signup'];
  readonly list: {
    byEmail(email: string): Promise<{ readonly id: string; readonly isConfirmed: boolean } | undefined>;
  };
  readonly invitations: { isOpenFor(email: string, nowMs: number): Promise<boolean> };
  readonly isInvited: (token: string) => Promise<boolean>;
  readonly removeAccount: (hostId: string) => Promise<void>;
  readonly log: Pick<Logger, 'warn'>;
}

type ValidateUserInfo = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;
type UserInfo = Parameters<ValidateUserInfo>[0];

export type House = ReturnType<typeof createHouse>;

/** Hosts sign in with the accounts that a house has already. It is loaded only where one is configured. */
export function createHouse({ house, signup, list, invitations, isInvited, removeAccount, log }: HouseDeps) {
  const config: GenericOAuthConfig = {
    providerId: HOUSE,
    clientId: house.clientId,
    clientSecret: house.clientSecret,
    discoveryUrl: documentUrlOf(house),
    requireIdTokenVerification: true,
    accountSubject: ({ profile }) => houseAccountId(house.issuer, String(profile.sub)),
    pkce: true,
    scopes: ['openid', 'email', 'profile'],
    mapProfileToUser: async ({ email, email_verified: isVerified, name, iss }) => {
      // The provider sends this. It must be the address alone, because nobody has pasted it.
      const address = typeof email === 'string' ? asciiAddress(email).trim().toLowerCase() : '';
      if (!isEmail(address)) return { email: null };
      if (isVerified === true && iss === house.issuer) await forgetStranger(address);
      const [localPart = ''] = address.split('@');
      const parsed = v.safeParse(nameSchema, name);
      return {
        email: address,
        name: parsed.success ? parsed.output : localPart.slice(0, HOST_NAME_MAX_LENGTH),
        image: undefined,
      };
    },
  };
  let checkedUntil = 0;
  let lastFault = '';
  let hasToldUnverified = false;

  /**
   * Anybody can sign up with anybody's address. The house knows whose it is, so an account that nobody confirmed gives way to
   * whoever may come.
   */
  async function forgetStranger(email: string): Promise<void> {
    const host = await list.byEmail(email);
    const givesWay = host && !host.isConfirmed && (await refusalToNew(email)) === null;
    if (givesWay) await removeAccount(host.id);
  }

  /** Better Auth would wait for the provider before any host could sign in. Here it is asked when somebody uses it. */
  function plugin() {
    const library = genericOAuth({ config: [config] });
    const init = () => ({ context: { socialProviders: [], genericOAuthPendingDiscovery: new Map([[HOUSE, config]]) } });
    return { ...library, init };
  }

  /** @throws {ApiProblem} house-fails, with the reason. The log has it too. */
  async function requireReady(): Promise<void> {
    if (Date.now() < checkedUntil) return;
    try {
      const { token_endpoint_auth_methods_supported: methods } = await readIssuer(house);
      config.authentication = methods.includes('client_secret_basic') ? 'basic' : 'post';
      checkedUntil = Date.now() + CHECKED_FOR_MS;
      lastFault = '';
    } catch (error) {
      if (!(error instanceof IssuerFault)) throw error;
      if (error.message !== lastFault) log.warn({ err: error }, 'hosts cannot sign in with the accounts of the house');
      lastFault = error.message;
      throw new ApiProblem('house-fails', { detail: error.message });
    }
  }

  /** Who may come, of those whom the provider has let in. Whoever has an account here has been let in already. */
  const validateUserInfo: ValidateUserInfo = async ({ user, source }) => {
    if (source.method !== 'oauth') return;
    const refusal = await refusalOf(user, source);
    if (refusal) return { error: refusal };
  };

  async function refusalOf(
    user: UserInfo['user'],
    { action, oauth }: UserInfo['source'],
  ): Promise<HouseRefusal | null> {
    if (oauth?.profile?.iss !== house.issuer) return 'failed';
    if (user.emailVerified !== true || typeof user.email !== 'string') {
      tellUnverified(oauth.profile);
      return 'unverified';
    }
    return action === 'create-user' ? refusalToNew(user.email) : null;
  }

  /** Some providers never say that an address is verified, unless they are told to (docs/hosts.md#sign-in-of-a-house). */
  function tellUnverified({ email, email_verified: isVerified }: Record<string, unknown>): void {
    if (hasToldUnverified) return;
    hasToldUnverified = true;
    const said = { hasEmail: email !== undefined, emailVerified: String(isVerified).slice(0, 20) };
    log.warn(said, 'the house does not say that the address of a host is verified, so the host stays out');
  }

  async function refusalToNew(email: string): Promise<HouseRefusal | null> {
    if (signup === 'open') return null;
    if (signup === 'off') return 'signup-off';
    return (await hasInvitation(email)) ? null : 'not-invited';
  }

  /** An operator invites an address, a host whoever has the link. The link brought the token into the state. */
  async function hasInvitation(email: string): Promise<boolean> {
    if (await invitations.isOpenFor(email, Date.now())) return true;
    const token = invitationIn((await getOAuthState())?.callbackURL ?? null);
    return token !== null && (await isInvited(token));
  }

  return {
    plugin,
    requireReady,
    validateUserInfo,
    issuer: house.issuer,
    /** As hosts read it on the page. */
    name: new URL(house.issuer).host,
  };
}
