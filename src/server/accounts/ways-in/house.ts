import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthOptions } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { isEmail } from '../../../domain/accounts/account-calls.ts';
import type { HouseRefusal } from '../../../domain/accounts/house-refusals.ts';
import type { AccountSettings } from '../../../domain/accounts/own-account.ts';
import { HOST_NAME_MAX_LENGTH, MINUTE_MS } from '../../../domain/limits.ts';
import { nameSchemaOf } from '../../../domain/names/name-schema.ts';
import { ApiProblem } from '../../http/problem.ts';
import { keepRecent } from '../../limits/keep-recent.ts';
import { invitationIn } from '../better-auth/host-links.ts';
import { asciiAddress } from '../mails/ascii-address.ts';
import { HouseFault } from './ask-house.ts';
import { HOUSE, type HouseProfile, type HouseUser, houseProvider } from './house-provider.ts';
import { type HouseSettings, type IssuerDocument, readIssuer } from './issuer.ts';

/** After this time the provider is asked again what it says about itself. */
const CHECKED_FOR_MS = 10 * MINUTE_MS;
/** The same reason is not logged again for this long. */
const TOLD_FOR_MS = 10 * MINUTE_MS;
const MAX_TOLD = 100;

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

/** What is learned while a host comes back from the provider. */
interface Visit {
  fault: HouseFault | null;
  /** The account here to which an account of the house was connected in this visit. `isNew`: it was created then. */
  connected: string | null;
  isNew: boolean;
}

/** Hosts sign in with the accounts that a house has already. This code is loaded only if a house is configured. */
export function createHouse({ house, signup, list, invitations, isInvited, removeAccount, log }: HouseDeps) {
  const visits = new AsyncLocalStorage<Visit>();
  let checked: { readonly document: IssuerDocument; readonly untilMs: number } | null = null;
  let checking: Promise<IssuerDocument> | null = null;
  /** When each fault was told. Their texts come from a short list. */
  const told = new Map<string, number>();

  /** Hosts who come at the same time share one question to the provider. */
  function document(): Promise<IssuerDocument> {
    if (checked && Date.now() < checked.untilMs) return Promise.resolve(checked.document);
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  }

  async function check(): Promise<IssuerDocument> {
    const found = await readIssuer(house);
    checked = { document: found, untilMs: Date.now() + CHECKED_FOR_MS };
    return found;
  }

  /** Whether a reason may be logged now. Each is logged once in a while, so that nobody fills the log. */
  function mayTell(reason: string): boolean {
    const now = Date.now();
    if (now - (told.get(reason) ?? Number.NEGATIVE_INFINITY) < TOLD_FOR_MS) return false;
    keepRecent(told, reason, now, MAX_TOLD);
    return true;
  }

  function tell(reason: string, said?: string): void {
    if (!mayTell(reason)) return;
    log.warn({ reason, ...(said !== undefined && { said }) }, 'a sign-in with the account of the house failed');
  }

  async function userOf({ email, email_verified: said, name }: HouseProfile): Promise<HouseUser> {
    // The provider sends this. It must be the address alone, because nobody has pasted it.
    const address = typeof email === 'string' ? asciiAddress(email).trim().toLowerCase() : '';
    const emailVerified = isTrue(said);
    if (!isEmail(address) || !emailVerified) tellUnverified(email, said);
    if (!isEmail(address)) return { email: null, emailVerified: false, name: '' };
    if (emailVerified) await forgetStranger(address);
    const [localPart = ''] = address.split('@');
    const parsed = v.safeParse(nameSchema, name);
    return {
      email: address,
      emailVerified,
      name: parsed.success ? parsed.output : localPart.slice(0, HOST_NAME_MAX_LENGTH),
    };
  }

  /**
   * Anybody can sign up with anybody's address. The house knows whose it is, so an account that nobody confirmed gives way to
   * whoever may come.
   */
  async function forgetStranger(email: string): Promise<void> {
    const host = await list.byEmail(email);
    const givesWay = host && !host.isConfirmed && (await refusalToNew(email)) === null;
    if (givesWay) await removeAccount(host.id);
  }

  const provider = houseProvider({
    house,
    document,
    userOf,
    onFault: (fault) => {
      const visit = visits.getStore();
      if (visit) visit.fault = fault;
    },
  });

  function plugin() {
    return { id: 'house' as const, init: () => ({ context: { socialProviders: [provider] } }) };
  }

  /** @throws {ApiProblem} house-fails, with the reason. The log has it too. */
  async function requireReady(): Promise<void> {
    try {
      await document();
    } catch (error) {
      if (!(error instanceof HouseFault)) throw error;
      tell(error.message);
      throw new ApiProblem('house-fails', { detail: error.message });
    }
  }

  /** Runs `answer` for a host who comes back from the provider. */
  async function visit<Answer>(answer: () => Promise<Answer>) {
    const seen: Visit = { fault: null, connected: null, isNew: false };
    return { answer: await visits.run(seen, answer), fault: seen.fault, connected: seen.isNew ? null : seen.connected };
  }

  /** Decides who may come of those whom the provider has let in. A host who has an account here was let in before. */
  const validateUserInfo: ValidateUserInfo = async ({ user, source }) => {
    if (source.method !== 'oauth') return;
    const refusal = await refusalOf(user, source);
    if (refusal) return { error: refusal };
  };

  async function refusalOf(user: UserInfo['user'], { action }: UserInfo['source']): Promise<HouseRefusal | null> {
    if (user.emailVerified !== true || typeof user.email !== 'string') return 'unverified';
    if (action !== 'create-user') return null;
    const visit = visits.getStore();
    if (visit) visit.isNew = true;
    return refusalToNew(user.email);
  }

  /** Some providers never say that an address is verified, unless they are told to (docs/hosts.md#sign-in-of-a-house). */
  function tellUnverified(email: unknown, isVerified: unknown): void {
    if (!mayTell('unverified')) return;
    const said = { hasEmail: email !== undefined, emailVerified: String(isVerified).slice(0, 20) };
    log.warn(said, 'the house does not say that the address of a host is verified, so the host stays out');
  }

  async function refusalToNew(email: string): Promise<HouseRefusal | null> {
    if (signup === 'open') return null;
    if (signup === 'off') return 'signup-off';
    return (await hasInvitation(email)) ? null : 'not-invited';
  }

  /**
   * An operator invites an address, and a host invites whoever has the link. The token of that link is in the state.
   */
  async function hasInvitation(email: string): Promise<boolean> {
    if (await invitations.isOpenFor(email, Date.now())) return true;
    const token = invitationIn((await getOAuthState())?.callbackURL ?? null);
    return token !== null && (await isInvited(token));
  }

  return {
    plugin,
    requireReady,
    visit,
    tell,
    validateUserInfo,
    /** An account of the house, or a password, now opens an account here. */
    onAccount: ({ providerId, userId }: { readonly providerId: string; readonly userId: string }) => {
      const visit = visits.getStore();
      if (visit && providerId === HOUSE) visit.connected = userId;
    },
    /** Whether a failure inside the library is one of a visit, which is told by its own reason. */
    isOfVisit: () => visits.getStore() !== undefined,
    issuer: house.issuer,
    /** The name that hosts read on the page. */
    name: new URL(house.issuer).host,
  };
}

/** Some providers send it as a text. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true';
}
