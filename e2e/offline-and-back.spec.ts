import { arrive, backToTracker, counter, drink, expect, guests, openScreen, test } from './helpers/clink.ts';
import { lastLive, live, mostDrinks, openLeaderboard } from './helpers/leaderboard.ts';
import { cutOff, readyForOffline, reconnect } from './helpers/phone.ts';

test.use({ turns: 1 });

test('three drinks logged without a network survive a closed tab, and each is saved once', async ({
  page,
  context,
  network,
  bea,
}) => {
  await drink(bea, 'Wine');
  await openScreen(bea, 'Leaderboard');

  await arrive(page, 'Ana', network.url);
  await openScreen(page, 'Leaderboard');
  await expect(mostDrinks(page)).toContainText('Bea');
  await readyForOffline(page);

  await cutOff(page, network);
  await expect(lastLive(page)).toBeVisible();
  await backToTracker(page);
  await drink(page, 'Beer');
  await drink(page, 'Shot', 'Rum');
  await drink(page, 'Wine');
  await expect(counter(page)).toContainText('3');
  await page.close();

  const again = await context.newPage();
  await again.goto(network.url);
  await expect(counter(again)).toContainText('3');
  await openScreen(again, 'View Stats');
  await expect(again.getByRole('heading', { name: 'Your Stats' })).toBeVisible();
  await expect(again.getByRole('heading', { name: 'Drink Breakdown' })).toBeVisible();
  await backToTracker(again);
  await openScreen(again, 'Leaderboard');
  await expect(mostDrinks(again)).toContainText('Bea');
  await expect(lastLive(again)).toBeVisible();
  await again.reload();
  await expect(counter(again)).toContainText('3');
  await openScreen(again, 'Leaderboard');
  await expect(mostDrinks(again)).toContainText('Bea');
  expect(await guests(page)).toMatchObject([
    { user_name: 'Bea', total_drinks: 1 },
    { user_name: 'Ana', total_drinks: 0 },
  ]);

  await reconnect(page, network);
  await expect(live(again)).toBeVisible();
  await expect(mostDrinks(bea).getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('3 drinks');
  await backToTracker(again);
  await drink(again, 'Beer');
  await expect(mostDrinks(bea).getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('4 drinks');
  expect(await guests(page)).toMatchObject([
    { user_name: 'Ana', total_drinks: 4 },
    { user_name: 'Bea', total_drinks: 1 },
  ]);
});

test('a guest who opens the app without a network sees a notice that the drinks are safe', async ({
  page,
  network,
}) => {
  await arrive(page, 'Ana', network.url);
  await readyForOffline(page);
  await cutOff(page, network);
  await page.reload();
  await drink(page, 'Beer');
  await openScreen(page, 'Leaderboard');
  await expect(page.getByRole('heading', { name: 'No network just now' })).toBeVisible();
  await expect(live(page)).toHaveCount(0);
});

test('an unknown path answers 404 even when the service worker controls the page', async ({ page }) => {
  await page.goto('/');
  await readyForOffline(page);
  for (const path of ['/nowhere', '/index.html', '/assets/gone.js', '/sw']) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
  }
  const shell = await page.goto('/?from=invitation');
  expect([shell?.status(), shell?.fromServiceWorker()]).toEqual([200, true]);
  await expect(page.getByRole('dialog', { name: 'Welcome to Clink' })).toBeVisible();
});

test('the service worker never stores an answer of the API [ASVS-14.2.2]', async ({ page }) => {
  await arrive(page, 'Ana');
  await readyForOffline(page);
  await drink(page, 'Beer');
  await openLeaderboard(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('the app can be put on the home screen', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await page.request.get(`${href}`);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'));
  expect(manifest).toMatchObject({
    name: 'Clink',
    start_url: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
  });
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [touchIcon, ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
    const icon = await page.request.get(`${src}`);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache, no-transform');
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
