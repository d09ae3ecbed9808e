import type { Random } from '../ports.ts';
import { toBase64Url } from './random-text.ts';

const KEY_BYTES = 32;

/** A pad as long as a secret, as 43 base64url characters. Only the guest's two phones have it. */
export function newPad(random: Random): string {
  return toBase64Url(random.bytes(KEY_BYTES));
}

/**
 * Combines a secret with a pad bit by bit, so that the server passes on something that is useless without the pad. Doing
 * the same again gives the secret. Plain http has no `crypto.subtle` (docs/readings.md#plain-http). Both secrets of a
 * ticket are sealed with one pad. That reveals only how two random values differ.
 */
export function sealedWith(pad: string, key: string): string {
  const [bytes, mask] = [bytesOf(key), bytesOf(pad)];
  return toBase64Url(bytes.map((byte, index) => byte ^ (mask[index] ?? 0)));
}

function bytesOf(text: string): Uint8Array {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
