import { Hono } from 'hono';
import { provenSchema, secondStepSchema } from '../../domain/accounts/account-calls.ts';
import { ApiProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { callAs } from './account-calls.ts';
import { type AccountWorld, readFromHost, readSession, requireEntry, requireSession, userOf } from './account-world.ts';
import { whenProven } from './require-fresh.ts';

/** The calls about the second step (docs/protocol.md#accounts). */
export function secondStepRoutes(world: AccountWorld): Hono {
  const { auth, list, limits, addressOf } = world;

  async function recoveryCodesLeft(userId: string): Promise<number> {
    const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
    return backupCodes.length;
  }

  return new Hono()
    .get('/factors', async (c) => {
      const { host } = await requireSession(world, c);
      const { id, hasSecondStep } = host;
      return c.json({ hasSecondStep, recoveryCodesLeft: hasSecondStep ? await recoveryCodesLeft(id) : 0 });
    })
    .post('/factors', async (c) => {
      const { signedIn, body: sent } = await readFromHost(world, c, provenSchema);
      const answer = await whenProven(world, c, signedIn, sent.password, (proof) =>
        callAs(c, (as) => auth.api.enableTwoFactor({ body: { ...proof, method: 'totp' }, ...as })),
      );
      if (answer.method !== 'totp') throw new ApiProblem('unavailable');
      const { totpURI: uri, backupCodes: recoveryCodes } = answer;
      return c.json({ uri, secret: new URL(uri).searchParams.get('secret') ?? '', recoveryCodes });
    })
    .post('/factors/verify', async (c) => {
      const { code, recoveryCode, trust } = await readBody(c, secondStepSchema);
      limits.requireStranger(addressOf(c));
      // Without a second step, a recovery code would be compared with codes that nobody has confirmed yet.
      const session = await readSession(world, c.req.raw);
      if (session && recoveryCode !== undefined) throw new ApiProblem('invalid', { field: 'recoveryCode' });
      const answer =
        code === undefined
          ? await callAs(c, (as) =>
              auth.api.verifyBackupCode({ body: { code: recoveryCode ?? '', trustDevice: trust }, ...as }),
            )
          : await callAs(c, (as) => auth.api.verifyTOTP({ body: { code, trustDevice: trust }, ...as }));
      const host = await requireEntry(world, answer.user?.id ?? '');
      return c.json({ user: userOf(host), recoveryCodesLeft: await recoveryCodesLeft(host.id) });
    })
    .delete('/factors', async (c) => {
      const { signedIn, body: sent } = await readFromHost(world, c, provenSchema);
      await whenProven(world, c, signedIn, sent.password, (body) =>
        callAs(c, (as) => auth.api.disableTwoFactor({ body, ...as })),
      );
      await list.forgetTrust(signedIn.host.id);
      return c.body(null, 204);
    })
    .post('/factors/recovery-codes', async (c) => {
      const { signedIn, body: sent } = await readFromHost(world, c, provenSchema);
      const answer = await whenProven(world, c, signedIn, sent.password, (body) =>
        callAs(c, (as) => auth.api.generateBackupCodes({ body, ...as })),
      );
      return c.json({ recoveryCodes: answer.backupCodes });
    });
}
