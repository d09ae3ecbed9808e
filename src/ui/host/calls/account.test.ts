import * as v from 'valibot';
import { expect, it } from 'vitest';
import * as schemas from '../../../domain/accounts/account-calls.ts';
import { type AccountCalls, accountCalls } from './account.ts';

const EMAIL = 'marek@example.org';
const PASSWORD = 'three words like these';
const TOKEN = 'abc';

/** The body that a call sends. */
async function sentBy(make: (calls: AccountCalls) => Promise<unknown>): Promise<object> {
  let sent: object = {};
  const call = async <Answer>(_method: string, _path: string, body: object = {}): Promise<Answer> => {
    sent = body;
    return {} as Answer;
  };
  await make(accountCalls(call));
  return sent;
}

it.each<[string, v.GenericSchema, (calls: AccountCalls) => Promise<unknown>]>([
  ['signing up', schemas.signUpSchema, (calls) => calls.signUp({ name: 'Marek', email: EMAIL, password: PASSWORD })],
  ['confirming an address', schemas.tokenOnlySchema, (calls) => calls.verify(TOKEN)],
  ['asking for the mail again', schemas.emailOnlySchema, (calls) => calls.resend(EMAIL)],
  ['signing in by password', schemas.signInSchema, (calls) => calls.signIn({ email: EMAIL, password: PASSWORD })],
  ['signing in by code', schemas.signInSchema, (calls) => calls.signIn({ email: EMAIL, code: '123456' })],
  ['asking for a code', schemas.emailOnlySchema, (calls) => calls.sendCode(EMAIL)],
  ['the second step', schemas.secondStepSchema, (calls) => calls.secondStep({ code: '123456', trust: true })],
  ['a recovery code', schemas.secondStepSchema, (calls) => calls.secondStep({ recoveryCode: 'abcde-12345' })],
  ['a forgotten password', schemas.emailOnlySchema, (calls) => calls.recover(EMAIL)],
  ['a new password', schemas.newPasswordSchema, (calls) => calls.setPassword({ token: TOKEN, password: PASSWORD })],
  ['a new name', schemas.renameSchema, (calls) => calls.rename('Marek')],
  [
    'another password',
    schemas.changePasswordSchema,
    (calls) => calls.changePassword({ password: PASSWORD, newPassword: PASSWORD }),
  ],
  ['another address', schemas.changeEmailSchema, (calls) => calls.changeEmail({ password: PASSWORD, email: EMAIL })],
  ['deleting the account', schemas.provenSchema, (calls) => calls.deleteAccount({ password: PASSWORD })],
  ['signing out here', schemas.signOutSchema, (calls) => calls.signOut()],
  ['signing out everywhere else', schemas.signOutSchema, (calls) => calls.signOutElsewhere()],
  ['turning on the second step', schemas.provenSchema, (calls) => calls.startSecondStep({ password: PASSWORD })],
  ['turning off the second step', schemas.provenSchema, (calls) => calls.endSecondStep({ password: PASSWORD })],
  ['new recovery codes', schemas.provenSchema, (calls) => calls.newRecoveryCodes({ password: PASSWORD })],
  ['disconnecting the house', schemas.provenSchema, (calls) => calls.leaveHouse({ password: PASSWORD })],
])('the server reads everything that the page sends: %s', async (_, schema, make) => {
  const sent = await sentBy(make);
  expect(v.parse(schema, sent)).toMatchObject(sent);
});
