import type { Page } from '@playwright/test';
import { isDue } from '../scripts/turn.ts';
import { MINUTE_MS } from '../src/domain/limits.ts';
import { type Clink, expect, MOVING } from './helpers/clink.ts';
import { test } from './helpers/hosts/host.ts';
import { marekAndHisParty } from './helpers/hosts/host-calls.ts';
import { TAP_SCREENS } from './helpers/taps/tap-screens.ts';
import { backTo, type Stored, start, storedOf, type TapScreen } from './helpers/taps/tap-start.ts';
import { FAKE_TIME, REAL_TIME, type TapTime } from './helpers/taps/tap-time.ts';
import { noteTaps, type Place, placesOf, type Struck, struckAt } from './helpers/taps/taps.ts';

test.use({ turns: 1 });

/** The distance between the places of the grid. `TAP_GRID_PX=24` takes about twenty minutes. */
const GRID_PX = Number(process.env.TAP_GRID_PX ?? 120);
/** The second tap comes this long after the first. */
const GAPS_MS = [60, 200, 350] as const;
/**
 * The page ignores the second tap for 400 ms after it has heard of the first one. A fake clock shows 399 ms
 * (stray-taps.test.ts).
 */
const MOST_APART_MS = 395;
/** How often a pair of taps is tried. A busy machine may be too late, and the pair is then tapped again with a shorter gap. */
const ATTEMPTS = 5;
const SOONER_MS = 30;
/** The share of a screen's pairs that may be too late in every attempt. */
const MOST_SKIPPED = 0.1;
/** A tap so near another one and so soon after it is ignored, even if it is the first in its place. */
const NEAR_PX = 48;

interface Scene {
  readonly page: Page;
  readonly time: TapTime;
  readonly screen: TapScreen;
  readonly address: string;
  readonly places: readonly Place[];
  /** The element at each place. */
  readonly map: readonly Struck[];
  /** What was stored before the screen was opened. */
  readonly fresh: Stored;
  last: { place: Place; atMs: number };
  /** How many pairs of taps could be judged, by their gap, and how many could not. */
  readonly judged: Map<number, number>;
  skipped: number;
}

interface Pair {
  readonly place: Place;
  readonly control: string | null;
  readonly gapMs: number;
}

/** What a single tap on a control may change. A control that is not named here may change nothing. */
function meant(control: string | null, before: Stored, { typed }: TapScreen): Partial<Stored> | 'anything' {
  if (control === null) return {};
  if (/^(slider|Share my location|Share My Location|Delete$|Carry on here$|Switch$)/.test(control)) return 'anything';
  if (control.startsWith('Start Tracking!') && typed) return { name: typed };
  if (control === 'Confirm') return { drinks: before.drinks + 1 };
  if (/^(Undo|Remove)/.test(control)) return { drinks: before.drinks - 1 };
  if (control === 'Reset!') return { drinks: 0 };
  if (control.startsWith('Skip')) return { isLocationAnswered: true };
  return {};
}

const TURNS = 8;

/**
 * The usual run checks the rule at one size, on a clock of the page's own. The other runs use both sizes and the machine's
 * clock, which takes long.
 */
const TIMES = [
  { size: [390, 664], time: FAKE_TIME, name: 'two taps in one place', tag: [] },
  { size: [390, 664], time: REAL_TIME, name: 'two taps in one place at 390×664, in real time', tag: ['@nightly'] },
  { size: [390, 844], time: REAL_TIME, name: 'two taps in one place at 390×844, in real time', tag: ['@nightly'] },
] as const;

for (const { size, time, name, tag } of TIMES) {
  test.describe(name, { tag: [...tag] }, () => {
    test.use({
      contextOptions: MOVING,
      viewport: { width: size[0], height: size[1] },
      permissions: ['geolocation'],
      geolocation: { latitude: 48.2, longitude: 16.4 },
    });

    for (const [index, screen] of TAP_SCREENS.entries()) {
      const isOften = tag.length > 0 || isDue(index, TURNS);
      test(`on ${screen.name} have the effect of one [WCAG-3.3.4]`, { tag: isOften ? [] : ['@nightly'] }, async ({
        page,
        clink,
        newPhone,
      }) => {
        test.setTimeout(process.env.TAP_GRID_PX ? 20 * MINUTE_MS : 5 * MINUTE_MS);
        await time.begin(page);
        await page.addInitScript(noteTaps);
        const address = screen.celebration ? await linkOf(screen, await newPhone(), clink) : clink.url;
        await page.goto('/');
        const fresh = await start(page, screen, address, time);
        const places = await placesOf(page, screen.isSlow ? 2 * GRID_PX : GRID_PX);
        const map = await struckAt(page, places);
        const last: Scene['last'] = { place: [0, 0], atMs: 0 };
        const scene: Scene = { page, time, screen, address, places, map, fresh, last, judged: new Map(), skipped: 0 };
        await tapEverywhere(scene);
        expectMostJudged(scene);
      });
    }
  });
}

/** The link of a celebration of Marek, who has another phone. */
async function linkOf({ celebration }: TapScreen, phone: Page, clink: Clink): Promise<string> {
  const { party, set } = await marekAndHisParty(phone, clink);
  await set(celebration ?? {});
  return party.link;
}

/** Expects that most pairs could be judged. Without this the test would pass on a machine that is too busy for it. */
function expectMostJudged({ judged, skipped }: Scene): void {
  const counts = GAPS_MS.map((gapMs) => judged.get(gapMs) ?? 0);
  expect(Math.min(...counts), `pairs that were judged, of each gap: ${counts}`).toBeGreaterThan(0);
  const all = counts.reduce((sum, count) => sum + count, skipped);
  expect(skipped, `pairs of ${all} that were too late to be judged`).toBeLessThanOrEqual(all * MOST_SKIPPED);
}

