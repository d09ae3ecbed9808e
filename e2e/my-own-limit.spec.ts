import { arrive, drink, expect, test, tile } from './helpers/clink.ts';
import { expectAccessible } from './helpers/looking/accessible.ts';

test('a guest who set a limit of two drinks is told at the second drink that it is reached, and the limit is never sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await arrive(page, 'Ana');
  const limit = page.getByLabel('Tell me when I’ve had');
  await limit.selectOption('2 with alcohol');
  await expectAccessible(page);
  await drink(page, 'Water');
  await drink(page, 'Beer');
  await tile(page, 'Wine').press('Enter');
  const question = page.getByRole('dialog', { name: 'Add Wine?' });
  await expect(question).toHaveAccessibleDescription(/This is the one you wanted to stop at\.$/);
  await expect(question.getByRole('button')).toHaveText(['Go Back', 'Confirm']);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Confirm' }).press('Enter');
  await page.reload();
  await expect(limit).toHaveValue('2');
  expect(sent.join('\n')).toContain('"drinkType":"wine"');
  expect(sent.join('\n')).not.toMatch(/limit/i);

  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(limit).toHaveValue('0');
  expect(await page.evaluate(() => localStorage.getItem('ownLimit'))).toBeNull();
});
