import { type Context, Hono } from 'hono';
import type { PostgresPool } from 'kysely';
import type { Logger } from 'pino';
import { ACCOUNT_CALLS, MAX_ACCOUNT_BODY_BYTES } from '../../domain/api/account-calls.ts';
import type { SETTINGS_CALLS } from '../../domain/api/sign-in-calls.ts';
import { type HostsDatabase, tableIn } from '../hosts-data/hosts-database.ts';
import type { BaseAddresses } from '../http/address/base-address.ts';
import type { PublicAddress } from '../http/address/public-address.ts';
import type { CallerOf } from '../http/caller.ts';
import { commandFor, startCommand } from '../http/own-commands.ts';
import { ApiProblem } from '../http/problem.ts';
import { limitBody } from '../http/read-body.ts';
import { readPath } from '../http/read-path.ts';
import { register } from '../http/register-calls.ts';
import { hostCookiePrefixOf } from '../http/request-headers.ts';
import { requireOwnOrigin } from '../http/require-own-origin.ts';
import type { Timers } from '../time/timers.ts';
import { VERSION } from '../version.ts';
import { createAuth } from './better-auth/auth.ts';
import { linkUnder } from './better-auth/host-links.ts';
import { readOrCreateHostSecret } from './better-auth/host-secret.ts';
import { openLibraryDatabase } from './better-auth/library-database.ts';
import { usedCodes } from './better-auth/used-codes.ts';
import {
  type CallerWorld,
  type HousesDesk,
  type InvitationWorld,
  type MailWorld,
  type NewAccountWorld,
  type RemovalWorld,
  requireMailOfHost,
  type WaysInWorld,
} from './calls/account-world.ts';
import { addressHandlers } from './calls/address-routes.ts';
import type { HostSettings } from './calls/host-settings.ts';
import { houseHandlers } from './calls/house-routes.ts';
import { identifySession } from './calls/identify-session.ts';
import { operatorHandlers } from './calls/operator-routes.ts';
import { ownAccountHandlers } from './calls/own-account-routes.ts';
import { passkeyHandlers } from './calls/passkey-routes.ts';
import { type AccountHandlers, prepareAccountCall } from './calls/prepare-account-call.ts';
import { secondStepHandlers } from './calls/second-step-routes.ts';
import { setUpHandlers } from './calls/set-up-routes.ts';
import { signInHandlers } from './calls/sign-in-routes.ts';
import { signUpHandlers } from './calls/sign-up-routes.ts';
import { createWorkAfterwards } from './calls/work-afterwards.ts';
import { confirmedHosts } from './hosts/confirmed-host.ts';
import type { IdentifyHost } from './hosts/host.ts';
import { hostInvitations } from './hosts/host-invitations.ts';
import { hostList } from './hosts/host-list.ts';
import type { SetUp } from './hosts/set-up.ts';
import { createAttemptLimits } from './limits/attempt-limits.ts';
import { type Delivery, openMailer } from './mails/mailer.ts';
import { type Asking, coHostMail, recapMail } from './mails/mails.ts';
import { createPasswordHashing, type PasswordHash } from './passwords/password-hashing.ts';
import { passkeyTable } from './ways-in/passkey-table.ts';
import { canHavePasskeys, waysIn } from './ways-in/ways-in.ts';

/** docs/spec-coverage.md §9.32. */
const KEYS_CACHED_S = 600;

export interface AccountsDeps {
  readonly settings: HostSettings;
  /** Links begin with the base address of a request, and only pages of that address may make calls. */
  readonly bases: BaseAddresses;
  readonly publicAddress: PublicAddress;
  /** The port on which the server listens. Undefined in a test without a server. */
  readonly port?: number | undefined;
  readonly setUp: SetUp;
  readonly desk: HousesDesk;
  readonly dataDir: string;
  readonly hostsDatabase: HostsDatabase;
  /** The connections to PostgreSQL. Null if the accounts are in `hosts.sqlite`. */
  readonly pool: PostgresPool | null;
  readonly callerOf: CallerOf;
  readonly timers: Timers;
  readonly log: Logger;
  /**
   * `email`: the address to which an open invitation of a celebration was mailed, or null if the invitation is a link.
   * Null if no open invitation has this token.
   */
  readonly invitedAs: (token: string) => Promise<{ readonly email: string | null } | null>;
  readonly onRemoved: (hostId: string) => Promise<void>;
  readonly answerError: (error: unknown, c: Context) => Response;
  readonly countRefusal: (problem: ApiProblem, c: Context) => void;
  /** A cheap hash for tests. Undefined: scrypt. */
  readonly passwordHash?: PasswordHash | undefined;
}

