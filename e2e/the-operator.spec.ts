import { hostCalls } from '../tools/host-calls.ts';
import { manageHosts } from '../tools/manage-hosts.ts';
import { expect, said } from './helpers/clink.ts';
import { answer, heading, PASSWORD, tap, test } from './helpers/hosts/host.ts';
import { signIn } from './helpers/hosts/host-account.ts';
import { marekAndHisParty } from './helpers/hosts/host-calls.ts';

const LAPTOP = { width: 1440, height: 900 };
const LENA = 'lena@example.org';

test('an operator bans a host, lifts the ban, and then removes the account [SPEC-7.17]', async ({
  page,
  clink,
  newPhone,
}) => {
  const olga = hostCalls(page.request, clink);
  await olga.signUp('Olga', { isOperator: true });
  const phone = await newPhone();
  await phone.clock.install();
  const { pageOf } = await marekAndHisParty(phone, clink);
  await phone.goto(pageOf('guests'));
  await expect(heading(phone, 'Guests')).toBeVisible();

  await page.goto('/?host=operator');
  await page.getByRole('searchbox', { name: 'Find among 2 hosts' }).fill('nobody');
  await expect(page.getByText('Nobody by that name or e-mail')).toBeVisible();
  await page.getByRole('searchbox').fill('MAREK@');
  await tap(page, 'Marek: what to do');
  await page.getByRole('dialog', { name: 'Marek' }).getByRole('button', { name: /^Ban/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await answer(page, 'Ban Marek?', 'Ban');
  await expect(said(page, 'Marek is banned.')).toBeVisible();
  // The banned host's page notices the ban by itself.
  await phone.clock.fastForward(20_000);
  await expect(heading(phone, 'Welcome back')).toBeVisible();
  await signIn(phone, 'marek@example.org', PASSWORD);
  await expect(phone.getByText('This account is closed here.')).toBeVisible();
  await tap(page, 'Marek: what to do');
  await answer(page, 'Marek', /^Lift the ban/);
  await expect(said(page, 'Marek may sign in again.')).toBeVisible();
  await phone.keyboard.press('Enter');
  await expect(heading(phone, 'Guests')).toBeVisible();

  await page.setViewportSize(LAPTOP);
  await tap(page, 'Remove Marek');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(said(page, 'Marek is removed.')).toBeVisible();
  await phone.clock.fastForward(20_000);
  await expect(heading(phone, 'Welcome back')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('searchbox', { name: 'Find among 1 host' })).toBeVisible();
});

test.describe('by invitation only', () => {
  test.use({ variables: { HOST_SIGNUP: 'invitation' } });

  test('an invited host signs up with a link that a host who is already signed in cannot use', async ({
    page,
    clink,
    mail,
    newPhone,
  }) => {
    const invite = (email: string) =>
      manageHosts(clink.dataDir, ({ invitations }) => invitations.invite(email, Date.now()));
    const token = await invite(LENA);
    const link = `${clink.url}/?host&invitation=${token}`;
    await page.goto(link);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(LENA);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Lena');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Check your mail')).toBeFocused();

    // The mail is opened on a phone, which asks for a new password. The first page signs in afterwards.
    const other = await newPhone();
    await other.goto(await mail.link(LENA));
    await expect(heading(other, 'Choose your password')).toBeFocused();
    await other.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await other.keyboard.press('Enter');
    await expect(heading(other, 'You are confirmed')).toBeFocused();
    await tap(other, 'Later');
    await expect(heading(other, 'My celebrations')).toBeFocused();
    await page.goto(link);
    await expect(heading(page, 'This invitation is no longer good')).toBeFocused();
    await tap(page, 'Sign in');
    await signIn(page, LENA, PASSWORD);
    await expect(heading(page, 'My celebrations')).toBeFocused();

    const forPaul = await invite('paul@example.org');
    await page.goto(`/?host&invitation=${forPaul}`);
    await expect(heading(page, 'This invitation is for someone else')).toBeFocused();
    await expect(page.getByText('It is for paul@example.org.')).toBeVisible();
    await tap(page, 'Sign out and accept');
    await expect(heading(page, 'Be the host')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('paul@example.org');
  });
});
