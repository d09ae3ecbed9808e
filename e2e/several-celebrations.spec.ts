import type { Page } from '@playwright/test';
import { create, end, guestsOf, join, switchTo } from './helpers/celebrations.ts';
import { arrive, backToTracker, counter, drink, expect, openScreen, test } from './helpers/clink.ts';
import { mostDrinks, openLeaderboard } from './helpers/leaderboard.ts';
import { cutOff, readyForOffline, reconnect, wake } from './helpers/phone.ts';

// The test uses six phones.
test.setTimeout(120_000);

/** Presses 'See my evening', which guests are offered when the celebration is over. */
async function seeMyEvening(page: Page): Promise<void> {
  const over = page.getByRole('dialog', { name: 'It was a lovely evening' });
  await expect(over).toContainText('Your drink and your stats are still on this phone.');
  await page.getByRole('button', { name: 'See my evening' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Stats' })).toBeVisible();
  await backToTracker(page);
}

test('the open celebration and two others side by side: each leaderboard shows its own guests only', async ({
  clink,
  newPhone,
}) => {
  const [anaAndBen, miaAndLeo] = [await create(clink, 'Ana & Ben'), await create(clink, 'Mia & Leo')];
  const phones = await Promise.all(Array.from({ length: 6 }, newPhone));
  const [ines, tom, carla, paul, olga, nils] = phones as [Page, Page, Page, Page, Page, Page];
  await join(ines, anaAndBen, 'Ana & Ben', 'Ines');
  await join(tom, anaAndBen.toLowerCase(), 'Ana & Ben', 'Tom');
  await join(carla, miaAndLeo, 'Mia & Leo', 'Carla');
  await join(paul, miaAndLeo, 'Mia & Leo', 'Paul');
  await arrive(olga, 'Olga');
  await arrive(nils, 'Nils');
  for (const phone of phones) await drink(phone, 'Beer');
  await drink(tom, 'Wine');
  for (const phone of phones) {
    await openLeaderboard(phone);
  }
  const seen = [
    [ines, ['Ines', 'Tom']],
    [tom, ['Ines', 'Tom']],
    [carla, ['Carla', 'Paul']],
    [paul, ['Carla', 'Paul']],
    [olga, ['Nils', 'Olga']],
    [nils, ['Nils', 'Olga']],
  ] as const;
  for (const [phone, names] of seen) {
    for (const name of names) await expect(mostDrinks(phone)).toContainText(name);
    const others = ['Ines', 'Tom', 'Carla', 'Paul', 'Olga', 'Nils'].filter((name) => !names.includes(name as never));
    for (const other of others) await expect(mostDrinks(phone)).not.toContainText(other);
  }
  expect(await guestsOf(ines, anaAndBen)).toEqual(['Ines 1', 'Tom 2']);
  expect(await guestsOf(ines, miaAndLeo)).toEqual(['Carla 1', 'Paul 1']);
  expect(await guestsOf(ines)).toEqual(['Nils 1', 'Olga 1']);
});

test('a guest switches celebrations and logs offline, and each drink is stored once, at the celebration where it was logged', async ({
  page,
  clink,
  network,
}) => {
  const [anaAndBen, miaAndLeo] = [await create(clink, 'Ana & Ben'), await create(clink, 'Mia & Leo')];
  await join(page, anaAndBen, 'Ana & Ben', 'Ines', network.url);
  await drink(page, 'Beer');
  await expect.poll(() => guestsOf(page, anaAndBen)).toEqual(['Ines 1']);
  await switchTo(page, miaAndLeo, 'Mia & Leo', network.url);
  await drink(page, 'Wine');
  await expect.poll(() => guestsOf(page, miaAndLeo)).toEqual(['Ines 1']);
  await readyForOffline(page);

  await cutOff(page, network);
  await drink(page, 'Wine');
  await switchTo(page, anaAndBen, 'Ana & Ben', network.url);
  await expect(counter(page)).toContainText('1');
  await drink(page, 'Beer');
  await drink(page, 'Shot', 'Rum');
  await expect(counter(page)).toContainText('3');
  await page.getByRole('button', { name: 'Ines, your settings' }).click();
  await expect(page.getByRole('dialog', { name: 'You' })).toContainText('Ana & Ben');
  await page.getByRole('button', { name: 'Done' }).click();

  await reconnect(page, network);
  await expect.poll(() => guestsOf(page, anaAndBen), { timeout: 40_000 }).toEqual(['Ines 3']);
  await expect.poll(() => guestsOf(page, miaAndLeo), { timeout: 40_000 }).toEqual(['Ines 2']);
  expect(await guestsOf(page)).toEqual([]);
});

test("'Go back' opens the first celebration again, and another tab of the phone reloads", async ({
  page,
  context,
  clink,
}) => {
  const [anaAndBen, miaAndLeo] = [await create(clink, 'Ana & Ben'), await create(clink, 'Mia & Leo')];
  await join(page, anaAndBen, 'Ana & Ben', 'Ines');
  await drink(page, 'Beer');
  const other = await context.newPage();
  await other.goto('/');
  await expect(counter(other)).toContainText('1');
  await expect(other).toHaveURL(`/?c=${anaAndBen}`);
  await switchTo(page, miaAndLeo, 'Mia & Leo');
  await expect(counter(page)).toContainText('0');
  await expect(counter(other)).toContainText('0');
  await expect(other, 'it asks nothing').toHaveURL(`/?c=${miaAndLeo}`);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(counter(page)).toContainText('1');
  await expect(counter(other)).toContainText('1');
});

test('two tabs without a name open two links, end at the same celebration and stop reloading', async ({
  page,
  context,
  clink,
}) => {
  const [anaAndBen, miaAndLeo] = [await create(clink, 'Ana & Ben'), await create(clink, 'Mia & Leo')];
  await page.goto(`/?c=${anaAndBen}`);
  await expect(page.getByRole('dialog', { name: "Here's to Ana & Ben" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/?c=${miaAndLeo}`);
  // Both tabs usually end at Mia & Leo, but may end at Ana & Ben if they write at the same moment.
  const areTogether = () => page.url() === other.url() && page.url().includes('?c=');
  await expect.poll(areTogether, { timeout: 20_000 }).toBe(true);
  const names = page.url().includes(anaAndBen) ? 'Ana & Ben' : 'Mia & Leo';
  for (const tab of [page, other]) {
    await expect(tab.getByRole('dialog', { name: `Here's to ${names}` })).toBeVisible();
  }
});

test('a celebration that is over offers its guests their evening, and everybody else another code', async ({
  page,
  clink,
  newPhone,
}) => {
  const code = await create(clink, 'Ana & Ben');
  await join(page, code, 'Ana & Ben', 'Ines');
  await drink(page, 'Beer');
  await expect.poll(() => guestsOf(page, code)).toEqual(['Ines 1']);
  await end(clink, code);
  await page.reload();
  await seeMyEvening(page);

  const late = await newPhone();
  await late.goto(`/?c=${code}`);
  await expect(late.getByRole('dialog', { name: 'It was a lovely evening' })).toContainText('Ana & Ben celebrated on');
  await late.getByRole('button', { name: 'Type another code' }).press('Enter');
  await expect(late.getByRole('dialog', { name: 'Which celebration?' })).toBeVisible();
});

test('a page that shows the leaderboard says when the celebration is over', async ({ page, clink }) => {
  const code = await create(clink, 'Ana & Ben');
  await join(page, code, 'Ana & Ben', 'Ines');
  await drink(page, 'Beer');
  await openScreen(page, 'Leaderboard');
  await expect(mostDrinks(page)).toContainText('Ines');
  await end(clink, code);
  await wake(page);
  await seeMyEvening(page);
  await drink(page, 'Wine');
  await expect(counter(page)).toContainText('2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [view, button] of [
  ['stats', 'View Stats'],
  ['leaderboard', 'Leaderboard'],
] as const) {
  test(`a link to another celebration, with an unknown code or to a finished celebration works while the ${view} screen is open`, async ({
    page,
    clink,
  }) => {
    const [anaAndBen, miaAndLeo] = [await create(clink, 'Ana & Ben'), await create(clink, 'Mia & Leo')];
    await join(page, anaAndBen, 'Ana & Ben', 'Ines');
    await openScreen(page, button);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    /** Opens a link without waiting in between, because the app also changes the address and the history. */
    const openLink = async (code: string) => {
      const loaded = page.waitForEvent('load');
      await page.evaluate(
        ([to, next]) => {
          history.replaceState({ view: next }, '', `/?c=${to}`);
          location.reload();
        },
        [code, view],
      );
      await loaded;
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(title ?? '');
    };
    await openLink('00000000');
    await expect(page.getByRole('dialog', { name: 'Which celebration?' })).toContainText(
      'No celebration has this code.',
    );
    await openLink(miaAndLeo);
    await page.getByRole('button', { name: 'Switch', exact: true }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: "You're with Mia & Leo now." })).toBeVisible();
    await end(clink, anaAndBen);
    await end(clink, miaAndLeo);
    await openLink(miaAndLeo);
    await expect(page.getByRole('dialog', { name: 'It was a lovely evening' })).toContainText(
      'Mia & Leo celebrated on',
    );
  });
}

test('a link that is first opened without a network is looked up as soon as the network is back', async ({
  page,
  clink,
  context,
}) => {
  const code = await create(clink, 'Ana & Ben');
  await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await page.goto('/');
  await readyForOffline(page);
  await context.setOffline(true);
  await page.goto(`/?c=${code}`);
  await expect(page.getByRole('dialog')).toContainText('is looked up as soon as it does.');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ines');
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await drink(page, 'Beer');

  await context.setOffline(false);
  await expect.poll(() => guestsOf(page, code), { timeout: 40_000 }).toEqual(['Ines 1']);
  expect(await guestsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ines, your settings' }).click();
  await expect(page.getByRole('dialog', { name: 'You' })).toContainText('Ana & Ben');
});

test('a new guest is told while typing that a name is taken, and chooses another one', async ({ clink, newPhone }) => {
  const code = await create(clink, 'Ana & Ben');
  const [ines, another] = [await newPhone(), await newPhone()];
  await join(ines, code, 'Ana & Ben', 'Ines');
  await drink(ines, 'Beer');
  await another.goto(`/?c=${code}`);
  const welcome = another.getByRole('dialog', { name: "Here's to Ana & Ben" });
  await welcome.getByRole('textbox').fill('INES');
  await expect(welcome).toContainText('Somebody on the leaderboard has this name too.');
  await welcome.getByRole('textbox').fill('Ben');
  await expect(welcome).toContainText('The celebration is for somebody with this name.');
  await welcome.getByRole('textbox').fill('Ines M');
  await expect(welcome).toContainText('Everyone sees it on the leaderboard.');
});
