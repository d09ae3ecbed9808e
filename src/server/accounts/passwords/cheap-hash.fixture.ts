import { createHash } from 'node:crypto';
import type { PasswordHash } from './password-hashing.ts';

const digestOf = (password: string) => createHash('sha256').update(password).digest('hex');

/** For tests that are not about hashing: scrypt takes a tenth of a second for each password. */
export const CHEAP_HASH: PasswordHash = {
  hash: async (password) => digestOf(password),
  verify: async ({ hash, password }) => hash === digestOf(password),
};
