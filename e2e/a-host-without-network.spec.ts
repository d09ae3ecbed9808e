import { expect, said } from './helpers/clink.ts';
import { tap, test } from './helpers/hosts/host.ts';

test('without an answer the hosts’ page claims no success, keeps the typed text, and shows the guests again by itself [WCAG-4.1.3]', async ({
  page,
  clink,
  marek,
}) => {
  await marek.comeIn('Ines');
  await page.goto(marek.pageOf('guests'));
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  await tap(page, /^Ines/);
  // This closes every connection, and no new connection is answered.
  await clink.kill();
  await tap(page, /^Hide from the leaderboard/);
  await expect(said(page, 'Nothing has changed for “Ines” yet: there was no answer.')).toBeVisible();
  await expect(page.getByText(/^No network\. As of \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ines/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: /The door/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Evening' }).filter({ visible: true }).press('Enter');
  await page.getByRole('link', { name: /^Details/ }).press('Enter');
  await page.getByRole('textbox', { name: 'First name' }).fill('Anabel');
  await page.getByLabel('When?').focus();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toBeVisible();
  await expect(said(page, 'It is saved.')).toHaveCount(0);
  await tap(page, /^Nobody new/);
  await expect(said(page, 'That does not work just now.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Everybody/ })).toHaveAttribute('aria-pressed', 'true');

  await clink.start();
  await expect(said(page, 'It is saved.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Tonight' }).filter({ visible: true }).press('Enter');
  await expect(page.getByText('live', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: '1 guest' }).press('Enter');
  await tap(page, /^Ines/);
  await tap(page, /^Hide from the leaderboard/);
  await expect(said(page, '“Ines” is hidden.')).toBeVisible();
});

test('a switch that a host set on another device keeps its state when the connection drops', async ({
  page,
  clink,
  marek,
}) => {
  const open = (place: string) => page.getByRole('link', { name: place }).filter({ visible: true }).press('Enter');
  const expectSwitched = async () => {
    await expect(page.getByRole('button', { name: /^Nobody new/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('switch', { name: /^Best hydrated/ })).toBeChecked();
  };
  await page.goto(marek.pageOf('details'));
  await expect(page.getByRole('switch', { name: /^Best hydrated/ })).not.toBeChecked();
  await marek.set({ door: 'closed', boards: { hydration: true } });
  await expectSwitched();
  await clink.kill();
  await open('Tonight');
  await expect(page.getByText(/^No network\. As of/)).toBeVisible();
  await open('Evening');
  await page.getByRole('link', { name: /^Details/ }).press('Enter');
  await expectSwitched();
});

test('a page that has never received the list of guests does not say that nobody is in', async ({ page, marek }) => {
  await marek.comeIn('Ines');
  await page.route(/\/guests\/live\?/, (route) => route.abort());
  await page.goto(marek.pageOf('guests'));
  await expect(page.getByText('The guests appear when the network is back.')).toBeVisible();
  await expect(page.getByText('Nobody is in yet')).toHaveCount(0);
  await page.unrouteAll();
  await expect(page.getByText('1 guest, ')).toBeVisible({ timeout: 20_000 });
});
