import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import { mailLinkSchema, signUpSchema, tokenOnlySchema } from '../../domain/accounts/account-calls.ts';
import type { HostEntry } from '../../domain/accounts/host-entry.ts';
import type { Confirmation } from '../../domain/accounts/own-account.ts';
import { ApiProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { countAll, doCounted, type PutBack } from '../limits/put-back.ts';
import { languageFor } from '../page/page-language.ts';
import { callAs } from './account-calls.ts';
import {
  type AccountWorld,
  callingPage,
  readSession,
  requireEntry,
  requireMail,
  tellOfChange,
  userOf,
} from './account-world.ts';
import { writeAsForNew } from './better-auth/confirmation.ts';
import { type CallingPage, linkWithInvitation } from './better-auth/host-links.ts';
import { endIssued } from './end-issued.ts';
import { knownAddressMail, newAddressMail } from './mails/mails.ts';
import { coHostInvitation } from './open-invitation.ts';
import { requireHardPassword } from './passwords/easy-passwords.ts';

/**
 * The calls with which somebody becomes a host, up to the confirmed address (docs/protocol.md#accounts). `signup` and
 * `resend` answer the same whether or not the e-mail has an account.
 */
export function signUpRoutes(world: AccountWorld): Hono {
  const { auth, list, limits, linkFor, mailer, settings, invitations, addressOf, isInvited, afterwards, passwords } =
    world;

  /** An operator invites an address. A host invites whoever has the link. Returns what takes the count back. */
  async function requireInvitation(token: string | undefined, email: string): Promise<PutBack> {
    if (settings.signup === 'off') throw new ApiProblem('signup-off');
    if (settings.signup === 'open') return () => {};
    if (token === undefined) throw new ApiProblem('not-invited');
    if ((await invitations.emailOf(token, Date.now())) === email) return () => {};
    if (!(await isInvited(token))) throw new ApiProblem('not-invited');
    return limits.requireSignUp(token);
  }

  /** Only the mail says whether the address has an account. */
  async function mailNewHost(page: CallingPage, email: string, invitation: string | null): Promise<void> {
    const host = await list.byEmail(email);
    if (host && !host.isConfirmed) await auth.sendConfirmation(page, host.id, email, invitation);
    else mailer.send(knownAddressMail(email, linkWithInvitation(page.linkTo('sign-in'), invitation), page.language));
  }

  async function signUp(
    c: Context,
    { name, email, password, invitation }: v.InferOutput<typeof signUpSchema>,
  ): Promise<void> {
    const count = await countAll(
      () => requireInvitation(invitation, email),
      () => limits.requireSignUpOf(addressOf(c)),
      () => requireMail(world, email),
    );
    await doCounted([count], async () => {
      const { user } = await callAs(c, (as) => auth.api.signUpEmail({ body: { name, email, password }, ...as }));
      const { internalAdapter } = await auth.context;
      if (!(await internalAdapter.findUserById(user.id))) await writeAsForNew(internalAdapter);
      await callAs(c, (as) => auth.api.rememberSignUp({ body: { hostId: user.id }, ...as }));
      if (invitation !== undefined) await invitations.end(invitation, email);
    });
  }

  /** Whoever reads the former mailbox must not get back in, and is told. */
  async function leaveAddress(c: Context, host: HostEntry, formerEmail: string): Promise<void> {
    await endIssued(world, { id: host.id, email: formerEmail });
    const current = await readSession(world, c.req.raw);
    await list.signOut(host.id, current?.sessionId ?? null);
    tellOfChange(world, newAddressMail(formerEmail, linkFor(c)('sign-in'), languageFor(c)));
  }

  /** The host may have confirmed the address on another device meanwhile. */
  async function mailAgain(page: CallingPage, email: string, invitation: string | undefined): Promise<void> {
    if (await list.byEmail(email)) await mailNewHost(page, email, await coHostInvitation(world, invitation));
  }

  return new Hono()
    .post('/signup', async (c) => {
      const body = await readBody(c, signUpSchema);
      limits.requireStranger(addressOf(c));
      requireHardPassword(body.password, [body.name, body.email]);
      await passwords.admit(() => signUp(c, body));
      const page = callingPage(world, c);
      afterwards.start(async () => mailNewHost(page, body.email, await coHostInvitation(world, body.invitation)));
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
      const { hostId, recovery, formerEmail } = await callAs(c, (as) => auth.api.confirm({ body: { token }, ...as }));
      if (recovery !== null) return c.json({ next: 'new-password', token: recovery } satisfies Confirmation);
      const host = await requireEntry(world, hostId);
      if (formerEmail !== null) await leaveAddress(c, host, formerEmail);
      await invitations.removeOf(host.email);
      return c.json({ user: userOf(host) } satisfies Confirmation);
    })
    .post('/resend', async (c) => {
      const { email, invitation } = await readBody(c, mailLinkSchema);
      limits.requireStranger(addressOf(c));
      const count = await requireMail(world, email, limits.requireResend);
      const page = callingPage(world, c);
      afterwards.start(() => doCounted([count], () => mailAgain(page, email, invitation)));
      return c.json({}, 202);
    });
}
