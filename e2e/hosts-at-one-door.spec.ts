import type { Page } from '@playwright/test';
import { expect, said } from './helpers/clink.ts';
import { answer, tap, test } from './helpers/hosts/host.ts';
import { box } from './helpers/looking/boxes.ts';

const atTheDoor = (page: Page, count: number) =>
  page.getByRole('heading', { name: `${count} at the door`, exact: true }).filter({ visible: true });

/** Runs `first`, an action of another host, before the page's next call to this path reaches the server. */
async function isSlowerThan(page: Page, path: RegExp, first: () => Promise<unknown>): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await first();
      await route.continue();
    },
    { times: 1 },
  );
}

test('newcomers wait until one of two hosts admits or declines them, and the slower host is told about it [WCAG-2.5.3]', async ({
  page,
  marek,
  sofie,
}) => {
  await marek.set({ door: 'ask' });
  const ids = new Map<string, string>();
  for (const name of ['Ines', 'Tom', 'Uwe', 'Ada', 'Guest123', 'Onkel Herbert']) {
    ids.set(name, await marek.comeIn(name));
  }
  await page.goto(marek.pageOf('tonight'));
  await sofie.goto(marek.pageOf('guests'));
  for (const host of [page, sofie]) await expect(atTheDoor(host, 6)).toBeVisible();

  await tap(page, 'Let in “Ines”');
  await expect(said(page, '“Ines” is in.')).toBeVisible();
  await expect(atTheDoor(page, 5)).toBeFocused();
  await expect(atTheDoor(sofie, 5)).toBeVisible();
  await expect(sofie.getByText('1 guest, ')).toBeVisible();

  await tap(page, 'Decline “Tom”');
  await expect(atTheDoor(sofie, 4)).toBeVisible();
  await expect(atTheDoor(page, 4)).toBeFocused();
  await tap(page, 'Undo');
  await expect(atTheDoor(sofie, 5)).toBeVisible();

  await expect(page.getByRole('button', { name: 'Let in “Onkel Herbert”' })).toHaveCount(0);
  const toggle = page.getByRole('button', { name: '5 at the door', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.press('Enter');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await tap(page, 'Decline “Onkel Herbert”');
  await expect(atTheDoor(sofie, 4)).toBeVisible();
  await page.goto(marek.pageOf('guests'));
  await page.getByRole('button', { name: /^Set aside/ }).press('Enter');
  await page.getByRole('button', { name: /^Onkel Herbert/ }).press('Enter');
  await answer(page, 'Onkel Herbert', /^Let in/);
  await expect(page.getByText('2 guests, ')).toBeVisible();

  await isSlowerThan(sofie, /guests\/[\w-]+$/, () => marek.moderate(ids.get('Tom') ?? '', { action: 'let-in' }));
  // The page of guests sums up the guests at the door in one line.
  await sofie.getByRole('button', { name: '4 at the door', exact: true }).press('Enter');
  await tap(sofie, 'Decline “Tom”');
  await expect(said(sofie, 'Marek was quicker: “Tom” is in.')).toBeVisible();

  const ines = ids.get('Ines') ?? '';
  await sofie.getByRole('button', { name: /^Ines/ }).press('Enter');
  await sofie.getByRole('button', { name: /^Rename/ }).press('Enter');
  await sofie.getByRole('textbox', { name: 'Name on the leaderboard' }).fill('Ines B.');
  await isSlowerThan(sofie, /guests\/[\w-]+$/, () => marek.moderate(ines, { action: 'rename', name: 'Ines K.' }));
  await sofie.keyboard.press('Enter');
  await expect(sofie.getByRole('alert').filter({ hasText: 'was quicker: “Ines' })).toContainText('another name now');
  await expect(sofie.getByRole('textbox', { name: 'Name on the leaderboard' })).toHaveValue('Ines B.');
  await sofie.keyboard.press('Escape');

  await isSlowerThan(sofie, /guests$/, marek.letAllIn);
  await tap(sofie, 'Let all 3 in');
  await expect(said(sofie, 'Marek was quicker.')).toBeVisible();
  await expect(atTheDoor(sofie, 3)).toHaveCount(0);
  await expect(sofie.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(sofie.getByText('6 guests, ')).toBeVisible();
});

test('on a short phone screen, three guests at the door take one line, and the first guests of the list are in sight', async ({
  page,
  marek,
}) => {
  for (const name of ['Ana Maria', 'Ben', 'Cleo', 'Ben K.', 'Cleo M.', 'Ben Z.']) {
    await marek.comeIn(name);
  }
  await marek.set({ door: 'ask' });
  for (const name of ['Ines', 'Tom', 'Uwe']) await marek.comeIn(name);
  for (const [width, height, seen] of [
    [390, 664, 6],
    [360, 640, 6],
    [320, 568, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(marek.pageOf('guests'));
    await expect(page.getByText('\u2068Ines\u2069, \u2068Tom\u2069, \u2068Uwe\u2069').first()).toBeVisible();
    const { y } = await box(page.getByRole('navigation').filter({ visible: true }));
    const rows = page.getByRole('button', { name: /^(Ana Maria|Ben|Cleo)/ });
    expect((await box(rows.nth(seen - 1))).bottom, `${width}×${height}`).toBeLessThanOrEqual(y);
    const segments = page.getByRole('group', { name: 'Which guests' });
    expect((await box(segments)).height, `${width}×${height}`).toBeLessThan(60);
    await page.getByRole('button', { name: '3 at the door', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: /^Let in “/ })).toHaveCount(3);
  }
});

test('on a short phone screen, the page Tonight shows the numbers, the buttons and the door without cutting any of them off', async ({
  page,
  marek,
}) => {
  await marek.comeIn('Ana');
  await marek.set({ door: 'ask' });
  for (const name of ['Ines', 'Tom', 'Uwe']) await marek.comeIn(name);
  for (const [width, height] of [
    [390, 664],
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(marek.pageOf('tonight'));
    const letIn = page.getByRole('button', { name: 'Let all 3 in' });
    await expect(letIn).toBeVisible();
    const { y } = await box(page.getByRole('navigation').filter({ visible: true }));
    expect((await box(letIn)).bottom, `${width}×${height}`).toBeLessThanOrEqual(y);
    const acts = page
      .getByRole('main')
      .locator('button, a')
      .filter({ has: page.locator('b') });
    await expect(acts).toHaveText(['A word to the room', 'Pause the leaderboard', 'The wall Names', /^The door/]);
    const cut = await acts.locator('small').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(cut, `${width}×${height}`).toEqual([0, 0, 0, 0]);
  }
});

test('the search keeps its focus and its text when an on-screen keyboard makes the window short', async ({
  page,
  marek,
}) => {
  for (let index = 1; index < 20; index += 1) await marek.comeIn(`Guest ${index}`);
  await marek.comeIn('Ben');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(marek.pageOf('guests'));
  await tap(page, 'Find among 20 guests');
  const search = page.getByRole('searchbox').filter({ visible: true });
  await expect(search).toBeFocused();
  await page.setViewportSize({ width: 390, height: 480 });
  await page.keyboard.type('ben');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('ben');
  await expect(search).toBeInViewport({ ratio: 1 });
});

test('on a phone the search is a button, which opens its field without moving the list', async ({ page, marek }) => {
  for (const name of ['Ana Maria', 'Ben', 'Cleo']) await marek.comeIn(name);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(marek.pageOf('guests'));
  const open = page.getByRole('button', { name: 'Find among 3 guests' });
  const rows = page.getByRole('button', { name: /^(Ana Maria|Ben|Cleo)/ });
  const { y } = await box(rows.first());
  await open.press('Enter');
  const field = page.getByRole('searchbox', { name: 'Find among 3 guests' });
  await expect(field).toBeFocused();
  expect((await box(rows.first())).y).toBe(y);
  await page.keyboard.type('ben');
  await expect(rows).toHaveCount(1);
  // Hidden parts leave no gap.
  const head = await box(page.getByRole('banner'));
  await expect.poll(async () => (await box(field)).y - head.bottom).toBeLessThan(10);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(field).toHaveCount(0);
  await expect(rows).toHaveCount(3);
  // The list moves back to its position in an animation.
  await expect.poll(async () => (await box(rows.first())).y).toBe(y);

  await open.press('Enter');
  await page.setViewportSize({ width: 320, height: 320 });
  await page.keyboard.type('cleo');
  await expect(field).toBeInViewport({ ratio: 1 });
  await tap(page, 'Close the search');
  await expect(open).toBeFocused();
  await expect(rows).toHaveCount(3);
});
