import { twoFactor } from 'better-auth/plugins/two-factor';
import { RECOVERY_CODES, TRUST_LASTS_MS } from '../../../domain/accounts/account-limits.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

/** The path at which a mailed code is checked. */
export const CODE_PATH = '/sign-in/email-otp';

/** The paths of the first step. The second step follows each of them. */
const FIRST_STEPS = ['/sign-in/email', CODE_PATH];

/**
 * The path to which the provider of a house sends hosts back. The provider asks for its own second step, if it has one.
 */
export const HOUSE_PATH = '/callback/:id';

/** A passkey counts as both steps: the device, and the unlocking of the device. */
export const PASSKEY_PATH = '/sign-in/passkey';

/** The path at which the six digits of an app are checked. */
export const TOTP_PATH = '/two-factor/verify-totp';

/**
 * The paths at which a host with a second step may get a session. After a first step, the library ends that session and
 * asks for the second step. The last two paths already require a session.
 */
const BEGINS_SESSION: ReadonlySet<string> = new Set([
  ...FIRST_STEPS,
  HOUSE_PATH,
  PASSKEY_PATH,
  TOTP_PATH,
  '/two-factor/verify-backup-code',
  '/two-factor/disable',
  '/change-password',
]);

export function mayBeginSession(path: string | undefined, hasSecondStep: boolean): boolean {
  return !hasSecondStep || (path !== undefined && BEGINS_SESSION.has(path));
}

/** Better Auth asks for the second step only after a password. This plugin also asks after a mailed code. */
export function secondStep() {
  const plugin = twoFactor({
    issuer: PRODUCT_NAME,
    // A host who came from the house has no password. src/server/accounts/calls/require-fresh.ts asks for a new session
    // instead.
    allowPasswordless: true,
    totpOptions: { digits: 6, period: 30 },
    trustDeviceMaxAge: TRUST_LASTS_MS / 1_000,
    backupCodeOptions: { amount: RECOVERY_CODES, length: 10, storeBackupCodes: 'encrypted' },
    schema: { twoFactor: { modelName: 'host_second_steps' } },
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: { path?: string | undefined }) => FIRST_STEPS.includes(context.path ?? ''),
  }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}
