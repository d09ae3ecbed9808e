import { type Context, Hono } from 'hono';
import {
  emailOnlySchema,
  mailLinkSchema,
  newPasswordSchema,
  signInSchema,
  signUpSchema,
  tokenOnlySchema,
} from '../../domain/accounts/account-calls.ts';
import type { FirstStep } from '../../domain/accounts/own-account.ts';
import { ApiProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { callAs } from './account-calls.ts';
import { type AccountWorld, requireEntry, userOf } from './account-world.ts';
import { linkWithInvitation } from './host-links.ts';
import { knownAddressMail, newPasswordMail } from './mails.ts';

/** The same answer for every e-mail, whether or not it has an account. */
const ACCEPTED = [{}, 202] as const;

/** The calls of those who are not signed in (docs/protocol.md#accounts). */
export function signInRoutes(world: AccountWorld): Hono {
  const { auth, list, limits, linkTo, mailer, settings, invitations, addressOf, isInvited } = world;

  /** A stranger may enter any address, so mails to each one are limited. */
  async function requireMail(email: string): Promise<void> {
    limits.requireMail(email);
    await mailer.requireReady();
  }

  /** An operator invites an address. A host invites whoever has the link. */
  async function requireInvitation(token: string | undefined, email: string): Promise<void> {
    if (settings.signup === 'off') throw new ApiProblem('signup-off');
    if (settings.signup === 'open') return;
    if (token === undefined) throw new ApiProblem('not-invited');
    const invited = await invitations.emailOf(token, Date.now());
    if (invited !== email && !(await isInvited(token))) throw new ApiProblem('not-invited');
  }

  /** Null unless the token is a host's open invitation. An operator's invitation ends when the account is created. */
  async function stillToAnswer(token: string | undefined): Promise<string | null> {
    return token !== undefined && (await isInvited(token)) ? token : null;
  }

  /** The same, but also accepts an operator's invitation. Somebody with another account may have opened it. */
  async function stillGood(token: string | undefined): Promise<string | null> {
    const isOperators = token !== undefined && (await invitations.emailOf(token, Date.now())) !== null;
    return isOperators ? token : stillToAnswer(token);
  }

  /** Only the mail says whether the address has an account. */
  async function mailNewHost(email: string, invitation: string | null): Promise<void> {
    const host = await list.byEmail(email);
    if (host && !host.isConfirmed) await auth.sendConfirmation(host.id, email, invitation);
    else mailer.send(knownAddressMail(email, linkWithInvitation(linkTo('sign-in'), invitation)));
  }

  async function signedIn(c: Context, answer: { user?: { id: string } }): Promise<Response> {
    const step: FirstStep = answer.user
      ? { user: userOf(await requireEntry(world, answer.user.id)) }
      : { next: 'second-step' };
    return c.json(step);
  }

  async function signInByPassword(c: Context, email: string, password: string): Promise<Response> {
    const body = { email, password };
    const signIn = () => callAs(c, (as) => auth.api.signInEmail({ body, ...as }));
    return signedIn(c, await limits.comparePassword(email, signIn));
  }

  async function signInByCode(c: Context, email: string, otp: string): Promise<Response> {
    limits.requireCode(email);
    const answer = await callAs(c, (as) => auth.api.signInEmailOTP({ body: { email, otp }, ...as }));
    limits.codeWasRight(email);
    return signedIn(c, answer);
  }

  return new Hono()
    .post('/signup', async (c) => {
      const { name, email, password, invitation } = await readBody(c, signUpSchema);
      limits.requireStranger(addressOf(c));
      await requireInvitation(invitation, email);
      await requireMail(email);
      await callAs(c, (as) => auth.api.signUpEmail({ body: { name, email, password }, ...as }));
      await invitations.removeOf(email);
      await mailNewHost(email, await stillToAnswer(invitation));
      return c.json(...ACCEPTED);
    })
    .get('/invitations/:token', async (c) => {
      limits.requireStranger(addressOf(c));
      const token = c.req.param('token');
      const email = await invitations.emailOf(token, Date.now());
      if (email === null && !(await isInvited(token))) throw new ApiProblem('link-expired');
      return c.json({ email });
    })
    .post('/verify', async (c) => {
      const { token } = await readBody(c, tokenOnlySchema);
      limits.requireStranger(addressOf(c));
      const { hostId } = await callAs(c, (as) => auth.api.confirm({ body: { token }, ...as }));
      return c.json({ user: userOf(await requireEntry(world, hostId)) });
    })
    .post('/resend', async (c) => {
      const { email, invitation } = await readBody(c, mailLinkSchema);
      limits.requireStranger(addressOf(c));
      await requireMail(email);
      const host = await list.byEmail(email);
      if (host && !host.isConfirmed) await auth.sendConfirmation(host.id, email, await stillToAnswer(invitation));
      return c.json(...ACCEPTED);
    })
    .post('/token', async (c) => {
      const { email, password, code } = await readBody(c, signInSchema);
      limits.requireStranger(addressOf(c));
      return password === undefined ? signInByCode(c, email, code ?? '') : signInByPassword(c, email, password);
    })
    .post('/otp', async (c) => {
      const { email } = await readBody(c, emailOnlySchema);
      limits.requireStranger(addressOf(c));
      await requireMail(email);
      await callAs(c, (as) => auth.api.sendVerificationOTP({ body: { email, type: 'sign-in' }, ...as }));
      return c.json(...ACCEPTED);
    })
    .post('/recover', async (c) => {
      const { email, invitation } = await readBody(c, mailLinkSchema);
      limits.requireStranger(addressOf(c));
      await requireMail(email);
      const redirectTo = linkWithInvitation(linkTo('sign-in'), await stillGood(invitation));
      await callAs(c, (as) => auth.api.requestPasswordReset({ body: { email, redirectTo }, ...as }));
      return c.json(...ACCEPTED);
    })
    .post('/password', async (c) => {
      const { token, password } = await readBody(c, newPasswordSchema);
      limits.requireStranger(addressOf(c));
      const { internalAdapter } = await auth.context;
      const hostId = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value;
      await callAs(c, (as) => auth.api.resetPassword({ body: { token, newPassword: password }, ...as }));
      const { id, email } = await requireEntry(world, hostId ?? '');
      await list.forgetTrust(id);
      mailer.send(newPasswordMail(email, linkTo('sign-in')));
      limits.passwordIsNew(email);
      return signInByPassword(c, email, password);
    });
}
