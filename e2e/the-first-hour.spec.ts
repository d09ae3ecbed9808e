import { manageHosts } from '../lab/shared/manage-hosts.ts';
import { expect, test } from './helpers/clink.ts';
import { heading } from './helpers/hosts/host.ts';
import { expectAccessible } from './helpers/looking/accessible.ts';

const READY = 'It is ready. Be the first guest.';

/** A server as `npm start` starts it in a terminal: nobody has made anything yet, and nobody has set anything. */
const IN_A_TERMINAL = '--import=data:text/javascript,process.stdout.isTTY=true';
test.use({ turns: 1, variables: { HOST_SIGNUP: 'invitation', NODE_OPTIONS: IN_A_TERMINAL } });

const PASSWORD = 'lanterns by the lake';

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('whoever runs a new server types four fields until the first guest is in, on a phone beside the words', async ({
    page,
  }) => {
    await page.goto('/');
    // By a key: a tap on a sheet that has just opened by itself is ignored.
    await page.getByRole('link', { name: /^Do you run this Clink/ }).press('Enter');
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
    // The phone takes the focus from the heading when its page has loaded.
    const isRead = page.waitForFunction((title) => document.activeElement?.textContent === title, READY);
    await page.getByRole('button', { name: 'Make the code' }).click();
    await isRead;
    const phone = page.frameLocator('iframe');
    await phone.getByRole('textbox').fill('Lea');
    await phone.getByRole('textbox').press('Enter');
    await expect(page.getByText('Lea is in')).toBeVisible();
    // A reload shows the same step, and the way on leads to the celebration.
    await page.reload();
    await expect(page.getByText('Lea is in')).toBeVisible();
    await page.getByRole('button', { name: 'Go to my celebration' }).click();
    await expect(page.getByText('Ana & Ben').first()).toBeVisible();
    // Nobody is offered it again.
    await page.goto('/');
    await expect(page.getByRole('button', { name: /Lea/ }).first()).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/?host');
    await expect(heading(page, 'Welcome back')).toBeVisible();
  });
});

test('the link works on a phone too, once, and says what has become of it', async ({ page, newPhone, clink }) => {
  const token = await manageHosts(clink.dataDir, ({ setupLinks }) => setupLinks.renew(Date.now()));
  const link = `${clink.url}/?host&setup=${token}`;
  await page.goto(link);
  await page.reload();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('marek@example.org');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Who is celebrating?')).toBeFocused();
  expect(page.url()).not.toContain(token);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('button', { name: 'Make the code' }).click();
  await expect(page.getByRole('button', { name: "Open a guest's phone" })).toBeVisible();
  await expectAccessible(page, { without: 'iframe' });

  const second = await newPhone();
  await second.goto(link);
  await expect(heading(second, 'There is a host already')).toBeVisible();
  // Under any other name there are no hosts, and the page says why.
  await second.goto(link.replace('localhost', 'clink.localhost'));
  await expect(heading(second, 'No hosts at this address')).toBeVisible();
});
