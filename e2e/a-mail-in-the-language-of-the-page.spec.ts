import { expect } from './helpers/clink.ts';
import { heading, PASSWORD, test } from './helpers/hosts/host.ts';

const EMAIL = 'marek@example.org';

test.use({ locale: 'de-DE' });

test('a page in Polish sends its mail in Polish, even from a German browser', async ({ page, mail }) => {
  await page.goto('/?host&lang=pl');
  await page.getByRole('button', { name: 'Załóż konto' }).press('Enter');
  await expect(heading(page, 'Zostań gospodarzem')).toBeFocused();
  for (const text of ['Marek', EMAIL, PASSWORD]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Zajrzyj do poczty')).toBeFocused({ timeout: 20_000 });
  const sent = await mail.next(EMAIL);
  expect(sent).toContain('Subject: Potwierdź swój adres · Clink');
  expect(sent).toMatch(/Link jest ważny przez 1\sgodzinę\./);
  expect(sent).toContain('<div lang="pl" dir="ltr">');
});
