/**
 * The stored secrets of a session. First the hash of the guest's own secret, then one hash for each phone to which the
 * hosts have handed the evening over, with the time in ms: `hash hash@1795245999000`. Hashes are base64url.
 */

/** The maximum number of keys: one for the guest's own phone, and one for each of four more phones. */
export const MAX_WRITE_KEYS = 5;

const partsOf = (stored: string) => stored.split(' ').map((part) => part.split('@'));

export function keyHashes(stored: string): readonly string[] {
  return partsOf(stored).flatMap(([hash]) => hash ?? []);
}

/** Whether this is the hash of one of the secrets. A plain comparison is safe, because hashes are compared. */
export function isKeyOf(stored: string, hash: string): boolean {
  return stored === hash || keyHashes(stored).includes(hash);
}

/** Returns `stored` unchanged if the phone already has the evening. */
export function withHandOver(stored: string, hash: string, nowMs: number): string {
  return isKeyOf(stored, hash) ? stored : `${stored} ${hash}@${nowMs}`;
}

/** The time when the hosts last handed the evening over, in ms on the server's clock. Undefined if they never did. */
export function handedOverAt(stored: string): number | undefined {
  const at = Number(partsOf(stored).at(-1)?.[1]);
  return Number.isNaN(at) ? undefined : at;
}
