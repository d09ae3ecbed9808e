import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { CallFault } from '../calls/call.ts';

/** The browser's own dialog about passkeys. It is in a chunk of its own, because few hosts open it. */
export function makePasskey(options: object): Promise<RegistrationResponseJSON> {
  return asked(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

export function usePasskey(options: object): Promise<AuthenticationResponseJSON> {
  return asked(() => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}

/** @throws {CallFault} `passkey-known` if this device has one of the account already, else `no-passkey`. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new CallFault(isKnown ? 'passkey-known' : 'no-passkey');
  }
}
