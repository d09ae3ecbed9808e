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

/** How long the provider's discovery document is kept before it is read again. */
const CHECKED_FOR_MS = 10 * MINUTE_MS;
/** A reason that was logged is not logged again for this long. */
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

interface Visit {
  fault: HouseFault | null;
  /** The account to which this visit connected an account of the house. `isNew`: whether the visit created that account. */
  connected: string | null;
  isNew: boolean;
}

/** Lets hosts sign in with the existing accounts of a house. This code is loaded only if a house is configured. */
export function createHouse({ house, signup, list, invitations, isInvited, removeAccount, log }: HouseDeps) {
  const visits = new AsyncLocalStorage<Visit>();
  let checked: { readonly document: IssuerDocument; readonly untilMs: number } | null = null;
  let checking: Promise<IssuerDocument> | null = null;
  /** The time at which each reason was last logged. The list of reasons is short. */
  const told = new Map<string, number>();

  /** Hosts who sign in at the same time share one request to the provider. */
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

  /** Whether a reason may be logged now. Each reason is logged only once in ten minutes, so that nobody can fill the log. */
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
    // The provider sends this text, so it must be exactly an address, unlike a text that a host has pasted.
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
   * Anybody can sign up with anybody's address. The house has verified its owner, so an unconfirmed account with the
   * address is deleted.
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

  /** @throws {ApiProblem} house-fails, with the reason, which is also logged. */
  async function requireReady(): Promise<void> {
    try {
      await document();
    } catch (error) {
      if (!(error instanceof HouseFault)) throw error;
      tell(error.message);
      throw new ApiProblem('house-fails', { detail: error.message });
    }
  }

  async function visit<Answer>(answer: () => Promise<Answer>) {
    const seen: Visit = { fault: null, connected: null, isNew: false };
    return { answer: await visits.run(seen, answer), fault: seen.fault, connected: seen.isNew ? null : seen.connected };
  }

  /**
   * Decides whether a user whom the provider has signed in may have an account here. A host with an existing account
   * was accepted earlier.
   */
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

  /** Some providers report that an address is verified only if they are configured to (docs/hosts.md#sign-in-of-a-house). */
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
   * An operator's invitation is for one address. A host's invitation is for anybody with the link, whose token is in the state.
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
    /** Called when an account of the house, or a password, was added to an account here. */
    onAccount: ({ providerId, userId }: { readonly providerId: string; readonly userId: string }) => {
      const visit = visits.getStore();
      if (visit && providerId === HOUSE) visit.connected = userId;
    },
    /** Whether an error inside the library occurs during a visit, which reports its own reason. */
    isOfVisit: () => visits.getStore() !== undefined,
    issuer: house.issuer,
    /** The name that hosts read on the page. */
    name: new URL(house.issuer).host,
  };
}

/** Some providers send the flag as a text. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true';
}
