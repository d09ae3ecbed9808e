import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lateAnswer, openHost, signedIn } from '../host.fixture.tsx';

const KEY = { uri: 'otpauth://totp/Clink', secret: 'JBSWY3DP', recoveryCodes: ['abcde-fghij'] };
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** A host has typed the password in order to turn on the second step. */
async function turnOn() {
  const key = lateAnswer();
  const { somebody } = await openHost(
    {
      ...signedIn(),
      'GET /api/auth/factors': [200, { hasSecondStep: false, recoveryCodesLeft: 0 }],
      'GET /api/auth/user/sessions': [200, { sessions: [] }],
      'POST /api/auth/factors': key.answer,
    },
    '?host=account',
  );
  await somebody.click(await screen.findByRole('button', { name: /^Authenticator app/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Turn on the second step' }));
  await somebody.type(sheet.getByLabelText('Your password'), 'three words{Enter}');
  return { somebody, sheet, come: () => act(async () => key.come([200, KEY])) };
}

it('after the password, the key for the authenticator app is shown', async () => {
  const { come } = await turnOn();
  await come();
  await waitFor(() => expect(title()).toBe('Authenticator app'));
});

it('a host who cancels before the answer arrives stays on the account screen', async () => {
  const { somebody, sheet, come } = await turnOn();
  await somebody.click(sheet.getByRole('button', { name: 'Cancel' }));
  await come();
  expect(title()).toBe('My accountMy account');
});
