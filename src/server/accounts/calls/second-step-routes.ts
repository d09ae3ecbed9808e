import type { SECOND_STEP_CALLS } from '../../../domain/api/own-account-calls.ts';
import { ApiProblem } from '../../http/problem.ts';
import { callAs } from './account-calls.ts';
import { type CallerWorld, changeAndTell, type MailWorld, readSession, requireEntry, userOf } from './account-world.ts';
import type { AccountHandlers } from './prepare-account-call.ts';
import { whenProven } from './require-fresh.ts';

/** The calls about the second step (docs/protocol.md#accounts). */
export function secondStepHandlers(world: CallerWorld & MailWorld): AccountHandlers<typeof SECOND_STEP_CALLS> {
  const { auth, list } = world;

  async function recoveryCodesLeft(userId: string): Promise<number> {
    const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
    return backupCodes.length;
  }

  return {
    'GET /api/auth/factors': async ({ signedIn: { host } }) => {
      const { id, hasSecondStep } = host;
      return { hasSecondStep, recoveryCodesLeft: hasSecondStep ? await recoveryCodesLeft(id) : 0 };
    },
    'POST /api/auth/factors': async ({ c, signedIn, body: sent }) => {
      const answer = await whenProven(world, c, signedIn, sent.password, (proof) =>
        callAs(c, (as) => auth.api.enableTwoFactor({ body: { ...proof, method: 'totp' }, ...as })),
      );
      if (answer.method !== 'totp') throw new ApiProblem('unavailable');
      const { totpURI: uri, backupCodes: recoveryCodes } = answer;
      return { uri, secret: new URL(uri).searchParams.get('secret') ?? '', recoveryCodes };
    },
    'POST /api/auth/factors/verify': async ({ c, body: { code, recoveryCode, trust } }) => {
      // Without a second step, a recovery code would be compared with codes that nobody has confirmed yet.
      const session = await readSession(world, c.req.raw);
      if (session && recoveryCode !== undefined) throw new ApiProblem('invalid', { field: 'recoveryCode' });
      const verify = () =>
        code === undefined
          ? callAs(c, (as) =>
              auth.api.verifyBackupCode({ body: { code: recoveryCode ?? '', trustDevice: trust }, ...as }),
            )
          : callAs(c, (as) => auth.api.verifyTOTP({ body: { code, trustDevice: trust }, ...as }));
      const turnsOn = session !== null && !session.host.hasSecondStep;
      const answer = await (turnsOn ? changeAndTell(world, c, session.host, 'secondStepOn', verify) : verify());
      const host = await requireEntry(world, answer.user?.id ?? '');
      return { user: userOf(host), recoveryCodesLeft: await recoveryCodesLeft(host.id) };
    },
    'DELETE /api/auth/factors': async ({ c, signedIn, body: sent }) => {
      await changeAndTell(world, c, signedIn.host, 'secondStepOff', () =>
        whenProven(world, c, signedIn, sent.password, (body) =>
          callAs(c, (as) => auth.api.disableTwoFactor({ body, ...as })),
        ),
      );
      await list.forgetTrust(signedIn.host.id);
    },
    'POST /api/auth/factors/recovery-codes': async ({ c, signedIn, body: sent }) => {
      const answer = await changeAndTell(world, c, signedIn.host, 'newRecoveryCodes', () =>
        whenProven(world, c, signedIn, sent.password, (body) =>
          callAs(c, (as) => auth.api.generateBackupCodes({ body, ...as })),
        ),
      );
      return { recoveryCodes: answer.backupCodes };
    },
  };
}
