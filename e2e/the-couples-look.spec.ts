import type { Page } from '@playwright/test';
import { openSquare, squareOf } from './helpers/carry-on.ts';
import { arrive, expect, joinByLink } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';
import { cutOff, readyForOffline } from './helpers/phone.ts';

const ROSE = '#9c2f50';
const OLIVE = '#626526';
const LAGOON = '#0c6c74';

/** Records the colours of the page and the names that it shows, as soon as it contains the tracker. */
async function watchColours(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.querySelector('header')) {
        const name = document.querySelector('[data-brand] b');
        const colour = getComputedStyle(document.documentElement).getPropertyValue('--rose');
        seen.add(`${colour} ${name ? getComputedStyle(name, '::before').content : ''}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}
const seen = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
const colour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rose'));

test('the couple’s colours and names are visible from the first paint, also offline, and follow the hosts’ choice', async ({
  newPhone,
  network,
  marek,
}) => {
  await marek.set({ look: { palette: 'olive', ornament: 'deco' } });
  const link = `${network.url}/?c=${marek.party.code}`;
  const phone = await newPhone();
  await watchColours(phone);

  await joinByLink(phone, link, 'Ana & Ben', 'Lea');
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  expect(await seen(phone)).toEqual([`${OLIVE} "Ana"`]);
  await expect(phone.getByRole('heading', { level: 1, name: 'Clink', exact: true })).toBeVisible();
  await expect(phone.locator('[data-brand] i')).toBeVisible();

  // The second tab is opened at the address without a code.
  const tab = await phone.context().newPage();
  await watchColours(tab);
  await tab.goto(network.url);
  await tab.getByRole('button', { name: 'Lea, your settings' }).waitFor();
  expect(await seen(tab)).toEqual([`${OLIVE} "Ana"`]);

  // A host changes the look. A page that wakes shows the new look, as does its second tab, and the next page begins with it.
  await marek.set({ look: { palette: 'lagoon' } });
  await phone.evaluate(() => dispatchEvent(new Event('pageshow')));
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => colour(phone)).toBe(LAGOON);
  await expect.poll(() => colour(tab)).toBe(LAGOON);
  await tab.reload();
  await tab.getByRole('button', { name: 'Lea, your settings' }).waitFor();
  expect(await seen(tab)).toEqual([`${LAGOON} "Ana"`]);

  // The guest keeps the colours of the present celebration while the link to another celebration asks whether to switch.
  const other = await marek.celebrate('Mia & Leo');
  await phone.goto(`${network.url}/?c=${other.code}`);
  await phone.getByRole('dialog').getByRole('button').first().waitFor();
  expect(await seen(phone)).toEqual([`${LAGOON} "Ana"`]);

  // After the hosts choose the default look, no trace of the couple's look is left.
  await marek.set({ look: { palette: 'rose', ornament: 'rings' } });
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Lea, your settings' }).waitFor();
  await expect.poll(() => colour(phone)).toBe(ROSE);
  await marek.set({ look: { palette: 'lagoon' } });
  await phone.goto(link);
  await expect.poll(() => colour(phone)).toBe(LAGOON);

  // Without a network the look comes from the phone's storage.
  await readyForOffline(phone);
  await cutOff(phone, network);
  const later = await phone.context().newPage();
  await watchColours(later);
  await later.goto(link);
  await later.getByRole('button', { name: 'Lea, your settings' }).waitFor();
  expect(await seen(later)).toEqual([`${LAGOON} "Ana"`]);
});

test('a look that this version does not know is shown as the default look, and nothing is lost', async ({
  newPhone,
  marek,
}) => {
  const phone = await newPhone();
  await phone.route('**/api/celebrations/*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, look: { palette: 'ultraviolet', ornament: 7 } } });
  });
  await joinByLink(phone, marek.party.link, 'Ana & Ben', 'Lea');
  await phone.getByRole('button', { name: 'Beer' }).waitFor();
  await phone.reload();
  await phone.getByRole('button', { name: 'Lea, your settings' }).waitFor();
  expect(await colour(phone)).toBe(ROSE);
});

test('a guest who types the code, and a guest who carries on on another phone, see the couple’s look at once', async ({
  newPhone,
  marek,
}) => {
  await marek.set({ look: { palette: 'olive', ornament: 'deco' } });
  const first = await newPhone();
  await arrive(first, 'Lea');
  await expect.poll(() => colour(first)).toBe(ROSE);
  await first.getByRole('button', { name: 'Lea, your settings' }).press('Enter');
  await first.getByRole('button', { name: 'Join a celebration' }).press('Enter');
  await first.getByRole('textbox').fill(marek.party.code);
  await first.getByRole('textbox').press('Enter');
  await first.getByRole('button', { name: 'Switch', exact: true }).press('Enter');
  await expect.poll(() => colour(first)).toBe(OLIVE);
  await expect(first.locator('[data-brand] i').first()).toBeVisible();

  const second = await newPhone();
  // The look must come with the ticket, so the second phone cannot ask for the celebration.
  await second.route('**/api/celebrations/*', (route) => route.abort());
  await openSquare(second, await squareOf(first, 'Lea'));
  await second.getByRole('button', { name: 'Carry on here' }).press('Enter');
  await expect.poll(() => colour(second)).toBe(OLIVE);
});

for (const language of ['en', 'ar'] as const) {
  test(`the couple’s initials are shown from left to right on a page in ${language}`, async ({
    newPhone,
    network,
    marek,
  }) => {
    await marek.set({ look: { palette: 'olive', ornament: 'deco' } });
    const phone = await newPhone();
    await phone.goto(`${network.url}/?c=${marek.party.code}&lang=${language}`);
    await expect(phone.locator('html')).toHaveAttribute('lang', language);
    const read = phone.locator('[data-brand] i').first();
    const initials = () =>
      read.evaluate((mark) =>
        ['::before', '::after']
          .map((part) => getComputedStyle(mark, part))
          .sort((one, other) => Number.parseFloat(one.left) - Number.parseFloat(other.left))
          .map(({ content }) => content),
      );
    await expect.poll(initials).toEqual(['"A"', '"B"']);
  });
}

test('the greeting does not touch the button of the language at any size, and its date is on one line', async ({
  page,
  marek,
}) => {
  for (const names of ['Ana & Ben', 'Maximilian & Anna-Katharina']) {
    // The longest date of the year in Polish: 'poniedziałek, 25 października 2027'.
    const { link } = await marek.celebrate(names, '2027-10-25');
    for (const language of ['de', 'pl']) {
      await page.goto(`${link}&lang=${language}`);
      await expect(page.locator('dialog[open]').getByRole('textbox')).toBeFocused();
      for (const [width, height] of [
        [390, 844],
        [375, 812],
        [360, 780],
        [412, 915],
        [390, 664],
        [320, 568],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [before, pill, date] = await page.evaluate(() => {
          const sheet = document.querySelector('dialog[open]');
          const wordsOf = (selector: string) => {
            const words = document.createRange();
            words.selectNodeContents(sheet?.querySelector(selector) ?? document.body);
            return words.getClientRects();
          };
          const button = sheet?.querySelector('[aria-haspopup="dialog"]')?.getBoundingClientRect();
          const lines = new Set([...wordsOf('time')].map(({ top }) => Math.round(top)));
          return [wordsOf('[aria-hidden="true"] > p')[0], button, lines.size] as const;
        });
        const at = `${names} in ${language} at ${width}×${height}`;
        const isHidden = !before || before.height === 0;
        const isClear = isHidden || before.right < (pill?.left ?? 0) || before.top >= (pill?.bottom ?? 0);
        expect(isClear, at).toBe(true);
        expect(date, at).toBe(1);
      }
    }
  }
});
