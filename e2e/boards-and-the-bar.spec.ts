import { addGuest } from './add-guest.ts';
import { box, SIZES } from './boxes.ts';
import { arrive, drink, expect, openView, test } from './clink.ts';

test("the guest's own row passes under the bar, not over it", async ({ page, clink }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (let index = 1; index <= 4; index += 1) await addGuest(clink, `Guest ${index}`, index);
  await arrive(page, clink.url, 'Ana');
  await drink(page, 'Beer');
  await openView(page, 'Leaderboard');
  const own = page.getByRole('list', { name: 'Fastest Pace' }).getByRole('listitem').filter({ hasText: 'You' });
  const back = page.getByRole('button', { name: 'Back to Tracker' });
  const { y, height } = await box(back);
  await own.evaluate(
    (row, middle) => {
      const { top, bottom } = row.getBoundingClientRect();
      scrollBy(0, (top + bottom) / 2 - middle);
    },
    y + height / 2,
  );
  expect((await box(own)).y).toBeLessThan(y + height / 2);
  expect(
    await back.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(true);
});

test("among all guests, the guest's own row lies on the bar while its place is out of sight", async ({
  page,
  clink,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (let index = 1; index <= 14; index += 1) await addGuest(clink, `Guest ${index}`, index === 14 ? 0 : 2);
  await arrive(page, clink.url, 'Ana');
  await drink(page, 'Beer');
  await openView(page, 'Leaderboard');
  await page.getByRole('tab', { name: 'Top 10' }).press('ArrowRight');
  const list = page.getByRole('list', { name: 'All guests' });
  await expect(list.getByRole('listitem')).toHaveCount(15);
  const own = list.getByRole('listitem').filter({ hasText: 'You' });
  const bar = page.getByRole('button', { name: 'Back to Tracker' }).locator('../..');
  await expect(own).toHaveAttribute('data-pinned');
  expect(Math.abs((await box(own)).bottom - (await box(bar)).y)).toBeLessThan(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(own).not.toHaveAttribute('data-pinned');
  expect((await box(own)).bottom).toBeLessThan((await box(bar)).y - 20);
});

test('before the first toast, the words about it are in sight at every size', async ({ page, clink }) => {
  await arrive(page, clink.url, 'Ana');
  await openView(page, 'Leaderboard');
  const words = page.getByText('The leaderboard begins with the first alcoholic drink.');
  const back = page.getByRole('button', { name: 'Back to Tracker' });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const at = `${width}×${height}`;
    await expect(words, at).toBeInViewport({ ratio: 1 });
    const [text, button] = [await box(words), await box(back)];
    expect(text.bottom <= button.y || button.right <= text.x, at).toBe(true);
  }
});