export interface OpenAccounts {
  readonly identify: IdentifyHost;
  /**
   * Mails the link of an invitation to help with a celebration.
   * @throws {ApiProblem} too-many, unavailable.
   */
  mailInvitation(hostId: string, to: string, link: string, asking: Asking): Promise<void>;
  mailRecap(to: string, link: string, celebration: Pick<Asking, 'names' | 'language'>): Promise<Delivery>;
  answer(c: Context): Promise<Response>;
  /** False if the database file was replaced or removed since it was opened, or the server's address has changed. */
  isIntact(): boolean;
  close(): Promise<void>;
}

/**
 * Opens the accounts, and creates the secret if it is missing. The build puts this file and the library into a separate chunk.
 * @throws if the accounts or the secret cannot be read.
 */
export async function openAccounts(deps: AccountsDeps): Promise<OpenAccounts> {
  const { settings, bases, dataDir, hostsDatabase, pool, callerOf, timers, log } = deps;
  const { createHouse } = settings.house ? await import('./ways-in/house.ts') : {};
  // The secret is read first, because reading may throw, and a database that is already open would then not be closed.
  const secret = settings.secret ?? readOrCreateHostSecret(dataDir);
  const { dialect, isIntact, close } = openLibraryDatabase(dataDir, pool);
  const list = tableIn(hostsDatabase, hostList);
  const codes = tableIn(hostsDatabase, usedCodes);
  const { publicAddress, invitedAs } = deps;
  const publicUrl = publicAddress.now();
  const mailer = openMailer({ settings, publicUrl, timers, log });
  const isInvited = async (token: string) => (await invitedAs(token)) !== null;
  const passwords = createPasswordHashing(deps.passwordHash);
  const invitations = tableIn(hostsDatabase, hostInvitations);
  const removeAccount = async (id: string) => {
    await list.remove(id);
    await hostsDatabase.wipe();
  };
  const house =
    createHouse && settings.house
      ? createHouse({
          house: settings.house,
          signup: settings.signup,
          list,
          invitations,
          isInvited,
          removeAccount,
          log,
        })
      : null;
  const auth = createAuth({
    ...{ dialect, list, usedCodes: codes, mailer, publicUrl, house, secret, log, passwords },
    cookiePrefix: hostCookiePrefixOf(publicUrl, deps.port ?? null),
  });
  const limits = createAttemptLimits(timers);
  const callers: CallerWorld = { auth, list, house, limits, addressOf: (c) => callerOf(c).address };
  const mails: MailWorld = {
    limits,
    mailer,
    afterwards: createWorkAfterwards(log),
    linkFor: (c) => linkUnder(bases.forOthers(c)),
  };
  const identify = identifySession(callers);
  const routes = accountRoutes(
    {
      callers,
      mails,
      invited: { invitations, isInvited, invitedAs },
      ways: { passkeys: tableIn(hostsDatabase, passkeyTable), waysIn: tableIn(hostsDatabase, waysIn) },
      begun: { settings, setUp: deps.setUp, passwords, confirmed: tableIn(hostsDatabase, confirmedHosts) },
      ended: { removeAccount, onRemoved: deps.onRemoved },
      identify,
    },
    deps,
  );
  return {
    identify: async (request, countCall) => {
      const signedIn = await identify(request, countCall);
      if (!signedIn) return null;
      const { id, name, email, isOperator } = signedIn.host;
      return { id, name, email, isOperator };
    },
    mailInvitation: async (hostId, to, link, asking) => {
      await requireMailOfHost(mails, hostId, to);
      mailer.send(coHostMail(to, link, asking));
    },
    mailRecap: (to, link, celebration) => mailer.deliver(recapMail(to, link, celebration)),
    answer: async (c) => routes.fetch(c.req.raw, c.env),
    // The names of the cookies and the library's settings depend on the address.
    isIntact: () => isIntact() && publicAddress.now()?.origin === publicUrl?.origin,
    close: async () => {
      await mails.afterwards.settled();
      mailer.close();
      close();
    },
  };
}

