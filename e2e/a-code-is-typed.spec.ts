import type { Page } from '@playwright/test';
import { create, guestsOf, switchTo } from './helpers/celebrations.ts';
import { counter, drink, expect, test } from './helpers/clink.ts';

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Do you have a code? Type it here' }).press('Enter');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Enter');
}

test('an unknown code is explained, and a typed code opens its celebration', async ({ page, clink }) => {
  const code = await create(clink, 'Ana & Ben');
  await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await page.goto('/?c=00000000');
  const sheet = page.getByRole('dialog', { name: 'Which celebration?' });
  await expect(sheet.getByRole('alert')).toContainText('No celebration has this code.');
  const field = sheet.getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveValue('0000 0000');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: "Here's to Ana & Ben" })).toBeVisible();
});

test('a guest corrects a letter in the middle of a code, and the cursor stays in its place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Do you have a code? Type it here' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Code' });
  await field.fill('k7np4xrt');
  await expect(field).toHaveValue('K7NP 4XRT');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await page.keyboard.press('Backspace');
  await page.keyboard.type('mq');
  await expect(field).toHaveValue('K7MQ P4XRT');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('K7MP 4XRT');
});

test('the address and the home-screen icon contain a typed code, and a switch to another celebration changes both', async ({
  page,
  clink,
}) => {
  const [anaAndBen, miaAndLeo] = [await create(clink, 'Ana & Ben'), await create(clink, 'Mia & Leo')];
  await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await page.goto('/');
  await typeCode(page, anaAndBen);
  await page.getByRole('dialog', { name: "Here's to Ana & Ben" }).getByRole('textbox').fill('Ines');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/?c=${anaAndBen}`);
  const icon = await iconOf(page);
  expect(icon).toBe(`/?c=${anaAndBen}&icon`);

  await switchTo(page, miaAndLeo, 'Mia & Leo');
  expect(await iconOf(page)).toBe(`/?c=${miaAndLeo}&icon`);
  await page.goto(icon);
  await expect(page, 'the old icon asks nothing').toHaveURL(`/?c=${miaAndLeo}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The address that a home-screen icon would open if the guest added it now. */
async function iconOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const errors = async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors;
  // The browser reports the changed address as an error until it has read the new manifest.
  await expect.poll(async () => (await errors()).filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  return (await (await page.request.get(`${href}`)).json()).start_url;
}

test('after too many wrong codes the sheet counts down, and then the right code lets the guest in', async ({
  page,
  clink,
}) => {
  const code = await create(clink, 'Ana & Ben');
  await page.goto('/');
  await page.getByRole('button', { name: 'Do you have a code? Type it here' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Which celebration?' });
  await page.evaluate(async () => {
    for (let guess = 0; guess < 70; guess += 1) await fetch('/api/celebrations/00000000');
  });
  const field = sheet.getByRole('textbox', { name: 'Code' });
  await field.fill('ZZZZ ZZZZ');
  // The server allows one more guess every second, and the first try may use it up.
  await expect(async () => {
    await field.press('Enter');
    await expect(sheet.getByRole('alert')).toContainText('That was a lot of tries. Soon you can try again.', {
      timeout: 300,
    });
  }).toPass({ intervals: [0] });
  await expect(sheet.getByRole('button', { name: 'Join in 0:01' })).toBeDisabled();
  await field.fill(code);
  await expect(sheet.getByRole('button', { name: 'Join', exact: true })).toBeEnabled();
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: "Here's to Ana & Ben" })).toBeVisible();
});

test.describe('a server without the open celebration', () => {
  test.use({ variables: { OPEN_CELEBRATION: 'off' } });

  test('a server without the open celebration asks a guest without a code to type one, and keeps the drinks that the phone has logged', async ({
    page,
    clink,
  }) => {
    const code = await create(clink, 'Ana & Ben');
    await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ines');
    await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Which celebration?' });
    await expect(sheet).toContainText('The code is on the little card on your table.');
    await expect(sheet.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await drink(page, 'Beer');
    await page.reload();
    await sheet.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
    await sheet.getByRole('textbox', { name: 'Code' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(counter(page)).toContainText('1');
    await expect.poll(() => guestsOf(page, code)).toEqual(['Ines 1']);
  });

  test('a server without the open celebration lets a new guest type the code before the name', async ({
    page,
    clink,
  }) => {
    const code = await create(clink, 'Ana & Ben');
    await page.goto('/');
    await typeCode(page, code);
    await expect(page.getByRole('dialog', { name: "Here's to Ana & Ben" })).toBeVisible();
  });
});
