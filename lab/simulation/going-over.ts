import type { Celebration } from '../../src/domain/celebration/celebration.ts';
import { DRINK_MENU } from '../../src/domain/drink-menu.ts';
import { allGuests } from '../../src/domain/leaderboard/leaderboard.ts';
import { type CelebrationRegistry, NO_CELEBRATIONS } from '../../src/server/celebrations/registry.ts';
import { createSqliteStore } from '../../src/server/store/sqlite.ts';
import type { Joined } from '../../src/sync/joined.ts';
import { isSaved } from '../../src/sync/phone.ts';
import { Dice } from './dice.ts';
import { throwFaults } from './disturbances.ts';
import { CALM, Network } from './network.ts';
import { SimPhone, type Tab } from './sim-phone.ts';
import { SimServer } from './sim-server.ts';
import { VirtualTime } from './virtual-time.ts';

const EVENING_STARTS_MS = Date.UTC(2026, 5, 20, 19);
const QUIET_WITHIN_MS = 15 * 60_000;
/** By then a tab has heard what the others wrote. */
const HEARD_WITHIN_MS = 500;
const OPEN = 'open';

interface Guest {
  readonly name: string;
  readonly phone: SimPhone;
}

interface Story {
  readonly dice: Dice;
  readonly time: VirtualTime;
  readonly server: SimServer;
  readonly network: Network;
  readonly celebrations: readonly Celebration[];
  readonly guests: readonly Guest[];
  /** Where the guest was when the drink was logged, by the drink's id. */
  readonly logged: Map<string, string>;
  /** Who has ever been at a celebration, by its id. */
  readonly been: Map<string, Set<string>>;
  readonly faults: Set<string>;
  readonly lines: string[];
}

/**
 * An evening with up to four celebrations and the open board, whose guests go over at any moment, in tabs that do not
 * know of each other yet, with and without network. Each drink must stand where it was logged, once, and no leaderboard
 * may show a guest of another celebration. Returns descriptions of what is wrong.
 */
export async function simulateGoingOver(seed: number): Promise<{ faults: string[]; story: string[] }> {
  const story = await open(seed);
  const { dice, time, guests, faults, lines } = story;
  const steps = dice.between(10, 40);
  for (let step = 0; step < steps; step++) {
    const guest = dice.pick(guests);
    const what = dice.chance(0.25) ? await disturb(story, guest) : act(story, guest);
    lines.push(`${time.nowMs - EVENING_STARTS_MS} ms: ${guest.name} ${what}`);
    await time.pass(dice.chance(0.4) ? dice.between(0, 20) : dice.between(0, 15_000));
    for (const fault of strangersOnBoards(story)) faults.add(fault);
  }
  try {
    await quiesce(story);
    for (const fault of await misplacedDrinks(story)) faults.add(fault);
  } catch (error) {
    faults.add(String(error));
  }
  story.server.kill();
  for (const { phone } of guests) for (const tab of [...phone.tabs]) tab.kill();
  story.server.database.destroy();
  return { faults: [...faults], story: lines };
}

async function open(seed: number): Promise<Story> {
  const dice = new Dice(seed);
  const time = new VirtualTime(EVENING_STARTS_MS);
  const celebrations = Array.from({ length: dice.between(1, 4) }, (_, index) => celebrationOf(index));
  const server = new SimServer(time, () => dice.between(0, 3_599) / 10, registryOf(celebrations));
  await server.start();
  const network = new Network(time, dice, (path, init) => server.serve(path, init), throwFaults(dice));
  const guests = Array.from({ length: dice.between(1, 3) }, (_, index) => {
    const traits = {
      skewMs: dice.pick([0, 1_500]),
      storageLagMs: dice.pick([0, 5, 200]),
      hasLocks: dice.chance(0.7),
      watchesLeaderboard: dice.chance(0.5),
    };
    return { name: `Guest ${index + 1}`, phone: new SimPhone({ time, dice, network }, traits) };
  });
  const been = new Map([OPEN, ...celebrations.map(({ id }) => id)].map((id) => [id, new Set<string>()]));
  const story = { dice, time, server, network, celebrations, guests, been };
  for (const { name, phone } of guests) {
    phone.openTab().store.saveName(name);
    been.get(OPEN)?.add(name);
  }
  return { ...story, logged: new Map(), faults: new Set(), lines: [] };
}

function celebrationOf(index: number): Celebration {
  const details = { date: '2026-06-20', timeZone: 'Europe/Vienna', language: 'en', state: 'open' } as const;
  return { ...details, id: `c${index}`, code: `0000000${index}`, names: `Couple ${index}` };
}

function registryOf(celebrations: readonly Celebration[]): CelebrationRegistry {
  return {
    ...NO_CELEBRATIONS,
    byCode: (code) => celebrations.find((one) => one.code === code),
    byId: (id) => celebrations.find((one) => one.id === id),
  };
}

