import { expect } from './clink.ts';
import { test } from './host.ts';
import { marekAndHisParty } from './host-calls.ts';

// Otherwise the worker would fetch the font where the test cannot hold it back.
test.use({ serviceWorkers: 'block' });

test('cards are printed with their font, also if it comes late', async ({ page, clink }) => {
  const marek = await marekAndHisParty(page, clink);
  let deliver = () => {};
  const isHere = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await isHere;
    await route.continue();
  });
  await page.addInitScript(() => {
    const printed: boolean[] = [];
    const print = () => printed.push(document.fonts.check('450 1em "Fraunces Clink"'));
    Object.assign(window, { printed, print });
  });
  const printed = () => page.evaluate(() => (window as unknown as { printed: boolean[] }).printed);

  await page.goto(marek.pageOf('invite'));
  const button = page.getByRole('button', { name: 'Print the cards' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await printed()).toEqual([]);
  deliver();
  await expect.poll(printed).toEqual([true]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/FontName \/[A-Z]+\+Fraunces/);
});
