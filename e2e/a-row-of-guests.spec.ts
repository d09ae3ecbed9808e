import { expect, said } from './helpers/clink.ts';
import { tap, test } from './helpers/hosts/host.ts';
import { box } from './helpers/looking/boxes.ts';

test('a row on a laptop shows its actions when it has the pointer or the focus, and hidden actions take no tap', async ({
  page,
  marek,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Ben', 'Lea']) await marek.comeIn(name);
  await page.goto(marek.pageOf('guests'));
  const row = page.getByRole('button', { name: /^Ben/ });
  const hide = page.getByRole('button', { name: 'Hide “Ben”' });
  const item = page.getByRole('listitem').filter({ has: hide });
  const actions = item.locator('> span');

  await expect(actions).toHaveCSS('opacity', '0');
  await expect(hide).toHaveCSS('pointer-events', 'none');
  await item.hover();
  await expect(actions).toHaveCSS('opacity', '1');
  await expect(hide).toHaveCSS('pointer-events', 'auto');
  await page.mouse.move(0, 0);
  await expect(actions).toHaveCSS('opacity', '0');

  await row.focus();
  await expect(actions).toHaveCSS('opacity', '1');
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  await expect(hide).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page, '“Ben” is hidden.')).toBeVisible();
  await row.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ben' })).toBeVisible();
  await tap(page, 'Close');
});

test('the actions of a row cover neither its name nor its tags', async ({ page, marek }) => {
  await marek.moderate(await marek.comeIn('Maximilian Alexander'), {
    action: 'rename',
    name: 'Wilhelmina Konstanze',
  });
  await page.goto(marek.pageOf('guests'));
  const item = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Rename/ }) });
  const words = [item.getByText('Wilhelmina Konstanze', { exact: true }), item.getByText(/^was/)];
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await item.hover();
    const buttons = await Promise.all((await item.getByRole('button').all()).slice(1).map(box));
    expect(buttons.map((button) => Math.min(button.width, button.height, 44))).toEqual([44, 44, 44]);
    const end = Math.max(...(await Promise.all(words.map(async (word) => (await box(word)).right))));
    expect(end, `${width} px`).toBeLessThanOrEqual(buttons[0]?.x ?? 0);
  }
});
