import { type Context, Hono } from 'hono';
import { banSchema, emailOnlySchema } from '../../domain/accounts/account-calls.ts';
import type { HostEntry } from '../../domain/accounts/host-entry.ts';
import { ApiProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { readQuery } from '../http/read-query.ts';
import { doCounted } from '../limits/put-back.ts';
import { languageFor } from '../page/page-language.ts';
import { type AccountWorld, requireMail, requireSession } from './account-world.ts';
import { invitationMail } from './mails/mails.ts';

/** The calls of operators (docs/protocol.md#accounts). `npm run hosts` does the same on the server's own computer. */
export function operatorRoutes(world: AccountWorld): Hono {
  const { list, invitations, mailer, linkFor, onRemoved } = world;

  /** @throws {ApiProblem} not-signed-in, operators-only. */
  async function requireOperator(c: Context): Promise<HostEntry> {
    const { host } = await requireSession(world, c);
    if (!host.isOperator) throw new ApiProblem('operators-only');
    return host;
  }

  /**
   * The host whom the path names. It must be another one, so that the last operator cannot be locked out.
   * @throws {ApiProblem} not-found, invalid.
   */
  async function requireOther(c: Context): Promise<HostEntry> {
    const operator = await requireOperator(c);
    const host = await list.byId(c.req.param('id') ?? '');
    if (!host) throw new ApiProblem('not-found');
    if (host.id === operator.id) throw new ApiProblem('invalid', { field: 'id' });
    return host;
  }

  return new Hono()
    .get('/admin/users', async (c) => {
      await requireOperator(c);
      const { search = '', offset = '0' } = readQuery(c);
      if (!/^\d{1,6}$/.test(offset)) throw new ApiProblem('invalid', { field: 'offset' });
      return c.json(await list.page(search, Number(offset)));
    })
    .post('/admin/users/:id/ban', async (c) => {
      await requireOther(c);
      const { banned } = await readBody(c, banSchema);
      // The body may have arrived long after its head.
      const { id } = await requireOther(c);
      await list.setBanned(id, banned ? Date.now() : null);
      return c.json({ user: await list.byId(id) });
    })
    .delete('/admin/users/:id', async (c) => {
      const { id } = await requireOther(c);
      await world.removeAccount(id);
      await onRemoved(id);
      return c.body(null, 204);
    })
    .get('/admin/invitations', async (c) => {
      await requireOperator(c);
      return c.json({ invitations: await invitations.list() });
    })
    .post('/admin/invitations', async (c) => {
      await requireOperator(c);
      const { email } = await readBody(c, emailOnlySchema);
      await requireOperator(c);
      const count = await requireMail(world, email);
      const token = await doCounted([count], () => invitations.invite(email, Date.now()));
      const link = linkFor(c)('invitation', token);
      mailer.send(invitationMail(email, link, languageFor(c)));
      return c.json({ link }, 201);
    })
    .delete('/admin/invitations/:id', async (c) => {
      await requireOperator(c);
      if (!(await invitations.remove(c.req.param('id')))) throw new ApiProblem('not-found');
      return c.body(null, 204);
    });
}
