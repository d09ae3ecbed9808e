import type { Page, Route } from '@playwright/test';
import { arrive, backToTracker, counter, drink, expect, MOVING, openScreen, test } from './helpers/clink.ts';
import { mostDrinks, openLeaderboard } from './helpers/leaderboard.ts';
import { jumpsOf, noteJumps } from './helpers/looking/jumps.ts';
import { wholeBrowser } from './helpers/whole-browser.ts';

const LATE_MS = 700;

test.use({ serviceWorkers: 'block', contextOptions: MOVING, ...wholeBrowser });

const late = (route: Route) => new Promise((resolve) => setTimeout(resolve, LATE_MS)).then(() => route.continue());

for (const [width, height, tag] of [
  [390, 664, []],
  [390, 844, ['@nightly']],
  [412, 823, ['@nightly']],
] as const) {
  test(`nothing jumps from the first paint to the leaderboard and back, on a slow network (${width}×${height})`, {
    tag: [...tag],
  }, async ({ page, addGuest }) => {
    await page.setViewportSize({ width, height });
    for (let index = 1; index <= 12; index += 1) await addGuest(`Guest ${index}`, index);
    await page.addInitScript(noteJumps);
    for (const files of ['**/*.woff2', '**/*.js', '**/api/**']) await page.route(files, late);
    const expectCalm = async (when: string) => expect(await jumpsOf(page), when).toEqual([]);

    await arrive(page, 'Ana');
    await page.evaluate(() => document.fonts.load('16px "Fraunces Clink"'));
    await expectCalm('the first visit');
    await drink(page, 'Cocktail', 'Rum');
    await drink(page, 'Water');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 15_000 });
    await expectCalm('two drinks, until the toast has gone');
    await openLeaderboard(page);
    await expect(mostDrinks(page)).toBeVisible();
    await expectCalm('the leaderboard');
    await page.getByRole('tab', { name: 'Top 10' }).press('ArrowRight');
    await expect(page.getByRole('list', { name: 'All guests' }).getByRole('listitem')).toHaveCount(13);
    await expectCalm('all guests');
    await backToTracker(page);
    await openScreen(page, 'View Stats');
    await backToTracker(page);
    await expectCalm('the stats');

    await page.reload();
    await expect(counter(page)).toContainText('1');
    await page.evaluate(() => document.fonts.load('16px "Fraunces Clink"'));
    await expectCalm('the second visit');
  });
}

test('nothing jumps when guests change ranks, and no step of the podium shows two ranks at once', async ({
  page,
  addGuest,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const more: ((beers: number) => Promise<void>)[] = [];
  for (const [name, beers] of [
    ['Maximiliane Annabell', 9],
    ['Ines', 8],
    ['Bo', 8],
    ['Kaja', 6],
    ['Farid', 5],
  ] as const)
    more.push(await addGuest(name, beers));
  await page.addInitScript(noteJumps);
  await arrive(page, 'Ana');
  await openLeaderboard(page);
  const places = mostDrinks(page).getByRole('listitem');
  await expect(places).toHaveCount(5);
  const seen = await watchPodium(page);
  const [, ines, bo, kaja, farid] = more;
  for (const [change, first] of [
    [() => bo?.(3), 'Bo'],
    [() => kaja?.(6), 'Kaja'],
    [() => ines?.(5), 'Ines'],
  ] as const) {
    await change();
    await expect(places.first()).toContainText(first);
    await page.waitForTimeout(700);
  }
  expect(await jumpsOf(page)).toEqual([]);
  // The podium only ever showed states that the server had sent.
  const truths = [
    'Maximiliane Annabell 1 9, Ines 2 8, Bo 2 8',
    'Bo 1 11, Maximiliane Annabell 2 9, Ines 3 8',
    'Kaja 1 12, Bo 2 11, Maximiliane Annabell 3 9',
    'Ines 1 13, Kaja 2 12, Bo 3 11',
  ].flatMap((truth) => truth.split(', '));
  expect((await seen()).filter((step) => !truths.includes(step))).toEqual([]);

  // In the single list, a row rises over all others.
  await page.getByRole('tab', { name: 'Top 10' }).press('ArrowRight');
  const rows = page.getByRole('list', { name: 'All guests' }).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await page.waitForTimeout(700);
  await farid?.(10);
  await expect(rows.first()).toContainText('Farid');
  await page.waitForTimeout(700);
  expect(await jumpsOf(page)).toEqual([]);
});

/** Records in every frame what each step of the podium visibly shows: name, rank and number. */
async function watchPodium(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const steps = new Set<string>();
    Object.assign(window, { steps });
    const opacityOf = (element: Element | null): number =>
      element === null || element.tagName === 'OL'
        ? 1
        : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    const look = () => {
      // The first list is 'Most Drinks'.
      for (const place of document.querySelector('main ol')?.querySelectorAll('li[data-place]') ?? []) {
        const parts = ['bdi', '[data-rank]', '.display'].map((part) => place.querySelector(part));
        const texts = parts
          .filter((part) => opacityOf(part) > 0.02)
          .map((part) => part?.textContent?.replace(/^\D+(?=\d)/, ''));
        if (texts.length > 0) steps.add(texts.join(' '));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'steps') as Set<string>)]);
}

/** The times of the largest contentful paints, in ms since the navigation. A tap or a key ends the list. */
function largestPaintsOf(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times = (list: PerformanceObserverEntryList) => list.getEntries().map(({ startTime }) => startTime);
        new PerformanceObserver((list) => resolve(times(list))).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

test('on a first visit the first paint stays the largest one, even when the font loads', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route('**/api/**', late);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Do you have a code?' })).toBeVisible();
  await page.evaluate(() => document.fonts.load('16px "Fraunces Clink"'));
  await jumpsOf(page);
  expect(await largestPaintsOf(page)).toHaveLength(1);
});
