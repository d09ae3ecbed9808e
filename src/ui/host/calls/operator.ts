import type { RuleChanges } from '../../../domain/house/house-rules.ts';
import type { Call } from './call.ts';

/** The calls of the operator. Other hosts get 403 `operators-only`. */
export function operatorCalls(call: Call) {
  return {
    hosts: (search: string, offset: number) =>
      call('GET /api/auth/admin/users', { query: { search, offset: String(offset) } }),
    ban: (id: string, banned: boolean) => call('POST /api/auth/admin/users/:id/ban', { id, body: { banned } }),
    remove: (id: string) => call('DELETE /api/auth/admin/users/:id', { id }),
    invitations: () => call('GET /api/auth/admin/invitations'),
    invite: (email: string) => call('POST /api/auth/admin/invitations', { body: { email } }),
    /** Where guests open Clink. */
    sayAddress: (address: string) => call('PUT /api/auth/admin/address', { body: { address } }),
    house: () => call('GET /api/auth/admin/house'),
    changeHouse: (changes: RuleChanges) => call('PATCH /api/auth/admin/house', { body: changes }),
    withdraw: (id: string) => call('DELETE /api/auth/admin/invitations/:id', { id }),
  };
}

export type OperatorCalls = ReturnType<typeof operatorCalls>;
