import { drink, expect, joinByLink } from './helpers/clink.ts';
import { tap, test } from './helpers/hosts/host.ts';
import { wake } from './helpers/phone.ts';

const SOON_MS = 8_000;

const DAY_LATER_MS = 24 * 3_600_000;

test('a celebration ends by itself on phones, on the wall, for hosts and for guests who arrive later', async ({
  page,
  marek,
  sofie,
  newPhone,
}) => {
  const [phone, wall, late] = [await newPhone(), await newPhone(), await newPhone()];
  await joinByLink(phone, marek.party.link, 'Ana & Ben', 'Tom');
  await drink(phone, 'Beer');
  await wall.goto(marek.party.link.replace('?', '?screen&'));
  await page.goto(marek.pageOf('tonight'));
  await sofie.goto(marek.pageOf('details'));
  await expect(page.getByRole('status').filter({ hasText: /^live$/ })).toBeVisible();

  await marek.set({ ends: new Date(Date.now() + SOON_MS).toISOString() });
  await expect(page.getByText(/^It ends by itself on/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'It is over' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^The figures will be complete on /)).toBeVisible();
  await wake(phone);
  await expect(phone.getByRole('dialog', { name: 'It was a lovely evening' })).toBeVisible();
  await expect(
    wall
      .getByText(/^Thank you/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  await late.goto(marek.party.link);
  await expect(late.getByRole('dialog', { name: 'It was a lovely evening' })).toBeVisible();

  await tap(page, 'Open it again');
  await expect(page.getByRole('heading', { name: 'It is over' })).toHaveCount(0);
  await wake(phone);
  await expect(phone.getByRole('dialog')).toHaveCount(0);
});

test('hosts choose when the celebration ends, and undo the choice', async ({ page, marek }) => {
  await page.goto(marek.pageOf('details'));
  const when = page.getByText(/\b0?6:00\b/).first();
  const before = await when.innerText();
  await tap(page, 'Change when it ends');
  const sheet = page.getByRole('dialog', { name: 'When does it end?' });
  const field = sheet.getByLabel('It ends on');
  const usual = await field.inputValue();
  expect(usual).toMatch(/T06:00$/);
  await field.fill('2020-01-01T06:00');
  await sheet.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(
    sheet.getByRole('alert').filter({ hasText: 'Please choose a time that is still to come' }),
  ).toBeVisible();
  await field.fill(new Date(Date.parse(`${usual}Z`) + DAY_LATER_MS).toISOString().slice(0, 16));
  await sheet.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(when).not.toHaveText(before);
  await tap(page, 'Undo');
  await expect(when).toHaveText(before);
  await tap(page, 'Change when it ends');
  await expect(field).toHaveValue(usual);
});
