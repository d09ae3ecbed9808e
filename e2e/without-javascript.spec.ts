import { expect, test } from './helpers/clink.ts';

test.use({ turns: 1, javaScriptEnabled: false });

test('the sentence that helps is in sight, and nothing lies over it', async ({ page }) => {
  await page.goto('/');
  // Playwright finds no text inside `noscript`.
  const sentence = page.locator('noscript p');
  await expect(sentence).toHaveText(/^Clink needs JavaScript to count your drinks\./);
  await expect(sentence).toBeInViewport({ ratio: 1 });
  // A trial only looks whether a tap would reach it.
  await sentence.click({ trial: true });
});
