import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ACCOUNT_CALLS } from '../../../domain/api/account-calls.ts';
import type { ApiCall } from '../../../domain/api/api-call.ts';
import type { AccountRoute } from '../../../domain/api/calls.ts';
import { type AccountCalls, accountCalls } from './account.ts';
import type { Call } from './call.ts';

const EMAIL = 'marek@example.org';
const PASSWORD = 'three words like these';
const TOKEN = 'abc';

/** Returns the route of a call and the body that it sends. */
async function sentBy(make: (calls: AccountCalls) => Promise<unknown>): Promise<[AccountRoute, object]> {
  const sent: [AccountRoute, object][] = [];
  const call = async (route: AccountRoute, { body }: { body: object }) => {
    sent.push([route, body]);
    return {};
  };
  await make(accountCalls(call as unknown as Call));
  if (!sent[0]) throw new Error('nothing was sent');
  return sent[0];
}

it.each<[string, (calls: AccountCalls) => Promise<unknown>]>([
  ['signing up', (calls) => calls.signUp({ name: 'Marek', email: EMAIL, password: PASSWORD })],
  ['confirming an address', (calls) => calls.verify(TOKEN)],
  ['asking for the mail again', (calls) => calls.resend(EMAIL)],
  ['signing in by password', (calls) => calls.signIn({ email: EMAIL, password: PASSWORD })],
  ['signing in by code', (calls) => calls.signIn({ email: EMAIL, code: '123456' })],
  ['asking for a code', (calls) => calls.sendCode(EMAIL)],
  ['the second step', (calls) => calls.secondStep({ code: '123456', trust: true })],
  ['a recovery code', (calls) => calls.secondStep({ recoveryCode: 'abcde-12345' })],
  ['a forgotten password', (calls) => calls.recover(EMAIL)],
  ['a new password', (calls) => calls.setPassword({ token: TOKEN, password: PASSWORD })],
  ['a new name', (calls) => calls.rename('Marek')],
  ['another password', (calls) => calls.changePassword({ password: PASSWORD, newPassword: PASSWORD })],
  ['another address', (calls) => calls.changeEmail({ password: PASSWORD, email: EMAIL })],
  ['deleting the account', (calls) => calls.deleteAccount({ password: PASSWORD })],
  ['signing out here', (calls) => calls.signOut()],
  ['signing out everywhere else', (calls) => calls.signOutElsewhere()],
  ['turning on the second step', (calls) => calls.startSecondStep({ password: PASSWORD })],
  ['turning off the second step', (calls) => calls.endSecondStep({ password: PASSWORD })],
  ['new recovery codes', (calls) => calls.newRecoveryCodes({ password: PASSWORD })],
  ['disconnecting the house', (calls) => calls.leaveHouse({ password: PASSWORD })],
])('the server reads everything that the page sends: %s', async (_, make) => {
  const [route, sent] = await sentBy(make);
  const { body = v.never() }: ApiCall = ACCOUNT_CALLS[route];
  expect(v.parse(body, sent)).toMatchObject(sent);
});
