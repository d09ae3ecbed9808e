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

/** Whether a caller's secret is one of a session's. `stored`: the hashes as the row has them. */
export function isKeyOf(stored: string, hash: string): boolean {
  return keyHashes(stored).some((known) => isSameHash(known, hash));
}

/** Who may use a session: the hashes of its secrets, and whether it is still alive. */
export interface Access {
  readonly writeKeyHash: string;
  /** Absent for a session that is gone and whose row was removed. */
  readonly celebrationId?: string;
  /** Absent while the session is alive. */
  readonly gone?: GoneReason;
}

/** 403 comes before 410 (docs/protocol.md#order-of-checks). An unused id is open to everybody. */
export function requireOwner(access: Access | undefined, writeKeyHash: string): void {
  if (!access) return;
  if (!isKeyOf(access.writeKeyHash, writeKeyHash)) throw new ApiProblem('not-yours');
  if (access.gone) throw new ApiProblem('gone', { reason: access.gone });
}
