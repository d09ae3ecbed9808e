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

/** The distance between two points of the grid. `TAP_GRID_PX=24` takes about twenty minutes. */
const GRID_PX = Number(process.env.TAP_GRID_PX ?? 120);
/** The times between the first tap and the second. */
const GAPS_MS = [60, 200, 350] as const;
/**
 * The page ignores a second tap within 400 ms of receiving the first one. A test with a fake clock checks 399 ms
 * (stray-taps.test.ts).
 */
const MOST_APART_MS = 395;
/** The number of attempts for a pair of taps. If a busy machine taps too late, the next attempt has a shorter gap. */
const ATTEMPTS = 5;
const SOONER_MS = 30;
/** The share of a screen's pairs whose second tap may be too late in every attempt. */
const MOST_SKIPPED = 0.1;
/** A tap this near an earlier tap, and soon after it, is ignored. */
const NEAR_PX = 48;

interface Scene {
  readonly page: Page;
  readonly time: TapTime;
  readonly screen: TapScreen;
  readonly address: string;
  readonly places: readonly Place[];
  /** The element at each place. */
  readonly map: readonly Struck[];
  /** The values that were stored before the screen was opened. */
  readonly fresh: Stored;
  last: { place: Place; atMs: number };
  /** The number of pairs of taps that could be judged, by their gap. `skipped`: the number of pairs that could not. */
  readonly judged: Map<number, number>;
  skipped: number;
}

interface Pair {
  readonly place: Place;
  readonly control: string | null;
  readonly gapMs: number;
}

/** Returns what a single tap on a control may change. Controls that are not listed here may change nothing. */
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

/** `npm test` checks one size with a fake clock. The nightly run checks both sizes with the real clock, which takes long. */
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
      test(`on ${screen.name} have the effect of one tap [WCAG-3.3.4]`, { tag: isOften ? [] : ['@nightly'] }, async ({
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

/** Creates the screen's celebration as Marek, who has another phone. Returns its link. */
async function linkOf({ celebration }: TapScreen, phone: Page, clink: Clink): Promise<string> {
  const { party, set } = await marekAndHisParty(phone, clink);
  await set(celebration ?? {});
  return party.link;
}

/**
 * Expects that most pairs could be judged. Without this check the test would pass on a machine that is too busy to tap in
 * time.
 */
function expectMostJudged({ judged, skipped }: Scene): void {
  const counts = GAPS_MS.map((gapMs) => judged.get(gapMs) ?? 0);
  expect(Math.min(...counts), `pairs that were judged, of each gap: ${counts}`).toBeGreaterThan(0);
  const all = counts.reduce((sum, count) => sum + count, skipped);
  expect(skipped, `pairs of ${all} that were too late to be judged`).toBeLessThanOrEqual(all * MOST_SKIPPED);
}

/**
 * Taps twice in every place. Of several places that have the same element under the first tap, and the same element under the
 * second tap, only one is tapped. A control is tapped with every gap, unless the screen is slow to open.
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
  // The pairs are sorted by gap, so that two pairs in one place do not follow each other, which would need a pause.
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

/** Whether two taps on an element that is no control change nothing. */
async function changesNothing(scene: Scene, [place]: readonly Place[]): Promise<boolean> {
  if (!place) return true;
  await expectOneTap(scene, { place, control: null, gapMs: GAPS_MS[0] });
  return isAsOpened(scene);
}

/**
 * Taps once, and finds the elements that are in the same places afterwards. Returns a place and a time to tap for each of
 * them.
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

/** Taps twice in a place of `control`, and expects that only one tap's change was stored. */
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
  // This check is needed, because with an ignored first tap the rest of the test would prove nothing.
  if (control !== null) expect(tapped.control, where).toBe(control);
  // The browser gives a tap just beside a control to that control.
  const expected = meant(tapped.control, before, scene.screen);
  if (expected === 'anything') return true;
  if (tapped.apartMs > MOST_APART_MS) return false;
  expect(await storedOf(page), where).toEqual({ ...before, ...expected });
  judged.set(gapMs, (judged.get(gapMs) ?? 0) + 1);
  return true;
}

/** Null if the tap has reloaded the page, because a tap just beside 'Delete' presses that button. Such a tap never ends. */
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

/** Returns to the screen if the last tap has left it, and waits until the page no longer ignores taps because of that tap. */
async function getReady(scene: Scene, [x, y]: Place): Promise<void> {
  const { page, time, screen, address, fresh, last } = scene;
  if (!(await isAsOpened(scene))) await backTo(page, screen, address, fresh, time);
  const isNear = Math.hypot(last.place[0] - x, last.place[1] - y) <= NEAR_PX;
  if (isNear) await time.rest(page, last.atMs);
}

async function isAsOpened({ page, places, map }: Scene): Promise<boolean> {
  return JSON.stringify(await struckAt(page, places)) === JSON.stringify(map);
}
