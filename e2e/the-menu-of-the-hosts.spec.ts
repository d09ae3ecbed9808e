import type { Page } from '@playwright/test';
import { LEMONADE, OBSTLER, SPRITZ } from '../src/domain/menu/menu.fixture.ts';
import { drink, expect, joinByLink, said } from './helpers/clink.ts';
import { heading, tap, test } from './helpers/hosts/host.ts';
import type { Marek } from './helpers/hosts/host-calls.ts';
import { cutOff, readyForOffline, reconnect, show, wake } from './helpers/phone.ts';

const namesOn = (page: Page) => page.getByRole('main').getByRole('listitem').locator('bdi');
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });
const sheet = (page: Page) => page.getByRole('dialog');
/** The accessible names of the menu's cards on a guest's phone. */
const cardsOn = (phone: Page) =>
  phone
    .locator('section')
    .filter({ has: phone.getByRole('heading', { level: 3, name: 'Ana & Ben' }) })
    .last()
    .getByRole('button');

/** Opens the same menu as Marek and as Sofie. Returns a function that reads the menu that guests' phones get. */
async function openTheMenu(page: Page, sofie: Page, { set, pageOf, party }: Marek) {
  await set({ menu: [SPRITZ, OBSTLER, LEMONADE], revision: 0 });
  for (const host of [page, sofie]) {
    await host.goto(pageOf('menu'));
    await expect(namesOn(host)).toHaveText(['Ana’s Spritz', 'Opa’s Obstler', 'Elderflower fizz']);
  }
  return async () => {
    const { menu } = await (await page.request.get(`/api/celebrations/${party.code}`)).json();
    return (menu as (typeof LEMONADE)[]).map(({ name, isSoldOut }) => (isSoldOut ? `${name}: sold out` : name));
  };
}

test('two hosts edit one menu with keys and by dragging, each sees the other’s changes, and none is lost', async ({
  page,
  marek,
  sofie,
}) => {
  const guestsSee = await openTheMenu(page, sofie, marek);

  await grip(page, 'Elderflower fizz').press('ArrowUp');
  await grip(page, 'Elderflower fizz').press('ArrowUp');
  await expect(grip(page, 'Elderflower fizz')).toBeFocused();
  await expect(said(page, 'Elderflower fizz: place 1 of 3')).toBeAttached();
  await expect(namesOn(sofie)).toHaveText(['Elderflower fizz', 'Ana’s Spritz', 'Opa’s Obstler']);

  const from = await grip(sofie, 'Opa’s Obstler').boundingBox();
  const to = await grip(sofie, 'Elderflower fizz').boundingBox();
  if (!from || !to) throw new Error('no grips');
  await sofie.mouse.move(from.x + 20, from.y + 20);
  await sofie.mouse.down();
  await sofie.mouse.move(from.x + 20, from.y - 30, { steps: 4 });
  await sofie.mouse.move(to.x + 20, to.y - 8, { steps: 4 });
  await sofie.mouse.up();
  await expect(namesOn(page)).toHaveText(['Opa’s Obstler', 'Elderflower fizz', 'Ana’s Spritz']);

  await page.getByRole('switch', { name: 'Pouring: Opa’s Obstler', checked: true }).press('Enter');
  await expect(said(page, '“Opa’s Obstler” is sold out.')).toBeVisible();
  await expect(sofie.getByRole('switch', { name: 'Pouring: Opa’s Obstler', checked: false })).toBeVisible();
  expect(await guestsSee()).toEqual(['Opa’s Obstler: sold out', 'Elderflower fizz', 'Ana’s Spritz']);

  // Sofie types while Marek puts another drink on the menu.
  await sofie.getByRole('button', { name: /^Elderflower fizz/ }).press('Enter');
  await sofie.getByLabel('Name').fill('Rhubarb fizz');
  await tap(page, 'Add a drink');
  await page.getByLabel('Name').fill('Rum Punch');
  await page.getByRole('radio', { name: 'Cocktail' }).press('Space');
  await page.getByRole('combobox', { name: 'Which spirit?' }).selectOption({ label: 'Rum' });
  await tap(page, 'Add it');
  await expect(sheet(page)).toHaveCount(0);
  await tap(sofie, 'Save it');
  await expect(namesOn(page)).toHaveText(['Opa’s Obstler', 'Rhubarb fizz', 'Ana’s Spritz', 'Rum Punch']);
  expect(await guestsSee()).toEqual(['Opa’s Obstler: sold out', 'Rhubarb fizz', 'Ana’s Spritz', 'Rum Punch']);
});

