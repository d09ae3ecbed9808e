import type { Page } from '@playwright/test';
import { hostCalls } from '../tools/host-calls.ts';
import { arrive, backToTracker, counter, drink, expect, openScreen, test, tile } from './helpers/clink.ts';
import { test as hostTest } from './helpers/hosts/host.ts';
import { box, SIZES } from './helpers/looking/boxes.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('on a desktop the number and the pace are beside the six drinks, and the page does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, 'Ana');
  const drinks = await box(page.getByRole('region', { name: 'What are you drinking?' }));
  expect((await box(counter(page))).right).toBeLessThan(drinks.x);
  expect((await box(page.getByRole('region', { name: 'Drinking Pace' }))).right).toBeLessThan(drinks.x);
  for (const [width, height] of [
    [1440, 900],
    [1366, 864],
    [1440, 790],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByText('Drink responsibly')).toBeInViewport({ ratio: 1 });
    const fullHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(fullHeight, `${width}×${height}`).toBeLessThanOrEqual(height);
  }
});

test('in a wide and tall window the guests’ pages are larger, and the hosts’ pages are not', async ({ page }) => {
  const textSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, 'Ana');
  expect(await textSize()).toBe('18px');
  await page.setViewportSize({ width: 1440, height: 790 });
  expect(await textSize()).toBe('16px');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?host');
  expect(await textSize()).toBe('16px');
});

test('on a desktop a toast appears beside the buttons and moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, 'Ana');
  const boxes = () =>
    Promise.all([
      box(tile(page, 'Water')),
      box(page.getByRole('button', { name: 'View Stats' })),
      box(page.getByRole('button', { name: 'Leaderboard' })),
    ]);
  const before = await boxes();
  await drink(page, 'Beer');
  const undo = await box(page.getByRole('button', { name: 'Undo' }));
  const [, , leaderboard] = before;
  expect(undo.x).toBeGreaterThan(leaderboard.right);
  expect(Math.abs(undo.y - leaderboard.y)).toBeLessThan(10);
  expect(await boxes()).toEqual(before);
});

test('on a desktop the stats and the leaderboard have two columns, and the timeline spans both', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  await openScreen(page, 'View Stats');
  const card = (name: string) =>
    box(
      page
        .locator('section')
        .filter({ has: heading(page, name) })
        .first(),
    );
  const [timeline, breakdown] = [await card('Timeline'), await card('Drink Breakdown')];
  const drinks = await card("Today's drinks");
  expect((await card('Hydration Score')).x).toBeGreaterThan((await box(heading(page, 'Per Hour'))).right);
  expect(drinks.x).toBeGreaterThan(breakdown.right);
  expect(Math.abs(drinks.bottom - breakdown.bottom)).toBeLessThan(1);
  expect([timeline.x, timeline.right]).toEqual([breakdown.x, drinks.right]);
  const back = await box(page.getByRole('button', { name: 'Back to Tracker' }));
  expect(back.width).toBeLessThanOrEqual(drinks.width);

  await backToTracker(page);
  await openScreen(page, 'Leaderboard');
  const [most, pace] = [await box(heading(page, 'Most Drinks')), await box(heading(page, 'Fastest Pace'))];
  expect(pace.x).toBeGreaterThan(most.right);
  expect(Math.abs(pace.y - most.y)).toBeLessThan(2);
});

test('the button back to the tracker is in sight at every size and every scroll position', async ({
  page,
  addGuest,
}) => {
  for (let index = 1; index <= 12; index += 1) await addGuest(`Guest ${index}`, index % 5);
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  for (const view of ['View Stats', 'Leaderboard'] as const) {
    await openScreen(page, view);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const end of ['top', 'bottom']) {
        await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), end);
        const back = page.getByRole('button', { name: 'Back to Tracker' });
        await expect(back, `${view} at ${width}×${height}, ${end}`).toBeInViewport({ ratio: 1 });
      }
    }
    await backToTracker(page);
  }
});

test('on a phone in landscape the heading stays in place beside the part that scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await arrive(page, 'Ana');
  await drink(page, 'Beer');
  for (const [view, name, part] of [
    ['View Stats', 'Your Stats', 'Fun Facts'],
    ['Leaderboard', 'Leaderboard', 'Fastest Pace'],
  ] as const) {
    await openScreen(page, view);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
    expect((await box(heading(page, part))).x).toBeGreaterThan((await box(heading(page, name))).right);
    await backToTracker(page);
  }
});

hostTest(
  'on a laptop a planner with six celebrations tonight sees them all at once, two beside each other',
  async ({ page, clink }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const marek = hostCalls(page.request, clink);
    await marek.signUp('Marek');
    const couples = ['Ana & Ben', 'Chloé & Théo', 'Giulia & Luca', 'Inês & João', 'Lucía & Hugo', 'Sanne & Daan'];
    for (const names of couples) await marek.celebrate(names);
    await page.goto('/?host');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(6);
    const [first, second] = [await box(cards.nth(0)), await box(cards.nth(1))];
    expect(second.x).toBeGreaterThan(first.right);
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
  },
);
