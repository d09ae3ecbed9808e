import { Hono } from 'hono';
import { mailLinkSchema, signUpSchema, tokenOnlySchema } from '../../domain/accounts/account-calls.ts';
import type { Confirmation } from '../../domain/accounts/own-account.ts';
import { ApiProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { callAs } from './account-calls.ts';
import { type AccountWorld, requireEntry, requireMail, userOf } from './account-world.ts';
import { requireHardPassword } from './easy-passwords.ts';
import { linkWithInvitation } from './host-links.ts';
import { knownAddressMail } from './mails.ts';
import { coHostInvitation } from './open-invitation.ts';

/**
 * The calls with which somebody becomes a host, up to the confirmed address (docs/protocol.md#accounts). `signup` and
 * `resend` answer the same whether or not the e-mail has an account.
 */
export function signUpRoutes(world: AccountWorld): Hono {
  const { auth, list, limits, linkTo, mailer, settings, invitations, addressOf, isInvited } = world;

  /** An operator invites an address. A host invites whoever has the link. */
  async function requireInvitation(token: string | undefined, email: string): Promise<void> {
    if (settings.signup === 'off') throw new ApiProblem('signup-off');
    if (settings.signup === 'open') return;
    if (token === undefined) throw new ApiProblem('not-invited');
    if ((await invitations.emailOf(token, Date.now())) === email) return;
    if (!(await isInvited(token))) throw new ApiProblem('not-invited');
    limits.requireSignUp(token);
  }

  /** Only the mail says whether the address has an account. */
  async function mailNewHost(email: string, invitation: string | null): Promise<void> {
    const host = await list.byEmail(email);
    if (host && !host.isConfirmed) await auth.sendConfirmation(host.id, email, invitation);
    else mailer.send(knownAddressMail(email, linkWithInvitation(linkTo('sign-in'), invitation)));
  }

  return new Hono()
    .post('/signup', async (c) => {
      const { name, email, password, invitation } = await readBody(c, signUpSchema);
      limits.requireStranger(addressOf(c));
      requireHardPassword(password, [name, email]);
      await requireInvitation(invitation, email);
      await requireMail(world, email);
      const { user } = await callAs(c, (as) => auth.api.signUpEmail({ body: { name, email, password }, ...as }));
      await callAs(c, (as) => auth.api.rememberSignUp({ body: { hostId: user.id }, ...as }));
      if (invitation !== undefined) await invitations.end(invitation, email);
      await mailNewHost(email, await coHostInvitation(world, invitation));
      return c.json({}, 202);
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
      const { hostId, recovery } = await callAs(c, (as) => auth.api.confirm({ body: { token }, ...as }));
      if (recovery !== null) return c.json({ next: 'new-password', token: recovery } satisfies Confirmation);
      const host = await requireEntry(world, hostId);
      await invitations.removeOf(host.email);
      return c.json({ user: userOf(host) } satisfies Confirmation);
    })
    .post('/resend', async (c) => {
      const { email, invitation } = await readBody(c, mailLinkSchema);
      limits.requireStranger(addressOf(c));
      await requireMail(world, email, limits.requireResend);
      // The host may have confirmed the address on another device meanwhile.
      if (await list.byEmail(email)) await mailNewHost(email, await coHostInvitation(world, invitation));
      return c.json({}, 202);
    });
}
