import { arrive, counter, expect, test } from './helpers/clink.ts';

test('an unknown path answers 404, says so, names itself in the console, and leads home [SPEC-2.2, 2.3, 8.7] [WCAG-2.4.4]', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const response = await page.goto('/speeches/of-the-best-man?row=3');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404', exact: true })).toBeVisible();
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  const own = logged.filter((text) => !text.startsWith('Failed to load resource'));
  expect(own).toEqual([expect.stringContaining('/speeches/of-the-best-man')]);
  const home = page.getByRole('link', { name: 'Return to Home', exact: true });
  await expect(home).toHaveAttribute('href', '/');
  await home.click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Clink' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a query on / is the tracker', async ({ page }) => {
  await arrive(page, 'Ana', '/?table=7');
  await expect(counter(page)).toBeVisible();
});
