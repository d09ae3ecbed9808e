import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer } from '../../../domain/accounts/account-calls.ts';
import { CallFault } from '../calls/call.ts';

/** Opens the browser's dialog about passkeys. This code is in a separate chunk, because few hosts need it. */
export function makePasskey(options: object): Promise<PasskeyAnswer> {
  return asked(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

export function usePasskey(options: object): Promise<PasskeyAnswer> {
  return asked(() => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}

/** @throws `CallFault` `passkey-known` if this device already has a passkey of the account, otherwise `no-passkey`. */
async function asked(ask: () => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return (await ask()) as PasskeyAnswer;
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new CallFault(isKnown ? 'passkey-known' : 'no-passkey');
  }
}
