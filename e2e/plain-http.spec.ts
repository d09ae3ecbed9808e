import { arrive, counter, drink, expect, openScreen, test } from './helpers/clink.ts';

/** A phone on the venue's network may open http://192.168.…, which is no secure context (docs/readings.md#plain-http). */
test('everything except the location and offline use works on plain http, and no error is thrown [ASVS-12.2.1]', async ({
  page,
  newPhone,
  clink,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const url = `http://clink.test:${clink.port}`;
  await arrive(page, 'Ana', url);
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
  await drink(page, 'Shot', 'Tequila');
  await expect(page.getByText('Added Tequila Shot!', { exact: true })).toBeVisible();
  await drink(page, 'Beer');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(counter(page)).toContainText('1');
  await page.getByRole('slider').press('ArrowRight');
  await openScreen(page, 'Leaderboard');
  await expect(page.getByRole('list', { name: 'Most Drinks' })).toContainText('Ana');

  const bea = await newPhone();
  await arrive(bea, 'Bea', url);
  await drink(bea, 'Wine');
  await expect(page.getByRole('list', { name: 'Most Drinks' })).toContainText('Bea');
  await page.reload();
  await expect(counter(page)).toContainText('1');
  expect(errors).toEqual([]);
});
