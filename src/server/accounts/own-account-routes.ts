import { Hono } from 'hono';
import {
  changeEmailSchema,
  changePasswordSchema,
  provenSchema,
  renameSchema,
  signOutSchema,
} from '../../domain/accounts/account-calls.ts';
import type { DeviceSession } from '../../domain/accounts/own-account.ts';
import { ApiProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { doCounted } from '../limits/put-back.ts';
import { languageFor } from '../page/page-language.ts';
import { callAs } from './account-calls.ts';
import {
  type AccountWorld,
  callingPage,
  changeCounted,
  readFromHost,
  requireMailOfHost,
  requireSession,
  tellOfChange,
  userOf,
} from './account-world.ts';
import { endIssued } from './end-issued.ts';
import { newPasswordMail } from './mails/mails.ts';
import { requireHardPassword } from './passwords/easy-passwords.ts';
import { asProven } from './passwords/password-hashing.ts';
import { requireProof } from './require-fresh.ts';

/** The calls with which signed-in hosts manage their accounts (docs/protocol.md#accounts). */
export function ownAccountRoutes(world: AccountWorld): Hono {
  const { auth, list, limits } = world;

  return new Hono()
    .get('/user', async (c) => {
      const found = await callAs(c, (as) => auth.api.getSession(as));
      const { host, expiresAt } = await requireSession(world, c);
      return c.json({ user: userOf(host), session: { expiresAt: found?.session.expiresAt.getTime() ?? expiresAt } });
    })
    .patch('/user', async (c) => {
      const { signedIn, body } = await readFromHost(world, c, renameSchema);
      const { host } = signedIn;
      const { name } = body;
      await list.rename(host.id, name);
      return c.json({ user: userOf({ ...host, name }) });
    })
    .put('/user/password', async (c) => {
      const { signedIn, body: sent } = await readFromHost(world, c, changePasswordSchema);
      const { host } = signedIn;
      requireHardPassword(sent.newPassword, [host.name, host.email], 'newPassword');
      const body = { currentPassword: sent.password, newPassword: sent.newPassword, revokeOtherSessions: true };
      await changeCounted(world, host.id, () =>
        limits.comparePassword(host.id, () =>
          asProven(() => callAs(c, (as) => auth.api.changePassword({ body, ...as }))),
        ),
      );
      await endIssued(world, host);
      tellOfChange(world, newPasswordMail(host.email, world.linkFor(c)('sign-in'), languageFor(c)));
      return c.json({ user: userOf(host) });
    })
    .put('/user/email', async (c) => {
      const { signedIn, body } = await readFromHost(world, c, changeEmailSchema);
      await requireProof(world, c, signedIn, body.password);
      const { host } = signedIn;
      const { email } = body;
      await changeCounted(world, host.id, async () => {
        const count = await requireMailOfHost(world, host.id, email);
        await doCounted([count], () => auth.sendConfirmation(callingPage(world, c), host.id, email));
      });
      return c.json({}, 202);
    })
    .delete('/user', async (c) => {
      const { signedIn, body } = await readFromHost(world, c, provenSchema);
      await requireProof(world, c, signedIn, body.password);
      const { host } = signedIn;
      await callAs(c, (as) => auth.api.signOut({ body: {}, ...as }));
      await world.removeAccount(host.id);
      await world.onRemoved(host.id);
      return c.body(null, 204);
    })
    .get('/user/sessions', async (c) => {
      const { host, sessionId } = await requireSession(world, c);
      const found = await list.sessionsOf(host.id);
      const sessions: DeviceSession[] = found.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
      return c.json({ sessions });
    })
    .delete('/user/sessions/:id', async (c) => {
      const { host } = await requireSession(world, c);
      if (!(await list.endSession(host.id, c.req.param('id')))) throw new ApiProblem('not-found');
      return c.body(null, 204);
    })
    .post('/logout', async (c) => {
      const { everywhere, elsewhere } = await readBody(c, signOutSchema);
      if (everywhere || elsewhere) {
        const { host, sessionId } = await requireSession(world, c);
        await list.signOut(host.id, elsewhere ? sessionId : null);
      }
      if (!elsewhere) await callAs(c, (as) => auth.api.signOut({ body: {}, ...as }));
      return c.body(null, 204);
    })
    .get('/token', async (c) => {
      await requireSession(world, c);
      const { token } = await callAs(c, (as) => auth.api.getToken(as));
      return c.json({ token });
    });
}
