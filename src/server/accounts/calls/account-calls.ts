import { APIError } from 'better-auth/api';
import type { Context } from 'hono';
import type { ApiProblemCode } from '../../../domain/hosting/host-problem.ts';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { ApiProblem } from '../../http/problem.ts';
import { hostHeadersOf } from '../../http/request-headers.ts';

/** The codes in docs/protocol.md#accounts for the library's refusals. Any other refusal is a server error. */
const PROBLEM_OF: Readonly<Record<string, ApiProblemCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  INVALID_OTP: 'wrong-code',
  OTP_EXPIRED: 'wrong-code',
  TOO_MANY_ATTEMPTS: 'wrong-code',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  EMAIL_NOT_VERIFIED: 'not-confirmed',
  BANNED: 'banned',
  UNAUTHORIZED: 'not-signed-in',
  INVALID_TWO_FACTOR_COOKIE: 'not-signed-in',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'not-signed-in',
  ACCOUNT_TEMPORARILY_LOCKED: 'too-many',
  INVALID_PASSWORD: 'wrong-password',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong-password',
  INVALID_TOKEN: 'link-expired',
  USER_NOT_FOUND: 'link-expired',
  TOTP_ALREADY_ENABLED: 'invalid',
  TOTP_NOT_ENABLED: 'invalid',
  BACKUP_CODES_NOT_ENABLED: 'invalid',
  TWO_FACTOR_NOT_ENABLED: 'invalid',
};

interface CallOptions {
  readonly headers: Headers;
  readonly returnHeaders: true;
}

/** Calls the library as the caller, and passes its cookies on. @throws {ApiProblem} for a refusal of the library. */
export async function callAs<Answer>(
  c: Context,
  call: (options: CallOptions) => Promise<{ headers: Headers; response: Answer }>,
): Promise<Answer> {
  try {
    const { headers, response } = await call({ headers: hostHeadersOf(c.req.raw), returnHeaders: true });
    for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
    return response;
  } catch (error) {
    throw problemOf(error);
  }
}

/**
 * A conflict has no code in the library. It means that two calls used a recovery code of the same account at the same
 * time.
 */
function codeOf({ status, body }: APIError): ApiProblemCode | undefined {
  return status === 'CONFLICT' ? 'wrong-code' : PROBLEM_OF[body?.code ?? ''];
}

function problemOf(error: unknown): unknown {
  const code = error instanceof APIError ? codeOf(error) : undefined;
  if (code === undefined) return error;
  if (code === 'too-many') return new ApiProblem(code, { detail: 'Too many codes.' }, { retryAfterMs: 15 * MINUTE_MS });
  return new ApiProblem(code, code === 'invalid' ? { field: 'secondStep' } : {});
}
