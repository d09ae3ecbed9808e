import type { Page } from '@playwright/test';
import { arrive, backToTracker, drink, expect, openScreen, test } from './helpers/clink.ts';
import { live, openLeaderboard } from './helpers/leaderboard.ts';
import { readyForOffline } from './helpers/phone.ts';

test.use({ turns: 1 });

/** Everything that could leak: requested addresses, console messages and the page's markup. */
function listenTo(page: Page) {
  const said: string[] = [];
  page.context().on('request', (request) => said.push(request.url(), request.headers().referer ?? ''));
  page.context().on('console', (message) => said.push(message.text()));
  return { said, look: async () => said.push(await page.content(), page.url(), await page.title()) };
}

test('during a whole evening the write key appears in no URL, no page, no console message and no cache [ASVS-14.2.1]', async ({
  page,
  network,
}) => {
  const { said, look } = listenTo(page);
  const headersWithSecret: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers()['clink-key']) headersWithSecret.push(new URL(request.url()).pathname);
  });
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 48.2082, longitude: 16.3738 });
  await arrive(page, 'Ana', network.url);
  await readyForOffline(page);
  await drink(page, 'Cocktail', 'Rum');
  await look();
  await page.getByRole('button', { name: 'Ana, your settings' }).click();
  await page.getByRole('switch', { name: 'Share my location' }).click();
  await expect(page.getByRole('switch', { name: 'Share my location' })).toBeChecked();
  await look();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await openScreen(page, 'View Stats');
  await look();
  await backToTracker(page);
  await openLeaderboard(page);
  await look();
  await page.getByRole('tab', { name: 'All guests' }).click();
  await look();
  network.cutForGood();
  await expect(live(page)).toBeHidden();
  await look();
  network.mend();
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await page.goto(`${network.url}/speeches`);
  await look();

  const secret = (await page.evaluate(() => localStorage.getItem('writeKey'))) ?? '';
  const cached = await page.evaluate(async () => {
    const bodies: Promise<string>[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        bodies.push(
          cache
            .match(request)
            .then((kept) => kept?.text() ?? '')
            .then((text) => request.url + text),
        );
      }
    }
    return (await Promise.all(bodies)).join('');
  });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(headersWithSecret.map((path) => path.split('/').slice(0, 3).join('/')))).toEqual(
    new Set(['/api/sessions', '/api/leaderboard']),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(cached).toContain('<!doctype html>');
  const telling = [...said, cached].filter((text) => text.includes(secret));
  expect(telling.map((text) => text.slice(0, 120))).toEqual([]);
});
