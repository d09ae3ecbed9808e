import type { Context } from 'hono';
import type { Logger } from 'pino';
import { ALL_PROBLEM_STATUS, type ApiProblemBody, type ApiProblemCode } from '../../domain/hosting/host-problem.ts';
import type { LimitName } from '../metrics/limit-name.ts';

export const PROBLEM_TITLES: Record<ApiProblemCode, string> = {
  'bad-json': 'The body is not JSON.',
  'no-secret': 'This call needs the secret of its session.',
  'not-signed-in': 'This call is for hosts who are signed in.',
  'wrong-credentials': 'This e-mail and password do not match.',
  'wrong-code': 'This code is not right, or it is too old.',
  'wrong-passkey': 'This passkey is not known here.',
  'not-yours': 'This session belongs to another phone.',
  'celebration-over': 'This celebration is over.',
  'foreign-origin': 'Only pages of this server may make this call.',
  'signup-off': 'Nobody can create an account here.',
  'not-invited': 'Hosts are invited here, and this invitation is not valid.',
  'not-confirmed': 'The e-mail address of this account is not confirmed yet.',
  'wrong-password': 'This is not the password of your account.',
  'sign-in-again': 'This needs the password, or a sign-in of the last minutes.',
  'last-way-in': 'This is the last way into the account.',
  banned: 'This account is banned.',
  'operators-only': 'This call is for operators.',
  'not-found': 'Nothing was found here.',
  'unknown-celebration': 'No celebration has this code.',
  'other-celebration': 'This session belongs to another celebration.',
  gone: 'This session is over.',
  'unknown-ticket': 'This ticket is not known here.',
  'ticket-used': 'Another phone has used this ticket.',
  'ticket-expired': 'This ticket has expired.',
  'link-expired': 'This link is too old, or it was used already.',
  'set-up': 'This server has a host already.',
  'too-large': 'The body is too large.',
  'bad-type': 'The body must be application/json.',
  invalid: 'The content is invalid.',
  'too-many': 'Too many requests.',
  'password-rests': 'Too many wrong passwords. A code by mail works now.',
  unavailable: 'The server cannot do this at the moment.',
  'no-hosts': 'This server has no hosts.',
  'house-fails': 'The sign-in of the house does not work at the moment.',
  'door-closed': 'The hosts are letting nobody new in.',
  'owner-only': 'Only the host who made the celebration can do this.',
  'house-rule': 'The house does not allow this.',
  'only-a-demo': 'This is a demo: nothing can be changed here.',
  'house-fixed': 'The rules of the house stand in a file of the server.',
  'unknown-guest': 'No guest of this celebration has this id.',
  'unknown-action': 'No action of this celebration has this id.',
  'unknown-host': 'No host of this celebration has this id.',
  'unknown-invitation': 'This invitation was used, is too old, or never existed.',
  'too-late': 'Somebody else was quicker.',
  'too-much': 'There is no room for more.',
  'without-alcohol': 'The celebration is without alcohol.',
  'too-soon': 'The hosts have just said something. The next word can wait.',
};

const RETRY_AFTER_MS = 1_000;

/** The fields that only some codes have (src/domain/hosting/host-problem.ts). */
export type ProblemExtras = Omit<ApiProblemBody, 'type' | 'title' | 'status' | 'code'>;

interface ProblemOptions extends ErrorOptions {
  /** The pause before the next attempt, for 429 and 503. It is sent in whole seconds, rounded up. */
  readonly retryAfterMs?: number;
  /** The limit that was reached. Only the metrics show it. */
  readonly limit?: LimitName;
}

/** An error of docs/protocol.md#errors. It is thrown where it is detected. */
export class ApiProblem extends Error {
  readonly code: ApiProblemCode;
  readonly extras: ProblemExtras;
  readonly retryAfterMs: number;
  readonly limit: LimitName | undefined;

  constructor(code: ApiProblemCode, extras: ProblemExtras = {}, options: ProblemOptions = {}) {
    super(`${code}: ${extras.detail ?? PROBLEM_TITLES[code]}`, options);
    this.code = code;
    this.extras = extras;
    this.retryAfterMs = options.retryAfterMs ?? RETRY_AFTER_MS;
    this.limit = options.limit;
  }
}

/**
 * Answers every error as `application/problem+json`. An unexpected error is logged and answered 503, unless the caller
 * has left.
 */
export function answerProblem(error: unknown, c: Context, log: Logger): Response {
  const problem = error instanceof ApiProblem ? error : fromUnknown(error, c, log);
  const status = ALL_PROBLEM_STATUS[problem.code];
  const body: ApiProblemBody = {
    type: 'about:blank',
    title: PROBLEM_TITLES[problem.code],
    status,
    code: problem.code,
    ...problem.extras,
  };
  const headers: Record<string, string> = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  if (status === 429 || status === 503) headers['retry-after'] = String(Math.ceil(problem.retryAfterMs / 1_000));
  if (status === 413) headers.connection = 'close';
  if (status === 401) headers['www-authenticate'] = problem.code === 'no-secret' ? 'Bearer' : 'Cookie';
  return c.body(JSON.stringify(body), status, headers);
}

function fromUnknown(error: unknown, c: Context, log: Logger): ApiProblem {
  if (hasLeft(error)) return new ApiProblem('unavailable');
  log.error({ err: error, method: c.req.method, route: c.req.routePath }, 'request failed');
  return new ApiProblem('unavailable');
}

/** Whether a phone lost the network during its request. Nobody receives the answer, and the phone will send again. */
function hasLeft(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET');
}
