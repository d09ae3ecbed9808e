import type { Context } from 'hono';
import type { Logger } from 'pino';
import type * as v from 'valibot';
import type { OwnEntry } from '../../domain/accounts/host-entry.ts';
import type { User } from '../../domain/accounts/own-account.ts';
import { ApiProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { hostHeadersOf } from '../http/request-headers.ts';
import type { PutBack } from '../limits/put-back.ts';
import { languageFor } from '../page/page-language.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Auth } from './better-auth/auth.ts';
import type { CallingPage, LinkTo } from './better-auth/host-links.ts';
import type { HostSettings } from './host-settings.ts';
import type { HostInvitations } from './hosts/host-invitations.ts';
import type { HostList } from './hosts/host-list.ts';
import type { SetUp } from './hosts/set-up.ts';
import type { Mailer } from './mails/mailer.ts';
import type { Mail } from './mails/smtp.ts';
import type { PasswordHashing } from './passwords/password-hashing.ts';
import type { House } from './ways-in/house.ts';
import type { PasskeyTable } from './ways-in/passkey-table.ts';
import type { WaysIn } from './ways-in/ways-in.ts';
import type { WorkAfterwards } from './work-afterwards.ts';

/** Counts a call of a host. @throws {ApiProblem} too-many. */
export type CountCall = (hostId: string) => void;

/** What the calls under /api/auth need. */
export interface AccountWorld {
  readonly settings: HostSettings;
  readonly auth: Auth;
  /** Identifies the session of a request and counts the host's call (src/server/accounts/identify-session.ts). */
  readonly identify: (request: Request, countCall?: CountCall) => Promise<SignedIn | null>;
  readonly list: HostList;
  readonly invitations: HostInvitations;
  readonly passkeys: PasskeyTable;
  readonly waysIn: WaysIn;
  /** The accounts of the house. Null: there are none. */
  readonly house: House | null;
  readonly log: Pick<Logger, 'warn'>;
  readonly limits: AttemptLimits;
  readonly passwords: Pick<PasswordHashing, 'admit'>;
  readonly mailer: Mailer;
  readonly afterwards: WorkAfterwards;
  /** Links on the base address of a request. @throws {ApiProblem} no-hosts. */
  readonly linkFor: (c: Context) => LinkTo;
  readonly setUp: SetUp;
  readonly addressOf: (c: Context) => string;
  /** Whether a token is an open invitation to host a celebration. */
  readonly isInvited: (token: string) => Promise<boolean>;
  /** Deletes an account and everything that belongs to it alone. */
  readonly removeAccount: (hostId: string) => Promise<void>;
  /** An account was deleted. */
  readonly onRemoved: (hostId: string) => Promise<void>;
}

export function callingPage({ linkFor }: Pick<AccountWorld, 'linkFor'>, c: Context): CallingPage {
  return { linkTo: linkFor(c), language: languageFor(c) };
}

/**
 * Before a mail is sent. Mails to each address are limited, because a stranger may enter any address. A mail that cannot be
 * sent does not count. Returns what takes the count back.
 * @throws {ApiProblem} too-many, unavailable.
 */
export async function requireMail(
  { limits, mailer }: Pick<AccountWorld, 'limits' | 'mailer'>,
  email: string,
  count = limits.requireMail,
): Promise<PutBack> {
  await mailer.requireReady();
  return count(email);
}

/**
 * Before a mail to an address that a host has entered, so that no host uses the mail server to send mails to many strangers.
 * @throws {ApiProblem} too-many, unavailable.
 */
export function requireMailOfHost(
  world: Pick<AccountWorld, 'limits' | 'mailer'>,
  hostId: string,
  email: string,
): Promise<PutBack> {
  return requireMail(world, email, (to) => world.limits.requireMailOfHostTo(hostId, to));
}

/** Tells a host by mail that a password, an address or a passkey was changed. */
export function tellOfChange({ limits, mailer }: Pick<AccountWorld, 'limits' | 'mailer'>, notice: Mail): void {
  limits.countNotice(notice.to);
  mailer.send(notice);
}

/**
 * Runs `change`: a host who is signed in changes a password, an address or a passkey. A change that fails does not count.
 * @throws {ApiProblem} too-many, and what `change` throws.
 */
export async function changeCounted<Answer>(
  { limits }: Pick<AccountWorld, 'limits'>,
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

/** A host's session. Times in ms. */
export interface SignedIn {
  readonly host: OwnEntry;
  readonly sessionId: string;
  readonly beganAt: number;
  readonly expiresAt: number;
}

export type Sessions = Pick<AccountWorld, 'auth' | 'list' | 'house'>;

/** The session of a request, which is not refreshed. Null if there is none. */
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

/**
 * The session of a request, with the body. A body may arrive long after its head, so the session is read again then.
 * @throws {ApiProblem} not-signed-in, and what `readBody` throws.
 */
export async function readFromHost<Schema extends v.GenericSchema>(sessions: Sessions, c: Context, schema: Schema) {
  await requireSession(sessions, c);
  const body = await readBody(c, schema);
  return { signedIn: await requireSession(sessions, c), body };
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
