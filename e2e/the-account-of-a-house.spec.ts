import type { Page } from '@playwright/test';
import { CLIENT, openHouse } from '../src/server/testing/openid-house.fixture.ts';
import { test as base, expect } from './helpers/clink.ts';
import { fault, heading, tap } from './helpers/hosts/host.ts';
import { addPasskey, plugIn, signOut } from './helpers/hosts/host-account.ts';
import { expectAccessible } from './helpers/looking/accessible.ts';

/** A test whose server lets hosts sign in with a real OpenID provider. */
const test = base.extend<{ house: { issuer: string; tell(origin: string): void } }>({
  house: async ({}, use) => {
    let tell = (_origin: string) => {};
    const origin = new Promise<string>((resolve) => {
      tell = resolve;
    });
    const house = await openHouse({ ana: { email: 'ana@example.org', email_verified: true, name: 'Ana' } }, { origin });
    await use({ issuer: house.issuer, tell });
    house.close();
  },
  variablesAt: ({ house }, use) =>
    use((url) => {
      house.tell(url);
      return {
        ...{ HOST_SIGNUP: 'open', PUBLIC_URL: url, OIDC_ISSUER: house.issuer },
        ...{ OIDC_CLIENT_ID: CLIENT.clientId, OIDC_CLIENT_SECRET: CLIENT.clientSecret },
      };
    }),
});

/** Signs in at the house's OpenID provider: the host opens it with the button, enters a login, and allows Clink to read it. */
async function comeFromHouse(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).press('Enter');
  await page.getByPlaceholder('Enter any login').fill('ana');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a host signs in with the house’s account, needs no password, and can disconnect that account again', async ({
  page,
  house,
}) => {
  await plugIn(page);
  await page.goto('/?host');
  await comeFromHouse(page, /^Sign in with 127\.0\.0\.1/);
  await expect(page).toHaveURL('/?host');
  await page.goto('/?host=account');
  await expect(heading(page, 'My account')).toBeVisible();
  await expect(page.getByRole('button', { name: `${new URL(house.issuer).host} connected` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a password' })).toBeVisible();
  await expectAccessible(page);

  // The host cannot disconnect the house's account while it is the only way to sign in.
  await tap(page, /127\.0\.0\.1:\d+ connected/);
  await tap(page, 'Remove');
  await expect(page.getByText('This is the only way into your account.')).toBeVisible();
  await tap(page, 'Cancel');

  // After signing out the page shows no fault.
  await signOut(page);
  const signIn = page.getByRole('button', { name: /^Sign in with 127\.0\.0\.1/ });
  await expect(signIn).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await signIn.press('Enter');
  await expect(heading(page, 'My celebrations')).toBeVisible();
  await page.goto('/?host=account');

  // With a passkey the host may disconnect the house's account, and can then no longer remove the passkey.
  await addPasskey(page, 'My phone');
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tap(page, /127\.0\.0\.1:\d+ connected/);
  await tap(page, 'Remove');
  await expect(page.getByRole('button', { name: /^Connect 127/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tap(page, /^My phone not used yet/);
  await tap(page, /^Remove/);
  const sheet = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await sheet.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(fault(page, 'This is the only way into your account.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: /^My phone not used yet/ })).toBeVisible();

  await tap(page, /^Delete my account/);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
});
