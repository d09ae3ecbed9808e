import { arrive, backToTracker, drink, expect, openScreen, test } from './helpers/clink.ts';
import { box, SIZES } from './helpers/looking/boxes.ts';
import { asOnAPhone } from './helpers/looking/phone-letters.ts';

test("the guest's own row passes under the bar, not over it", async ({ page, addGuest }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (let index = 1; index <= 4; index += 1) await addGuest(`Guest ${index}`, index);
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await openScreen(page, 'Leaderboard');
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

test("in the list of all guests, the guest's own row is shown above the bar while its place is out of sight", async ({
  page,
  addGuest,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (let index = 1; index <= 14; index += 1) await addGuest(`Guest ${index}`, index === 14 ? 0 : 2);
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await openScreen(page, 'Leaderboard');
  await page.getByRole('tab', { name: 'Top 10' }).press('ArrowRight');
  const list = page.getByRole('list', { name: 'All guests' });
  await expect(list.getByRole('listitem')).toHaveCount(15);
  const own = list.getByRole('listitem').filter({ hasText: 'You' });
  const bar = page.getByRole('button', { name: 'Back to Tracker' }).locator('../..');
  // The toast covers the podium until it has gone.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(own).toHaveAttribute('data-pinned');
  expect(Math.abs((await box(own)).bottom - (await box(bar)).y)).toBeLessThan(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(own).not.toHaveAttribute('data-pinned');
  expect((await box(own)).bottom).toBeLessThan((await box(bar)).y - 20);
});

test('the keyboard reaches the switch in the bar, and the page does not scroll', async ({ page, addGuest }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (let index = 1; index <= 31; index += 1) await addGuest(`Guest ${index}`, 2);
  await arrive(page, 'Ana');
  await openScreen(page, 'Leaderboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Back to Tracker' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'All guests' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'All guests' }).getByRole('listitem')).toHaveCount(32);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'All guests' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on a small phone, with a browser’s bars, the whole podium and the first row are above the app’s bar and its fade', async ({
  page,
  addGuest,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (let index = 1; index <= 4; index += 1) await addGuest(`Guest ${index}`, index);
  await arrive(page, 'Ana');
  await asOnAPhone(page);
  await openScreen(page, 'Leaderboard');
  const places = page.getByRole('list', { name: 'Most Drinks' }).getByRole('listitem');
  await expect(places).toHaveCount(4);
  const bar = await box(page.getByRole('button', { name: 'Back to Tracker' }).locator('../..'));
  for (const place of [0, 1, 2])
    expect((await box(places.nth(place))).bottom, `place ${place + 1}`).toBeLessThan(bar.y);
  const fade = await page.locator('main > :last-child').evaluate((one) => getComputedStyle(one, '::before').height);
  const row = await places
    .nth(3)
    .evaluate(({ children }) => Math.max(...[...children].map((part) => part.getBoundingClientRect().bottom)));
  expect(row, 'what is in the first row').toBeLessThanOrEqual(bar.y - Number.parseFloat(fade) + 1);
});

test("the guest's own name on the podium is as close to its medal as the other two names", async ({
  page,
  addGuest,
}) => {
  await addGuest('Ines', 3);
  await addGuest('Dario', 2);
  await arrive(page, 'Lea');
  await drink(page, 'Beer');
  await openScreen(page, 'Leaderboard');
  const places = page.getByRole('list', { name: 'Most Drinks' }).getByRole('listitem');
  await expect(places).toHaveCount(3);
  await expect(places.nth(2)).toContainText('You');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const gaps = await places.evaluateAll((three) =>
      three.map((place) => {
        const [medal, name] = [place.querySelector('[data-rank]'), place.querySelector('bdi')];
        return Math.round((medal?.getBoundingClientRect().top ?? 0) - (name?.getBoundingClientRect().bottom ?? 0));
      }),
    );
    expect(new Set(gaps).size, `${width} px: ${gaps}`).toBe(1);
  }
});

test('scrolling content fades out above the bar, and at the end of a screen no content is in the fade', async ({
  page,
  addGuest,
}) => {
  for (let index = 1; index <= 4; index += 1) await addGuest(`Guest ${index}`, index);
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  for (const [view, last] of [
    ['View Stats', 'Fun Facts'],
    ['Leaderboard', 'Fastest Pace'],
  ] as const) {
    await openScreen(page, view);
    const bar = page.getByRole('button', { name: 'Back to Tracker' }).locator('../..');
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: last }) });
    await expect(card.last()).toBeVisible();
    for (const [width, height] of SIZES.filter(([, height]) => height >= 480)) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const fade = await bar.evaluate((one) => Number.parseFloat(getComputedStyle(one, '::before').height));
      const at = `${view} at ${width}×${height}`;
      expect(fade, at).toBeGreaterThanOrEqual(32);
      expect((await box(card.last())).bottom, at).toBeLessThanOrEqual((await box(bar)).y - fade + 1);
    }
    await backToTracker(page);
  }
});

test('the sentence that nobody has logged a drink yet is in sight at every size', async ({ page }) => {
  await arrive(page, 'Ana');
  await openScreen(page, 'Leaderboard');
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
