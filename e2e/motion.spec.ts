import type { Page } from '@playwright/test';
import { type AddGuest, arrive, backToTracker, expect, MOVING, openScreen, test, tile } from './helpers/clink.ts';
import { type Motion, recordMotions, recordProperties } from './helpers/looking/motions.ts';

test.use({ contextOptions: MOVING });

const LONGEST_MS = 300;
/** Elements that move for longer than 300 ms, by scene: the counter's glasses and sparks, and the shine on a risen row. */
const CELEBRATES: Record<string, RegExp> = { confirmed: /^(circle|path|::after)/, ranks: /^::after/ };
const CELEBRATION_MS = 600;
/** The success flash of a drink. */
const SEAL_PRESS_MS = 180;

test.setTimeout(120_000);

const endOf = ({ startMs, durationMs }: Motion) => startMs + durationMs;
/** Whether an animation belongs to a sheet, its scrim or its content. */
const isSheet = ({ target }: Motion) => /^(dialog|div|::backdrop)/.test(target);
const isShort = (scene: string, { target, durationMs }: Motion) =>
  durationMs <= LONGEST_MS || (durationMs === CELEBRATION_MS && Boolean(CELEBRATES[scene]?.test(target)));

/** Plays every scene with animations, and waits until each has ended. Returns the animations of each scene. */
async function motionsOf(page: Page, addGuest: AddGuest) {
  const benDrinks = await addGuest('Ben', 2);
  await addGuest('Cleo', 4);
  await arrive(page, 'Ana');
  const take = await recordMotions(page);
  const settled = async () => {
    const running = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
    await expect.poll(running).toBe(0);
    return take();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const openAndClose = async (open: string, close: string) => {
    await press(open);
    const opened = await settled();
    await press(close);
    return [...opened, ...(await settled())];
  };

  // The glasses of the welcome are still moving while its sheet closes.
  await settled();
  await tile(page, 'Cocktail').press('Enter');
  const sheetOpens = await settled();
  await press('Rum');
  const nextStep = await settled();
  await press('Confirm');
  const confirmed = await settled();
  const tonight = await openAndClose('Tonight', 'Done');
  const settings = await openAndClose('Ana, your settings', 'Done');
  const reset = await openAndClose('Reset', 'Cancel');
  await press('Undo');
  const undone = await settled();
  await openScreen(page, 'View Stats');
  const stats = await settled();
  await backToTracker(page);
  const back = await settled();
  await openScreen(page, 'Leaderboard');
  await expect(page.getByRole('list', { name: 'Most Drinks' })).toBeVisible();
  const leaderboard = await settled();
  await page.getByRole('tab', { name: 'All guests' }).press('Enter');
  const allGuests = await settled();
  await page.getByRole('tab', { name: 'Top 10' }).press('Enter');
  await settled();
  await benDrinks(6);
  await expect(page.getByRole('list', { name: 'Most Drinks' }).getByRole('listitem').first()).toContainText('Ben');
  const ranks = await settled();
  const sheets = { tonight, settings, reset };
  return { sheetOpens, nextStep, confirmed, ...sheets, undone, stats, back, leaderboard, allGuests, ranks };
}

/** The properties that may be animated. All others make a phone compute the layout or paint again in every frame. */
const FREE = / (transform|translate|scale|rotate|opacity|overlay|display|offset|computedOffset|easing|composite)$/;

test('only a clink and a risen row move for longer than 300 ms, animations do not overlap, and only transforms and opacity change [WCAG-2.3.1]', async ({
  page,
  addGuest,
}) => {
  const movedProperties = await recordProperties(page);
  const scenes = await motionsOf(page, addGuest);
  for (const [scene, motions] of Object.entries(scenes)) {
    expect(
      motions.filter((motion) => !isShort(scene, motion)),
      scene,
    ).toEqual([]);
  }
  expect(scenes.sheetOpens.filter((motion) => !isSheet(motion))).toEqual([]);
  expect(scenes.nextStep.filter((motion) => !isSheet(motion))).toEqual([]);

  const sheetIsGoneMs = Math.max(...scenes.confirmed.filter(isSheet).map(endOf));
  const drink = scenes.confirmed.filter((motion) => !isSheet(motion));
  expect(drink.length).toBeGreaterThan(10);
  expect(drink.filter(({ startMs }) => startMs < sheetIsGoneMs - 1)).toEqual([]);
  const glasses = drink.filter(({ durationMs }) => durationMs === CELEBRATION_MS);
  const later = drink.filter(({ startMs }) => startMs >= Math.max(...glasses.map(endOf)));
  // After the glasses, only the seal still fades. The seal appeared as soon as the sheet had closed.
  expect(later.map(({ target }) => target)).toEqual(['span']);
  const presses = drink.filter(({ target, durationMs }) => target === 'span' && durationMs === SEAL_PRESS_MS);
  expect(presses).toHaveLength(1);
  expect(Math.max(...presses.map(({ startMs }) => startMs))).toBeLessThanOrEqual(sheetIsGoneMs + 100);

  const sweeps = scenes.ranks.filter(({ durationMs }) => durationMs === CELEBRATION_MS);
  const rowsHaveLandedMs = Math.max(...scenes.ranks.filter((motion) => !sweeps.includes(motion)).map(endOf));
  expect(sweeps.length).toBeGreaterThan(0);
  for (const { startMs } of sweeps) expect(startMs).toBeGreaterThanOrEqual(rowsHaveLandedMs - 1);

  const moved = await movedProperties();
  expect(moved.length).toBeGreaterThan(10);
  expect(moved.filter((one) => !FREE.test(one))).toEqual([]);
  // A part of an SVG must not be animated with these properties, because it gets no layer of its own.
  expect(moved.filter((one) => /^(circle|path) (translate|scale|rotate)$/.test(one))).toEqual([]);
});

test('on a first visit nothing moves before the guest has entered a name', async ({ page }) => {
  const take = await recordMotions(page);
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await page.waitForTimeout(LONGEST_MS);
  expect((await take()).filter(({ durationMs }) => durationMs > 0)).toEqual([]);
});

test('nothing moves if the phone asks for reduced motion [WCAG-2.2.2]', async ({ page, addGuest }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scenes = await motionsOf(page, addGuest);
  const moved = Object.values(scenes).flat();
  expect(moved.filter(({ durationMs }) => durationMs > 0)).toEqual([]);
});
