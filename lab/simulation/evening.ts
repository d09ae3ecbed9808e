import type { Backend } from './backend.ts';
import { Dice } from './dice.ts';
import { type Fault, faultsWith, throwFaults } from './faults.ts';
import { act, closeDialogs, TYPING_MS } from './guest-acts.ts';
import { type GuestStory, newGuest } from './guest-story.ts';
import { Network } from './network.ts';
import { brokenPromises } from './promises.ts';
import { SimServer } from './sim-server.ts';
import { VirtualTime } from './virtual-time.ts';

export const EVENING_STARTS_MS = Date.UTC(2026, 5, 20, 19);

/** The dice for late events are others than those of the guests. */
const LATE_SEEDS = 2_000_000;

/** In half of the evenings, the tabs of a phone hear of each other late and in any order. */
export function lateEventsOf(seed: number): Dice | null {
  return seed % 4 < 2 ? new Dice(seed + LATE_SEEDS) : null;
}

/** One seeded evening: guests, faults, and what happened, line by line. */
export interface Evening {
  readonly dice: Dice;
  readonly time: VirtualTime;
  readonly server: Backend;
  readonly possibleFaults: readonly Fault[];
  readonly network: Network;
  readonly guests: GuestStory[];
  readonly story: string[];
  /** The violations found so far. */
  readonly broken: Set<string>;
}

/** What the phones reach, and the faults of everything. */
type Scene = Pick<Evening, 'server' | 'possibleFaults'>;

export async function openEvening(
  seed: number,
  openScene: (time: VirtualTime, dice: Dice) => Promise<Scene> = openServer,
): Promise<Evening> {
  const dice = new Dice(seed);
  const time = new VirtualTime(EVENING_STARTS_MS);
  const { server, possibleFaults } = await openScene(time, dice);
  const network = new Network(time, dice, (path, init) => server.serve(path, init), throwFaults(dice));
  const deps = { time, dice, network, lateEvents: lateEventsOf(seed) };
  const guests = Array.from({ length: dice.between(1, 3) }, () => newGuest(deps));
  return { dice, time, server, possibleFaults, network, guests, story: [], broken: new Set() };
}

async function openServer(time: VirtualTime, dice: Dice): Promise<Scene> {
  const server = new SimServer(time, () => dice.between(0, 3_599) / 10);
  await server.start();
  return { server, possibleFaults: faultsWith(server) };
}

/** Kills everything that runs. */
export function endEvening({ server, guests }: Evening): void {
  server.destroy();
  for (const { phone } of guests) for (const tab of [...phone.tabs]) tab.kill();
}

/** Plays the guests and the faults of an evening. @throws if it never comes to rest. */
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
    const what = dice.chance(0.25) ? await dice.pick(possibleFaults)(evening, guest, dice) : act(guest, dice);
    story.push(`${time.nowMs - EVENING_STARTS_MS} ms: ${what}`);
    await time.pass(dice.chance(0.3) ? dice.between(0, 20) : dice.between(0, 20_000));
    closeDialogs(guests);
    for (const promise of brokenPromises(evening)) broken.add(promise);
  }
}
