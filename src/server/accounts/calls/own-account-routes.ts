import type { OWN_ACCOUNT_CALLS } from '../../../domain/api/own-account-calls.ts';
import { ApiProblem } from '../../http/problem.ts';
import { doCounted } from '../../limits/put-back.ts';
import { requireHardPassword } from '../passwords/easy-passwords.ts';
import { asProven } from '../passwords/password-hashing.ts';
import { callAs } from './account-calls.ts';
import {
  type CallerWorld,
  callingPage,
  changeCounted,
  type HousesDesk,
  type MailWorld,
  type RemovalWorld,
  requireMailOfHost,
  requireSession,
  userOf,
  type WaysInWorld,
} from './account-world.ts';
import { afterNewPassword } from './end-issued.ts';
import type { AccountHandlers } from './prepare-account-call.ts';
import { requireProof } from './require-fresh.ts';

/** The calls with which signed-in hosts manage their accounts (docs/protocol.md#accounts). */
export function ownAccountHandlers(
  world: CallerWorld & MailWorld & WaysInWorld & RemovalWorld & { desk: Pick<HousesDesk, 'hasTemplate'> },
): AccountHandlers<typeof OWN_ACCOUNT_CALLS> {
  const { auth, list, limits } = world;

  return {
    'GET /api/auth/user': {
      // First the library refreshes the session, or deletes the cookies of an ended session.
      inOwnOrder: async (c) => {
        const found = await callAs(c, (as) => auth.api.getSession(as));
        const { host, expiresAt } = await requireSession(world, c);
        return c.json({
          user: userOf(host),
          session: { expiresAt: found?.session.expiresAt.getTime() ?? expiresAt },
          ...((await world.desk.hasTemplate()) && { hasTemplate: true }),
        });
      },
    },
    'PATCH /api/auth/user': async ({ signedIn: { host }, body: { name } }) => {
      await list.rename(host.id, name);
      return { user: userOf({ ...host, name }) };
    },
    'PUT /api/auth/user/password': async ({ c, signedIn: { host }, body: sent }) => {
      requireHardPassword(sent.newPassword, [host.name, host.email], 'newPassword');
      const body = { currentPassword: sent.password, newPassword: sent.newPassword, revokeOtherSessions: true };
      await changeCounted(world, host.id, () =>
        limits.comparePassword(host.id, () =>
          asProven(() => callAs(c, (as) => auth.api.changePassword({ body, ...as }))),
        ),
      );
      await afterNewPassword(world, c, host);
      return { user: userOf(host) };
    },
    'PUT /api/auth/user/email': async ({ c, signedIn, body: { password, email } }) => {
      await requireProof(world, c, signedIn, password);
      const { host } = signedIn;
      await changeCounted(world, host.id, async () => {
        const count = await requireMailOfHost(world, host.id, email);
        await doCounted([count], () => auth.sendConfirmation(callingPage(world, c), host.id, email));
      });
      return {};
    },
    'DELETE /api/auth/user': async ({ c, signedIn, body }) => {
      await requireProof(world, c, signedIn, body.password);
      const { host } = signedIn;
      await callAs(c, (as) => auth.api.signOut({ body: {}, ...as }));
      await world.removeAccount(host.id);
      await world.onRemoved(host.id);
    },
    'GET /api/auth/user/sessions': async ({ signedIn: { host, sessionId } }) => {
      const found = await list.sessionsOf(host.id);
      return { sessions: found.map((session) => ({ ...session, isCurrent: session.id === sessionId })) };
    },
    'DELETE /api/auth/user/sessions/:id': async ({ signedIn: { host }, steps }) => {
      if (!(await list.endSession(host.id, steps.id))) throw new ApiProblem('not-found');
    },
    'GET /api/auth/token': async ({ c }) => {
      const { token } = await callAs(c, (as) => auth.api.getToken(as));
      return { token };
    },
  };
}
