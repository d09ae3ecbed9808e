import type { Page } from '@playwright/test';
import { openSquare, readSquare, squareOf } from './helpers/carry-on.ts';
import { arrive, counter, drink, expect, guests, introduce, said, test } from './helpers/clink.ts';
import { holdFiles } from './helpers/hold-files.ts';
import { readyForOffline } from './helpers/phone.ts';

test.setTimeout(90_000);

async function carryOnHere(phone: Page, drinks: number): Promise<void> {
  await phone.getByRole('button', { name: 'Carry on here' }).press('Enter');
  await expect(counter(phone)).toContainText(String(drinks));
  // A closing sheet goes one step back in the history, which would cancel a reload.
  await expect.poll(() => phone.evaluate(() => history.state?.depth ?? 0)).toBe(0);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
});

test('a guest carries on on a second phone, logs drinks on both phones, and the first phone signs off [SPEC-6.2]', async ({
  page,
  newPhone,
}) => {
  await drink(page, 'Wine');
  const link = await squareOf(page, 'Ana');
  await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d left$/);

  const second = await newPhone();
  await second.clock.install();
  const asked: string[] = [];
  second.on('request', (request) => asked.push(request.url()));
  await openSquare(second, link);
  const question = second.getByRole('dialog', { name: 'Carry on as Ana?' });
  await expect(question).toContainText(/2 drinks since .*, on the open leaderboard\./);
  // Before the tap no guest is added, and the address no longer contains the ticket.
  expect(await guests(page)).toHaveLength(1);
  expect(new URL(second.url()).hash).toBe('');
  expect(asked.filter((url) => url.includes(link.slice(-65)))).toEqual([]);
  await carryOnHere(second, 2);
  await expect(said(second, 'You carry on as Ana.')).toBeVisible();
  await expect(said(page, 'Both phones count now.')).toBeVisible();

  await drink(second, 'Shot', 'Gin');
  await page.clock.fastForward(15_000);
  await expect(counter(page)).toContainText('3');
  await drink(page, 'Beer');
  await second.clock.fastForward(15_000);
  await expect(counter(second)).toContainText('4');
  expect(await guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 4 }]);

  await squareOf(page, 'Ana');
  await page.getByRole('button', { name: 'Sign this one off' }).press('Enter');
  const third = await newPhone();
  await openSquare(third, await readSquare(page));
  await third.getByRole('button', { name: 'Carry on here' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'This phone is signed off' })).toBeVisible();
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain('Ana');
  await page.getByRole('button', { name: 'Start with a fresh evening' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Welcome to Clink' })).toBeVisible();
  await introduce(page, 'Bea');
  await expect(counter(third)).toContainText('4');
  await expect.poll(async () => (await guests(page)).length).toBe(2);
});

/** Records the title of every dialog that becomes visible. The prerendered welcome is visible without being open. */
function noteDialogs(): void {
  const shown = new Set<string>();
  Object.assign(window, { shown });
  const look = () => {
    for (const dialog of document.querySelectorAll('dialog')) {
      if (dialog.checkVisibility()) shown.add(dialog.querySelector('h1, h2')?.textContent ?? '');
    }
    requestAnimationFrame(look);
  };
  look();
}
const shownDialogs = (page: Page) => page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);

