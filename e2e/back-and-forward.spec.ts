import { arrive, drink, expect, introduce, openScreen, test } from './helpers/clink.ts';
import { live, mostDrinks, openLeaderboard } from './helpers/leaderboard.ts';
import { readyForOffline } from './helpers/phone.ts';
import { wholeBrowser } from './helpers/whole-browser.ts';

test.use({
  launchOptions: { ...wholeBrowser.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('a page that returns from the back-forward cache receives the leaderboard again', async ({ page, bea }) => {
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await openLeaderboard(page);
  // When a service worker takes control, the browser drops pages from the back-forward cache.
  await readyForOffline(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-restored', String(persisted)));
  });

  await page.goto('about:blank');
  await drink(bea, 'Wine');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveAttribute('data-restored', 'true');
  await expect(mostDrinks(page)).toContainText('Bea');
  await expect(live(page)).toBeVisible();
  await drink(bea, 'Wine');
  await expect(mostDrinks(page).getByRole('listitem').filter({ hasText: 'Bea' })).toContainText('2 drinks');
});

test('Back leads from the stats to the tracker, even if the page was reloaded while the welcome opened', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('locationDialogShown', 'true'));
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  // Goes back to the first history entry with the state of the second entry, as Chromium does after such a reload. The time is
  // new, because a busy machine can need longer for this than a reload is unsafe.
  await page.evaluate(() => {
    const { state } = history;
    history.back();
    addEventListener('popstate', () => history.replaceState({ ...state, atMs: Date.now() }, ''), { once: true });
  });
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ depth: 1 });
  await page.reload();
  await introduce(page, 'Ana');
  await openScreen(page, 'View Stats');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What are you drinking?' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
