import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { endTheGrace } from '../tools/end-the-grace.ts';
import { hostCalls } from '../tools/host-calls.ts';
import { type Clink, expect, said } from './helpers/clink.ts';
import { heading, PASSWORD, tap, test } from './helpers/hosts/host.ts';

const SOFIE = 'sofie@example.org';

const TO_HELP = { title: 'Marek asks you to help', question: "Would you be a host at Ana & Ben's celebration" };
const TO_TAKE_OVER = {
  title: 'Marek hands a celebration over to you',
  question: "Would you take over Ana & Ben's celebration?",
};

/** Creates an account from an invitation mail, which also confirms the e-mail address. */
async function signUp(page: Page, email: string, asked: { title: string; question: string } = TO_HELP): Promise<void> {
  await expect(heading(page, asked.title)).toBeFocused();
  await expect(page.getByText(asked.question)).toBeVisible();
  await tap(page, 'Create an account');
  await expect(heading(page, 'Create an account')).toBeFocused();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Sofie');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Gladly' })).toBeVisible();
}

/** Makes all invitations to co-hosts expire. */
function expireInvitations({ dataDir }: Clink): void {
  const db = new Database(join(dataDir, 'hosts.sqlite'));
  db.prepare('UPDATE co_host_invitations SET expires_at = 1').run();
  db.close();
}

