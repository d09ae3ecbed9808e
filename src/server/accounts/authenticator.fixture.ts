import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Oddity {
  /** The origin of the page that requests the passkey, if it belongs to another site. */
  readonly origin?: string;
  /** The domain name for which the device makes or uses the passkey. */
  readonly rpId?: string;
  /** Whether the owner has not unlocked the device. */
  readonly isLocked?: boolean;
  /** How often the passkey was used before. The counter of a copied passkey is too low. */
  readonly counter?: number;
}

const PRESENT = 0b1;
const UNLOCKED = 0b100;
const HAS_CREDENTIAL = 0b100_0000;

/** A device with one passkey (WebAuthn Level 3), in software: ES256, without attestation. */
export function newAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialKey = Buffer.concat([
    // A CBOR map with five entries: the key is for ES256 on P-256 (COSE, RFC 9053).
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);

  function parts(type: string, challenge: string, oddity: Oddity, flags: number) {
    const { hostname } = new URL(origin);
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin: oddity.origin ?? origin }));
    const head = Buffer.alloc(37);
    createHash('sha256')
      .update(oddity.rpId ?? hostname)
      .digest()
      .copy(head);
    head[32] = flags | PRESENT | (oddity.isLocked ? 0 : UNLOCKED);
    head.writeUInt32BE(oddity.counter ?? 0, 33);
    return { clientData, head };
  }

  const answer = (response: { clientDataJSON: string } & Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    /** The answer of `navigator.credentials.create`. */
    make({ challenge }: { challenge: string }, oddity: Oddity = {}) {
      const { clientData, head } = parts('webauthn.create', challenge, oddity, HAS_CREDENTIAL);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([head, Buffer.alloc(16), length, id, credentialKey]);
      const attestation = Buffer.concat([
        // A CBOR map with three entries: fmt 'none', an empty attStmt, and authData as bytes.
        Buffer.from([0xa3, 0x63, ...Buffer.from('fmt'), 0x64, ...Buffer.from('none')]),
        Buffer.from([0x67, ...Buffer.from('attStmt'), 0xa0, 0x68, ...Buffer.from('authData'), 0x58, data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    /** The answer of `navigator.credentials.get`. */
    use({ challenge }: { challenge: string }, oddity: Oddity = {}) {
      const { clientData, head } = parts('webauthn.get', challenge, oddity, 0);
      const signed = Buffer.concat([head, createHash('sha256').update(clientData).digest()]);
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: head.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}
