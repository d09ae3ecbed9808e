import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { setUpSchema } from '../../domain/accounts/account-calls.ts';
import { ApiProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { callAs } from './account-calls.ts';
import { type AccountWorld, requireEntry, userOf } from './account-world.ts';
import { requireHardPassword } from './passwords/easy-passwords.ts';

/** The calls with which somebody becomes the first host, by a link of the server's own (docs/protocol.md#accounts). */
export function setUpRoutes(world: AccountWorld): Hono {
  const { auth, limits, settings, setUp, addressOf } = world;

  return new Hono()
    .get('/setup/:token', async (c) => {
      limits.requireStranger(addressOf(c));
      if (settings.signup === 'off') throw new ApiProblem('signup-off');
      await setUp.links.requireGood(c.req.param('token'), Date.now());
      return c.json({});
    })
    .post('/setup', async (c) => {
      const { token = null, name, email, password } = await readBody(c, setUpSchema);
      limits.requireStranger(addressOf(c));
      if (settings.signup === 'off') throw new ApiProblem('signup-off');
      if (token === null && !setUp.mayCome(c)) throw new ApiProblem('not-invited');
      // Before the password is hashed, which costs most.
      await setUp.links.requireGood(token, Date.now());
      requireHardPassword(password, [name, email]);
      const { password: hashing } = await auth.context;
      const id = randomBytes(24).toString('base64url');
      const passwordHash = await hashing.hash(password);
      await setUp.links.makeFirst(token, { id, name, email, passwordHash }, Date.now());
      await callAs(c, (as) => auth.api.signInEmail({ body: { email, password }, ...as }));
      return c.json({ user: userOf(await requireEntry(world, id)) }, 201);
    });
}
