import type { Page } from '@playwright/test';
import type { CuttableProxy } from '../tools/cuttable-proxy.ts';
import { arrive, backToTracker, drink, expect, openScreen, test } from './helpers/clink.ts';
import { lastLive, live, mostDrinks, openLeaderboard } from './helpers/leaderboard.ts';
import { reconnect, show } from './helpers/phone.ts';

/** After this many failures the back-off has reached its maximum of 5 s, so the next attempt follows after at least 2.5 s. */
const FAILURES_UP_TO_THE_CAP = 6;
const NUDGED_WITHIN_MS = 2_000;

// Ana has an open leaderboard behind a network that can be cut. Bea's network works.
test.beforeEach(async ({ page, network }) => {
  await arrive(page, 'Ana', network.url);
  await drink(page, 'Beer');
  await openLeaderboard(page);
});

/** Cuts the network until the phone's attempts have their longest pauses. Returns right after a failed attempt. */
async function cutForLong(page: Page, network: CuttableProxy): Promise<void> {
  let failures = 0;
  page.on('console', (message) => {
    if (message.text().startsWith('Error fetching leaderboard')) failures += 1;
  });
  network.cutForGood();
  await expect(lastLive(page)).toBeVisible();
  await expect.poll(() => failures, { timeout: 30_000, intervals: [20] }).toBe(FAILURES_UP_TO_THE_CAP);
}

test('a broken stream is reopened, and delivers the changes made meanwhile', async ({ page, network, bea }) => {
  network.cut();
  await drink(bea, 'Wine');
  await expect(mostDrinks(page)).toContainText('Bea');
  await expect(live(page)).toBeVisible();
  await drink(bea, 'Wine');
  await expect(mostDrinks(page)).toContainText(/Bea\s*2 drinks/);
});

test('after a long interruption the leaderboard is live again within its back-off', async ({ page, network, bea }) => {
  await cutForLong(page, network);
  await drink(bea, 'Wine');
  await expect(mostDrinks(page)).toContainText('Ana');
  network.mend();
  await expect(live(page)).toBeVisible({ timeout: 6_000 });
  await expect(mostDrinks(page)).toContainText('Bea');
});

test('when the network returns the leaderboard is live within 2 s', async ({ page, network, context }) => {
  await context.setOffline(true);
  await cutForLong(page, network);
  await reconnect(page, network);
  await expect(live(page)).toBeVisible({ timeout: NUDGED_WITHIN_MS });
});

test('a phone that wakes reconnects immediately, and is not shown as live before that', async ({ page, network }) => {
  await show(page, 'hidden');
  network.cutForGood();
  await show(page, 'visible');
  await expect(lastLive(page)).toBeVisible();
  await expect(live(page)).toHaveCount(0);
  await show(page, 'hidden');
  network.mend();
  await show(page, 'visible');
  await expect(live(page)).toBeVisible({ timeout: NUDGED_WITHIN_MS });
});

test('a drink confirmed while the connection is cut is saved when the connection is back', async ({
  page,
  network,
  bea,
}) => {
  await openScreen(bea, 'Leaderboard');
  network.cutForGood();
  await backToTracker(page);
  await drink(page, 'Wine');
  network.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(mostDrinks(bea).getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('2 drinks');
});
