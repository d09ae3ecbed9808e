import type { Context } from 'hono';
import type { FirstStep } from '../../../domain/accounts/own-account.ts';
import type { SIGN_IN_CALLS } from '../../../domain/api/sign-in-calls.ts';
import type { Language } from '../../../domain/languages.ts';
import { hostHeadersIn } from '../../http/request-headers.ts';
import type { AccountCaller } from '../../limits/account-caller.ts';
import { doCounted } from '../../limits/put-back.ts';
import { languageFor } from '../../page/page-language.ts';
import { recoveryIdentifierOf } from '../better-auth/confirmation.ts';
import { afterRecovery, type CallingPage } from '../better-auth/host-links.ts';
import { requireHardPassword } from '../passwords/easy-passwords.ts';
import { asProven } from '../passwords/password-hashing.ts';
import { callAs } from './account-calls.ts';
import {
  type CallerWorld,
  callerAbout,
  callingPage,
  type InvitationWorld,
  type MailWorld,
  type NewAccountWorld,
  requireEntry,
  requireSession,
  userOf,
  type WaysInWorld,
} from './account-world.ts';
import { afterNewPassword } from './end-issued.ts';
import { openInvitation } from './open-invitation.ts';
import type { AccountHandlers } from './prepare-account-call.ts';

/**
 * The calls with which hosts sign in, also after a new password (docs/protocol.md#accounts). `otp` and `recover` answer
 * the same whether or not the e-mail has an account.
 */
export function signInHandlers(
  world: CallerWorld & MailWorld & InvitationWorld & WaysInWorld & Pick<NewAccountWorld, 'passwords'>,
): AccountHandlers<typeof SIGN_IN_CALLS> {
  const { auth, list, limits, mailer, invitations, afterwards, passwords } = world;

  async function signedIn(answer: { user?: { id: string } }): Promise<FirstStep> {
    return answer.user ? { user: userOf(await requireEntry(world, answer.user.id)) } : { next: 'second-step' };
  }

  async function signInByPassword(c: Context, caller: AccountCaller, password: string): Promise<FirstStep> {
    const body = { email: caller.email, password };
    const signIn = () => callAs(c, (as) => auth.api.signInEmail({ body, ...as }));
    return signedIn(await passwords.admit(() => limits.comparePassword(caller, signIn)));
  }

  /** Wrong codes from others do not count against the browser that requested the code. */
  async function signInByCode(c: Context, caller: AccountCaller, otp: string): Promise<FirstStep> {
    const { email } = caller;
    const { asker } = await callAs(c, (as) => auth.api.readCodeAsker({ body: { email }, ...as }));
    const count = limits.requireCode(asker, caller);
    const signIn = () => callAs(c, (as) => auth.api.signInEmailOTP({ body: { email, otp }, ...as }));
    const answer = await doCounted([count], signIn);
    limits.codeWasRight(asker, caller);
    return signedIn(answer);
  }

  /**
   * For an e-mail without an account, a code is stored but never sent, so that a wrong code takes the same time as for
   * an account.
   */
  async function mailCode(email: string, language: Language): Promise<void> {
    const body = { email, type: 'sign-in' } as const;
    if (await list.byEmail(email)) await auth.api.sendVerificationOTP({ body, headers: hostHeadersIn(language) });
    else await auth.api.createVerificationOTP({ body });
  }

  async function mailRecovery(page: CallingPage, email: string, invitation: string | undefined): Promise<void> {
    const redirectTo = afterRecovery(page, await openInvitation(world, invitation));
    await auth.api.requestPasswordReset({ body: { email, redirectTo } });
  }

  async function choosePassword(c: Context, token: string, password: string): Promise<FirstStep> {
    const { internalAdapter } = await auth.context;
    const hostId = (await internalAdapter.findVerificationValue(recoveryIdentifierOf(token)))?.value;
    const known = hostId === undefined ? null : await list.byId(hostId);
    requireHardPassword(password, known ? [known.name, known.email] : []);
    await callAs(c, (as) => auth.api.resetPassword({ body: { token, newPassword: password }, ...as }));
    const host = await requireEntry(world, hostId ?? '');
    await afterNewPassword(world, c, host);
    await invitations.removeOf(host.email);
    const caller = await callerAbout(world, c, host.email);
    limits.passwordIsNew(caller);
    return signInByPassword(c, caller, password);
  }

  return {
    'POST /api/auth/token': ({ c, caller, body: { password, code } }) =>
      password === undefined ? signInByCode(c, caller, code ?? '') : signInByPassword(c, caller, password),
    'POST /api/auth/otp': async ({ c, caller, body: { email } }) => {
      await mailer.requireReady();
      const count = limits.mayMail(caller);
      // No new code is sent, and the last code remains valid. A browser for which no code is sent gets no separate attempts.
      if (!count) return {};
      await callAs(c, (as) => auth.api.rememberCodeAsker({ body: { email }, ...as }));
      const language = languageFor(c);
      afterwards.start(() => doCounted([count], () => mailCode(email, language)));
      return {};
    },
    'POST /api/auth/recover': async ({ c, caller, body: { email, invitation } }) => {
      await mailer.requireReady();
      const count = limits.mayRecover(caller);
      const page = callingPage(world, c);
      if (count) afterwards.start(() => doCounted([count], () => mailRecovery(page, email, invitation)));
      return {};
    },
    'POST /api/auth/password': ({ c, body: { token, password } }) => asProven(() => choosePassword(c, token, password)),
    'POST /api/auth/logout': async ({ c, body: { everywhere, elsewhere } }) => {
      if (everywhere || elsewhere) {
        const { host, sessionId } = await requireSession(world, c);
        await list.signOut(host.id, elsewhere ? sessionId : null);
      }
      if (!elsewhere) await callAs(c, (as) => auth.api.signOut({ body: {}, ...as }));
    },
  };
}
