import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountRoutes } from '../../../src/server/accounts/open-accounts.ts';
import { sixDigits } from '../../../src/server/accounts/totp.fixture.ts';
import { OPEN_API_DOCUMENT } from '../../../src/server/openapi/document.ts';
import { bodyBytes } from '../body.ts';
import { ORIGIN } from '../fuzzed-service.ts';
import { Judge } from '../judge.ts';
import { ACCOUNT_CALLS, type AccountCall, accountCalls, NEVER_DONE } from './account-calls.ts';
import { type Known, openWithAccounts, PAUSE_MS, prepareAccounts } from './account-party.ts';
import { faultsOfAccounts } from './judge-account-answer.ts';

/** The hosts of forged headers. Random boundaries and tokens of a mail may contain the bare words. */
const FORGED = /evil\.example|\/\/localhost|:8443/;

const filledIn = (text: string, known: Known) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name === 'totp' ? sixDigits(known.factor ?? '') : (known[name] ?? whole),
  );

function requestOf({ method, path, base, headers, body }: AccountCall, known: Known): Request {
  const sent = new Headers();
  for (const [name, value] of headers) sent.set(name, filledIn(value, known));
  const bytes = body && bodyBytes({ ...body, text: filledIn(body.text, known) });
  return new Request(`${base}${filledIn(path, known)}`, { method, headers: sent, ...(bytes && { body: bytes }) });
}

test('the fuzz knows every call of accounts, and no other', () => {
  const world = { settings: {} } as Parameters<typeof accountRoutes>[0];
  const { routes } = accountRoutes(world, { publicUrl: new URL(ORIGIN) } as Parameters<typeof accountRoutes>[1]);
  const served = routes.filter(({ method }) => method !== 'ALL');
  const names = served.map(({ method, path }) => `${method} ${path.replace('/api/auth', '')}`);
  expect(Object.keys(ACCOUNT_CALLS).sort()).toEqual([...new Set(names)].sort());
});

test('right, nearly right and wrong calls of accounts get documented answers, which tell no secret and no address', {
  timeout: 240_000,
}, async () => {
  const world = await openWithAccounts();
  const { service, timers, lines, mail } = world;
  const judge = new Judge(OPEN_API_DOCUMENT);
  const done = new Set<string>();
  let round = 0;

  async function play(call: AccountCall, known: Known): Promise<void> {
    timers.jump(PAUSE_MS);
    const request = requestOf(call, known);
    const response = await service.app.fetch(request);
    const { status, headers } = response;
    if (response.ok) done.add(call.route);
    const body = await response.text();
    const isForeign = call.method !== 'GET' && request.headers.get('origin') !== ORIGIN;
    const faults = faultsOfAccounts(judge, call, known, { status, headers, body }, lines.splice(0));
    if (isForeign && status !== 403) faults.push(`answers another page: ${status}`);
    expect([call.route, call.path, ...faults]).toEqual([call.route, call.path]);
  }

  const rounds = fc.asyncProperty(
    fc.array(accountCalls, { minLength: 30, maxLength: 90, size: 'max' }),
    async (calls) => {
      round += 1;
      const known = await prepareAccounts(world, round);
      lines.splice(0);
      for (const call of calls) await play(call, known);
    },
  );
  await fc.assert(rounds, { seed: 1, numRuns: 20, endOnFailure: true });
  expect(mail.rest().filter(({ text }) => FORGED.test(text))).toEqual([]);
  expect(Object.keys(ACCOUNT_CALLS).filter((route) => !done.has(route))).toEqual(NEVER_DONE);
});
