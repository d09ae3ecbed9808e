import { expect, test } from './helpers/clink.ts';

test.use({ turns: 1, javaScriptEnabled: false });

test('without JavaScript the page shows what it needs, and nothing covers that sentence', async ({ page }) => {
  await page.goto('/');
  // Playwright finds no text inside `noscript`.
  const sentence = page.locator('noscript p');
  await expect(sentence).toHaveText(/^Clink needs JavaScript to count your drinks\./);
  await expect(sentence).toBeInViewport({ ratio: 1 });
  // A trial click only checks that nothing covers the sentence.
  await sentence.click({ trial: true });
});
