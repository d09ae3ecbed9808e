import type { Page } from '@playwright/test';
import { drink, expect, joinByLink, said } from './helpers/clink.ts';
import { tap, test } from './helpers/hosts/host.ts';
import { live, openLeaderboard } from './helpers/leaderboard.ts';

const LAPTOP = { width: 1440, height: 900 };

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

async function namesOnTheLeaderboard(url: string, code: string): Promise<string[]> {
  const { rows } = await (await fetch(`${url}/api/leaderboard/guests?c=${code}`)).json();
  return rows.map(({ user_name: name }: { user_name: string }) => name).sort();
}

test('a host undoes an action right away, in the list and in the log [WCAG-3.3.4]', async ({ page, clink, marek }) => {
  await page.setViewportSize(LAPTOP);
  for (const name of ['Ben', 'Lea', 'Tom']) await marek.comeIn(name);
  const leaderboard = expect.poll(() => namesOnTheLeaderboard(clink.url, marek.party.code));
  await page.goto(marek.pageOf('guests'));

  await tap(page, 'Rename “Ben”');
  await page.getByRole('textbox', { name: 'Name on the leaderboard' }).fill('Ben K.');
  await page.keyboard.press('Enter');
  await expect(said(page, '“Ben” is “Ben K.” now.')).toBeVisible();
  await leaderboard.toEqual(['Ben K.', 'Lea', 'Tom']);
  await tap(page, 'Undo');
  await expect(page.getByRole('button', { name: 'Rename “Ben”' })).toBeVisible();

  await tap(page, 'Hide “Lea”');
  await expect(said(page, '“Lea” is hidden.')).toBeVisible();
  await tap(page, 'Show “Lea” again');
  await expect(said(page, '“Lea” is shown again.')).toBeVisible();

  await tap(page, 'Remove “Tom”');
  await page.getByRole('dialog').getByRole('button', { name: 'May not return' }).press('Enter');
  await expect(page.getByText('They could still come back under a new name, until you close the door.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByText('2 guests, ')).toBeVisible();
  await row(page, 'Set aside').press('Enter');
  await row(page, 'Tom').press('Enter');
  await page.getByRole('button', { name: /^Let the phone ask to return/ }).press('Enter');
  await expect(row(page, 'Tom')).toContainText('may ask to return');
  const undoRemoval = page.getByRole('button', { name: 'Undo: You removed “Tom”' });
  await expect(undoRemoval).toHaveCount(2);
  await undoRemoval.first().press('Enter');
  await expect(row(page, 'Tom')).toContainText('may not return');
  await expect(undoRemoval).toHaveCount(1);
  await undoRemoval.press('Enter');
  await row(page, 'All').press('Enter');
  await expect(page.getByText('3 guests, ')).toBeVisible();
  await leaderboard.toEqual(['Ben', 'Lea', 'Tom']);

  await tap(page, 'See all');
  const log = page.getByRole('dialog', { name: 'What the hosts did' });
  await expect(log.getByText('You made the celebration')).toBeVisible();
  await expect(log.getByText(/^undone at \d\d:\d\d by you$/).first()).toBeVisible();
});

test('the log shows an action from another device at once, and keeps the earlier entries that the host has loaded', async ({
  page,
  marek,
}) => {
  await page.setViewportSize(LAPTOP);
  await marek.moderate(await marek.comeIn('Ines'), { action: 'hide' });
  for (let turn = 0; turn < 55; turn += 1) await marek.set({ door: turn % 2 ? 'open' : 'ask' });
  await page.goto(marek.pageOf('guests'));
  await tap(page, 'See all');
  const log = page.getByRole('dialog', { name: 'What the hosts did' });
  await expect(log.getByRole('listitem')).toHaveCount(50);
  await tap(page, 'Show earlier ones');
  await expect(log.getByRole('listitem')).toHaveCount(57);
  await marek.set({ boards: { variety: true } });
  await expect(log.getByText('You changed what the leaderboard shows')).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveCount(58);
  await log.getByRole('button', { name: 'Undo: You hid “Ines”' }).press('Enter');
  await expect(log.getByText(/^undone at/)).toBeVisible();
  // 'Undo' has disappeared, and its entry has the focus.
  await expect(log.locator('li:focus')).toContainText('You hid “Ines”');
  await expect(log.getByText('You made the celebration')).toBeVisible();
});

test('the search finds guests by any word of a name, ignores accents, and says when it finds nobody', async ({
  page,
  marek,
}) => {
  for (const name of ['Łukasz Żak', 'Zoë Berger', 'Ben', '<b>Robert</b>', 'محمد']) await marek.comeIn(name);
  await page.goto(marek.pageOf('guests'));
  await tap(page, 'Find among 5 guests');
  const search = page.getByRole('searchbox', { name: 'Find among 5 guests' });
  const shown = page.getByRole('main').getByRole('listitem');
  for (const [typed, count] of [
    ['be', 2],
    ['zoe', 1],
    ['zak', 1],
    ['محم', 1],
    ['<b>rob', 1],
  ] as const) {
    await search.fill(typed);
    await expect(shown, typed).toHaveCount(count);
  }
  await search.fill('bartholomew');
  await expect(page.getByRole('heading', { name: 'Nobody by that name' })).toBeVisible();
  await search.fill('');
  await expect(shown).toHaveCount(5);
});

test('a phone says when a host pauses the leaderboard, and when the host resumes it', async ({
  page,
  newPhone,
  marek,
}) => {
  const ben = await newPhone();
  await joinByLink(ben, marek.party.link, 'Ana & Ben', 'Ben');
  await drink(ben, 'Beer');
  await openLeaderboard(ben);
  await page.goto(marek.pageOf('tonight'));
  await tap(page, 'Pause the leaderboard');
  await expect(page.getByRole('heading', { name: /^Paused since/ })).toBeVisible();
  await expect(ben.getByText(/^paused by the hosts at \d\d:\d\d$/)).toBeVisible();
  await marek.comeIn('Zora', 9);
  await expect(page.getByRole('link', { name: 'All 2 guests' })).toBeVisible();
  await expect(ben.getByText('Zora')).toHaveCount(0);
  await tap(page, 'Resume');
  await expect(page.getByRole('heading', { name: /^Paused since/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(live(ben)).toBeVisible();
  await expect(ben.getByText('Zora').first()).toBeVisible();
});
