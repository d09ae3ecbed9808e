import type { AccountSettings, DeviceSession, Passkey, User } from '../../domain/accounts/own-account.ts';
import type { Host, IdentifyHost } from '../accounts/hosts/host.ts';
import type { BaseAddresses } from '../http/address/base-address.ts';
import { addressKey } from '../limits/address-key.ts';
import { VERSION } from '../version.ts';

/** The host whose pages every visitor sees. She has no account, no password and no mailbox. */
const MIA: Host = { id: 'demo-mia', name: 'Mia', email: 'mia@example.org', isOperator: false };

const user: User = { ...MIA, hasSecondStep: false, hasPassword: false, isConnected: false };
const settings: AccountSettings = {
  ...{ signup: 'off', mail: false, version: VERSION, house: null, passkeys: false },
  onlyOperatorsCreate: true,
};

/**
 * The answers to the calls about the account that the hosts' page makes first. All other calls under /api/auth are refused.
 */
export const ACCOUNT_ANSWERS: Readonly<Record<string, object>> = {
  '/api/auth/user': { user },
  '/api/auth/settings': settings,
  '/api/auth/user/sessions': { sessions: [] satisfies DeviceSession[] },
  '/api/auth/factors': { hasSecondStep: false, recoveryCodesLeft: 0 },
  '/api/auth/passkeys': { passkeys: [] satisfies Passkey[] },
};

/**
 * Identifies the caller as Mia: first while she creates her celebration and nobody else can make calls, then for all
 * visitors. Calls of visitors are counted by address, because one visitor could otherwise use up the calls of all
 * visitors. `addressOf`: null for a request that is not from a visitor of the hosts' pages.
 */
export function identifyMia(isMaking: () => boolean, addressOf: (request: Request) => string | null): IdentifyHost {
  return async (request, countCall) => {
    if (isMaking()) return MIA;
    const address = addressOf(request);
    if (address === null) return null;
    countCall?.(`visitor at ${addressKey(address)}`);
    return MIA;
  };
}

/**
 * Uses whatever address the hosts' page was opened at, because the server may be behind a forwarded port. The address
 * is shown only to the visitor who sent it. It is never stored, and no cookie or link of an account depends on it.
 */
export function asVisited(usual: BaseAddresses): BaseAddresses {
  const of: BaseAddresses['of'] = (c) => usual.forOthersThan(c) ?? new URL(c.req.url).origin;
  return { ...usual, of, forOthers: of };
}
