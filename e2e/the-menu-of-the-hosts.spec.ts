import type { Page } from '@playwright/test';
import { LEMONADE, OBSTLER, SPRITZ } from '../src/domain/menu/menu.fixture.ts';
import { expect, said } from './helpers/clink.ts';
import { heading, tap, test } from './helpers/hosts/host.ts';
import { marekAndSofie } from './helpers/hosts/host-calls.ts';

const namesOn = (page: Page) => page.getByRole('main').getByRole('listitem').locator('bdi');
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });
const sheet = (page: Page) => page.getByRole('dialog');

/** Marek and Sofie look at the same menu. */
async function bothAtTheMenu(...[page, clink, newPhone]: Parameters<typeof marekAndSofie>) {
  const hosts = await marekAndSofie(page, clink, newPhone);
  await hosts.set({ menu: [SPRITZ, OBSTLER, LEMONADE], revision: 0 });
  for (const host of [page, hosts.second]) {
    await host.goto(hosts.pageOf('menu'));
    await expect(namesOn(host)).toHaveText(['Ana’s Spritz', 'Opa’s Obstler', 'Elderflower fizz']);
  }
  return {
    ...hosts,
    /** What the phones of guests are told. */
    guestsSee: async () => {
      const { menu } = await (await page.request.get(`${clink.url}/api/celebrations/${hosts.party.code}`)).json();
      return (menu as (typeof LEMONADE)[]).map(({ name, isSoldOut }) => (isSoldOut ? `${name}: sold out` : name));
    },
  };
}

test('two hosts write one menu, by keys and by pulling: every change reaches the other one, and none is lost', async ({
  page,
  clink,
  newPhone,
}) => {
  const { second, guestsSee } = await bothAtTheMenu(page, clink, newPhone);

  await grip(page, 'Elderflower fizz').press('ArrowUp');
  await grip(page, 'Elderflower fizz').press('ArrowUp');
  await expect(grip(page, 'Elderflower fizz')).toBeFocused();
  await expect(said(page, 'Elderflower fizz: place 1 of 3')).toBeAttached();
  await expect(namesOn(second)).toHaveText(['Elderflower fizz', 'Ana’s Spritz', 'Opa’s Obstler']);

  const from = await grip(second, 'Opa’s Obstler').boundingBox();
  const to = await grip(second, 'Elderflower fizz').boundingBox();
  if (!from || !to) throw new Error('no grips');
  await second.mouse.move(from.x + 20, from.y + 20);
  await second.mouse.down();
  await second.mouse.move(from.x + 20, from.y - 30, { steps: 4 });
  await second.mouse.move(to.x + 20, to.y - 8, { steps: 4 });
  await second.mouse.up();
  await expect(namesOn(page)).toHaveText(['Opa’s Obstler', 'Elderflower fizz', 'Ana’s Spritz']);

  await tap(page, 'Pouring: Opa’s Obstler. Mark it as sold out');
  await expect(said(page, '“Opa’s Obstler” is sold out.')).toBeVisible();
  await expect(second.getByRole('button', { name: /^Sold out: Opa’s Obstler/ })).toBeVisible();
  expect(await guestsSee()).toEqual(['Opa’s Obstler: sold out', 'Elderflower fizz', 'Ana’s Spritz']);

  // Sofie types while Marek puts another drink on the menu.
  await second.getByRole('button', { name: /^Elderflower fizz/ }).press('Enter');
  await second.getByLabel('Name').fill('Rhubarb fizz');
  await tap(page, 'Add a drink');
  await page.getByLabel('Name').fill('Rum Punch');
  await page.getByRole('radio', { name: 'Cocktail' }).press('Space');
  await page.getByRole('radio', { name: 'Rum', exact: true }).press('Space');
  await tap(page, 'Put it on the menu');
  await expect(sheet(page)).toHaveCount(0);
  await tap(second, 'Save it');
  await expect(namesOn(page)).toHaveText(['Opa’s Obstler', 'Rhubarb fizz', 'Ana’s Spritz', 'Rum Punch']);
  expect(await guestsSee()).toEqual(['Opa’s Obstler: sold out', 'Rhubarb fizz', 'Ana’s Spritz', 'Rum Punch']);
});

test('of two hosts who change one drink, the second reads what the first has made of it, and decides; Back leads to Evening', async ({
  page,
  clink,
  newPhone,
}) => {
  const { second, guestsSee } = await bothAtTheMenu(page, clink, newPhone);
  const type = async (host: Page, name: string) => {
    await host.getByRole('button', { name: /^Ana’s Spritz/ }).press('Enter');
    await host.getByLabel('Name').fill(name);
  };
  await type(second, 'Ana’s Hugo');
  await type(page, 'Ana’s Negroni');
  await tap(page, 'Save it');
  await expect(sheet(page)).toHaveCount(0);
  await expect(second.getByText('Marek has changed this drink meanwhile: “Ana’s Negroni”')).toBeVisible();
  await expect(second.getByLabel('Name')).toHaveValue('Ana’s Hugo');

  // The server is gone for a moment. What is typed stays, and the next try stores it.
  await clink.kill();
  await tap(second, 'Save it');
  await expect(second.getByRole('alert').filter({ hasText: 'There is no answer just now.' })).toBeVisible();
  await clink.start();
  await tap(second, 'Save it');
  await expect(sheet(second)).toHaveCount(0);
  expect(await guestsSee()).toEqual(['Ana’s Hugo', 'Opa’s Obstler', 'Elderflower fizz']);

  await second.goBack();
  await expect(heading(second, 'Evening')).toBeVisible();
  await second.goBack();
  await expect(heading(second, 'My celebrations')).toBeVisible();
});
