import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { PASSKEY_ASKED_FOR_MS } from '../../../domain/accounts/account-limits.ts';
import type { HostEntry } from '../../../domain/accounts/host-entry.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { StoredPasskey } from './passkey-table.ts';

/** The transports that a browser may report. The options for signing in return them to the browser. */
const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
/** The identifiers of ECDSA, EdDSA and RSA. */
const ALGORITHMS = [-7, -8, -257];

export interface Site {
  readonly origin: string;
  readonly hostname: string;
}

/** The options of `navigator.credentials.create`. */
export function optionsToAdd(site: Site, { id, name, email }: HostEntry, known: readonly StoredPasskey[]) {
  return generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: site.hostname,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    timeout: PASSKEY_ASKED_FOR_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(descriptorOf),
    // The passkey can be used without an e-mail, and only by somebody who can unlock the device.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The options of `navigator.credentials.get`, for any passkey of this site. */
export function optionsToSignIn(site: Site) {
  return generateAuthenticationOptions({
    rpID: site.hostname,
    timeout: PASSKEY_ASKED_FOR_MS,
    userVerification: 'required',
  });
}

/**
 * Checks a new passkey. @throws {ApiProblem} wrong-passkey if the passkey belongs to another site, or answers another
 * challenge.
 */
export async function checkNew(site: Site, challenge: string, answer: unknown) {
  const response = answer as RegistrationResponseJSON;
  const checked = await orWrong(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!checked.verified) throw new ApiProblem('wrong-passkey');
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: TRANSPORTS.filter((known) => transports.some((transport) => transport === known)),
  };
}

/**
 * Returns the new counter of the passkey.
 * @throws {ApiProblem} wrong-passkey.
 */
export async function checkUsed(
  site: Site,
  challenge: string,
  passkey: StoredPasskey,
  answer: unknown,
): Promise<number> {
  const { verified, authenticationInfo } = await orWrong(() =>
    verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.hostname,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw new ApiProblem('wrong-passkey');
  return authenticationInfo.newCounter;
}

function descriptorOf({ id, transports }: StoredPasskey) {
  return { id, transports: [...transports] as AuthenticatorTransport[] };
}

/** Converts every error of the library, which throws for any unreadable or unexpected input. */
async function orWrong<Checked>(check: () => Promise<Checked>): Promise<Checked> {
  try {
    return await check();
  } catch (error) {
    throw new ApiProblem('wrong-passkey', {}, { cause: error });
  }
}
