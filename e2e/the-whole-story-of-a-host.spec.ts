import type { Page } from '@playwright/test';
import { hostCalls } from '../tools/host-calls.ts';
import { type Clink, drink, expect, joinByLink, said } from './helpers/clink.ts';
import { fault, heading, PASSWORD, signUp, tap, test } from './helpers/hosts/host.ts';
import { openAccount, signIn, signOut, turnOnSecondStep } from './helpers/hosts/host-account.ts';

test.use({ turns: 1 });

const LAPTOP = { width: 1440, height: 900 };
const EMAIL = 'marek@example.org';
const NEW_PASSWORD = 'a walk by the lake';
const COUPLE = 'Ana & Ben';

// Hashing passwords takes long, and so does opening four phones.
test.slow();

/** Creates a celebration on the page. Returns its id, and the link for guests. */
async function createCelebration(page: Page, url: string) {
  await tap(page, 'Create a celebration');
  await expect(heading(page, 'Who is celebrating?')).toBeVisible();
  await tap(page, 'Create the celebration');
  await expect(fault(page, 'Please type at least one name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Second name' }).fill('Ben');
  await page.getByLabel('When?').fill('2036-11-22');
  await tap(page, 'Create the celebration');
  await expect(page).toHaveURL(/host=celebration\/[\w-]+\/invite$/);
  const id = /celebration\/([\w-]+)\//.exec(page.url())?.[1] ?? '';
  const { link } = await (await page.request.get(`${url}/api/host/celebrations/${id}`)).json();
  return { id, link: link as string };
}

async function printCards(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Print the cards' })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print] svg[role="img"]').filter({ visible: true })).toHaveCount(4);
  await page.emulateMedia({ media: 'screen' });
}

/**
 * Expects that a host of another celebration finds neither this one nor its guests, and cannot rename its guests through
 * either celebration.
 */
async function expectSecret(other: Page, clink: Clink, id: string, guestId: string): Promise<void> {
  const carla = hostCalls(other.request, clink);
  await carla.signUp('Carla');
  const own = await carla.celebrate('Mia & Leo');
  await other.goto('/?host');
  await expect(other.getByRole('link', { name: 'Mia & Leo' })).toBeVisible();
  await expect(other.getByRole('link', { name: COUPLE })).toHaveCount(0);
  await other.goto(`/?host=celebration/${id}/guests`);
  await expect(heading(other, 'No such celebration')).toBeVisible();
  await expect(other.getByText(/Ana|Ben|King/)).toHaveCount(0);
  const path = `${clink.url}/api/host/celebrations/${id}`;
  const ownPath = `${clink.url}/api/host/celebrations/${own.id}`;
  const headers = { origin: clink.url };
  const rename = { headers, data: { action: 'rename', name: 'Nobody' } };
  const answers = [
    await other.request.get(`${path}/guests/live`),
    await other.request.patch(path, { headers, data: { door: 'closed' } }),
    await other.request.post(`${path}/invitations`, { headers, data: {} }),
    await other.request.post(`${path}/guests/${guestId}`, rename),
    await other.request.post(`${ownPath}/guests/${guestId}`, rename),
  ];
  const codes = await Promise.all(answers.map(async (answer) => [answer.status(), (await answer.json()).code]));
  expect(codes).toEqual([...Array(4).fill([404, 'unknown-celebration']), [404, 'unknown-guest']]);
  const { entries } = await (await other.request.get(`${ownPath}/actions`)).json();
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['create']);
}

/** The names on the leaderboard. */
async function namesOn(url: string, link: string): Promise<string[]> {
  const { rows } = await (await fetch(`${url}/api/leaderboard/guests${new URL(link).search}`)).json();
  return rows.map((row: { user_name: string }) => row.user_name);
}

/** The stored settings, hosts and log of a celebration, as texts. */
async function kept({ request }: Page, url: string, id: string): Promise<string[]> {
  const path = `${url}/api/host/celebrations/${id}`;
  return Promise.all([path, `${path}/hosts`, `${path}/actions`].map(async (at) => (await request.get(at)).text()));
}

const idOf = (phone: Page) => phone.evaluate(() => localStorage.getItem('sessionId') ?? '');

/** Hovers over a row, which then shows its actions. */
const pointAt = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first().hover();

