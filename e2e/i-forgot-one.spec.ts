import { drink, expect, joinByLink, said } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';
import { expectAccessible } from './helpers/looking/accessible.ts';

test.use({ contextOptions: { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } });

const FADE_PX = 24;

test('a guest who forgot to log a drink adds it, sees it in the list, and corrects it', async ({
  clink,
  newPhone,
  marek,
}) => {
  const ana = await newPhone();
  await joinByLink(ana, `${clink.url}/?c=${marek.party.code}`, 'Ana & Ben', 'Ana');
  await drink(ana, 'Water');
  await ana.getByRole('button', { name: 'Tonight', exact: true }).press('Enter');
  // Rows fade at the lower edge of the list, except the last row when the list is scrolled to its end.
  const addEarlier = ana.getByRole('button', { name: 'Add an earlier one' });
  const room = await addEarlier.evaluate((button) => {
    const [lastLine] = [...(button.closest('dialog')?.querySelectorAll('li small') ?? [])].slice(-1);
    const foot = button.parentElement?.getBoundingClientRect().top ?? 0;
    return foot - (lastLine?.getBoundingClientRect().bottom ?? foot);
  });
  expect(room).toBeGreaterThanOrEqual(FADE_PX);
  await addEarlier.press('Enter');
  await ana.getByRole('dialog').getByRole('button', { name: 'Beer' }).press('Enter');
  await expect(ana.getByRole('dialog', { name: 'About when?' })).toBeVisible();
  // The background of the row is not round, because only icons are circles.
  await expect(ana.getByText('30 minutes ago').locator('..')).toHaveCSS('border-radius', '0px');
  await ana.getByRole('button', { name: '30 minutes ago' }).press('Enter');
  const question = ana.getByRole('dialog', { name: 'Add Beer?' });
  await expect(question).toContainText(/at about \d+:\d\d/);
  await expectAccessible(ana);
  await question.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(said(ana, 'Added Beer!')).toBeVisible();

  await ana.getByRole('button', { name: 'Tonight', exact: true }).press('Enter');
  await ana.getByRole('button', { name: /^Change Beer, / }).press('Enter');
  await ana.getByRole('button', { name: 'It was something else' }).press('Enter');
  await ana.getByRole('dialog').getByRole('button', { name: 'Wine' }).press('Enter');
  await expect(said(ana, 'Changed: Wine, ')).toBeVisible();
  await ana.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(said(ana, 'Beer is back')).toBeVisible();
  await expect
    .poll(
      async () =>
        (await (await ana.request.get(`${clink.url}/api/leaderboard?c=${marek.party.code}`)).json()).mostDrinks,
    )
    .toMatchObject([{ user_name: 'Ana', total_drinks: 1 }]);

  await ana.getByRole('button', { name: 'Tonight', exact: true }).press('Enter');
  await ana.getByRole('button', { name: 'Add an earlier one' }).press('Enter');
  await ana.getByRole('dialog').getByRole('button', { name: 'Wine' }).press('Enter');
  await ana.getByRole('button', { name: 'Another time' }).press('Enter');
  await expect(ana.getByLabel('The time')).toBeFocused();
});
