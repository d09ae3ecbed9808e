import { arrive, counter, drink, expect, openScreen, test } from './helpers/clink.ts';
import { openLeaderboard } from './helpers/leaderboard.ts';
import { show } from './helpers/phone.ts';

test.use({ turns: 1 });

test('Ana confirms a drink, and Bea’s open leaderboard shows it without a reload [SPEC-4.20]', async ({
  page,
  bea,
}) => {
  await arrive(page, 'Ana');
  await openScreen(bea, 'Leaderboard');
  await expect(bea.getByRole('heading', { name: 'Leaderboard', exact: true })).toBeFocused();
  await expect(bea.getByText('live', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Beer', exact: true }).click();
  const shown = bea.getByRole('list', { name: 'Most Drinks' }).getByText('Ana').waitFor();
  const tap = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(Date.now()), { capture: true, once: true }),
      ),
  );
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await shown;
  const shownAt = Date.now();
  test.info().annotations.push({ type: 'from tap to the other phone', description: `${shownAt - (await tap)} ms` });

  await bea.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await drink(bea, 'Wine');
  await drink(bea, 'Wine');
  await openScreen(bea, 'Leaderboard');
  const own = bea.getByRole('list', { name: 'Most Drinks' }).getByRole('listitem').filter({ hasText: 'You' });
  await expect(own).toContainText('Bea');
  await expect(own).toContainText('2');
  await expect(bea.getByRole('definition').first()).toHaveText('1 of 2');
});

test('the page’s Back button and the phone’s Back button lead from the leaderboard to the tracker [SPEC-2.4, 4.5]', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await openScreen(page, 'Leaderboard');
  await expect(page.getByRole('heading', { name: 'Leaderboard', exact: true })).toBeVisible();
  await page.goBack();
  await expect(counter(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('seven tabs with an open leaderboard can still save, because only the front tab has an open stream', async ({
  page,
  context,
}) => {
  await arrive(page, 'Ana');
  for (let tab = 0; tab < 6; tab++) {
    const other = await context.newPage();
    await other.goto('/');
    await openLeaderboard(other);
    await show(other, 'hidden');
  }
  await openLeaderboard(page);
  await page.getByRole('button', { name: 'Back to Tracker' }).press('Enter');
  await drink(page, 'Beer');
  await expect
    .poll(async () => (await (await page.request.get('/api/leaderboard')).json()).mostDrinks)
    .toMatchObject([{ user_name: 'Ana', total_drinks: 1 }]);
});
