import { banSchema } from '../../../domain/accounts/account-calls.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import type { OPERATOR_CALLS } from '../../../domain/api/operator-calls.ts';
import { ApiProblem } from '../../http/problem.ts';
import { readBody } from '../../http/read-body.ts';
import { readQuery } from '../../http/read-query.ts';
import { doCounted } from '../../limits/put-back.ts';
import { languageFor } from '../../page/page-language.ts';
import { invitationMail } from '../mails/mails.ts';
import type { CallerWorld, HousesDesk, InvitationWorld, MailWorld, RemovalWorld } from './account-world.ts';
import { type AccountHandlers, requireOperator } from './prepare-account-call.ts';

/** The calls of operators (docs/protocol.md#accounts). `npm run hosts` does the same on the server's own computer. */
export function operatorHandlers(
  world: CallerWorld & MailWorld & InvitationWorld & RemovalWorld,
  desk: HousesDesk,
): AccountHandlers<typeof OPERATOR_CALLS> {
  const { list, limits, invitations, mailer, linkFor, onRemoved } = world;

  /**
   * The host whom the path names. It must not be the caller, so that the last operator cannot be locked out. @throws
   * {ApiProblem} not-found, invalid.
   */
  async function requireOther(operator: HostEntry, id: string): Promise<HostEntry> {
    const host = await list.byId(id);
    if (!host) throw new ApiProblem('not-found');
    if (host.id === operator.id) throw new ApiProblem('invalid', { field: 'id' });
    return host;
  }

  return {
    'GET /api/auth/admin/house': () => desk.read(),
    'PATCH /api/auth/admin/house': ({ body }) => desk.change(body),
    'GET /api/auth/admin/users': ({ c }) => {
      const { search = '', offset = '0' } = readQuery(c);
      if (!/^\d{1,6}$/.test(offset)) throw new ApiProblem('invalid', { field: 'offset' });
      return list.page(search, Number(offset));
    },
    'POST /api/auth/admin/users/:id/ban': {
      // A call about an unknown host is refused before its body is read.
      inOwnOrder: async (c) => {
        const find = async () => requireOther(await requireOperator(world, c), c.req.param('id') ?? '');
        await find();
        const { banned } = await readBody(c, banSchema);
        // The body may arrive long after the headers, so the host is read again.
        const { id } = await find();
        await list.setBanned(id, banned ? Date.now() : null);
        return c.json({ user: await list.byId(id) });
      },
    },
    'DELETE /api/auth/admin/users/:id': async ({ operator, steps }) => {
      const { id } = await requireOther(operator, steps.id);
      await world.removeAccount(id);
      await onRemoved(id);
    },
    'GET /api/auth/admin/invitations': async () => ({ invitations: await invitations.list() }),
    'POST /api/auth/admin/invitations': async ({ c, operator, body: { email } }) => {
      await mailer.requireReady();
      const count = limits.requireMail({ email, from: operator.id, browser: null });
      const token = await doCounted([count], () => invitations.invite(email, Date.now()));
      const link = linkFor(c)('invitation', token);
      mailer.send(invitationMail(email, link, languageFor(c)));
      return { link };
    },
    'DELETE /api/auth/admin/invitations/:id': async ({ steps }) => {
      if (!(await invitations.remove(steps.id))) throw new ApiProblem('not-found');
    },
  };
}
