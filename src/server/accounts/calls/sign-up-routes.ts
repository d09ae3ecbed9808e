import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { signUpSchema } from '../../../domain/accounts/account-calls.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import type { User } from '../../../domain/accounts/own-account.ts';
import type { SIGN_UP_CALLS } from '../../../domain/api/sign-in-calls.ts';
import { ApiProblem } from '../../http/problem.ts';
import { countAll, doCounted, type PutBack } from '../../limits/put-back.ts';
import { languageFor } from '../../page/page-language.ts';
import { writeAsForNew } from '../better-auth/confirmation.ts';
import { type CallingPage, linkWithInvitation } from '../better-auth/host-links.ts';
import { knownAddressMail, newAddressMail } from '../mails/mails.ts';
import { requireHardPassword } from '../passwords/easy-passwords.ts';
import { callAs } from './account-calls.ts';
import {
  type CallerWorld,
  callingPage,
  type InvitationWorld,
  type MailWorld,
  type NewAccountWorld,
  readSession,
  requireEntry,
  tellOfChange,
  userOf,
} from './account-world.ts';
import { endIssued } from './end-issued.ts';
import { coHostInvitation } from './open-invitation.ts';
import type { AccountHandlers } from './prepare-account-call.ts';

/**
 * The calls of a sign-up, up to the confirmed address (docs/protocol.md#accounts). `signup` and `resend` answer the
 * same whether or not the e-mail has an account.
 */
export function signUpHandlers(
  world: CallerWorld & MailWorld & InvitationWorld & NewAccountWorld,
): AccountHandlers<typeof SIGN_UP_CALLS> {
  const { auth, list, limits, linkFor, mailer, settings, invitations, addressOf, isInvited, invitedAs } = world;
  const { afterwards, passwords } = world;

  /**
   * An operator's invitation is for one address. A host's invitation is for anybody who has the link. Returns a
   * function that undoes the count.
   */
  async function requireInvitation(token: string | undefined, email: string): Promise<PutBack> {
    if (settings.signup === 'off') throw new ApiProblem('signup-off');
    if (settings.signup === 'open') return () => {};
    if (token === undefined) throw new ApiProblem('not-invited');
    if ((await invitations.emailOf(token, Date.now())) === email) return () => {};
    if (!(await isInvited(token))) throw new ApiProblem('not-invited');
    return limits.requireSignUp(token);
  }

  /**
   * Whether an account with this invitation needs no confirmation of its address. A co-host's invitation was mailed to
   * exactly this address. Without a mail server, no address can be confirmed, and a host vouches for everybody with the
   * link. An operator's invitation may have been printed by a command, so it confirms nothing if there is a mail
   * server.
   */
  async function isVouchedFor(token: string | undefined, email: string): Promise<boolean> {
    if (token === undefined || settings.signup === 'off') return false;
    const found = await invitedAs(token);
    if (settings.smtpUrl !== null) return found?.email === email;
    return found !== null || (await invitations.emailOf(token, Date.now())) === email;
  }

  /** Creates a confirmed account and signs its host in. Null if the address already has a confirmed account. */
  async function comeIn(
    c: Context,
    { name, email, password, invitation }: v.InferOutput<typeof signUpSchema>,
  ): Promise<User | null> {
    const count = await countAll(
      () => requireInvitation(invitation, email),
      () => limits.requireSignUpOf(addressOf(c)),
    );
    return doCounted([count], async () => {
      const id = randomBytes(24).toString('base64url');
      const passwordHash = await (await auth.context).password.hash(password);
      if (!(await world.confirmed.add({ id, name, email, passwordHash }, Date.now()))) return null;
      await invitations.removeOf(email);
      await callAs(c, (as) => auth.api.signInEmail({ body: { email, password }, ...as }));
      return userOf(await requireEntry(world, id));
    });
  }

  /** The answer must not reveal whether the address has an account, so only the mail says it. */
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
      () => mailer.requireReady().then(() => limits.requireMail({ email, from: addressOf(c), browser: null })),
    );
    await doCounted([count], async () => {
      const { user } = await callAs(c, (as) => auth.api.signUpEmail({ body: { name, email, password }, ...as }));
      const { internalAdapter } = await auth.context;
      if (!(await internalAdapter.findUserById(user.id))) await writeAsForNew(internalAdapter);
      await callAs(c, (as) => auth.api.rememberSignUp({ body: { hostId: user.id }, ...as }));
      if (invitation !== undefined) await invitations.end(invitation, email);
    });
  }

  /** Whoever reads the former mailbox must not get back in, and is notified of the change. */
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

  return {
    'POST /api/auth/signup': async ({ c, body }) => {
      requireHardPassword(body.password, [body.name, body.email]);
      if (await isVouchedFor(body.invitation, body.email)) {
        const user = await passwords.admit(() => comeIn(c, body));
        if (user) return c.json({ user }, 201);
      }
      await passwords.admit(() => signUp(c, body));
      const page = callingPage(world, c);
      afterwards.start(async () => mailNewHost(page, body.email, await coHostInvitation(world, body.invitation)));
      return {};
    },
    'GET /api/auth/invitations/:token': async ({ steps: { token } }) => {
      const email = await invitations.emailOf(token, Date.now());
      if (email === null && !(await isInvited(token))) throw new ApiProblem('link-expired');
      return { email };
    },
    'POST /api/auth/verify': async ({ c, body: { token } }) => {
      const { hostId, recovery, formerEmail } = await callAs(c, (as) => auth.api.confirm({ body: { token }, ...as }));
      if (recovery !== null) return { next: 'new-password', token: recovery };
      const host = await requireEntry(world, hostId);
      if (formerEmail !== null) await leaveAddress(c, host, formerEmail);
      await invitations.removeOf(host.email);
      return { user: userOf(host) };
    },
    'POST /api/auth/resend': async ({ c, caller, body: { email, invitation } }) => {
      await mailer.requireReady();
      const count = limits.mayResend(caller);
      const page = callingPage(world, c);
      if (count) afterwards.start(() => doCounted([count], () => mailAgain(page, email, invitation)));
      return {};
    },
  };
}
