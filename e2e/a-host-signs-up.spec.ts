import type { Page } from '@playwright/test';
import { sixDigits } from '../src/server/accounts/totp.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { expect } from './clink.ts';
import { heading, newHost, PASSWORD, signUp, test } from './host.ts';

const EMAIL = 'marek@example.org';

// Each sign-in hashes a password, and axe looks at every step.
test.slow();

/** Asks for the account's second step to be turned on, and returns its key and its recovery codes. */
async function turnOnSecondStep(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: /^Authenticator app/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Your password', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'A second key')).toBeFocused();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Six digits' }).fill(sixDigits(secret));
  await expect(heading(page, 'If your phone is ever lost')).toBeFocused();
  const codes = await page.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(page.getByText('The second step is on.')).toBeVisible();
  return { secret, codes };
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function openAccount(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?host=account`);
  await expect(heading(page, 'My account')).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sign out On this/ }).press('Enter');
  await expect(heading(page, 'Welcome back')).toBeFocused();
}

test('a host signs up, and the link of the mail confirms the address', async ({ page, clink, mail }) => {
  await signUp(page, clink.url, 'Marek', EMAIL);
  await expect(page.getByText(EMAIL)).toBeVisible();
  const link = await mail.link(EMAIL);
  await page.goto(link);
  await expect(heading(page, "That's you, then")).toBeFocused();
  expect(page.url()).toBe(`${clink.url}/?host`);
  await page.getByRole('button', { name: 'Later' }).press('Enter');
  await expect(heading(page, 'My celebrations')).toBeFocused();
  await page.reload();
  await expect(heading(page, 'My celebrations')).toBeVisible();

  // The link works once.
  await openAccount(page, clink.url);
  await signOut(page);
  await page.goto(link);
  await expect(heading(page, 'This link is too old')).toBeFocused();
});

test('the second step is asked for after the password, and after a code in a mail', async ({ page, clink, mail }) => {
  await newHost(page, clink.url, mail, 'Marek', EMAIL);
  await openAccount(page, clink.url);
  const { secret } = await turnOnSecondStep(page);
  await signOut(page);

  await signIn(page, PASSWORD);
  await expect(heading(page, 'Now the second step')).toBeFocused();
  await page.getByRole('textbox', { name: 'Six digits' }).fill('000000');
  await expect(page.getByRole('alert').filter({ hasText: 'not right' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Six digits' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Six digits' })).toHaveValue('');
  // The same digits open nothing twice: those of the next half minute.
  await page.getByRole('textbox', { name: 'Six digits' }).fill(sixDigits(secret, 1));
  await expect(heading(page, 'My celebrations')).toBeFocused();

  await openAccount(page, clink.url);
  await signOut(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await page.getByRole('button', { name: 'Send me a code instead' }).press('Enter');
  await expect(heading(page, 'Six digits, please')).toBeFocused();
  await page.getByRole('textbox', { name: 'Six digits' }).fill(await mail.code(EMAIL));
  await expect(heading(page, 'Now the second step')).toBeFocused();
});

test('a forgotten password and a lost phone are overcome by a mail and a recovery code', async ({
  page,
  clink,
  mail,
}) => {
  await newHost(page, clink.url, mail, 'Marek', EMAIL);
  await openAccount(page, clink.url);
  const { codes } = await turnOnSecondStep(page);
  expect(codes).toHaveLength(10);
  await signOut(page);

  await page.getByRole('button', { name: 'Forgot the password?' }).press('Enter');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your mail')).toBeFocused();
  await page.goto(await mail.link(EMAIL));
  await page.getByRole('textbox', { name: 'New password' }).fill('a walk by the lake');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Now the second step')).toBeFocused();

  await page.getByRole('button', { name: 'Phone lost? Use a recovery code' }).press('Enter');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('0000-0000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'not right' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My celebrations')).toBeFocused();
  await expect(page.getByText('You have 9 recovery codes left')).toBeVisible();

  await openAccount(page, clink.url);
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await signOut(page);
  await signIn(page, 'a walk by the lake');
  await expect(heading(page, 'Now the second step')).toBeFocused();
});

test('a wrong password is said at its field, which keeps the focus', async ({ page, clink, mail }) => {
  await newHost(page, clink.url, mail, 'Marek', EMAIL);
  await openAccount(page, clink.url);
  await signOut(page);
  await signIn(page, 'not the right one');
  await expect(page.getByText('This e-mail and password do not match.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
  await signIn(page, PASSWORD);
  await expect(heading(page, 'My celebrations')).toBeFocused();
});

test("'Sign out everywhere else' ends the sessions of other devices only", async ({ page, newPhone, clink, mail }) => {
  await newHost(page, clink.url, mail, 'Marek', EMAIL);
  const laptop = await newPhone();
  await laptop.goto(`${clink.url}/?host`);
  await signIn(laptop, PASSWORD);
  await expect(heading(laptop, 'My celebrations')).toBeFocused();

  await openAccount(page, clink.url);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'My account')).toBeVisible();
  await laptop.reload();
  await expect(heading(laptop, 'Welcome back')).toBeVisible();
});

test('Back leads from the account to My celebrations, and a reload stays', async ({ page, clink, mail }) => {
  await newHost(page, clink.url, mail, 'Marek', EMAIL);
  await page.getByRole('link', { name: /^Marek/ }).press('Enter');
  await expect(heading(page, 'My account')).toBeFocused();
  expect(page.url()).toBe(`${clink.url}/?host=account`);
  await page.reload();
  await expect(heading(page, 'My account')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'My celebrations')).toBeFocused();
  expect(page.url()).toBe(`${clink.url}/?host`);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every step at the gate and the account meet WCAG 2.2 AA (${colorScheme})`, async ({ page, clink, mail }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${clink.url}/?host`);
    await expect(heading(page, 'Welcome back')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in' }).press('Enter');
    await expect(page.getByText('Please type your password.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Forgot the password?' }).press('Enter');
    await expectAccessible(page);
    await page.goBack();
    await signUp(page, clink.url, 'Marek', EMAIL);
    await expectAccessible(page);
    await page.goto(await mail.link(EMAIL));
    await expect(heading(page, "That's you, then")).toBeVisible();
    await expectAccessible(page);
    await openAccount(page, clink.url);
    await expect(page.getByText('Authenticator app')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Password/ }).press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Authenticator app/ }).press('Enter');
    await page.getByRole('textbox', { name: 'Your password', exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'A second key')).toBeVisible();
    await expectAccessible(page);
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByRole('textbox', { name: 'Six digits' }).fill(sixDigits(secret));
    await expect(heading(page, 'If your phone is ever lost')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have saved them' }).press('Enter');
    await signOut(page);
    await signIn(page, PASSWORD);
    await expect(heading(page, 'Now the second step')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Phone lost? Use a recovery code' }).press('Enter');
    await expect(heading(page, 'A recovery code')).toBeVisible();
    await expectAccessible(page);
  });
}
