import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { writeKeySchema } from '../../domain/protocol/session-wire.ts';
import type { GoneReason } from '../../domain/session/session-lifetime.ts';
import { keyHashes } from '../../domain/session/write-keys.ts';
import { hashOf } from './hash-of.ts';
import { ApiProblem } from './problem.ts';
import { secretOf } from './request-headers.ts';

const bearer = v.pipe(
  v.string(),
  v.regex(/^Bearer /i),
  v.transform((header) => header.slice('Bearer '.length).trim()),
  writeKeySchema,
);

/** A session id, and the hash of the secret that the caller sent with it. */
export interface Credentials {
  readonly sessionId: string;
  readonly writeKeyHash: string;
}

/**
 * The caller's credentials for a session (docs/protocol.md#secret).
 * @throws {ApiProblem} no-secret without a well-formed secret.
 */
export function credentialsOf(c: Context, sessionId: string): Credentials {
  return { sessionId, writeKeyHash: requireSecretHash(secretOf(c)) };
}

export function requireSecretHash(authorization: string | undefined): string {
  const parsed = v.safeParse(bearer, authorization);
  if (!parsed.success) throw new ApiProblem('no-secret');
  return hashOf(parsed.output);
}

/** In constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether a hash is that of one of a session's secrets. `stored`: the hashes as they are stored in the row. */
export function isKeyOf(stored: string, hash: string): boolean {
  return keyHashes(stored).some((known) => isSameHash(known, hash));
}

/** The data that decides who may use a session: the hashes of its secrets, and whether the session has ended. */
export interface Access {
  readonly writeKeyHash: string;
  /** Absent for an ended session whose row was removed. */
  readonly celebrationId?: string;
  /** Absent while the session has not ended. */
  readonly gone?: GoneReason;
}

/** Checks 403 before 410 (docs/protocol.md#order-of-checks). Anybody may use an id without a session. */
export function requireOwner(access: Access | undefined, writeKeyHash: string): void {
  if (!access) return;
  if (!isKeyOf(access.writeKeyHash, writeKeyHash)) throw new ApiProblem('not-yours');
  if (access.gone) throw new ApiProblem('gone', { reason: access.gone });
}
