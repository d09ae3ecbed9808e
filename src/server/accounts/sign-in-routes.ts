import { type Context, Hono } from 'hono';
import {
  emailOnlySchema,
  mailLinkSchema,
  newPasswordSchema,
  signInSchema,
} from '../../domain/accounts/account-calls.ts';
import type { FirstStep } from '../../domain/accounts/own-account.ts';
import type { Language } from '../../domain/languages.ts';
import { readBody } from '../http/read-body.ts';
import { hostHeadersIn } from '../http/request-headers.ts';
import { doCounted } from '../limits/put-back.ts';
import { languageFor } from '../page/page-language.ts';
import { callAs } from './account-calls.ts';
import { type AccountWorld, callingPage, requireEntry, requireMail, tellOfChange, userOf } from './account-world.ts';
import { recoveryIdentifierOf } from './better-auth/confirmation.ts';
import { afterRecovery, type CallingPage } from './better-auth/host-links.ts';
import { endIssued } from './end-issued.ts';
import { newPasswordMail } from './mails/mails.ts';
import { openInvitation } from './open-invitation.ts';
import { requireHardPassword } from './passwords/easy-passwords.ts';
import { asProven } from './passwords/password-hashing.ts';

/**
 * The calls with which hosts sign in, also after a new password (docs/protocol.md#accounts). `otp` and `recover` answer
 * the same whether or not the e-mail has an account.
 */
export function signInRoutes(world: AccountWorld): Hono {
  const { auth, list, limits, linkFor, invitations, addressOf, afterwards, passwords } = world;

  async function signedIn(c: Context, answer: { user?: { id: string } }): Promise<Response> {
    const step: FirstStep = answer.user
      ? { user: userOf(await requireEntry(world, answer.user.id)) }
      : { next: 'second-step' };
    return c.json(step);
  }

  async function signInByPassword(c: Context, email: string, password: string): Promise<Response> {
    const body = { email, password };
    const signIn = () => callAs(c, (as) => auth.api.signInEmail({ body, ...as }));
    return signedIn(c, await passwords.admit(() => limits.comparePassword(email, signIn)));
  }

  /** Wrong codes of others do not count for the browser that asked for the code. */
  async function signInByCode(c: Context, email: string, otp: string): Promise<Response> {
    const { asker } = await callAs(c, (as) => auth.api.readCodeAsker({ body: { email }, ...as }));
    const count = limits.requireCode(asker, email);
    const signIn = () => callAs(c, (as) => auth.api.signInEmailOTP({ body: { email, otp }, ...as }));
    const answer = await doCounted([count], signIn);
    limits.codeWasRight(asker, email);
    return signedIn(c, answer);
  }

  /** An e-mail without an account gets a code too, which nobody ever reads. So a wrong one costs the same work. */
  async function mailCode(email: string, language: Language): Promise<void> {
    const body = { email, type: 'sign-in' } as const;
    if (await list.byEmail(email)) await auth.api.sendVerificationOTP({ body, headers: hostHeadersIn(language) });
    else await auth.api.createVerificationOTP({ body });
  }

  async function mailRecovery(page: CallingPage, email: string, invitation: string | undefined): Promise<void> {
    const redirectTo = afterRecovery(page, await openInvitation(world, invitation));
    await auth.api.requestPasswordReset({ body: { email, redirectTo } });
  }

  async function choosePassword(c: Context, token: string, password: string): Promise<Response> {
    const { internalAdapter } = await auth.context;
    const hostId = (await internalAdapter.findVerificationValue(recoveryIdentifierOf(token)))?.value;
    const known = hostId === undefined ? null : await list.byId(hostId);
    requireHardPassword(password, known ? [known.name, known.email] : []);
    await callAs(c, (as) => auth.api.resetPassword({ body: { token, newPassword: password }, ...as }));
    const host = await requireEntry(world, hostId ?? '');
    await endIssued(world, host);
    await invitations.removeOf(host.email);
    tellOfChange(world, newPasswordMail(host.email, linkFor(c)('sign-in'), languageFor(c)));
    limits.passwordIsNew(host.email);
    return signInByPassword(c, host.email, password);
  }

  return new Hono()
    .post('/token', async (c) => {
      const { email, password, code } = await readBody(c, signInSchema);
      limits.requireStranger(addressOf(c));
      return password === undefined ? signInByCode(c, email, code ?? '') : signInByPassword(c, email, password);
    })
    .post('/otp', async (c) => {
      const { email } = await readBody(c, emailOnlySchema);
      limits.requireStranger(addressOf(c));
      const count = await requireMail(world, email);
      await callAs(c, (as) => auth.api.rememberCodeAsker({ body: { email }, ...as }));
      const language = languageFor(c);
      afterwards.start(() => doCounted([count], () => mailCode(email, language)));
      return c.json({}, 202);
    })
    .post('/recover', async (c) => {
      const { email, invitation } = await readBody(c, mailLinkSchema);
      limits.requireStranger(addressOf(c));
      const count = await requireMail(world, email, limits.requireRecovery);
      const page = callingPage(world, c);
      afterwards.start(() => doCounted([count], () => mailRecovery(page, email, invitation)));
      return c.json({}, 202);
    })
    .post('/password', async (c) => {
      const { token, password } = await readBody(c, newPasswordSchema);
      limits.requireStranger(addressOf(c));
      return asProven(() => choosePassword(c, token, password));
    });
}
