import { expect, said } from './helpers/clink.ts';
import { tap, test } from './helpers/hosts/host.ts';

const LAPTOP = { width: 1440, height: 900 };
const KNOW = 'What should they know?';

test.beforeEach(async ({ page, marek, sofie }) => {
  for (const host of [page, sofie]) {
    await host.setViewportSize(LAPTOP);
    await host.goto(marek.pageOf('details'));
    await expect(host.getByLabel(KNOW)).toBeVisible();
  }
});

test('a field is stored even if the host leaves the page with the cursor in it', async ({ page, marek, sofie }) => {
  await page.getByLabel(KNOW).fill('Bus 12, every hour.');
  await page.goto(marek.pageOf('guests'));
  await expect(sofie.getByLabel(KNOW)).toHaveValue('Bus 12, every hour.');
  await page.goto(marek.pageOf('details'));
  await page.getByLabel('First name', { exact: true }).fill('Anna');
  await page.reload();
  await expect(sofie.getByLabel('First name', { exact: true })).toHaveValue('Anna');
});

test('two hosts who edit one field are told of each other’s change, and neither loses any text', async ({
  page,
  sofie,
}) => {
  await page.getByLabel(KNOW).fill('Bus 12');
  await sofie.getByLabel(KNOW).fill('Tram 7');
  await sofie.getByLabel('When?').focus();
  await expect(said(sofie, 'It is saved.')).toBeVisible();
  await expect(page.getByText('Sofie changed this just now.')).toBeVisible();
  await expect(page.getByLabel(KNOW)).toHaveValue('Bus 12');
  await page.getByLabel('When?').focus();
  await expect(page.getByText('Sofie was quicker.')).toBeVisible();
  await expect(sofie.getByLabel(KNOW)).toHaveValue('Tram 7');
  await tap(page, 'Save');
  await expect(said(page, 'It is saved.')).toBeVisible();
  await expect(sofie.getByLabel(KNOW)).toHaveValue('Bus 12');
  await expect(sofie.getByText('Marek changed this just now.')).toBeVisible();
  await tap(page, 'Undo');
  await expect(sofie.getByLabel(KNOW)).toHaveValue('Tram 7');
});
