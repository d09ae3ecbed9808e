import type { Context } from 'hono';
import type { OwnEntry } from '../../../domain/accounts/host-entry.ts';
import type { User } from '../../../domain/accounts/own-account.ts';
import type { HouseAnswer } from '../../../domain/house/house-answer.ts';
import type { RuleChanges } from '../../../domain/house/house-rules.ts';
import type { AccountChange } from '../../../ui/messages/forms/mail-words.ts';
import type { Done } from '../../hosts-data/hosts-database.ts';
import { ApiProblem } from '../../http/problem.ts';
import { hostHeadersOf } from '../../http/request-headers.ts';
import type { AccountCaller } from '../../limits/account-caller.ts';
import type { PutBack } from '../../limits/put-back.ts';
import { languageFor } from '../../page/page-language.ts';
import type { Auth } from '../better-auth/auth.ts';
import type { CallingPage, LinkTo } from '../better-auth/host-links.ts';
import type { confirmedHosts } from '../hosts/confirmed-host.ts';
import type { HostInvitations } from '../hosts/host-invitations.ts';
import type { HostList } from '../hosts/host-list.ts';
import type { SetUp } from '../hosts/set-up.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Mailer } from '../mails/mailer.ts';
import { changeMail } from '../mails/mails.ts';
import type { Mail } from '../mails/smtp.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import type { House } from '../ways-in/house.ts';
import type { PasskeyTable } from '../ways-in/passkey-table.ts';
import type { WaysIn } from '../ways-in/ways-in.ts';
import { callAs } from './account-calls.ts';
import type { HostSettings } from './host-settings.ts';
import type { WorkAfterwards } from './work-afterwards.ts';

/** Counts a call of a host. @throws {ApiProblem} too-many. */
export type CountCall = (hostId: string) => void;

export interface CallerWorld {
  readonly auth: Auth;
  readonly list: HostList;
  /** The accounts of the house. Null if there is no house. */
  readonly house: House | null;
  readonly limits: AttemptLimits;
  readonly addressOf: (c: Context) => string;
}

export interface MailWorld {
  readonly limits: AttemptLimits;
  readonly mailer: Mailer;
  readonly afterwards: WorkAfterwards;
  /** Makes links with the address that recipients can most likely open. @throws {ApiProblem} no-hosts. */
  readonly linkFor: (c: Context) => LinkTo;
}

export interface InvitationWorld {
  readonly invitations: HostInvitations;
  /** Whether a token is an open invitation to host a celebration. */
  readonly isInvited: (token: string) => Promise<boolean>;
  /**
   * `email`: the address to which the invitation was mailed, or null if the invitation is a link. Null if no open
   * invitation has this token.
   */
  readonly invitedAs: (token: string) => Promise<{ readonly email: string | null } | null>;
}

export interface WaysInWorld {
  readonly passkeys: PasskeyTable;
  readonly waysIn: WaysIn;
}

export interface NewAccountWorld {
  readonly settings: HostSettings;
  readonly setUp: SetUp;
  readonly passwords: Pick<PasswordHashing, 'admit'>;
  readonly confirmed: Done<typeof confirmedHosts>;
}

export interface HousesDesk {
  read(): Promise<HouseAnswer>;
  /** @throws {ApiProblem} house-fixed. */
  change(changes: RuleChanges): Promise<HouseAnswer>;
  /** Without reading the database. */
  onlyOperatorsCreate(): boolean;
  /** Whether new celebrations begin as copies of the template of the house. */
  hasTemplate(): Promise<boolean>;
}

export interface RemovalWorld {
  readonly removeAccount: (hostId: string) => Promise<void>;
  readonly onRemoved: (hostId: string) => Promise<void>;
}

export function callingPage({ linkFor }: Pick<MailWorld, 'linkFor'>, c: Context): CallingPage {
  return { linkTo: linkFor(c), language: languageFor(c) };
}