/**
 * Taps twice in every place. Of places with the same outcome only one is tapped: the first tap strikes the same element there,
 * and so does the second tap on what the first has opened. A control is tapped with every gap, unless the screen is slow to
 * open.
 */
async function tapEverywhere(scene: Scene): Promise<void> {
  const pairs: Pair[] = [];
  for (const [index, { control, places }] of [...byElement(scene)].entries()) {
    if (meant(control, scene.fresh, scene.screen) === 'anything') continue;
    if (control === null && (await changesNothing(scene, places))) continue;
    const gaps = GAPS_MS.filter((_, turn) => !scene.screen.isSlow || turn === index % GAPS_MS.length);
    if (control !== null) {
      pairs.push(...places.slice(0, 1).flatMap((place) => gaps.map((gapMs) => ({ place, control, gapMs }))));
    }
    if (places.length > 1)
      pairs.push(...(await outcomesOf(scene, control, places)).map((outcome) => ({ ...outcome, control })));
  }
  const different = new Map(pairs.map((pair) => [`${pair.place} ${pair.gapMs}`, pair]));
  // The pairs are sorted by their gap, because two pairs in one place would need a rest in between.
  for (const pair of [...different.values()].sort((a, b) => a.gapMs - b.gapMs)) await expectOneTap(scene, pair);
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
  await expectOneTap(scene, { place, control: null, gapMs: GAPS_MS[0] });
  return isAsOpened(scene);
}

/**
 * Taps once, and finds which elements lie under the same places afterwards. Returns a place and a time to tap for each of these
 * elements.
 */
async function outcomesOf(scene: Scene, control: string | null, group: readonly Place[]) {
  const outcomes = new Map<string | null, { place: Place; gapMs: number }>();
  const [first] = group;
  if (!first) return [];
  await getReady(scene, first);
  const look = async (gapMs: number) => {
    for (const [index, struck] of (await struckAt(scene.page, group)).entries()) {
      const place = group[index];
      const isHarmless = Object.keys(meant(struck.control, scene.fresh, scene.screen)).length === 0;
      const outcome = isHarmless ? struck.control : `${struck.control} after ${gapMs} ms`;
      if (place && !outcomes.has(outcome)) outcomes.set(outcome, { place, gapMs });
    }
  };
  await unlessLoadedAgain(scene, control, () => scene.time.tapAndLook(scene.page, first, GAPS_MS, look));
  scene.last = { place: first, atMs: Date.now() };
  return [...outcomes.values()];
}

/** Taps twice in a place, where `control` is, and expects what a single tap would have stored. */
async function expectOneTap(scene: Scene, pair: Pair): Promise<void> {
  for (let late = 0; late < ATTEMPTS; late += 1) {
    if (await judge(scene, pair, Math.max(0, pair.gapMs - late * SOONER_MS))) return;
  }
  scene.skipped += 1;
}

/** Returns false if the second tap was too late to be judged. */
async function judge(scene: Scene, { place, control, gapMs }: Pair, aimMs: number): Promise<boolean> {
  const { page, time, judged } = scene;
  await getReady(scene, place);
  const before = await storedOf(page);
  const tapped = await unlessLoadedAgain(scene, control, () => time.tapTwice(page, place, aimMs));
  scene.last = { place, atMs: Date.now() };
  if (tapped === null) return true;
  const where = `twice at ${place.join(', ')}, ${tapped.apartMs} ms apart, on '${control}'`;
  // If the first tap had been ignored, the rest of the test would prove nothing.
  if (control !== null) expect(tapped.control, where).toBe(control);
  // The browser gives a tap just beside a control to the control.
  const expected = meant(tapped.control, before, scene.screen);
  if (expected === 'anything') return true;
  if (tapped.apartMs > MOST_APART_MS) return false;
  expect(await storedOf(page), where).toEqual({ ...before, ...expected });
  judged.set(gapMs, (judged.get(gapMs) ?? 0) + 1);
  return true;
}

/**
 * Null if a tap beside a control has loaded the page again, because the browser gives a tap just beside 'Delete' to that
 * button. A finger that is down while the page loads never comes up.
 */
async function unlessLoadedAgain<T>(
  { page, screen }: Scene,
  control: string | null,
  tap: () => Promise<T>,
): Promise<T | null> {
  if (!screen.loadsAgain || control !== null) return tap();
  const loaded = page.waitForEvent('framenavigated', { timeout: 0 }).then(() => null);
  const result = await Promise.race([loaded, tap()]).catch((error) => {
    if (String(error).includes('Execution context was destroyed')) return null;
    throw error;
  });
  if (result === null) await page.waitForLoadState();
  return result;
}

/** Returns to the screen if the last tap has left it, and waits until the last tap no longer makes the page ignore taps. */
async function getReady(scene: Scene, [x, y]: Place): Promise<void> {
  const { page, time, screen, address, fresh, last } = scene;
  if (!(await isAsOpened(scene))) await backTo(page, screen, address, fresh, time);
  const isNear = Math.hypot(last.place[0] - x, last.place[1] - y) <= NEAR_PX;
  if (isNear) await time.rest(page, last.atMs);
}

async function isAsOpened({ page, places, map }: Scene): Promise<boolean> {
  return JSON.stringify(await struckAt(page, places)) === JSON.stringify(map);
}
