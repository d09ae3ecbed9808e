import { backToTracker, drink, expect, joinByLink, openScreen } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';
import { expectAccessible } from './helpers/looking/accessible.ts';

test.use({ contextOptions: { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } });

test('others see a quiet guest without numbers, and the guest sees all numbers and can stop being quiet', async ({
  clink,
  newPhone,
  marek,
}) => {
  const link = `${clink.url}/?c=${marek.party.code}`;
  const [ana, tom] = [await newPhone(), await newPhone()];
  await joinByLink(ana, link, 'Ana & Ben', 'Greta');
  await joinByLink(tom, link, 'Ana & Ben', 'Tom');
  for (let times = 0; times < 3; times += 1) await drink(ana, 'Water');
  await ana.getByRole('button', { name: 'Keep them off' }).press('Enter');
  await expect(ana.getByText('Others now see your name, and no number.')).toBeVisible();
  await drink(ana, 'Beer');

  await openScreen(tom, 'Leaderboard');
  await tom.getByRole('tab', { name: 'Top 10' }).press('ArrowRight');
  const row = tom.getByRole('list', { name: 'All guests' }).getByRole('listitem').filter({ hasText: 'Greta' });
  await expect(row).toHaveText('Greta');
  await expectAccessible(tom);

  await openScreen(ana, 'View Stats');
  await expect(ana.getByText('1 with alcohol · 3 without')).toBeVisible();
  await backToTracker(ana);
  await ana.getByRole('button', { name: 'Greta, your settings' }).press('Enter');
  const own = ana.getByRole('switch', { name: 'On the list, without numbers' });
  await expect(own).toBeChecked();
  await own.press('Enter');
  await expect(row).not.toHaveText('Greta');
  await expect(row).toContainText('1');
});