/** The dependencies of the calls under /api/auth. The type of each handler names the ones that it uses. */
export interface AccountWorlds {
  readonly callers: CallerWorld;
  readonly mails: MailWorld;
  readonly invited: InvitationWorld;
  readonly ways: WaysInWorld;
  readonly begun: NewAccountWorld;
  readonly ended: RemovalWorld;
  readonly identify: ReturnType<typeof identifySession>;
}

export function accountRoutes(
  worlds: AccountWorlds,
  { bases, publicAddress, answerError, countRefusal, desk }: AccountsDeps,
): Hono {
  const { callers, mails, invited, ways, begun, ended, identify } = worlds;
  const { limits, addressOf } = callers;
  const siteOf = (c: Context) => new URL(bases.of(c));

  /**
   * A stranger must not use up the calls of a host at the same address. The signature of a cookie is checked before the
   * database is read, so a forged cookie costs no query.
   */
  async function limitCall(c: Context): Promise<void> {
    const signedIn = await identify(c.req.raw, limits.requireHostCall);
    if (!signedIn) limits.requireCall(addressOf(c));
  }

  const handlers: AccountHandlers<typeof ACCOUNT_CALLS> = {
    ...settingsHandlers({ ...callers, ...begun }, { bases, publicAddress, desk }, siteOf),
    ...setUpHandlers({ ...callers, ...begun }, (origin) => publicAddress.learn(origin)),
    ...signUpHandlers({ ...callers, ...mails, ...invited, ...begun }),
    ...signInHandlers({ ...callers, ...mails, ...invited, ...ways, ...begun }),
    ...ownAccountHandlers({ ...callers, ...mails, ...ways, ...ended, desk }),
    ...secondStepHandlers({ ...callers, ...mails }),
    ...passkeyHandlers({ ...callers, ...mails, ...ways }, siteOf),
    ...houseHandlers({ ...callers, ...mails, ...invited, ...ways }, siteOf, countRefusal),
    ...addressHandlers(publicAddress),
    ...operatorHandlers({ ...callers, ...mails, ...invited, ...ended }, desk),
  };

  const app = new Hono({ getPath: readPath });
  app.onError(answerError);
  app.use(async (c, next) => {
    if (!isBeforeTheCode(begun.setUp, c)) requireOwnOrigin(c, bases.of(c));
    await limitCall(c);
    c.header('cache-control', 'no-store');
    await next();
  });
  app.use(limitBody(MAX_ACCOUNT_BODY_BYTES));
  register(app, ACCOUNT_CALLS, handlers, prepareAccountCall(callers));
  app.all('*', () => {
    throw new ApiProblem('not-found');
  });
  return app;
}

/**
 * With a set-up code, the first host may open the page at any address, so these calls do not check the address. This is
 * safe: there are no cookies yet, and a page of another origin cannot send a JSON body.
 */
function isBeforeTheCode({ code }: SetUp, c: Context): boolean {
  return code !== null && ANYWHERE.includes(c.req.path);
}
const ANYWHERE = ['/api/auth/settings', '/api/auth/setup/code'];

function settingsHandlers(
  { settings, auth, house, setUp }: CallerWorld & NewAccountWorld,
  { bases, publicAddress, desk }: Pick<AccountsDeps, 'bases' | 'publicAddress' | 'desk'>,
  siteOf: (c: Context) => URL,
): AccountHandlers<typeof SETTINGS_CALLS> {
  return {
    'GET /api/auth/settings': async ({ c }) => {
      const isNew = await setUp.isOpen();
      const asksForCode = isNew && setUp.code !== null;
      return {
        signup: settings.signup,
        mail: settings.smtpUrl !== null,
        version: VERSION,
        house: house?.name ?? null,
        passkeys: !asksForCode && canHavePasskeys(siteOf(c)),
        isNew,
        asksForCode,
        ...(desk.onlyOperatorsCreate() && { onlyOperatorsCreate: true }),
        ...(!asksForCode && { address: bases.of(c), addressFrom: sourceOf(publicAddress) }),
        commands: { start: startCommand(), setUp: commandFor('hosts', 'setup') },
      };
    },
    'GET /api/auth/.well-known/jwks.json': async ({ c }) => {
      const { keys } = await auth.api.getJwks();
      return c.json({ keys }, 200, { 'cache-control': `max-age=${KEYS_CACHED_S}` });
    },
  };
}

function sourceOf({ isFixed, now }: PublicAddress): 'setting' | 'host' | 'page' {
  if (isFixed) return 'setting';
  return now() === null ? 'page' : 'host';
}
