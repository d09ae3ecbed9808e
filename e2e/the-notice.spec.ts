import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/domain/languages.ts';
import { LEMONADE, SPRITZ } from '../src/domain/menu/menu.fixture.ts';
import { hostCalls } from '../tools/host-calls.ts';
import { arrive, expect, joinByLink } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';
import { inspector } from './helpers/looking/inspect-screen.ts';
import { wordsOf } from './helpers/looking/words-of.ts';
import { cutOff, readyForOffline } from './helpers/phone.ts';

const notice = (page: Page) => page.getByRole('dialog', { name: 'Privacy' });
const word = (page: Page) => page.getByRole('button', { name: 'Privacy', exact: true });

/** The sentences in the row of the privacy notice that has the heading `about`. */
async function told(page: Page, about: string): Promise<string[]> {
  const row = notice(page).locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${about}$`) }) });
  return row.locator('dd p').allInnerTexts();
}

test.describe('from the QR code on the table, the privacy notice is two taps away', () => {
  test.use({ turns: 1 });

  test('the privacy notice says who sees what at this celebration, and shows its hosts’ changes [WCAG-3.2.6]', async ({
    page,
    clink,
    newPhone,
  }) => {
    const marek = hostCalls((await newPhone()).request, clink);
    await marek.signUp('Marek');
    const party = await marek.celebrate('Ana & Ben');
    const { set } = marek.at(party);
    await set({ menu: [SPRITZ, LEMONADE], revision: 0 });

    // The first tap is on the link that the camera shows.
    await page.goto(party.link);
    await word(page).press('Enter');
    const server = await (await page.request.get('/api/house')).json();
    expect(server).toMatchObject({ house: {}, location: true, store: 'file' });
    await expect.poll(() => told(page, 'The wall in the room')).toEqual(['Your name, and what the boards show.']);
    expect(await told(page, 'The house')).toEqual(['Whoever runs this Clink.']);
    expect(await told(page, 'On the server')).toEqual([
      new URL(clink.url).host,
      'Your name, your pace, your drinks, and when you had each.',
      "Which drink of the hosts' menu it was.",
      'Where you are, blurred, and only if you share it.',
      'Whether you hide, or show no numbers.',
      'All of it is in one file.',
    ]);
    expect(await told(page, 'Every guest')).toEqual([
      'Your name, your pace, and when you began.',
      'How many drinks with alcohol you had.',
      'How many drinks with alcohol an hour.',
      'The minute of your last drink.',
      'That you are within 300 feet, if both of you share it. Never where.',
      'Moments: who comes in, who clinks, and the first toast.',
    ]);
    expect((await told(page, 'Nowhere else')).length).toBe(server.mail ? 2 : 1);
    expect(await told(page, 'Your evening')).toEqual([
      '24 hours from when you began. Then it ends by itself.',
      'Within a minute it is gone from the server, and overwritten.',
    ]);
    await expect(notice(page).getByRole('button', { name: 'Delete my data' })).toHaveCount(0);
    await notice(page).getByRole('button', { name: 'Done' }).press('Enter');
    await expect(notice(page)).toHaveCount(0);

    await set({ wall: 'off', moments: false, boards: { mostDrinks: false, fastestPace: false, hydration: true } });
    await word(page).press('Enter');
    await expect.poll(() => told(page, 'The wall in the room')).toEqual([]);
    expect(await told(page, 'Every guest')).toEqual([
      'Your name, your pace, and when you began.',
      'How many glasses without alcohol.',
      'The minute of your last drink.',
      'That you are within 300 feet, if both of you share it. Never where.',
    ]);
  });

  test('a guest can delete everything inside the privacy notice [WCAG-3.2.6]', async ({ page, clink, newPhone }) => {
    const marek = hostCalls((await newPhone()).request, clink);
    await marek.signUp('Marek');
    const { link } = await marek.celebrate('Ana & Ben');
    await joinByLink(page, link, 'Ana & Ben', 'Ines');
    await page.getByRole('button', { name: 'Ines, your settings' }).press('Enter');
    await word(page).press('Enter');
    await notice(page).getByRole('button', { name: 'Delete my data' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete My Data?' });
    await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(page.getByText('Your data is deleted, here and on the server.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('house'))).toBeNull();
  });
});

test.describe('at a house with rules', () => {
  const house = {
    name: 'Hotel Post',
    contact: '+43 1 234567',
    imprint: 'https://hotel.example/imprint',
    privacy: 'https://hotel.example/privacy/',
  };
  const rules = { boards: { never: ['mostDrinks'] }, wall: 'first-names', location: false, keepDays: 90, house };
  test.use({
    turns: 1,
    variables: async ({}, use, { testId }) => {
      const path = join(tmpdir(), `clink-rules-${testId}.json`);
      writeFileSync(path, JSON.stringify(rules));
      await use({ HOUSE_RULES: path });
      rmSync(path);
    },
  });

  test('the privacy notice says who the house is, and leaves out what the house has forbidden', async ({
    page,
    clink,
    newPhone,
  }) => {
    const marek = hostCalls((await newPhone()).request, clink);
    await marek.signUp('Marek');
    const party = await marek.celebrate('Ana & Ben');
    await marek.at(party).set({ boards: { hydration: true } });
    await page.goto(party.link);
    await word(page).press('Enter');
    await expect.poll(() => told(page, 'The house')).toEqual(['Hotel Post']);
    const link = (name: string) => notice(page).getByRole('link', { name, exact: true }).first();
    await expect(link('+43 1 234567')).toHaveAttribute('href', 'tel:+431234567');
    await expect(link('hotel.example/imprint')).toHaveAttribute('href', house.imprint);
    await expect(link('hotel.example/privacy')).toHaveAttribute('href', house.privacy);
    await expect
      .poll(() => told(page, 'Every guest'))
      .toEqual([
        'Your name, your pace, and when you began.',
        'How many drinks with alcohol an hour.',
        'How many glasses without alcohol.',
        'The minute of your last drink.',
        'Moments: who comes in, who clinks, and the first toast.',
      ]);
    expect(await told(page, 'The wall in the room')).toEqual(['Your first name, and what the boards show.']);
    expect((await told(page, 'On the server')).join()).not.toContain('Where you are');
    expect(await told(page, 'The celebration')).toEqual([
      'Its names, settings and log are deleted 90 days after its day.',
      'The hosts keep sums of at least 5 guests each, and no name.',
    ]);
  });
});

test('Back closes only the privacy notice, and the focus returns to the link that opened it [WCAG-2.4.3]', async ({
  page,
  clink: _,
}) => {
  await arrive(page, 'Ana');
  await page.getByRole('button', { name: 'Ana, your settings' }).press('Enter');
  await word(page).press('Enter');
  await expect(notice(page).getByRole('heading').first()).toBeFocused();
  await page.goBack();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'You' })).toBeVisible();
  await expect(word(page)).toBeFocused();
});

test('without a network the privacy notice shows the facts that the phone already knows, and on a new phone only facts that are always true', async ({
  page,
  network,
}) => {
  await page.goto(network.url);
  await readyForOffline(page);
  await cutOff(page, network);
  await page.reload();
  await word(page).press('Enter');
  await expect(notice(page).getByText('You read it as soon as there is a network.')).toBeVisible();
  expect(await told(page, 'Your evening')).toEqual(['24 hours from when you began. Then it ends by itself.']);

  network.mend();
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  await word(page).press('Enter');
  await expect.poll(() => told(page, 'Not known yet')).toEqual([]);
  await cutOff(page, network);
  await page.reload();
  await word(page).press('Enter');
  await expect(notice(page)).toBeVisible();
  expect(await told(page, 'On the server')).toContain('All of it is in one file.');
});

test('the address on the wall opens the privacy notice, once', async ({ page, clink }) => {
  await page.goto('/?screen');
  await expect(page.getByText(`Privacy: ${new URL(clink.url).host}/privacy`, { exact: true })).toBeVisible();
  await page.goto('/privacy');
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

for (const language of LANGUAGES) {
  test(`the privacy notice fits the smallest phone and is accessible (${language})`, async ({ page, clink: _ }) => {
    const { settings } = await wordsOf(language);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`/?lang=${language}`);
    const { faults, inspect } = inspector(page, language, []);
    await page.getByRole('button', { name: settings.privacy, exact: true }).press('Enter');
    await page.getByRole('dialog', { name: settings.privacy, exact: true }).waitFor();
    await inspect('notice');
    expect(faults).toEqual([]);
  });
}