test('when two hosts change one drink, the second sees the first one’s change and decides; Back leads to Evening', async ({
  page,
  clink,
  marek,
  sofie,
}) => {
  const guestsSee = await openTheMenu(page, sofie, marek);
  const type = async (host: Page, name: string) => {
    await host.getByRole('button', { name: /^Ana’s Spritz/ }).press('Enter');
    await host.getByLabel('Name').fill(name);
  };
  await type(sofie, 'Ana’s Hugo');
  await type(page, 'Ana’s Negroni');
  await tap(page, 'Save it');
  await expect(sheet(page)).toHaveCount(0);
  await expect(sofie.getByText('Marek has changed this drink meanwhile: “Ana’s Negroni”')).toBeVisible();
  await expect(sofie.getByLabel('Name')).toHaveValue('Ana’s Hugo');

  // The server is down for a moment. The page keeps the typed text, and the next attempt stores it.
  await clink.kill();
  await tap(sofie, 'Save it');
  await expect(sofie.getByRole('alert').filter({ hasText: 'That does not work just now.' })).toBeVisible();
  await clink.start();
  await tap(sofie, 'Save it');
  await expect(sheet(sofie)).toHaveCount(0);
  expect(await guestsSee()).toEqual(['Ana’s Hugo', 'Opa’s Obstler', 'Elderflower fizz']);

  await sofie.goBack();
  await expect(heading(sofie, 'Evening')).toBeVisible();
  await sofie.goBack();
  await expect(heading(sofie, 'My celebrations')).toBeVisible();
});

test('an open phone shows the hosts’ changes within a minute, and a phone that wakes shows them at once', async ({
  page,
  newPhone,
  marek,
}) => {
  await marek.set({ menu: [SPRITZ, OBSTLER], revision: 0 });
  const [lea, tom] = [await newPhone(), await newPhone()];
  for (const [phone, name] of [
    [lea, 'Lea'],
    [tom, 'Tom'],
  ] as const) {
    await joinByLink(phone, marek.party.link, 'Ana & Ben', name);
    await expect(cardsOn(phone)).toHaveCount(2);
  }
  await lea.clock.install();
  await lea.reload();
  await expect(cardsOn(lea)).toHaveCount(2);
  await show(tom, 'hidden');

  await page.goto(marek.pageOf('menu'));
  await page.getByRole('switch', { name: 'Pouring: Ana’s Spritz' }).press('Enter');
  await expect(said(page, '“Ana’s Spritz” is sold out.')).toBeVisible();
  // The clock stops here, because a call that begins later must be answered before the minute is over.
  await lea.clock.runFor(50_000);
  await expect(cardsOn(lea).getByText('sold out')).toBeVisible();
  await expect(lea.getByRole('button', { name: 'Ana’s Spritz, sold out' })).toBeDisabled();
  await expect(tom.getByRole('button', { name: 'Ana’s Spritz', exact: true })).toBeEnabled();
  await show(tom, 'visible');
  await expect(tom.getByRole('button', { name: 'Ana’s Spritz, sold out' })).toBeDisabled();
});

test('a phone without a network logs a drink that hosts have removed meanwhile, and a drink that is marked as sold out before Confirm', async ({
  page,
  network,
  newPhone,
  marek,
}) => {
  await marek.set({ menu: [SPRITZ, OBSTLER], revision: 0 });
  const link = `${network.url}/?c=${marek.party.code}`;
  const lea = await newPhone();
  await joinByLink(lea, link, 'Ana & Ben', 'Lea');
  await expect(cardsOn(lea)).toHaveCount(2);
  await readyForOffline(lea);
  await cutOff(lea, network);
  await lea.reload();

  // The hosts change the menu twice. The phone learns of neither change, and offers the menu that it knows.
  await marek.set({ menu: [OBSTLER, LEMONADE], revision: 1 });
  await marek.set({ menu: [{ ...OBSTLER, name: 'Opa’s Best' }, LEMONADE], revision: 2 });
  await drink(lea, 'Ana’s Spritz');
  await expect(said(lea, 'Added Ana’s Spritz!')).toBeVisible();
  await drink(lea, 'Opa’s Obstler');

  await reconnect(lea, network);
  const totals = async () => {
    const answer = await page.request.get(`/api/leaderboard/guests?c=${marek.party.code}`);
    return (await answer.json()).rows.map((row: { total_drinks: number }) => row.total_drinks);
  };
  await expect.poll(totals).toEqual([2]);
  await expect(cardsOn(lea)).toHaveText([/Opa’s Best/, /Elderflower fizz/]);

  await lea.getByRole('button', { name: /^Opa’s Best/ }).press('Enter');
  await expect(lea.getByRole('dialog', { name: 'Add Opa’s Best?' })).toBeVisible();
  await marek.set({ menu: [{ ...OBSTLER, name: 'Opa’s Best', isSoldOut: true }, LEMONADE], revision: 3 });
  const heard = lea.waitForResponse((response) => response.url().includes(`/api/celebrations/${marek.party.code}`));
  await wake(lea);
  await heard;
  await lea.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(said(lea, 'Added Opa’s Best!')).toBeVisible();
  await expect.poll(totals).toEqual([3]);

  // A drink keeps the name under which it was logged.
  await lea.getByRole('button', { name: "3. Show tonight's drinks" }).press('Enter');
  const names = lea.getByRole('dialog', { name: 'Tonight' }).getByRole('listitem');
  await expect(names).toHaveText([/Opa’s Best/, /Opa’s Best/, /Ana’s Spritz/]);
});
