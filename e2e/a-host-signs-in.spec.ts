import { sixDigits } from '../src/server/accounts/totp.fixture.ts';
import { expect } from './helpers/clink.ts';
import { fault, heading, newHost, PASSWORD, signUp, test } from './helpers/hosts/host.ts';
import { openAccount, signIn, signOut, turnOnSecondStep } from './helpers/hosts/host-account.ts';

test.use({ turns: 1 });

const EMAIL = 'marek@example.org';

// Each sign-in hashes a password.
test.slow();

test('the page asks for the second step after the password, and after a mailed code [WCAG-3.3.8]', async ({
  page,
  mail,
}) => {
  await newHost(page, mail, 'Marek', EMAIL);
  await openAccount(page);
  const { secret } = await turnOnSecondStep(page);
  await signOut(page);

  await signIn(page, EMAIL, PASSWORD);
  await expect(heading(page, 'Now the second step')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Six digits' })).toBeFocused();
  await page.keyboard.type('000000');
  await expect(page.getByRole('alert').filter({ hasText: 'not right' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Six digits' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Six digits' })).toHaveValue('');
  // The server accepts each six digits only once, so these are the digits of the next half minute.
  await page.getByRole('textbox', { name: 'Six digits' }).fill(sixDigits(secret, 1));
  await expect(heading(page, 'My celebrations')).toBeFocused();

  await openAccount(page);
  await signOut(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await page.getByRole('button', { name: 'Send me a code instead' }).press('Enter');
  await expect(heading(page, 'Six digits, please')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Six digits' })).toBeFocused();
  await page.keyboard.type(await mail.code(EMAIL));
  await expect(heading(page, 'Now the second step')).toBeVisible();
});

test('in a browser other than the one of the sign-up, the mailed link asks for a new password, and the old password stops working', async ({
  page,
  newPhone,
  mail,
}) => {
  await signUp(page, 'Eve', EMAIL);
  const phone = await newPhone();
  await phone.goto(await mail.link(EMAIL));
  await expect(heading(phone, 'Choose your password')).toBeVisible();
  await phone.getByRole('textbox', { name: 'Password', exact: true }).fill('three other words');
  await phone.keyboard.press('Enter');
  await expect(heading(phone, 'You are confirmed')).toBeFocused();

  await page.goto('/?host');
  await signIn(page, EMAIL, PASSWORD);
  await expect(fault(page, 'do not match')).toBeVisible();
  await signIn(page, EMAIL, 'three other words');
  await expect(heading(page, 'My celebrations')).toBeFocused();
});

test("'Sign out everywhere else' ends the sessions of other devices only", async ({ page, newPhone, mail }) => {
  await newHost(page, mail, 'Marek', EMAIL);
  const laptop = await newPhone();
  await laptop.goto('/?host');
  await signIn(laptop, EMAIL, PASSWORD);
  await expect(heading(laptop, 'My celebrations')).toBeFocused();

  await openAccount(page);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'My account')).toBeVisible();
  await laptop.reload();
  await expect(heading(laptop, 'Welcome back')).toBeVisible();
});

test('Back leads from the account to My celebrations, and a reload keeps the open page [WCAG-2.4.5]', async ({
  page,
  mail,
}) => {
  await newHost(page, mail, 'Marek', EMAIL);
  await page.getByRole('link', { name: /^Marek/ }).press('Enter');
  await expect(heading(page, 'My account')).toBeFocused();
  await expect(page).toHaveURL('/?host=account');
  await page.reload();
  await expect(heading(page, 'My account')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'My celebrations')).toBeFocused();
  await expect(page).toHaveURL('/?host');
});
