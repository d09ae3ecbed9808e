import type { Page } from '@playwright/test';
import { hostCalls } from '../lab/shared/host-calls.ts';
import { drink, expect, joinByLink } from './clink.ts';
import { heading, test } from './host.ts';
import { marekAndHisParty } from './host-calls.ts';

/** A celebration made at the page, whose address for guests is returned. */
async function createCelebration(page: Page, url: string): Promise<string> {
  await page.getByRole('button', { name: 'Create a celebration' }).press('Enter');
  await expect(heading(page, 'New celebration')).toBeVisible();
  await page.getByRole('button', { name: 'Create the celebration' }).press('Enter');
  await expect(page.getByText('Please type at least one name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Second name' }).fill('Ben');
  await page.getByLabel('When?').fill('2026-11-22');
  await page.getByRole('button', { name: 'Create the celebration' }).press('Enter');
  await expect(page).toHaveURL(/host=celebration\/[\w-]+\/invite$/);
  const id = /celebration\/([\w-]+)\//.exec(page.url())?.[1];
  const celebration = await (await page.request.get(`${url}/api/host/celebrations/${id}`)).json();
  return celebration.link;
}

// Three guests join, each with a phone.
test.slow();

test('a host renames, hides and removes guests, and closes the door for the next one', async ({
  page,
  newPhone,
  clink,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await hostCalls(page.request, clink).signUp('Marek');
  await page.goto(`${clink.url}/?host`);
  const link = await createCelebration(page, clink.url);
  await expect(page.getByRole('button', { name: 'Print the cards' })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print] svg').filter({ visible: true })).toHaveCount(4);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Guests' }).first().click();
  await expect(page.getByText('The room is ready')).toBeVisible();

  const phones: Page[] = [];
  for (const name of ['xX_Benni', 'King of Shots', 'Biggus']) {
    const phone = await newPhone();
    await joinByLink(phone, link, 'Ana & Ben', name);
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await drink(phone, 'Beer');
    phones.push(phone);
  }
  const biggus = phones[2];
  await expect(page.getByText('3 guests, ')).toBeVisible();

  await page.getByRole('button', { name: 'Rename “xX_Benni”' }).click();
  await page.getByRole('textbox', { name: 'Name on the leaderboard' }).fill('Ben K.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“xX_Benni” is “Ben K.” now.')).toBeVisible();

  await page.getByRole('button', { name: 'Hide “King of Shots”' }).click();
  await expect(page.getByRole('button', { name: 'Show “King of Shots” again' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove “Biggus”' }).click();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('2 guests, ')).toBeVisible();
  await expect(page.getByText('You removed “Biggus”')).toBeVisible();
  if (!biggus) throw new Error('three guests have come');
  await biggus.getByRole('button', { name: /^Beer/ }).press('Enter');
  await biggus.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(biggus.getByRole('dialog', { name: "You're off the leaderboard" })).toBeVisible();

  await page.getByRole('button', { name: /The door/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Nobody new/ })
    .click();
  await expect(page.getByText('The door is closed to newcomers.')).toBeVisible();
  const code = new URL(link).searchParams.get('c');
  const late = await newPhone();
  await joinByLink(late, link, 'Ana & Ben', 'Late');
  await expect(late.getByRole('dialog', { name: 'The door is closed just now' })).toBeVisible();
  const { rows } = await (await page.request.get(`${clink.url}/api/leaderboard/guests?c=${code}`)).json();
  expect(rows.map((row: { user_name: string }) => row.user_name)).toEqual(['Ben K.']);
});

test('a second host sees and reaches nothing of it', async ({ page, newPhone, clink }) => {
  const { pageOf } = await marekAndHisParty(page, clink);
  await page.goto(pageOf('guests'));
  await expect(page.getByText('The room is ready')).toBeVisible();
  const other = await newPhone();
  await hostCalls(other.request, clink).signUp('Carla');
  await other.goto(`${clink.url}/?host`);
  await expect(other.getByText('Who is getting married?')).toBeVisible();
  await other.goto(pageOf('guests'));
  await expect(heading(other, 'No such celebration')).toBeVisible();
  await expect(other.getByText('Ana')).toHaveCount(0);
});
