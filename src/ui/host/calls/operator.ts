import type { HostEntry, HostInvitation, HostPage } from '../../../domain/accounts/host-entry.ts';
import type { Call } from './call.ts';

/** The calls of the operator, under /api/auth/admin. Other hosts get 403 `operators-only`. */
export function operatorCalls(call: Call) {
  const one = (id: string) => `/api/auth/admin/users/${encodeURIComponent(id)}`;
  return {
    hosts: (search: string, offset: number) =>
      call<HostPage>('GET', `/api/auth/admin/users?${new URLSearchParams({ search, offset: String(offset) })}`),
    ban: (id: string, banned: boolean) => call<{ user: HostEntry }>('POST', `${one(id)}/ban`, { banned }),
    remove: (id: string) => call('DELETE', one(id)),
    invitations: () => call<{ invitations: readonly HostInvitation[] }>('GET', '/api/auth/admin/invitations'),
    invite: (email: string) => call<{ link: string }>('POST', '/api/auth/admin/invitations', { email }),
    withdraw: (id: string) => call('DELETE', `/api/auth/admin/invitations/${encodeURIComponent(id)}`),
  };
}

export type OperatorCalls = ReturnType<typeof operatorCalls>;
