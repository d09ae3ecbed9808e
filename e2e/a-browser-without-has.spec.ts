import type { Page } from '@playwright/test';
import { expect } from './helpers/clink.ts';
import { tap, test } from './helpers/hosts/host.ts';

// Styles from the service worker would not go through the route that this test changes.
test.use({ serviceWorkers: 'block' });
// When the test ends, the page may still be loading code for later screens.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Firefox 115 does not know `:has()`, and drops every rule that contains it. */
async function dropHas(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
  });
}

test('on a short phone screen without :has(), a host can see every guest at the door', async ({ page, marek }) => {
  await marek.set({ door: 'ask' });
  for (const name of ['Ines', 'Tom', 'Uwe']) await marek.comeIn(name);
  await dropHas(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(marek.pageOf('guests'));
  const waiting = page.getByRole('button', { name: /^Decline/ });
  await expect(waiting).toHaveCount(0);
  await tap(page, '3 at the door');
  await expect(waiting).toHaveCount(3);
});

test('without :has(), the browser prints only the cards of the invitation page', async ({ page, marek }) => {
  await dropHas(page);
  await page.goto(marek.pageOf('invite'));
  await expect(page.getByRole('button', { name: 'Print the cards' })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
