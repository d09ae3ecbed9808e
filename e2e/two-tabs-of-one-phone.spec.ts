import type { Page } from '@playwright/test';
import { arrive, counter, expect, guests, test } from './helpers/clink.ts';

test.use({ turns: 1 });

const EACH = 100;

/** Taps Beer and Confirm as fast as the page can draw. */
async function drinkBeers(page: Page, count: number): Promise<void> {
  await page.evaluate(async (beers) => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(
        (one) => !one.closest('[inert]') && [one, ...one.children].some(({ textContent }) => textContent === name),
      );
    const tap = async (name: string) => {
      while (!button(name)) await new Promise(requestAnimationFrame);
      button(name)?.click();
    };
    for (let beer = 0; beer < beers; beer++) {
      await tap('Beer');
      await tap('Confirm');
    }
  }, count);
}

/** The number of drinks on the server, which answers a save with all drinks that the save lacks. */
function drinksOnServer(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { sessionStart, userName, drinkingPace } = JSON.parse(localStorage.getItem('clink') ?? '{}');
    const [id, secret] = [localStorage.getItem('sessionId'), localStorage.getItem('writeKey')];
    const answer = await fetch(`/api/sessions/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sessionStart, userName, drinkingPace, drinks: [], sentAt: Date.now() }),
    });
    const { session } = await answer.json();
    return session?.drinks.length ?? 0;
  });
}

test('two tabs that log 100 drinks each at the same time both show 200, as do the phone’s storage and the server', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await arrive(page, 'Ana');
  const other = await context.newPage();
  await other.goto('/');
  await expect(counter(other)).toContainText('0');

  await Promise.all([drinkBeers(page, EACH), drinkBeers(other, EACH)]);
  for (const tab of [page, other]) {
    await expect(counter(tab).getByText('200', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  }
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('clink') ?? '{}'));
  expect(new Set(kept.drinks.map(({ id }: { id: string }) => id)).size).toBe(2 * EACH);
  expect(kept.drinks).toHaveLength(2 * EACH);
  await expect.poll(() => drinksOnServer(page), { timeout: 20_000 }).toBe(2 * EACH);
  expect(await guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 30 }]);
  await page.reload();
  await expect(counter(page).getByText('200', { exact: true }).first()).toBeVisible();
});