/** The id of the celebration that a tab shows. */
function placeOf({ celebrations }: Story, { store }: Tab): string {
  const code = store.getState().celebration?.code;
  return celebrations.find((one) => one.code === code)?.id ?? OPEN;
}

function act(story: Story, { name, phone }: Guest): string {
  const { dice, logged, been, celebrations } = story;
  const tab = phone.tabs.length > 0 ? dice.pick(phone.tabs) : phone.openTab();
  if (dice.chance(0.6)) {
    const place = placeOf(story, tab);
    const entry = tab.store.addDrink({ drinkType: dice.pick(DRINK_MENU.filter(({ hasSubtypes }) => !hasSubtypes)).id });
    if (entry) logged.set(entry.id, place);
    return `logs ${entry?.id} at ${place}`;
  }
  const to = dice.pick([null, ...celebrations]);
  const hasGone = tab.store.goOver(to && joinedOf(to));
  const place = to?.id ?? OPEN;
  been.get(place)?.add(name);
  return hasGone ? `goes over to ${place}` : 'cannot go over';
}

const joinedOf = ({ code, names, date, language, state }: Celebration): Joined => ({
  code,
  names,
  date,
  language,
  state,
  learnedAt: EVENING_STARTS_MS,
});

async function disturb({ dice, server, network, time }: Story, { phone }: Guest): Promise<string> {
  const faults: readonly (() => string | Promise<string>)[] = [
    async () => {
      if (server.isUp) server.kill();
      else await server.start();
      return server.isUp ? 'finds a server' : 'finds no server';
    },
    () => {
      network.faults = throwFaults(dice);
      return 'has another network';
    },
    () => {
      if (phone.tabs.length < 3) phone.openTab();
      return 'opens another tab';
    },
    async () => {
      // All tabs that die at once, before they have heard of each other, can lose a drink (docs/sync.md#what-is-not-promised).
      if (phone.tabs.length === 1) await time.pass(HEARD_WITHIN_MS);
      if (phone.tabs.length > 0) dice.pick(phone.tabs).kill();
      return 'loses a tab';
    },
    () => {
      phone.isOnline = !phone.isOnline;
      for (const tab of phone.tabs) tab.wake();
      return phone.isOnline ? 'is back' : 'is out of reach';
    },
  ];
  return dice.pick(faults)();
}

async function quiesce({ time, server, network, guests }: Story): Promise<void> {
  network.faults = CALM;
  if (!server.isUp) await server.start();
  for (const { phone } of guests) {
    phone.isOnline = true;
    if (phone.tabs.length === 0) phone.openTab();
  }
  const deadlineMs = time.nowMs + QUIET_WITHIN_MS;
  do {
    for (const { phone } of guests) for (const tab of phone.tabs) tab.wake();
    await time.pass(35_000);
    if (time.nowMs > deadlineMs) throw new Error('stuck: a phone still owes the server something');
  } while (guests.some(({ phone }) => phone.tabs.some(owes)));
}

function owes({ store }: Tab): boolean {
  const phone = store.getState();
  const here = phone.identity.sessionId;
  const asides = store.asides.list().filter(({ identity }) => identity.sessionId !== here);
  return [phone, ...asides].some((copy) => copy.state.userName !== '' && !isSaved(copy));
}

async function misplacedDrinks({ server, time, celebrations, logged, guests }: Story): Promise<string[]> {
  const store = createSqliteStore(server.database.open());
  const found = new Map<string, string[]>();
  for (const celebrationId of [OPEN, ...celebrations.map(({ id }) => id)]) {
    for await (const { sessionId } of store.alive(time.nowMs, celebrationId)) {
      const { record } = await store.read(sessionId);
      for (const { id } of record?.drinks ?? []) found.set(id, [...(found.get(id) ?? []), celebrationId]);
    }
  }
  const wrong = [...logged].filter(([id, place]) => found.get(id)?.join() !== place);
  const divided = guests.filter(
    ({ phone }) => new Set(phone.tabs.map(({ store }) => store.getState().identity.sessionId)).size > 1,
  );
  return [
    ...wrong.map(([id, place]) => `${id} was logged at ${place}, and stands at ${found.get(id) ?? 'no celebration'}`),
    ...divided.map(({ name }) => `the tabs of ${name} are at different evenings`),
  ];
}

/** Guests on a leaderboard who have never been at its celebration. */
function strangersOnBoards(story: Story): string[] {
  return story.guests.flatMap(({ phone }) =>
    phone.tabs.flatMap((tab) => {
      const place = placeOf(story, tab);
      const leaderboard = tab.live?.getState().leaderboard;
      const shown = leaderboard ? allGuests(leaderboard) : [];
      const strangers = shown.filter(({ userName }) => !story.been.get(place)?.has(userName));
      return strangers.map(({ userName }) => `the board of ${place} shows ${userName}`);
    }),
  );
}
