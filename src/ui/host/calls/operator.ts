import type { Call } from './call.ts';

/** One host of this installation, as the operator sees it. Times in ms since 1970. */
export interface HostEntry {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly hasSecondStep: boolean;
  readonly isOperator: boolean;
  readonly bannedAt: number | null;
  readonly createdAt: number;
  readonly lastSeenAt: number | null;
}

export interface HostPage {
  /** Of all that match the search. */
  readonly count: number;
  readonly users: readonly HostEntry[];
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** The calls of the operator, under /api/auth/admin. Other hosts get 403 `operators-only`. */
export function operatorCalls(call: Call) {
  const one = (id: string) => `/api/auth/admin/users/${encodeURIComponent(id)}`;
  return {
    hosts: (search: string, offset: number) =>
      call<HostPage>('GET', `/api/auth/admin/users?${new URLSearchParams({ search, offset: String(offset) })}`),
    ban: (id: string, banned: boolean) => call<{ user: HostEntry }>('POST', `${one(id)}/ban`, { banned }),
    remove: (id: string) => call('DELETE', one(id)),
    invitations: () => call<{ invitations: readonly Invitation[] }>('GET', '/api/auth/admin/invitations'),
    invite: (email: string) => call<{ link: string }>('POST', '/api/auth/admin/invitations', { email }),
    takeBack: (id: string) => call('DELETE', `/api/auth/admin/invitations/${encodeURIComponent(id)}`),
  };
}

export type OperatorCalls = ReturnType<typeof operatorCalls>;