test('a co-host is invited by a mail that also confirms the address, helps, and is removed [SPEC-7.12]', async ({
  page,
  mail,
  newPhone,
  marek,
}) => {
  await marek.comeIn('Ines');
  await page.goto(marek.pageOf('hosts'));
  await page.getByRole('textbox', { name: 'E-mail' }).fill('sofie');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'does not look like an e-mail address' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(SOFIE);
  await page.keyboard.press('Enter');
  await expect(said(page, `The invitation to ${SOFIE} is on its way.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Withdraw the invitation for ${SOFIE}` })).toBeVisible();
  const link = await mail.link(SOFIE);

  const first = await newPhone();
  await first.goto(link);
  await signUp(first, SOFIE);
  const sofie = await first.context().newPage();
  await sofie.goto(link);
  await expect(heading(sofie, 'Marek asks you to help')).toBeFocused();
  await tap(sofie, 'Gladly');
  await expect(sofie.getByRole('link', { name: '1 guest' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('co-host, here now')).toBeVisible();

  await first.goto(link);
  await expect(heading(first, 'This invitation is no longer good')).toBeFocused();

  await tap(page, 'Remove Sofie');
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(said(page, 'Sofie is no longer a host here.')).toBeVisible();
  await expect(heading(sofie, 'Thank you for your help')).toBeVisible();
  await expect(sofie.getByRole('link', { name: 'Open it as a guest' })).toHaveAttribute(
    'href',
    `/?c=${marek.party.code}`,
  );
  await tap(sofie, 'My celebrations');
  await expect(sofie.getByRole('heading', { name: 'Who is getting married?' })).toBeVisible();
});

test('a host who has forgotten the password reaches the invitation through the link for a new password', async ({
  clink,
  mail,
  newPhone,
  marek,
}) => {
  const sofie = await newPhone();
  await hostCalls(sofie.request, clink).signUp('Sofie');
  await mail.next(SOFIE);
  await sofie.context().clearCookies();
  await sofie.goto(`/?host&invitation=${await marek.invite()}`);
  await expect(heading(sofie, 'Marek asks you to help')).toBeFocused();
  await tap(sofie, 'I have an account');
  await tap(sofie, 'Forgot the password?');
  await sofie.getByRole('textbox', { name: 'E-mail' }).fill(SOFIE);
  await sofie.keyboard.press('Enter');
  await expect(heading(sofie, 'Check your mail')).toBeFocused();
  // The host opens the mail on another device.
  const laptop = await newPhone();
  await laptop.goto(await mail.link(SOFIE));
  await laptop.getByLabel('New password').fill('four words of another kind');
  await laptop.keyboard.press('Enter');
  await expect(heading(laptop, 'Marek asks you to help')).toBeFocused();
  await tap(laptop, 'Gladly');
  await expect(laptop).toHaveURL(/host=celebration\/[\w-]+\/tonight$/);
});

test('a page says that an invitation is expired or withdrawn before anybody types anything', async ({
  page,
  clink,
  newPhone,
  marek,
}) => {
  await page.goto(marek.pageOf('hosts'));
  await tap(page, 'Make a link instead');
  await tap(page, 'Make a link');
  const link = (await page.getByText('invitation=').textContent()) ?? '';
  const stranger = await newPhone();
  await stranger.goto(link);
  await expect(heading(stranger, 'Marek asks you to help')).toBeVisible();
  expireInvitations(clink);
  await stranger.goto(link);
  await expect(heading(stranger, 'This invitation is no longer good')).toBeFocused();
  await tap(stranger, 'Sign in');
  await expect(heading(stranger, 'Welcome back')).toBeFocused();

  const withdrawn = await marek.invite();
  await page.reload();
  await tap(page, /^Withdraw the link of /);
  await expect(said(page, 'The invitation is withdrawn.')).toBeVisible();
  await hostCalls(stranger.request, clink).signUp('Sofie');
  await stranger.goto(`/?host&invitation=${withdrawn}`);
  await expect(heading(stranger, 'This invitation is no longer good')).toBeFocused();
  await stranger.goto(`/?host&invitation=${encodeURIComponent('../../<script>')}`);
  await expect(heading(stranger, 'This invitation is no longer good')).toBeFocused();
});

test('guests and co-hosts see when a celebration ends, reopens and is deleted', async ({
  page,
  clink,
  newPhone,
  marek,
  sofie,
}) => {
  await sofie.goto(marek.pageOf('details'));
  await expect(sofie.getByRole('button', { name: 'End the celebration' })).toBeVisible();
  await expect(sofie.getByRole('button', { name: 'Delete it' })).toHaveCount(0);

  await page.goto(marek.pageOf('details'));
  await expect(heading(page, 'Details')).toBeFocused();
  await tap(page, 'End the celebration');
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).press('Enter');
  await expect(said(page, 'The celebration is over.')).toBeVisible();
  const phone = await newPhone();
  await phone.goto(marek.party.link);
  await expect(phone.getByRole('dialog', { name: 'It was a lovely evening' })).toBeVisible();
  await tap(page, 'Open it again');
  await expect(page.getByRole('button', { name: 'End the celebration' })).toBeVisible();

  await tap(page, 'Delete it');
  const sheet = page.getByRole('dialog', { name: 'Delete Ana & Ben?' });
  await expect(sheet).toContainText('You have 10 minutes to change your mind.');
  await sheet.getByRole('textbox', { name: 'Type “Ana & Ben” to be sure' }).fill('ana & ben');
  await sheet.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(said(page, 'Ana & Ben will be deleted in 10 minutes.')).toBeVisible();
  await expect(heading(page, 'My celebrations')).toBeFocused();
  await expect(phone.getByRole('dialog', { name: 'It was a lovely evening' })).toBeVisible();
  await expect(sofie.getByRole('heading', { name: /^It will be deleted at \d\d:\d\d$/ })).toBeVisible();
  await tap(sofie, 'Keep it');
  await expect(sofie.getByRole('button', { name: 'End the celebration' })).toBeVisible();

  await page.goto(marek.pageOf('details'));
  await expect(heading(page, 'Details')).toBeFocused();
  await page.getByRole('button', { name: 'Delete it' }).press('Enter');
  await sheet.getByRole('textbox').fill('Ana & Ben');
  await sheet.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(heading(page, 'My celebrations')).toBeFocused();
  endTheGrace(clink.dataDir);
  await expect(heading(sofie, 'Ana & Ben is deleted')).toBeVisible({ timeout: 20_000 });
});

test('a planner hands a celebration over to the couple, and leaves it when they accept', async ({
  page,
  mail,
  newPhone,
  marek,
}) => {
  await page.goto(marek.pageOf('hosts'));
  await tap(page, 'Hand it over');
  await expect(page.getByText('Whoever accepts runs tonight')).toBeVisible();
  await tap(page, 'I leave');
  const card = page
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { name: 'Will you stay to help?' }) })
    .last();
  await card.getByRole('textbox', { name: 'E-mail' }).fill(SOFIE);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^asked to take it over, until/)).toBeVisible();

  const phone = await newPhone();
  await phone.goto(await mail.link(SOFIE));
  await signUp(phone, SOFIE, TO_TAKE_OVER);
  await tap(phone, 'Gladly');
  await expect(heading(page, 'Thank you for your help')).toBeVisible();
  await phone.goto(marek.pageOf('hosts'));
  await expect(phone.getByText('made this celebration', { exact: true })).toBeVisible();
  await expect(phone.getByText('Marek', { exact: true })).toHaveCount(0);
  await expect(phone.getByRole('button', { name: 'Hand it over' })).toBeVisible();
});
