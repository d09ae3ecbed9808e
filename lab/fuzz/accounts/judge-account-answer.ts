import type { Judge, Received } from '../judge.ts';
import type { AccountCall } from './account-calls.ts';
import { emailsOf, type Known, secretsOf } from './account-party.ts';

const SUCCESSES = [200, 201, 202, 204];
const REFUSALS = [400, 401, 403, 404, 410, 413, 415, 422, 429];
const PINO_ERROR = 50;

/** What is wrong with the answer to a call of accounts, and with what the server has logged meanwhile. */
export function faultsOfAccounts(
  judge: Judge,
  call: AccountCall,
  known: Known,
  received: Received,
  logged: readonly string[],
): string[] {
  const { status, headers, body } = received;
  const isSuccess = SUCCESSES.includes(status);
  if (!isSuccess && !REFUSALS.includes(status)) return [`answers ${status}: ${body}`];
  const type = headers.get('content-type');
  const expectedType = isSuccess ? 'application/json' : 'application/problem+json';
  const told = (isSuccess ? withoutOwnAddress(call.path, body) : body) + publicHeaders(headers);
  const named = (texts: readonly string[], within: string) => texts.filter((text) => within.includes(text));
  const log = logged.join('\n');
  return [
    ...(body === '' || type === expectedType ? [] : [`is of type ${type}`]),
    ...(isSuccess ? [] : judge.judgeProblem(body)),
    ...named(secretsOf(known), body + publicHeaders(headers)).map((secret) => `tells the secret ${secret}`),
    ...named(emailsOf(known), told).map((email) => `tells the address ${email}`),
    ...named([...secretsOf(known), ...emailsOf(known)], log).map((text) => `logs ${text}`),
    ...logged.filter((line) => JSON.parse(line).level >= PINO_ERROR),
  ];
}

/** Hosts are shown their own address, operators all of them, and the holder of an invitation the invited one. */
function withoutOwnAddress(path: string, body: string): string {
  if (path.startsWith('/api/auth/admin/') || body === '') return '';
  const { user: _user, email: _email, uri: _uri, ...rest } = JSON.parse(body);
  return JSON.stringify(rest);
}

/** All but the cookies, which are for the caller alone. */
function publicHeaders(headers: Headers): string {
  return JSON.stringify([...headers].filter(([name]) => name !== 'set-cookie'));
}
