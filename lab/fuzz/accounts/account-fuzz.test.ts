import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sixDigits } from '../../../src/server/accounts/totp.fixture.ts';
import { OPEN_API_DOCUMENT } from '../../../src/server/http/openapi/document.ts';
import { Judge, type Received } from '../judge.ts';
import { leaksIn, requestOf } from '../known.ts';
import { errorsIn, ORIGIN } from '../target.ts';
import { type AccountCall, accountCalls, NEVER_DONE, ROUTES } from './account-calls.ts';
import { type AccountParty, openWithAccounts, prepareAccounts } from './account-party.ts';

/** With this pause between calls, no address reaches a limit. */
const PAUSE_MS = 2_000;
/** The forged server names, each with a part of its URL, because random texts of a mail may contain the bare name. */
const FORGED = /evil\.example|\/\/localhost|:8443/;

test('right, nearly right and wrong account calls get only documented answers, which reveal no secret and no e-mail address', {
  timeout: 240_000,
}, async () => {
  const world = await openWithAccounts();
  const { app, timers, takeLines, mail } = world;
  const judge = new Judge(OPEN_API_DOCUMENT);
  const done = new Set<string>();
  let round = 0;

  async function play(call: AccountCall, party: AccountParty): Promise<void> {
    await timers.sleep(PAUSE_MS);
    const request = requestOf(call, { ...party.known, totp: sixDigits(party.known.factor ?? '') }, call.base);
    const response = await app.fetch(request);
    const { status, headers } = response;
    if (response.ok) done.add(call.route);
    const body = await response.text();
    const isForeign = call.method !== 'GET' && request.headers.get('origin') !== ORIGIN;
    const faults = faultsOf(judge, call, party, { status, headers, body }, takeLines());
    if (isForeign && status !== 403) faults.push(`answers another page: ${status}`);
    expect([call.route, call.target, ...faults]).toEqual([call.route, call.target]);
  }

  const rounds = fc.asyncProperty(
    fc.array(accountCalls, { minLength: 30, maxLength: 90, size: 'max' }),
    async (calls) => {
      round += 1;
      const party = await prepareAccounts(world, round);
      takeLines();
      for (const call of calls) await play(call, party);
    },
  );
  await fc.assert(rounds, { seed: 1, numRuns: 20, endOnFailure: true });
  expect(mail.rest().filter(({ text }) => FORGED.test(text))).toEqual([]);
  expect(ROUTES.filter((route) => !done.has(route)).sort()).toEqual([...NEVER_DONE].sort());
});

/** Finds what is wrong with the answer to an account call, and with the lines that the server logged meanwhile. */
function faultsOf(
  judge: Judge,
  call: AccountCall,
  { secrets, emails }: AccountParty,
  { status, headers, body }: Received,
  logged: readonly string[],
): string[] {
  const isSuccess = status < 400;
  const { pathname } = new URL(call.target, ORIGIN);
  const { faults } = judge.judge({ method: call.method, path: pathname }, { status, headers, body });
  const told = (isSuccess ? withoutOwnAddress(call.target, body) : body) + publicHeaders(headers);
  const log = logged.join('\n');
  return [
    ...faults,
    ...leaksIn(body + publicHeaders(headers), secrets),
    ...leaksIn(told, emails),
    ...leaksIn(log, [...secrets, ...emails]).map((leak) => `the log ${leak}`),
    ...errorsIn(logged),
  ];
}

/**
 * An answer without the e-mail addresses that its caller may see: hosts see their own, operators see all, and whoever has an
 * invitation sees the invited address.
 */
function withoutOwnAddress(path: string, body: string): string {
  if (path.startsWith('/api/auth/admin/') || body === '') return '';
  const { user: _user, email: _email, uri: _uri, ...rest } = JSON.parse(body);
  return JSON.stringify(rest);
}

/** The headers without the cookies, because the secrets in cookies are meant for the caller. */
function publicHeaders(headers: Headers): string {
  return JSON.stringify([...headers].filter(([name]) => name !== 'set-cookie'));
}
