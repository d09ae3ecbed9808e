import { createHash } from 'node:crypto';

/** The SHA-256 hash of a secret, in base64url. The server stores no secret, only such hashes. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