/** The caller of a call about an e-mail. This costs the same for every e-mail, and never reads the database. */
export async function callerAbout(
  { auth, addressOf }: Pick<CallerWorld, 'auth' | 'addressOf'>,
  c: Context,
  email: string,
): Promise<AccountCaller> {
  const { browser } = await callAs(c, (as) => auth.api.readBrowser({ body: { email }, ...as }));
  return { email, from: addressOf(c), browser };
}

/**
 * Counts a call of somebody who is not signed in, about an e-mail.
 * @throws {ApiProblem} too-many.
 */
export async function requireStrangerAbout(
  world: Pick<CallerWorld, 'auth' | 'addressOf' | 'limits'>,
  c: Context,
  email: string,
): Promise<AccountCaller> {
  const caller = await callerAbout(world, c, email);
  world.limits.requireStranger(caller.from, caller.browser);
  return caller;
}

/**
 * Call it before a host sends a mail to an address of the host's choice, so that no host sends mails to many strangers.
 * A mail that cannot be sent does not count. Returns a function that undoes the count. @throws {ApiProblem} too-many,
 * unavailable.
 */
export async function requireMailOfHost(
  { limits, mailer }: Pick<MailWorld, 'limits' | 'mailer'>,
  hostId: string,
  email: string,
): Promise<PutBack> {
  await mailer.requireReady();
  return limits.requireMailOfHostTo(hostId, email);
}

/** Mails a host that a password, a passkey or another way into the account was changed. */
export function tellOfChange({ limits, mailer }: Pick<MailWorld, 'limits' | 'mailer'>, notice: Mail): void {
  limits.countNotice(notice.to);
  mailer.send(notice);
}

/**
 * Counts and runs `change`, with which a signed-in host changes a way into the account. A change that fails does not
 * count. @throws {ApiProblem} too-many, and what `change` throws.
 */
export async function changeCounted<Answer>(
  { limits }: Pick<CallerWorld, 'limits'>,
  hostId: string,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const putBack = limits.requireChange(hostId);
  try {
    return await change();
  } catch (error) {
    putBack();
    throw error;
  }
}

/** Does the same as `changeCounted`, and also notifies the host by mail. */
export async function changeAndTell<Answer>(
  world: Pick<MailWorld, 'limits' | 'mailer' | 'linkFor'>,
  c: Context,
  host: Pick<OwnEntry, 'id' | 'email'>,
  what: AccountChange,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await changeCounted(world, host.id, change);
  tellOfChange(world, changeMail(what, host.email, world.linkFor(c)('sign-in'), languageFor(c)));
  return answer;
}

/** A host's session. Times in ms. */
export interface SignedIn {
  readonly host: OwnEntry;
  readonly sessionId: string;
  readonly beganAt: number;
  readonly expiresAt: number;
}

export type Sessions = Pick<CallerWorld, 'auth' | 'list' | 'house'>;

/** Reads the session of a request without refreshing it. Null if there is no session. */
export async function readSession({ auth, list, house }: Sessions, request: Request): Promise<SignedIn | null> {
  const found = await auth.api.getSession({ headers: hostHeadersOf(request), query: { disableRefresh: true } });
  const host = found && (await list.own(found.user.id, house?.issuer ?? null));
  if (!host || host.bannedAt !== null) return null;
  const { id: sessionId, createdAt, expiresAt } = found.session;
  return { host, sessionId, beganAt: createdAt.getTime(), expiresAt: expiresAt.getTime() };
}

/** @throws {ApiProblem} not-signed-in. */
export async function requireSession(sessions: Sessions, c: Context): Promise<SignedIn> {
  const signedIn = await readSession(sessions, c.req.raw);
  if (!signedIn) throw new ApiProblem('not-signed-in');
  return signedIn;
}

export function userOf(host: OwnEntry): User {
  const { id, name, email, isOperator, hasSecondStep, hasPassword, isConnected } = host;
  return { id, name, email, isOperator, hasSecondStep, hasPassword, isConnected };
}

/** The account that the library has just used. */
export async function requireEntry({ list, house }: Sessions, id: string): Promise<OwnEntry> {
  const entry = await list.own(id, house?.issuer ?? null);
  if (!entry) throw new ApiProblem('not-signed-in');
  return entry;
}
