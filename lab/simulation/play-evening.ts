import { DAY_MS } from '../../src/domain/limits.ts';
import { Dice } from './dice.ts';
import type { Evening, Played, Scene, SceneDeps } from './evening.ts';
import { faultsWith, throwFaults } from './faults.ts';
import { act, closeDialogs, TYPING_MS } from './guest-acts.ts';
import { emptyStory, type GuestStory, NEVER_HIDDEN } from './guest-story.ts';
import { Network } from './network.ts';
import { brokenPromises } from './promises.ts';
import { type PhoneDeps, SimPhone } from './sim-phone.ts';
import { SimServer } from './sim-server.ts';
import { EVENING_STARTS_MS, VirtualTime } from './virtual-time.ts';

/** This is added to the seed, so that late events get different random numbers from guests. */
const LATE_SEEDS = 2_000_000;

/** In half of the evenings, the tabs of a phone hear of each other late and in any order. */
export function lateEventsOf(seed: number): Dice | null {
  return seed % 4 < 2 ? new Dice(seed + LATE_SEEDS) : null;
}

/** Opens an evening. `openScene` opens its servers and chooses its faults. */
export async function openEvening<Opened extends Scene, Guest extends GuestStory>(
  seed: number,
  openScene: (deps: SceneDeps) => Promise<Opened>,
  bringGuest: (deps: PhoneDeps, index: number) => Guest,
): Promise<Opened & Evening & { readonly guests: Guest[] }> {
  const dice = new Dice(seed);
  const time = new VirtualTime();
  const broken = new Set<string>();
  const scene = await openScene({ dice, time, broken });
  const serve = async (path: string, init: RequestInit) => {
    const response = await scene.server.serve(path, init);
    // No simulated evening lasts so long that it expires, so this answer is a violation.
    const isOver = response.status === 410 && (await response.clone().json()).reason === 'expired';
    if (isOver) broken.add(`an evening ended early: ${path}`);
    return response;
  };
  const network = new Network({ time, dice, serve }, throwFaults(dice));
  const deps = { time, dice, network, lateEvents: lateEventsOf(seed) };
  const guests = Array.from({ length: dice.between(1, 3) }, (_, index) => bringGuest(deps, index));
  return { ...scene, dice, time, network, guests, story: [], broken };
}

const USUAL_PHONE = { skewsMs: [0, 0, 1_500, -2 * DAY_MS, 2 * DAY_MS], watching: 0.3, hearsHosts: false };

/** Creates a guest with a random phone. `watching`: the share of guests with an open leaderboard. */
export function newGuest(deps: PhoneDeps, { skewsMs, watching, hearsHosts } = USUAL_PHONE): GuestStory {
  const { dice } = deps;
  const phone = new SimPhone(deps, {
    skewMs: dice.pick(skewsMs),
    storageLagMs: dice.pick([0, 5, 200]),
    hasLocks: dice.chance(0.7),
    watchesLeaderboard: dice.chance(watching),
    hearsHosts,
  });
  const rest = { welcomedAtMs: null, hideMe: NEVER_HIDDEN, hasTwoPhones: false, sharesStory: false };
  return { phone, ...emptyStory(), ...rest };
}

export async function openServer({ time, dice }: SceneDeps): Promise<Scene> {
  const server = new SimServer(time, dice);
  await server.start();
  return { server, possibleFaults: faultsWith(server) };
}

/** Runs `play`, which returns the violations of an evening, and then kills everything that still runs. */
export async function playEvening(evening: Evening, play: () => Promise<string[]>): Promise<Played> {
  const { server, guests, story, broken } = evening;
  const violations = await play().catch((error: unknown) => [...broken, String(error)]);
  server.destroy();
  for (const { phone } of guests) for (const tab of [...phone.tabs]) tab.kill();
  return { violations, story };
}

/** Plays the guests and the faults of an evening. @throws {Error} if timers never stop running. */
export async function liveEvening(evening: Evening): Promise<void> {
  const { dice, time, guests, possibleFaults, story, broken } = evening;
  for (const [index, guest] of guests.entries()) {
    const tabs = guest.phone.openTabs(dice.chance(0.2) ? 2 : 1);
    await time.pass(TYPING_MS);
    dice.pick(tabs).store.saveName(`Guest ${index + 1}`);
  }
  const steps = dice.between(10, 40);
  for (let step = 0; step < steps; step++) {
    const guest = dice.pick(guests);
    const what = dice.chance(0.25)
      ? await dice.pick(possibleFaults)(evening, guest, dice)
      : act(guest, dice, time.nowMs);
    story.push(`${time.nowMs - EVENING_STARTS_MS} ms: ${what}`);
    await time.pass(dice.chance(0.3) ? dice.between(0, 20) : dice.between(0, 20_000));
    closeDialogs(guests);
    for (const promise of brokenPromises(evening)) broken.add(promise);
  }
}
