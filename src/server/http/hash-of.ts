import { createHash } from 'node:crypto';

/** SHA-256 of a secret, base64url. Secrets are stored only like this. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
