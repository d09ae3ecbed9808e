import type { Random } from '../ports.ts';
import type { Identity } from './phone.ts';

/** Base64url without padding. Plain http has no `crypto.randomUUID` (docs/readings.md#plain-http). */
export function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A new id, and a secret of 32 random bytes (docs/protocol.md#on-the-phone). */
export function newIdentity(random: Random): Identity {
  return { sessionId: toBase64Url(random.bytes(17)).slice(0, 22), writeKey: toBase64Url(random.bytes(32)) };
}

/** A random tag that distinguishes entries and changes of the same millisecond. */
export function newTag(random: Random): string {
  return toBase64Url(random.bytes(6));
}
