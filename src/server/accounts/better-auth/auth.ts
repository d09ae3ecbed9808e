import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { jwt } from 'better-auth/plugins/jwt';
import { type Dialect, Kysely } from 'kysely';
import type { Logger } from 'pino';
import { isEmail } from '../../../domain/accounts/account-calls.ts';
import { CODE_LASTS_MS, RECOVERY_LASTS_MS, SESSION_LASTS_MS } from '../../../domain/accounts/account-limits.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { DAY_MS, HOST_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { hostLanguageIn } from '../../http/request-headers.ts';
import type { Mailer } from '../mails/mailer.ts';
import { codeMail, confirmationMail, recoveryMail } from '../mails/mails.ts';
import type { PasswordHash } from '../passwords/password-hashing.ts';
import { codeAsker } from './code-asker.ts';
import { confirmation, newConfirmation } from './confirmation.ts';
import { type CallingPage, linkWithInvitation, readRecovery } from './host-links.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';
import { passkeySession } from './passkey-session.ts';
import { CODE_PATH, mayBeginSession, secondStep, TOTP_PATH } from './second-step.ts';
import type { UsedCodes } from './used-codes.ts';

const DAY_S = DAY_MS / 1_000;
const NO_TOKENS = {
  ...{ accessToken: null, refreshToken: null, idToken: null, scope: null },
  ...{ accessTokenExpiresAt: null, refreshTokenExpiresAt: null },
};
/** The base address of the library without PUBLIC_URL. It is also the issuer of tokens. */
const LOCAL_ORIGIN = 'http://localhost';

/**
 * The reads and changes that Clink itself makes in the tables of the library (src/server/accounts/hosts/host-list.ts).
 */
interface AccountRows {
  byId(hostId: string): Promise<Pick<HostEntry, 'bannedAt' | 'email' | 'hasSecondStep'> | undefined>;
  rename(hostId: string, name: string): Promise<unknown>;
  confirm(hostId: string): Promise<unknown>;
  /** Invalidates the links that confirm an address of this host. */
  forgetConfirmations(hostId: string): Promise<unknown>;
  /** Keeps only the most recently used sessions and the most recently trusted devices of a host. */
  keepNewest(hostId: string): Promise<void>;
}

/** The settings with which hosts can sign in at a house's own provider (src/server/accounts/ways-in/house.ts). */
interface HousePart {
  plugin(): BetterAuthPlugin;
  onAccount(account: { readonly providerId: string; readonly userId: string }): void;
  isOfVisit(): boolean;
  readonly validateUserInfo: NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;
}

export interface AuthDeps {
  readonly dialect: Dialect;
  readonly list: AccountRows;
  readonly usedCodes: UsedCodes;
  readonly mailer: Mailer;
  /** Null if hosts use several addresses of this computer, all without TLS. */
  readonly publicUrl: URL | null;
  /** Null if hosts sign in only with accounts of Clink. */
  readonly house: HousePart | null;
  readonly secret: string;
  /** The beginning of the names of the cookies. */
  readonly cookiePrefix: string;
  readonly log: Logger;
  readonly passwords: PasswordHash;
}

