import { arrive, counter, expect, test } from './helpers/clink.ts';
import { box, SIZES } from './helpers/looking/boxes.ts';

test('an unknown path answers 404 with a page that says what is wrong, is named in the console, and has a link to the tracker [SPEC-2.2, 2.3, 8.7] [WCAG-2.4.4]', async ({
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

for (const [width, height] of SIZES) {
  test(`the page of an unknown path draws one digit in each part of its picture, and a button of the usual size (${width}×${height})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/speeches');
    const rings = await box(page.locator('main svg').first());
    const heading = page.getByRole('heading', { name: '404', exact: true });
    for (const [place, digit] of (await heading.locator('span').all()).entries()) {
      const { x, y, width: wide, height: high } = await box(digit);
      expect(wide, 'as large as its part').toBeGreaterThan(rings.width * 0.1);
      expect((x + wide / 2 - rings.x) / rings.width).toBeCloseTo([0.18, 0.5, 0.82][place] ?? 0, 1);
      expect((y + high / 2 - rings.y) / rings.height).toBeCloseTo(0.5, 1);
    }
    const home = await box(page.getByRole('link', { name: 'Return to Home', exact: true }));
    expect(home.height).toBeLessThan(72);
    expect(Math.abs(home.x + home.width / 2 - (rings.x + rings.width / 2)), 'below the middle').toBeLessThan(2);
    expect(home.bottom, 'in sight').toBeLessThanOrEqual(height);
  });
}

test('the address / with any query shows the tracker', async ({ page }) => {
  await arrive(page, 'Ana', '/?table=7');
  await expect(counter(page)).toBeVisible();
});
