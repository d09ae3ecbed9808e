import type { Page } from '@playwright/test';
import { MINUTE_MS } from '../src/domain/limits.ts';
import { expect, test } from './clink.ts';
import { backTo, type Stored, start, storedOf, TAP_SCREENS, type TapScreen } from './tap-screens.ts';
import { noteTaps, type Place, placesOf, type Struck, struckAt, tapTwice } from './taps.ts';

/** The distance between the places of the grid. `TAP_GRID_PX=24` takes about ten minutes. */
const GRID_PX = Number(process.env.TAP_GRID_PX ?? 200);
/** The second tap comes this long after the first. */
const GAPS_MS = [30, 120, 220, 330] as const;
/** The page ignores the second tap up to 400 ms. A busy page judges a tap some ms after it happened. */
const MOST_APART_MS = 380;
/** A tap so near another one and so soon after it is ignored, even if it is the first in its place. */
const NEAR_PX = 48;
const RESTED_MS = 450;

interface Scene {
  readonly page: Page;
  readonly screen: TapScreen;
  readonly places: readonly Place[];
  /** What is at each place. */
  readonly map: readonly Struck[];
  /** Before the screen was opened. */
  readonly fresh: Stored;
  last: { place: Place; atMs: number };
}

/** What a single tap on a control may change. Nothing, for a control that is not named here. */
function meant(control: string | null, before: Stored): Partial<Stored> | 'anything' {
  if (control === null) return {};
  if (/^(slider|Share my location|Share My Location|Delete$|Carry on here$)/.test(control)) return 'anything';
  if (control === 'Confirm') return { drinks: before.drinks + 1 };
  if (/^(Undo|Remove)/.test(control)) return { drinks: before.drinks - 1 };
  if (control === 'Reset!') return { drinks: 0 };
  if (control.startsWith('Skip')) return { isLocationAnswered: true };
  return {};
}

for (const [width, height] of [
  [390, 664],
  [390, 844],
] as const) {
  test.describe(`two taps in one place at ${width}×${height}`, () => {
    test.use({
      viewport: { width, height },
      permissions: ['geolocation'],
      geolocation: { latitude: 48.2, longitude: 16.4 },
    });

    for (const screen of TAP_SCREENS) {
      test(`on ${screen.name} have the effect of one`, async ({ page, clink }) => {
        test.setTimeout(process.env.TAP_GRID_PX ? 10 * MINUTE_MS : 3 * MINUTE_MS);
        await page.addInitScript(noteTaps);
        await page.goto(clink.url);
        const fresh = await start(page, screen);
        const places = await placesOf(page, GRID_PX);
        const map = await struckAt(page, places);
        await tapEverywhere({ page, screen, places, map, fresh, last: { place: [0, 0], atMs: 0 } });
      });
    }
  });
}

/**
 * Taps twice in every place. Places with the same outcome need only one of them: the first tap strikes the same element,
 * and the second strikes the same of what the first has brought.
 */
async function tapEverywhere(scene: Scene): Promise<void> {
  for (const [index, { control, places }] of [...byElement(scene)].entries()) {
    if (meant(control, scene.fresh) === 'anything') continue;
    if (control === null && (await changesNothing(scene, places))) continue;
    const gapMs = GAPS_MS[index % GAPS_MS.length] ?? 0;
    const outcomes = places.length > 1 ? await outcomesOf(scene, places) : places.map((place) => ({ place, gapMs }));
    for (const outcome of outcomes) await expectOneTap(scene, outcome.place, control, outcome.gapMs);
  }
}

function byElement({ places, map }: Scene) {
  const elements = new Map<string, { control: string | null; places: Place[] }>();
  for (const [index, place] of places.entries()) {
    const { control = null, path = '' } = map[index] ?? {};
    const known = elements.get(path) ?? { control, places: [] };
    elements.set(path, { control, places: [...known.places, place] });
  }
  return elements.values();
}

/** Whether two taps on an element that is no control leave everything as it was. */
async function changesNothing(scene: Scene, [place]: readonly Place[]): Promise<boolean> {
  if (!place) return true;
  await expectOneTap(scene, place, null, GAPS_MS[0]);
  return isAsOpened(scene);
}

/** Taps once, and sees what is then under the places of that tap: for each of it one place, and when to tap it. */
async function outcomesOf(scene: Scene, group: readonly Place[]) {
  const outcomes = new Map<string | null, { place: Place; gapMs: number }>();
  const [first] = group;
  if (!first) return [];
  await getReady(scene, first);
  await scene.page.touchscreen.tap(...first);
  scene.last = { place: first, atMs: Date.now() };
  for (const gapMs of GAPS_MS) {
    await scene.page.waitForTimeout(Math.max(0, scene.last.atMs + gapMs - Date.now()));
    for (const [index, { control }] of (await struckAt(scene.page, group)).entries()) {
      const place = group[index];
      const isHarmless = Object.keys(meant(control, scene.fresh)).length === 0;
      const outcome = isHarmless ? control : `${control} after ${gapMs} ms`;
      if (place && !outcomes.has(outcome)) outcomes.set(outcome, { place, gapMs });
    }
  }
  return [...outcomes.values()];
}

/** Taps twice in a place, where `control` is, and expects what a single tap would have stored. */
async function expectOneTap(scene: Scene, place: Place, control: string | null, gapMs: number): Promise<void> {
  const { page } = scene;
  await getReady(scene, place);
  const before = await storedOf(page);
  const tapped = await tapTwice(page, place, gapMs);
  scene.last = { place, atMs: Date.now() };
  const where = `twice at ${place.join(', ')}, ${tapped.apartMs} ms apart, on '${control}'`;
  // Otherwise the tap would have been ignored, and the rest would show nothing.
  if (control !== null) expect(tapped.control, where).toBe(control);
  // The browser gives a tap just beside a control to the control.
  const expected = meant(tapped.control, before);
  // A busy machine may have taken longer between the two.
  if (tapped.apartMs > MOST_APART_MS || expected === 'anything') return;
  expect(await storedOf(page), where).toEqual({ ...before, ...expected });
}

/** Returns to the screen if the last tap has left it, and waits until no tap is ignored because of the last one. */
async function getReady(scene: Scene, [x, y]: Place): Promise<void> {
  const { page, screen, fresh, last } = scene;
  if (!(await isAsOpened(scene))) await backTo(page, screen, fresh);
  const isNear = Math.hypot(last.place[0] - x, last.place[1] - y) <= NEAR_PX;
  if (isNear) await page.waitForTimeout(Math.max(0, last.atMs + RESTED_MS - Date.now()));
}

async function isAsOpened({ page, places, map }: Scene): Promise<boolean> {
  return JSON.stringify(await struckAt(page, places)) === JSON.stringify(map);
}
