import { manageHosts } from '../tools/manage-hosts.ts';
import { type Clink, expect, test } from './helpers/clink.ts';
import { heading } from './helpers/hosts/host.ts';
import { expectAccessible } from './helpers/looking/accessible.ts';

const READY = 'It is ready. Be the first guest.';

/** A server as `npm start` starts it, without any data. */
test.use({ turns: 1, variables: { HOST_SIGNUP: 'invitation' } });

/** A token for the first host, as `npm run hosts -- setup` makes it. */
const newToken = ({ dataDir }: Clink) => manageHosts(dataDir, ({ setupLinks }) => setupLinks.renew(Date.now()));

const PASSWORD = 'lanterns by the lake';

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('the operator of a new server fills in four fields before the first guest is in, and sees a guest’s phone beside the text', async ({
    page,
    clink,
  }) => {
    await page.goto('/');
    // The test uses a key, because a tap on a sheet that has just opened by itself is ignored.
    await page.getByRole('link', { name: /^Do you run this Clink/ }).press('Enter');
    // Even this computer needs the link, because a proxy's connections come from this computer too.
    await expect(heading(page, 'Clink is not set up yet')).toBeFocused();
    await page.goto(`/?host&setup=${await newToken(clink)}`);
    await expect(heading(page, 'Clink is running. Now make it yours.')).toBeFocused();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('marek@example.org');
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Marek');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await expectAccessible(page, { without: 'iframe' });
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Who is celebrating?')).toBeFocused();
    await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
    await page.getByRole('textbox', { name: 'Second name' }).fill('Ben');
    await expect(page.getByText("Here's to")).toBeVisible();
    await expectAccessible(page, { without: 'iframe' });
    // The embedded phone takes the focus from the heading when its page has loaded, so the wait begins before.
    const isRead = page.waitForFunction((title) => document.activeElement?.textContent === title, READY);
    await page.getByRole('button', { name: 'Make the code' }).click();
    await isRead;
    const phone = page.frameLocator('iframe');
    await phone.getByRole('textbox').fill('Lea');
    await phone.getByRole('textbox').press('Enter');
    await expect(page.getByText('Lea is in')).toBeVisible();
    // A reload shows the same step, and the next button opens the celebration.
    await page.reload();
    await expect(page.getByText('Lea is in')).toBeVisible();
    await page.getByRole('button', { name: 'Go to my celebration' }).click();
    await expect(page.getByText('Ana & Ben').first()).toBeVisible();
    // The server has a host now, so the page no longer offers to become the first host.
    await page.goto('/');
    await expect(page.getByRole('button', { name: /Lea/ }).first()).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/?host');
    await expect(heading(page, 'Welcome back')).toBeVisible();
  });
});

test('the set-up link works once, on a phone too, and then says that it was used', async ({
  page,
  newPhone,
  clink,
}) => {
  const token = await newToken(clink);
  const link = `${clink.url}/?host&setup=${token}`;
  // The page is reloaded before the server has answered.
  await page.route('**/api/auth/**', () => undefined);
  const asked = page.waitForRequest('**/api/auth/**');
  await page.goto(link);
  await asked;
  await page.unroute('**/api/auth/**');
  await page.reload();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('marek@example.org');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Who is celebrating?')).toBeFocused();
  expect(page.url()).not.toContain(token);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('button', { name: 'Make the code' }).click();
  await expect(page.getByRole('button', { name: 'Try it as a guest' })).toBeVisible();
  await expectAccessible(page, { without: 'iframe' });

  const second = await newPhone();
  await second.goto(link);
  await expect(heading(second, 'There is a host already')).toBeVisible();
  // Under another server name hosts cannot sign in, and the page says why.
  await second.goto(link.replace('localhost', 'clink.localhost'));
  await expect(heading(second, 'Hosts cannot sign in here')).toBeVisible();
});

test.describe('in a container', () => {
  const SETUP_CODE = 'birch-lantern';
  test.use({ variables: { HOST_SIGNUP: 'invitation', SETUP_CODE } });

  test('a code creates the first host at a forwarded port, and appears in no address and no referrer', async ({
    page,
    network,
  }) => {
    const seen: string[] = [];
    page.on('request', async (request) => seen.push(request.url(), (await request.allHeaders()).referer ?? ''));
    // The Host header contains another port than the one at which the server receives the connection.
    await page.goto(network.url);
    await page.getByRole('link', { name: /^Do you run this Clink/ }).press('Enter');
    await expect(heading(page, 'Type the set-up code')).toBeFocused();
    const code = page.getByRole('textbox', { name: 'Set-up code' });
    await code.fill('a guess');
    await code.press('Enter');
    await expect(page.getByText('This is not the code.')).toBeVisible();
    await expectAccessible(page);
    await code.fill(SETUP_CODE);
    await code.press('Enter');
    await expect(heading(page, 'Clink is running. Now make it yours.')).toBeFocused();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('marek@example.org');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Who is celebrating?')).toBeFocused();
    await page.reload();
    await expect(heading(page, 'Who is celebrating?')).toBeVisible();
    await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
    await page.getByRole('button', { name: 'Make the code' }).click();
    const address = page.getByRole('textbox', { name: 'Where guests open Clink' });
    await expect(address).toHaveValue(network.url);
    await expectAccessible(page, { without: 'iframe' });
    await page.getByRole('button', { name: 'Yes, at this address' }).press('Enter');
    await expect(page.getByText('Squares, cards and mails lead there now.').first()).toBeVisible();
    expect(seen.join()).not.toMatch(/birch|setup=/);
    expect(page.url()).not.toMatch(/birch|setup=/);
  });
});
