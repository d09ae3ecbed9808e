import { randomBytes } from 'node:crypto';
import type { SET_UP_CALLS } from '../../../domain/api/sign-in-calls.ts';
import { isOrigin, type PublicAddress } from '../../http/address/public-address.ts';
import { ApiProblem } from '../../http/problem.ts';
import { originOf } from '../../http/request-headers.ts';
import { requireHardPassword } from '../passwords/easy-passwords.ts';
import { callAs } from './account-calls.ts';
import { type CallerWorld, type NewAccountWorld, requireEntry, userOf } from './account-world.ts';
import type { AccountHandlers } from './prepare-account-call.ts';

/** The calls with which somebody becomes the first host, by a link or a code (docs/protocol.md#accounts). */
export function setUpHandlers(
  world: CallerWorld & NewAccountWorld,
  learnAddress: PublicAddress['learn'],
): AccountHandlers<typeof SET_UP_CALLS> {
  const { auth, settings, setUp } = world;

  function requireOffered(): void {
    if (settings.signup === 'off') throw new ApiProblem('signup-off');
  }

  async function requireGood(token: string): Promise<void> {
    requireOffered();
    await setUp.links.requireGood(token, Date.now());
  }

  return {
    'POST /api/auth/setup/code': async ({ c, body }) => {
      if (setUp.code === null) throw new ApiProblem('not-found');
      requireOffered();
      // Once there is a host, nobody learns whether a code is right.
      if (!(await setUp.isOpen())) throw new ApiProblem('set-up');
      setUp.code.require(body.code);
      // Only the operator knows the code, so the address at which the operator opened the page is the server's own.
      const origin = originOf(c) ?? '';
      if (!isOrigin(origin)) throw new ApiProblem('foreign-origin');
      await learnAddress(origin);
      const token = await setUp.links.add(Date.now());
      if (token === null) throw new ApiProblem('set-up');
      return { token };
    },
    'GET /api/auth/setup/:token': async ({ steps }) => {
      await requireGood(steps.token);
      return {};
    },
    'POST /api/auth/setup': async ({ c, body: { token, name, email, password } }) => {
      // The token is checked before the password is hashed, because hashing is expensive.
      await requireGood(token);
      requireHardPassword(password, [name, email]);
      const { password: hashing } = await auth.context;
      const id = randomBytes(24).toString('base64url');
      const passwordHash = await hashing.hash(password);
      await setUp.links.makeFirst(token, { id, name, email, passwordHash }, Date.now());
      await callAs(c, (as) => auth.api.signInEmail({ body: { email, password }, ...as }));
      return { user: userOf(await requireEntry(world, id)) };
    },
  };
}
