import { arrive, counter, drink, expect, guests, MOVING, test } from './helpers/clink.ts';

test.use({ turns: 1, contextOptions: MOVING });

test('the tracker shows every text of the specification exactly, and stores only what is documented [SPEC-2.1, 2.5, 2.8, 2.10, 2.12, 2.14, 3.8, 3.10, 6.3] [WCAG-2.4.6]', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await expect(page).toHaveTitle('Clink');
  await expect(page.getByRole('heading', { name: 'Clink', exact: true, level: 1 })).toBeVisible();
  await expect(page.getByText('Keep track of your celebration!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Total Drinks Today', exact: true })).toBeVisible();
  await expect(counter(page)).toContainText('0');
  await expect(page.getByText('Keep it festive! 🎉')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What are you drinking?', exact: true })).toBeVisible();
  for (const name of ['Beer', 'Wine', 'Cocktail', 'Shot', 'Water', 'Other']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const columns = await page
    .getByRole('region', { name: 'What are you drinking?' })
    .getByRole('list')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '));
  expect(columns).toHaveLength(2);
  await expect(page.getByRole('button', { name: 'View Stats', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leaderboard', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Drinking Pace', exact: true })).toBeVisible();
  await expect(page.getByText('Choose your celebration style', { exact: true })).toBeVisible();
  for (const label of ['Slow', 'Moderate', 'Fast', 'Catch Up']) {
    await expect(page.getByText(label, { exact: true }).last()).toBeVisible();
  }
  await expect(page.getByText('Drink responsibly and celebrate safely!', { exact: true })).toBeVisible();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept.sessionId).toMatch(/^[\w-]{22}$/);
  expect(kept.writeKey).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse(kept.clink ?? '')).toMatchObject({ drinks: [], sessionStart: expect.any(Number) });
});

test('the welcome dialog stays until a name is given [SPEC-2.15-17, 3.9, 5.3] [WCAG-2.1.2, 3.3.2, 3.3.7]', async ({
  page,
}) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Welcome to Clink' });
  const submit = dialog.getByRole('button', { name: 'Start Tracking! 🎉', exact: true });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await expect(submit).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(195, 20);
  await page.goBack().catch(() => null);
  if (page.url() === 'about:blank') await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('   ');
  await expect(submit).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(`${'W'.repeat(25)}`);
  await expect(dialog.getByRole('textbox', { name: 'Your name' })).toHaveValue('W'.repeat(20));
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('  Ana  ');
  await submit.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe('Ana');
});

test('a beer is confirmed, counted and stored, and can be undone [SPEC-2.21, 2.22, 2.28, 3.1, 4.2]', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await page.getByRole('button', { name: 'Beer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Beer?', exact: true });
  await expect(dialog.getByText('This will be added to your drink count for today.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Go Back', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(counter(page)).toContainText('0');

  await drink(page, 'Beer');
  await expect(counter(page)).toContainText('1');
  await expect(page.getByText('Keep it festive! 🎉', { exact: true })).toBeVisible();
  await expect(page.getByText('Added Beer!', { exact: true })).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('clink') ?? '{}'));
  expect(kept.drinks).toEqual([
    { id: expect.stringMatching(/^\d+-[\w-]+$/), drinkType: 'beer', timestamp: expect.any(Number) },
  ]);
  expect(kept.drinks[0].id).toContain(`${kept.drinks[0].timestamp}-`);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(counter(page)).toContainText('0');
  await expect.poll(() => guests(page)).toMatchObject([{ user_name: 'Ana', total_drinks: 0 }]);
});

test('a cocktail asks for its spirit, and water is not counted as a drink [SPEC-2.6, 2.18-21, 4.8, 4.10]', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await page.getByRole('button', { name: 'Cocktail', exact: true }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose your cocktail', exact: true });
  await expect(chooser.getByText('What type of alcohol?', { exact: true })).toBeVisible();
  for (const spirit of ['Vodka', 'Rum', 'Tequila', 'Gin', 'Whiskey']) {
    await expect(chooser.getByRole('button', { name: spirit, exact: true })).toBeVisible();
  }
  await chooser.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Shot', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Choose your shot', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  await page.getByRole('button', { name: 'Cocktail', exact: true }).click();
  await page.getByRole('button', { name: 'Rum', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Add Rum Cocktail?', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Added Rum Cocktail!', { exact: true })).toBeVisible();
  await drink(page, 'Water');
  await expect(page.getByText('Added Water!', { exact: true })).toBeVisible();
  await expect(counter(page)).toContainText('1');
});

test('a double tap on Confirm adds one drink', async ({ page }) => {
  await arrive(page, 'Ana');
  await page.getByRole('button', { name: 'Wine', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick({ delay: 10 });
  await expect(counter(page)).toContainText('1');
  const drinks = await page.evaluate(() => JSON.parse(localStorage.getItem('clink') ?? '{}').drinks);
  expect(drinks).toHaveLength(1);
});

test('reset asks first, then empties the list and restarts the clock [SPEC-2.23, 2.24, 4.12] [WCAG-3.3.4]', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  await drink(page, 'Water');
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled();
  await drink(page, 'Beer');
  const before = await page.evaluate(() => JSON.parse(localStorage.getItem('clink') ?? '{}'));
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset All Drinks?', exact: true });
  const text = 'This will clear all your drink statistics and start fresh. This action cannot be undone.';
  await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(counter(page)).toContainText('1');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await dialog.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
  await expect(page.getByText('Reset Complete!', { exact: true })).toBeVisible();
  await expect(counter(page)).toContainText('0');
  const after = await page.evaluate(() => JSON.parse(localStorage.getItem('clink') ?? '{}'));
  expect(after.drinks).toEqual([]);
  expect(after.sessionStart).toBeGreaterThan(before.sessionStart);
  await expect.poll(() => guests(page)).toMatchObject([{ total_drinks: 0, last_drink_at: null }]);
});

test('the pace is a slider with four steps, works with the keyboard too, and survives a reload [SPEC-2.13, 3.11, 4.14] [WCAG-2.5.7, 3.2.2]', async ({
  page,
}) => {
  await arrive(page, 'Ana');
  const slider = page.getByRole('slider', { name: 'Drinking Pace' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Moderate');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Fast');
  await slider.press('PageDown');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Slow');
  await slider.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Catch Up');
  expect(await page.evaluate(() => localStorage.getItem('drinkingPace'))).toBe('catchup');
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Catch Up');
  await expect.poll(() => guests(page)).toMatchObject([{ drinking_pace: 'catchup' }]);
});

test('a phone whose storage is corrupted starts with the readable part, and gets the rest from the server', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('seeded')) return;
    localStorage.setItem('seeded', 'yes');
    const now = Date.now();
    const beer = { id: `${now}-ok`, drinkType: 'beer', timestamp: now };
    const drinks = [beer, { id: 'x', drinkType: 'absinthe' }, null, 7];
    localStorage.setItem('clink', JSON.stringify({ drinks, sessionStart: now - 1_000 }));
    localStorage.setItem('userName', 'Ana');
    localStorage.setItem('locationDialogShown', 'true');
    localStorage.setItem('drinkingPace', 'warp');
    localStorage.setItem('sessionId', '???');
  });
  await page.goto('/');
  await expect(counter(page)).toContainText('1');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Moderate');
  await expect.poll(() => guests(page)).toMatchObject([{ total_drinks: 1 }]);
  await page.evaluate(() => localStorage.setItem('clink', '{{{'));
  await page.reload();
  await expect(counter(page)).toContainText('1');
  await drink(page, 'Beer');
  await expect(counter(page)).toContainText('2');
});