test('the second phone first asks whether to carry on, and shows the welcome only if the guest declines', async ({
  page,
  newPhone,
}) => {
  const second = await newPhone();
  await second.addInitScript(noteDialogs);
  await second.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  // The code of the sheets loads late, as on a slow network, but before the welcome would stop waiting for it.
  await second.route(/\/assets\/(start-settings|squares)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await second.goto(await squareOf(page, 'Ana'));
  await expect(second.getByRole('dialog', { name: 'Carry on as Ana?' })).toBeVisible();
  expect((await shownDialogs(second)).filter((title) => title.startsWith('Welcome'))).toEqual([]);
  await second.getByRole('button', { name: "That's not me" }).press('Enter');
  await expect(second.getByRole('dialog', { name: 'Welcome to Clink' })).toBeVisible();
  await introduce(second, 'Bea');
});

test('a name that the guest typed before the question about carrying on is kept if the guest declines', async ({
  page,
  newPhone,
}) => {
  const second = await newPhone();
  const deliver = await holdFiles(second, /\/assets\/start-settings/);
  await second.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  // This does not wait for the load event, which would wait for the delayed code.
  await second.goto(await squareOf(page, 'Ana'), { waitUntil: 'commit' });
  const field = second.getByRole('dialog', { name: 'Welcome to Clink' }).getByRole('textbox');
  await field.fill('Bea');
  deliver();
  await second.getByRole('button', { name: "That's not me" }).press('Enter');
  await expect(field).toHaveValue('Bea');
  await introduce(second, 'Bea');
});

test('a phone says that a QR code was used or is too old, and nothing is lost [WCAG-2.2.1]', async ({
  page,
  newPhone,
}) => {
  const link = await squareOf(page, 'Ana');
  const [second, third] = [await newPhone(), await newPhone()];
  await openSquare(second, link);
  await carryOnHere(second, 1);
  await openSquare(third, link);
  await expect(third.getByRole('dialog', { name: 'This square has been used' })).toBeVisible();
  await third.getByRole('button', { name: 'Start with a fresh evening' }).press('Enter');
  await introduce(third, 'Cem');

  await expect(said(page, 'Both phones count now.')).toBeVisible();
  const closed = await squareOf(page, 'Ana');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drink(third, 'Wine');
  await openSquare(third, closed);
  await expect(third.getByRole('dialog', { name: 'This square has expired' })).toBeVisible();
  await third.getByRole('button', { name: 'Go on with my evening' }).press('Enter');
  await expect(counter(third)).toContainText('1');
});

test('a guest who already has an evening on the second phone is told what happens to it, and can go back', async ({
  page,
  newPhone,
}) => {
  const second = await newPhone();
  await arrive(second, 'Bea');
  await drink(second, 'Wine');
  await drink(second, 'Wine');
  await openSquare(second, await squareOf(page, 'Ana'));
  const question = second.getByRole('dialog', { name: 'Carry on as Ana?' });
  await expect(question).toContainText(
    'This phone has 2 drinks logged as Bea. They stay on the open leaderboard, and you can come back to them.',
  );
  await carryOnHere(second, 1);
  await second.reload();
  await second.getByRole('button', { name: 'Ana, your settings' }).press('Enter');
  await second.getByRole('button', { name: 'Back to the evening of Bea' }).press('Enter');
  await expect(said(second, 'You carry on as Bea.')).toBeVisible();
  await expect(counter(second)).toContainText('2');
  await expect
    .poll(async () => (await guests(page)).map(({ user_name }: { user_name: string }) => user_name).sort())
    .toEqual(['Ana', 'Bea']);
});

test('without a network both phones report that, and a QR code that was opened offline works when the network is back', async ({
  page,
  network,
  newPhone,
}) => {
  const link = await squareOf(page, 'Ana');
  const second = await newPhone();
  await second.goto(network.url);
  await readyForOffline(second);
  network.cutForGood();
  await openSquare(second, network.url + link);
  const noAnswer = second.getByRole('dialog', { name: 'There is no answer just now' });
  await expect(noAnswer).toBeVisible();
  network.mend();
  await second.getByRole('button', { name: 'Try again' }).press('Enter');
  await carryOnHere(second, 1);
});

test('a QR code that is scanned again while the server does not answer asks the question again', async ({
  page,
  newPhone,
}) => {
  const link = await squareOf(page, 'Ana');
  const second = await newPhone();
  await openSquare(second, '/');
  await introduce(second, 'Bea');
  await second.route('**/api/**', (route) => route.abort());
  await second.evaluate((hash) => location.assign(hash), link.slice(1));
  await second.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await second.unroute('**/api/**');
  await second.evaluate((hash) => location.assign(hash), link.slice(1));
  await expect(second.getByRole('dialog', { name: 'Carry on as Ana?' })).toBeVisible();
});
