import { arrive, drink, expect, test, tile } from './helpers/clink.ts';

test.use({ serviceWorkers: 'block' });

test('after a deletion nothing can be logged until the new page has loaded, however late it loads', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  // With this answer the browser keeps the old page, as some browsers do without a network.
  await page.route('/', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Ana, your settings' }).press('Enter');
  await page.getByRole('button', { name: 'Delete my data' }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(tile(page, 'Beer')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Clink is still on its way to you.')).toBeVisible();

  await page.unroute('/');
  await page.getByRole('link', { name: 'Load again' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Clink' })).toBeVisible();
});

test('when one tab deletes the data, another tab that has just loaded reloads without an error', async ({ page }) => {
  await arrive(page, 'Ana');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    if (localStorage.getItem('userName') === null) return;
    const endWatch = () => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: 'userName', newValue: null }));
    };
    Object.defineProperty(window, 'endWatch', { get: () => endWatch, set: () => {}, configurable: true });
  });
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Welcome to Clink' })).toBeVisible();
  expect(errors).toEqual([]);
});
