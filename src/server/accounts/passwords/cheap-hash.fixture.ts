import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PasswordHash } from './password-hashing.ts';

const digestOf = (password: string) => createHash('sha256').update(password).digest('hex');

/** For tests that are not about hashing: scrypt takes a tenth of a second for each password. */
export const CHEAP_HASH: PasswordHash = {
  hash: async (password) => digestOf(password),
  verify: async ({ hash, password }) => hash === digestOf(password),
};

const HASH_MS = 40;

/** For tests about passwords that wait for each other: each hash takes time, but no processor time. */
export const PATIENT_HASH: PasswordHash = {
  hash: (password) => wait(HASH_MS).then(() => CHEAP_HASH.hash(password)),
  verify: (stored) => wait(HASH_MS).then(() => CHEAP_HASH.verify(stored)),
};