async function moderate(page: Page, removed: Page): Promise<void> {
  await pointAt(page, 'xX_Benni');
  await page.getByRole('button', { name: 'Rename “xX_Benni”' }).click();
  await page.getByRole('textbox', { name: 'Name on the leaderboard' }).fill('Ben K.');
  await page.keyboard.press('Enter');
  await expect(said(page, '“xX_Benni” is “Ben K.” now.')).toBeVisible();

  await pointAt(page, 'King of Shots');
  await page.getByRole('button', { name: 'Hide “King of Shots”' }).click();
  await expect(page.getByRole('button', { name: 'Show “King of Shots” again' })).toBeVisible();

  await pointAt(page, 'Biggus');
  await page.getByRole('button', { name: 'Remove “Biggus”' }).click();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('2 guests, ')).toBeVisible();
  await expect(page.getByText('You removed “Biggus”')).toBeVisible();
  await expect(removed.getByRole('dialog', { name: "You're off the leaderboard" })).toBeVisible({ timeout: 25_000 });
}

async function closeDoor(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tonight' }).first().click();
  await page.getByRole('button', { name: /The door/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /Nobody new/ }).click();
  await expect(said(page, 'The door is closed to newcomers.')).toBeVisible();
}

/** Recovers an account: a mail replaces the password, and a recovery code replaces the second step. */
async function recover(page: Page, nextLink: () => Promise<string>, code: string): Promise<void> {
  await tap(page, 'Forgot the password?');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your mail')).toBeFocused();
  await page.goto(await nextLink());
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Now the second step')).toBeVisible();
  await tap(page, 'Phone lost? Use a recovery code');
  const field = page.getByRole('textbox', { name: 'Recovery code' });
  await field.fill('0000-0000');
  await page.keyboard.press('Enter');
  await expect(fault(page, 'not right')).toBeVisible();
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My celebrations')).toBeFocused();
  await expect(said(page, 'You have 9 recovery codes left')).toBeVisible();
}

test('a host signs up by mail, prints cards, moderates guests, closes the door, and recovers a lost account', async ({
  page,
  newPhone,
  clink,
  mail,
}) => {
  await page.setViewportSize(LAPTOP);
  await signUp(page, 'Marek', EMAIL);
  await expect(page.getByText(EMAIL)).toBeVisible();
  const confirmation = await mail.link(EMAIL);
  await page.goto(confirmation);
  await expect(heading(page, 'You are confirmed')).toBeFocused();
  await expect(page).toHaveURL('/?host');
  await openAccount(page);
  const { codes } = await turnOnSecondStep(page);
  expect(codes).toHaveLength(10);
  expect(await mail.next(EMAIL)).toContain('The second step of your account was turned on.');
  await page.goto('/?host');

  const { id, link } = await createCelebration(page, clink.url);
  await printCards(page);
  await page.getByRole('link', { name: 'Tonight' }).first().click();
  await expect(page.getByText('The room is ready')).toBeVisible();

  const phones: Page[] = [];
  for (const name of ['xX_Benni', 'King of Shots', 'Biggus']) {
    const phone = await newPhone();
    await joinByLink(phone, link, COUPLE, name);
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await drink(phone, 'Beer');
    phones.push(phone);
  }
  await page.getByRole('link', { name: 'All 3 guests' }).click();
  await expect(page.getByText('3 guests, ')).toBeVisible();
  await moderate(page, phones[2] as Page);
  const before = await kept(page, clink.url, id);
  await expectSecret(await newPhone(), clink, id, await idOf(phones[0] as Page));
  expect(await kept(page, clink.url, id)).toEqual(before);
  expect(await namesOn(clink.url, link)).toEqual(['Ben K.']);
  await closeDoor(page);
  const late = await newPhone();
  await joinByLink(late, link, COUPLE, 'Late');
  await expect(late.getByRole('dialog', { name: 'The door is closed just now' })).toBeVisible();
  expect(await namesOn(clink.url, link)).toEqual(['Ben K.']);

  await openAccount(page);
  await signOut(page);
  await page.goto(confirmation);
  await expect(heading(page, 'This link is too old')).toBeFocused();
  await tap(page, 'Back to sign in');
  await recover(page, () => mail.link(EMAIL), codes[0] ?? '');
  await expect(page.getByRole('link', { name: COUPLE })).toBeVisible();
  await openAccount(page);
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await signOut(page);
  await signIn(page, EMAIL, PASSWORD);
  await expect(fault(page, 'This e-mail and password do not match.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
  await signIn(page, EMAIL, NEW_PASSWORD);
  await expect(heading(page, 'Now the second step')).toBeVisible();
});
