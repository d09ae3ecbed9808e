import type { Random } from './ports.ts';

/** Base64url without padding; `crypto.randomUUID` is withheld on plain http (readings, 6). */
export function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** 32 random bytes, 43 characters (contract). */
export function newWriteKey(random: Random): string {
  return toBase64Url(random.bytes(32));
}

/** 22 random base64url characters (contract). */
export function newSessionId(random: Random): string {
  return toBase64Url(random.bytes(17)).slice(0, 22);
}

/** Tells entries and changes made in the same millisecond apart. */
export function newTag(random: Random): string {
  return toBase64Url(random.bytes(6));
}
