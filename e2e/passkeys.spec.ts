import { sixDigits } from '../src/server/accounts/totp.fixture.ts';
import { expect } from './helpers/clink.ts';
import { answer, fault, heading, newHost, PASSWORD, tap, test } from './helpers/hosts/host.ts';
import { addPasskey, openAccount, plugIn, signIn, signOut, turnOnSecondStep } from './helpers/hosts/host-account.ts';

const EMAIL = 'marek@example.org';

// Each sign-in hashes a password.
test.slow();

test('a passkey works as the first and as the second step of signing in, until it is removed', async ({
  page,
  mail,
}) => {
  const { devtools, authenticatorId } = await plugIn(page);
  await newHost(page, mail, 'Marek', EMAIL);
  await openAccount(page);
  await addPasskey(page, 'My phone');
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^My phone not used yet/ })).toBeVisible();

  // This device already has a passkey.
  await addPasskey(page, 'My phone again');
  await expect(fault(page, 'This device has a passkey for your account already.')).toBeVisible();
  await page.keyboard.press('Escape');

  await tap(page, /^My phone not used yet/);
  await page.getByRole('button', { name: 'Change its name' }).press('Enter');
  await page.getByRole('dialog', { name: 'Change its name' }).getByRole('textbox', { name: 'Name' }).fill('Blue phone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Blue phone not used yet/ })).toBeVisible();
  const { secret } = await turnOnSecondStep(page);
  await openAccount(page);
  await signOut(page);

  // The passkey replaces the e-mail, the password and the six digits.
  await tap(page, 'Use a passkey');
  await expect(heading(page, 'My celebrations')).toBeFocused();
  await openAccount(page);
  await expect(page.getByRole('button', { name: /^Blue phone last used today/ })).toBeVisible();
  await signOut(page);

  // The passkey is the second step, instead of the digits.
  await signIn(page, EMAIL, PASSWORD);
  await expect(heading(page, 'Now the second step')).toBeVisible();
  await tap(page, 'Use a passkey');
  await expect(heading(page, 'My celebrations')).toBeFocused();

  // The owner does not unlock the device.
  await openAccount(page);
  await signOut(page);
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await tap(page, 'Use a passkey');
  await expect(fault(page, 'No passkey was used.')).toBeVisible();
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });

  // The device is lost. The host signs in with the password and the authenticator app, and removes the passkey.
  await signIn(page, EMAIL, PASSWORD);
  await page.getByRole('textbox', { name: 'Six digits' }).fill(sixDigits(secret, 1));
  await expect(heading(page, 'My celebrations')).toBeFocused();
  await openAccount(page);
  await tap(page, /^Blue phone/);
  await page.getByRole('button', { name: /^Remove/ }).press('Enter');
  await answer(page, 'Remove this passkey?', 'Remove');
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Blue phone/ })).toHaveCount(0);
  await signOut(page);
  await tap(page, 'Use a passkey');
  await expect(fault(page, 'This passkey is not known here.')).toBeVisible();
});
