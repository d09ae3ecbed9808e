import type { ADDRESS_CALLS } from '../../../domain/api/operator-calls.ts';
import { isOrigin, type PublicAddress } from '../../http/address/public-address.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { AccountHandlers } from './prepare-account-call.ts';

/** The call with which an operator sets the address at which guests open Clink (docs/hosts.md#the-address). */
export function addressHandlers(publicAddress: PublicAddress): AccountHandlers<typeof ADDRESS_CALLS> {
  return {
    'PUT /api/auth/admin/address': async ({ body: { address } }) => {
      if (publicAddress.isFixed) throw new ApiProblem('not-found', { detail: 'PUBLIC_URL says it.' });
      if (!isOrigin(address)) throw new ApiProblem('invalid', { field: 'address' });
      const { origin } = new URL(address);
      await publicAddress.learn(origin);
      return { address: origin };
    },
  };
}
