import type { CDPSession, Page } from '@playwright/test';
import { sixDigits } from '../../../src/server/accounts/totp.fixture.ts';
import { expect } from '../clink.ts';
import { heading, PASSWORD, tap } from './host.ts';

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/?host=account');
  await expect(heading(page, 'My account')).toBeVisible();
}

/** Turns the account's second step on. Returns its key and its recovery codes. */
export async function turnOnSecondStep(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: /^Authenticator app/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Your password', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Authenticator app')).toBeFocused();
  await tap(page, 'Copy the key');
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Six digits' }).fill(sixDigits(secret));
  await expect(heading(page, 'If your phone is ever lost')).toBeFocused();
  const codes = await page.getByRole('listitem').allTextContents();
  await tap(page, 'I have saved them');
  await expect(page.getByText('The second step is on.')).toBeVisible();
  return { secret, codes };
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Adds Chromium's virtual device for passkeys, whose owner always unlocks it. */
export async function plugIn(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

export async function addPasskey(page: Page, name: string): Promise<void> {
  await tap(page, 'Add a passkey');
  const sheet = page.getByRole('dialog', { name: 'Add a passkey' });
  await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
}

/** Signs out on the account page. */
export async function signOut(page: Page): Promise<void> {
  await tap(page, /^Sign out( On this|$)/);
  await expect(heading(page, 'Welcome back')).toBeFocused();
}
