import type { Page } from '@playwright/test';
import { hostCalls } from '../tools/host-calls.ts';
import { expect } from './helpers/clink.ts';
import { fault, heading, tap, test } from './helpers/hosts/host.ts';

const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
/** A private-use character, for which typefaces have no glyph. */
const PRIVATE_CHARACTER = '\ue000';

const first = (page: Page) => page.getByRole('textbox', { name: 'First name' });
const second = (page: Page) => page.getByRole('textbox', { name: 'Second name' });

test('the field says when a name is too long or cannot be shown, and markup in a name is only text [WCAG-3.3.1]', async ({
  page,
  clink,
}) => {
  const marek = hostCalls(page.request, clink);
  await marek.signUp('Marek');
  await page.goto('/?host=create');
  await page.getByLabel('When?').fill('2036-11-22');
  await first(page).fill('A'.repeat(5_000));
  await tap(page, 'Create the celebration');
  await expect(fault(page, 'characters for both names together')).toBeVisible();
  await expect(first(page)).toBeFocused();
  await first(page).fill(`${RIGHT_TO_LEFT_OVERRIDE}Ana`);
  await tap(page, 'Create the celebration');
  await expect(fault(page, 'Something in these names cannot be shown.')).toBeVisible();
  await expect(first(page)).toHaveAttribute('aria-invalid', 'true');

  await first(page).fill('<img src=x onerror=alert(1)>');
  await second(page).fill('=HYPERLINK("x")');
  await tap(page, 'Create the celebration');
  await expect(page).toHaveURL(/\/invite$/);
  const shown = page.getByText('<img src=x onerror=alert(1)> & =HYPERLINK("x")').filter({ visible: true });
  await expect(shown.first()).toBeVisible();
});

test('a mailed code works only once, and a host can give a guest only a name that can be shown', async ({
  page,
  clink,
  mail,
  newPhone,
  marek,
}) => {
  await marek.comeIn('Ines');
  await page.goto(marek.pageOf('guests'));
  await page.getByRole('button', { name: /^Ines/ }).press('Enter');
  await page.getByRole('button', { name: /^Rename/ }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name on the leaderboard' });
  await name.fill('   ');
  await page.keyboard.press('Enter');
  await expect(fault(page, 'Please type a name.')).toBeVisible();
  await name.fill(`Ines${PRIVATE_CHARACTER}`);
  await page.keyboard.press('Enter');
  await expect(fault(page, 'This name cannot be shown.')).toBeVisible();
  await expect(name).toBeFocused();

  const phone = await newPhone();
  const email = 'marek@example.org';
  await mail.next(email);
  const askForCode = async () => {
    await phone.goto('/?host');
    await phone.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await tap(phone, 'Send me a code instead');
    await expect(heading(phone, 'Six digits, please')).toBeVisible();
  };
  await askForCode();
  const code = await mail.code(email);
  await phone.getByRole('textbox', { name: 'Six digits' }).fill(code);
  await expect(heading(phone, 'My celebrations')).toBeFocused();
  await hostCalls(phone.request, clink).call('POST /api/auth/logout', { body: {} });
  await askForCode();
  await phone.getByRole('textbox', { name: 'Six digits' }).fill(code);
  await expect(fault(phone, 'That code is not right. Only the newest one works.')).toBeVisible();
});
