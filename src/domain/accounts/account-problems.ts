/**
 * The problem codes of docs/protocol.md#accounts. They are not in src/domain/protocol/session-wire.ts, because guests'
 * phones never receive them.
 */
export const ACCOUNT_PROBLEM_STATUS = {
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'wrong-code': 401,
  'wrong-passkey': 401,
  'foreign-origin': 403,
  'signup-off': 403,
  'not-invited': 403,
  'not-confirmed': 403,
  'wrong-password': 403,
  'sign-in-again': 403,
  banned: 403,
  'operators-only': 403,
  'last-way-in': 409,
  'link-expired': 410,
  'set-up': 410,
  'password-rests': 429,
  'no-hosts': 503,
  'house-fails': 503,
} as const;
export type AccountProblemCode = keyof typeof ACCOUNT_PROBLEM_STATUS;
