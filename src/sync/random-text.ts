import type { Random } from './ports.ts';

/** Base64url without padding. Plain http has no `crypto.randomUUID` (docs/readings.md#plain-http). */
export function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** 32 random bytes as 43 characters (docs/protocol.md#on-the-phone). */
export function newWriteKey(random: Random): string {
  return toBase64Url(random.bytes(32));
}

/** 22 random base64url characters (docs/protocol.md#on-the-phone). */
export function newSessionId(random: Random): string {
  return toBase64Url(random.bytes(17)).slice(0, 22);
}

/** A random tag that distinguishes entries and changes of the same millisecond. */
export function newTag(random: Random): string {
  return toBase64Url(random.bytes(6));
}
