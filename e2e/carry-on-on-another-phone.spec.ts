import type { Page } from '@playwright/test';
import { modulesOf, readQr } from '../src/ui/celebration/read-qr.fixture.ts';
import { arrive, type Clink, counter, drink, expect, guests, introduce, readyForOffline, said, test } from './clink.ts';

test.setTimeout(90_000);

const SQUARE = 'QR code with which one other phone carries on with your evening';

/** Opens the square in the settings and reads it as a camera does. Returns the address for another phone. */
async function squareOf(page: Page, clink: Clink, name: string): Promise<string> {
  await page.getByRole('button', { name: `${name}, your settings` }).press('Enter');
  await page.getByRole('button', { name: 'Continue on another phone' }).press('Enter');
  return readSquare(page, clink);
}

async function readSquare(page: Page, clink: Clink): Promise<string> {
  const svg = page.getByRole('img', { name: SQUARE });
  await expect(svg).toBeVisible();
  const side = Number((await svg.getAttribute('viewBox'))?.split(' ')[2]);
  const link = new URL(readQr(side - 8, modulesOf((await svg.locator('path').getAttribute('d')) ?? '')));
  expect(link.pathname + link.search).toBe('/');
  expect(link.hash).toMatch(/^#carry=[\w-]{65}$/);
  // The square names the computer in its network.
  return `${clink.url}/${link.hash}`;
}

async function openSquare(phone: Page, link: string): Promise<void> {
  await phone.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await phone.goto(link);
}

async function carryOnHere(phone: Page, drinks: number): Promise<void> {
  await phone.getByRole('button', { name: 'Carry on here' }).press('Enter');
  await expect(counter(phone)).toContainText(String(drinks));
}

test.beforeEach(async ({ page, clink }) => {
  await arrive(page, clink.url, 'Ana');
  await drink(page, 'Beer');
});

test('a guest carries on on another phone, counts on both, and the first phone signs off', async ({
  page,
  clink,
  newPhone,
}) => {
  await drink(page, 'Wine');
  const link = await squareOf(page, clink, 'Ana');
  await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d left$/);

  const second = await newPhone();
  const asked: string[] = [];
  second.on('request', (request) => asked.push(request.url()));
  await openSquare(second, link);
  const question = second.getByRole('dialog', { name: 'Carry on as Ana?' });
  await expect(question).toContainText(/2 drinks since .*, on the open leaderboard\./);
  // Nothing happens before the tap, and the ticket is in no address.
  expect(await guests(clink.url)).toHaveLength(1);
  expect(new URL(second.url()).hash).toBe('');
  expect(asked.filter((url) => url.includes(link.slice(-65)))).toEqual([]);
  await carryOnHere(second, 2);
  await expect(said(second, 'You carry on as Ana.')).toBeVisible();
  await expect(said(page, 'Both phones count now.')).toBeVisible();

  await drink(second, 'Shot', 'Gin');
  await expect(counter(page)).toContainText('3', { timeout: 15_000 });
  await drink(page, 'Beer');
  await expect(counter(second)).toContainText('4', { timeout: 15_000 });
  expect(await guests(clink.url)).toMatchObject([{ user_name: 'Ana', total_drinks: 4 }]);

  await squareOf(page, clink, 'Ana');
  await page.getByRole('button', { name: 'Sign this one off' }).press('Enter');
  const third = await newPhone();
  await openSquare(third, await readSquare(page, clink));
  await third.getByRole('button', { name: 'Carry on here' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'This phone is signed off' })).toBeVisible();
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain('Ana');
  await page.getByRole('button', { name: 'Start with a fresh evening' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Welcome to Clink' })).toBeVisible();
  await introduce(page, 'Bea');
  await expect(counter(third)).toContainText('4');
  await expect.poll(async () => (await guests(clink.url)).length).toBe(2);
});

test('a square that was used or is too old says so, and nothing is lost', async ({ page, clink, newPhone }) => {
  const link = await squareOf(page, clink, 'Ana');
  const [second, third] = [await newPhone(), await newPhone()];
  await openSquare(second, link);
  await carryOnHere(second, 1);
  await openSquare(third, link);
  await expect(third.getByRole('dialog', { name: 'This square has been used' })).toBeVisible();
  await third.getByRole('button', { name: 'Start with a fresh evening' }).press('Enter');
  await introduce(third, 'Cem');

  await expect(said(page, 'Both phones count now.')).toBeVisible();
  const closed = await squareOf(page, clink, 'Ana');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drink(third, 'Wine');
  await openSquare(third, closed);
  await expect(third.getByRole('dialog', { name: 'This square has expired' })).toBeVisible();
  await third.getByRole('button', { name: 'Go on with my evening' }).press('Enter');
  await expect(counter(third)).toContainText('1');
});

test('a guest who has an evening on the second phone is told what happens to it, and goes back', async ({
  page,
  clink,
  newPhone,
}) => {
  const second = await newPhone();
  await arrive(second, clink.url, 'Bea');
  await drink(second, 'Wine');
  await drink(second, 'Wine');
  await openSquare(second, await squareOf(page, clink, 'Ana'));
  const question = second.getByRole('dialog', { name: 'Carry on as Ana?' });
  await expect(question).toContainText(
    'This phone has 2 drinks logged as Bea. They stay on the open leaderboard, and you can come back to them.',
  );
  await carryOnHere(second, 1);
  await second.reload();
  await second.getByRole('button', { name: 'Ana, your settings' }).press('Enter');
  await second.getByRole('button', { name: 'Back to the evening of Bea' }).press('Enter');
  await expect(counter(second)).toContainText('2');
  await expect
    .poll(async () => (await guests(clink.url)).map(({ user_name }: { user_name: string }) => user_name).sort())
    .toEqual(['Ana', 'Bea']);
});

test('without network both phones say so; the square opens offline, and works when the network is back', async ({
  page,
  clink,
  network,
  newPhone,
}) => {
  const link = await squareOf(page, clink, 'Ana');
  const second = await newPhone();
  await second.goto(network.url);
  await readyForOffline(second);
  network.cutForGood();
  await second.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await second.goto(`${network.url}/${new URL(link).hash}`);
  const noAnswer = second.getByRole('dialog', { name: 'There is no answer just now' });
  await expect(noAnswer).toBeVisible();
  network.mend();
  await second.getByRole('button', { name: 'Try again' }).press('Enter');
  await carryOnHere(second, 1);
});
