import { type Context, Hono } from 'hono';
import {
  emailOnlySchema,
  mailLinkSchema,
  newPasswordSchema,
  signInSchema,
} from '../../domain/accounts/account-calls.ts';
import type { FirstStep } from '../../domain/accounts/own-account.ts';
import { readBody } from '../read-body.ts';
import { callAs } from './account-calls.ts';
import { type AccountWorld, requireEntry, requireMail, userOf } from './account-world.ts';
import { recoveryIdentifierOf } from './confirmation.ts';
import { requireHardPassword } from './easy-passwords.ts';
import { linkWithInvitation } from './host-links.ts';
import { newPasswordMail } from './mails.ts';
import { openInvitation } from './open-invitation.ts';

/**
 * The calls with which hosts sign in, also after a new password (docs/protocol.md#accounts). `otp` and `recover` answer
 * the same whether or not the e-mail has an account.
 */
export function signInRoutes(world: AccountWorld): Hono {
  const { auth, list, limits, linkTo, mailer, invitations, addressOf } = world;

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
    .post('/token', async (c) => {
      const { email, password, code } = await readBody(c, signInSchema);
      limits.requireStranger(addressOf(c));
      return password === undefined ? signInByCode(c, email, code ?? '') : signInByPassword(c, email, password);
    })
    .post('/otp', async (c) => {
      const { email } = await readBody(c, emailOnlySchema);
      limits.requireStranger(addressOf(c));
      await requireMail(world, email);
      await callAs(c, (as) => auth.api.sendVerificationOTP({ body: { email, type: 'sign-in' }, ...as }));
      return c.json({}, 202);
    })
    .post('/recover', async (c) => {
      const { email, invitation } = await readBody(c, mailLinkSchema);
      limits.requireStranger(addressOf(c));
      await requireMail(world, email, limits.requireRecovery);
      const redirectTo = linkWithInvitation(linkTo('sign-in'), await openInvitation(world, invitation));
      await callAs(c, (as) => auth.api.requestPasswordReset({ body: { email, redirectTo }, ...as }));
      return c.json({}, 202);
    })
    .post('/password', async (c) => {
      const { token, password } = await readBody(c, newPasswordSchema);
      limits.requireStranger(addressOf(c));
      const { internalAdapter } = await auth.context;
      const hostId = (await internalAdapter.findVerificationValue(recoveryIdentifierOf(token)))?.value;
      const known = hostId === undefined ? undefined : await list.byId(hostId);
      requireHardPassword(password, known ? [known.name, known.email] : []);
      await callAs(c, (as) => auth.api.resetPassword({ body: { token, newPassword: password }, ...as }));
      const { id, email } = await requireEntry(world, hostId ?? '');
      await list.forgetTrust(id);
      await invitations.removeOf(email);
      mailer.send(newPasswordMail(email, linkTo('sign-in')));
      limits.passwordIsNew(email);
      return signInByPassword(c, email, password);
    });
}
