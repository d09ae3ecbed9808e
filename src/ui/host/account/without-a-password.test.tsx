import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, openHost, signedIn } from '../host.fixture.tsx';

const KEY = { uri: 'otpauth://totp/Clink', secret: 'JBSWY3DP', recoveryCodes: ['abcde-fghij'] };

/** The account screen of a host who signed up with an account of the house and has no password here. */
async function openAccount(answers: Answers) {
  const opened = await openHost(
    {
      ...signedIn({ hasPassword: false, isConnected: true }),
      'GET /api/auth/factors': [200, { hasSecondStep: false, recoveryCodesLeft: 0 }],
      'GET /api/auth/user/sessions': [200, { sessions: [] }],
      ...answers,
    },
    '?host=account',
  );
  /** Opens a row. Returns its sheet, which must not ask for a password. */
  async function sheetOf(row: RegExp, title: string) {
    await opened.somebody.click(await screen.findByRole('button', { name: row }));
    const sheet = within(screen.getByRole('dialog', { name: title }));
    expect(sheet.queryByLabelText(/password/i)).toBeNull();
    return sheet;
  }
  return { ...opened, sheetOf };
}

it('a host without a password deletes the account with one tap, or signs in again if the sign-in is old', async () => {
  const { server, somebody, sheetOf } = await openAccount({
    'DELETE /api/auth/user': [403, { code: 'sign-in-again' }],
  });
  const sheet = await sheetOf(/^Delete my account/, 'Delete your account?');
  await somebody.click(sheet.getByRole('button', { name: 'Delete' }));
  expect(await sheet.findByText(/sign out, sign in again/)).toBeTruthy();
  server.table['DELETE /api/auth/user'] = [204];
  await somebody.click(sheet.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Your account is deleted.')).toBeTruthy();
  expect(server.of('DELETE /api/auth/user')).toEqual([{}, {}]);
});

it('changes the e-mail', async () => {
  const { server, somebody, sheetOf } = await openAccount({ 'PUT /api/auth/user/email': [202] });
  const sheet = await sheetOf(/^E-mail/, 'Change your e-mail');
  await somebody.type(sheet.getByLabelText('New e-mail'), 'new@example.org{Enter}');
  expect(await screen.findByText(/A mail to new@example.org is on its way/)).toBeTruthy();
  expect(server.of('PUT /api/auth/user/email')).toEqual([{ email: 'new@example.org' }]);
});

it('turns the second step on', async () => {
  const { somebody, sheetOf } = await openAccount({ 'POST /api/auth/factors': [200, KEY] });
  const sheet = await sheetOf(/^Authenticator app/, 'Turn on the second step');
  await somebody.click(sheet.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Authenticator app' })).toBeTruthy();
});

it('a host without a password chooses one through a link in a mail', async () => {
  const { server, somebody, sheetOf } = await openAccount({ 'POST /api/auth/recover': [202] });
  const sheet = await sheetOf(/^Choose a password/, 'Choose a password');
  await somebody.click(sheet.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/A mail to marek@example.org is on its way/)).toBeTruthy();
  expect(server.of('POST /api/auth/recover')).toEqual([{ email: 'marek@example.org' }]);
});