/** Better Auth with the tables of src/server/hosts-data/account-tables.ts. Only src/server/accounts calls it. */
export function createAuth(deps: AuthDeps) {
  const { dialect, list, usedCodes, mailer, publicUrl, house, secret, cookiePrefix, log, passwords } = deps;
  const origin = publicUrl?.origin ?? LOCAL_ORIGIN;
  const auth = betterAuth({
    appName: PRODUCT_NAME,
    // Only the library uses this address. Links and the check of the origin use
    // src/server/http/address/base-address.ts.
    baseURL: origin,
    trustedOrigins: [origin],
    secret,
    // A transaction would stay open while a password is hashed, and would block every other connection. The type
    // decides how flags and dates are stored. Both databases store them in the same way.
    database: { db: new Kysely({ dialect }), type: 'sqlite', transaction: false },
    telemetry: { enabled: false },
    // src/server/accounts/limits/attempt-limits.ts limits instead.
    rateLimit: { enabled: false },
    // The messages of the library contain e-mail addresses, so only the error is logged.
    logger: {
      level: 'error',
      log: (_level, _message, ...details) => {
        const error = details.find((detail) => detail instanceof Error);
        // Anybody can open the address to which the provider of a house sends hosts back, with any parameters. Such
        // visits count as refusals, and their reasons are logged.
        if (house?.isOfVisit() && (!error || isOfState(error))) return;
        log.error({ err: error }, 'the accounts of hosts failed');
      },
    },
    user: { modelName: 'hosts', ...(house && { validateUserInfo: house.validateUserInfo }) },
    session: {
      modelName: 'host_sessions',
      fields: { userAgent: 'device' },
      expiresIn: SESSION_LASTS_MS / 1_000,
      updateAge: DAY_S,
    },
    account: {
      modelName: 'host_credentials',
      updateAccountOnSignIn: false,
      // A provider that is set up wrongly must not open the accounts of others. So only a signed-in host can connect an
      // account of the house.
      accountLinking: { disableImplicitLinking: true, allowDifferentEmails: true },
    },
    verification: { modelName: 'host_verifications', storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix,
      useSecureCookies: publicUrl?.protocol === 'https:',
      defaultCookieAttributes: { path: '/api', sameSite: 'lax', httpOnly: true },
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: passwords,
      resetPasswordTokenExpiresIn: RECOVERY_LASTS_MS / 1_000,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token, url }) => {
        const { link, language } = readRecovery(url, token);
        mailer.send(recoveryMail(user.email, link, language));
      },
      // The link came by mail, so using it confirms the address.
      onPasswordReset: async ({ user }) => {
        if (!user.emailVerified) await list.rename(user.id, nameFrom(user.email));
        await list.confirm(user.id);
        await list.forgetConfirmations(user.id);
      },
    },
    // The route of the sign-up sends this mail itself, because the link may contain an invitation.
    emailVerification: { sendOnSignUp: false },
    databaseHooks: {
      user: {
        update: {
          before: async (changes, context) => {
            const isProved = context?.path === CODE_PATH && changes.emailVerified === true;
            return isProved ? { data: { ...changes, name: nameFrom(String(context.body?.email)) } } : undefined;
          },
        },
      },
      // Clink does not need the provider's tokens. It does not store them, so a copy of the data opens nothing at the
      // provider.
      account: {
        create: {
          before: async (account) => ({ data: { ...account, ...NO_TOKENS } }),
          after: async (account) => house?.onAccount(account),
        },
        update: { before: async (changes) => ({ data: { ...changes, ...NO_TOKENS } }) },
      },
      session: {
        create: {
          before: async ({ userId }, context) => {
            const refusal = await refusalOf(userId, context?.path, context?.body?.code);
            if (refusal) throw new APIError('FORBIDDEN', { code: refusal });
          },
          after: async ({ userId }, context) => {
            await list.keepNewest(userId);
            const host = context && (await list.byId(userId));
            if (host) await rememberBrowser(context, host.email);
          },
        },
      },
    },
    plugins: [
      confirmation(),
      secondStep(),
      signedCookie(),
      codeAsker(),
      knownBrowser(),
      passkeySession(),
      ...(house ? [house.plugin()] : []),
      emailOTP({
        disableSignUp: true,
        otpLength: 6,
        expiresIn: CODE_LASTS_MS / 1_000,
        // This limit is never reached: src/server/accounts/limits/attempt-limits.ts allows fewer attempts, and counts
        // those of strangers separately from the host's.
        allowedAttempts: 200,
        storeOTP: 'hashed',
        sendVerificationOTP: async ({ email, otp }, ctx) =>
          mailer.send(codeMail(email, otp, hostLanguageIn(ctx?.headers))),
      }),
      jwt({
        disableSettingJwtHeader: true,
        schema: { jwks: { modelName: 'host_keys' } },
        jwt: { definePayload: ({ user }) => ({ name: user.name, email: user.email }) },
      }),
    ],
  });

  acceptEmails(auth.api);

  /** The reason to refuse a session, or null. Every way to sign in runs this check. */
  async function refusalOf(hostId: string, path: string | undefined, code: unknown): Promise<string | null> {
    const host = await list.byId(hostId);
    if (!host || host.bannedAt !== null) return 'BANNED';
    if (!mayBeginSession(path, host.hasSecondStep)) return 'UNAUTHORIZED';
    const isReplay = path === TOTP_PATH && !(await usedCodes.use(hostId, String(code), Date.now()));
    return isReplay ? 'INVALID_CODE' : null;
  }

  /** `invitation`: the token of a co-host's invitation, which the link opens after the confirmation. */
  async function sendConfirmation(
    { linkTo, language }: CallingPage,
    hostId: string,
    email: string,
    invitation: string | null = null,
  ): Promise<void> {
    const { internalAdapter } = await auth.$context;
    await list.forgetConfirmations(hostId);
    const link = linkTo('confirm', await newConfirmation(internalAdapter, hostId, email));
    mailer.send(confirmationMail(email, linkWithInvitation(link, invitation), language));
  }

  return { api: auth.api, context: auth.$context, sendConfirmation };
}
export type Auth = ReturnType<typeof createAuth>;

/**
 * Makes a name from the address. An account gets this name when the owner of the address takes it over, because a
 * stranger may have chosen the old name.
 */
function nameFrom(email: string): string {
  return email.split('@')[0]?.slice(0, HOST_NAME_MAX_LENGTH) || email;
}

/** Whether the library refused the `state` that the browser returned from the provider. */
function isOfState(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('state_');
}

/** Reads the token of a session from its cookie. Null if the signature is wrong. Does not use the database. */
function signedCookie() {
  return {
    id: 'signed-cookie' as const,
    endpoints: {
      signedToken: createAuthEndpoint('/signed-token', { method: 'GET', requireHeaders: true }, async (ctx) => {
        const { authCookies, secret } = ctx.context;
        return (await ctx.getSignedCookie(authCookies.sessionToken.name, secret)) || null;
      }),
    },
  };
}

/** The schema of one call of the library. All schemas of the library share one pattern for e-mails. */
interface LibraryCalls {
  readonly requestPasswordReset: {
    readonly options: { readonly body: { readonly shape: { readonly email: unknown } } };
  };
}

/**
 * Makes the library accept the same e-mails as Clink. Its own pattern refuses `a&b@example.org` and domains such as
 * `xn--p1ai`. @throws if the library's schemas have an unknown form.
 */
function acceptEmails({ requestPasswordReset }: LibraryCalls): void {
  const { email } = requestPasswordReset.options.body.shape;
  const { pattern } = (email as { _zod: { def: { pattern: unknown } } })._zod.def;
  if (!(pattern instanceof RegExp)) throw new Error('the library checks e-mails in another way');
  Object.defineProperty(pattern, 'test', { value: isEmail, configurable: true });
}
