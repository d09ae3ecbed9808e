import { type Celebration, factsOf, OPEN_CELEBRATION_ID } from '../../../src/domain/celebration/celebration.ts';
import { isOffered } from '../../../src/domain/celebration/without-alcohol.ts';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/limits.ts';
import type { KnownCelebration } from '../../../src/sync/phone/known-celebration.ts';
import { Dice } from '../dice.ts';
import type { Played, SceneDeps } from '../evening.ts';
import { faultsWith, loseTab } from '../faults.ts';
import { TYPING_MS } from '../guest-acts.ts';
import { type Journey, placeOf, type Traveller } from '../journey.ts';
import { lateEventsOf, newGuest, openEvening, playEvening } from '../play-evening.ts';
import { deletedButThere } from '../promises.ts';
import { quiesce } from '../quiesce.ts';
import { hasName, type PhoneDeps, type Tab } from '../sim-phone.ts';
import { SimServer } from '../sim-server.ts';
import { EVENING_STARTS_MS } from '../virtual-time.ts';
import { AlcoholSwitch, dividedOffers, staleOffers } from './alcohol-switch.ts';
import { correct, log } from './log-drinks.ts';
import { Moderator } from './moderator.ts';
import { openHosts } from './sim-hosts.ts';
import { menuViolations } from './sim-menu.ts';
import { takeOverBesideSquare } from './square-in-two-tabs.ts';
import { findSwitchingViolations, strangersOnLeaderboards } from './switching-verdict.ts';

/** This is added to the seed, so that hosts get different random numbers from guests. */
const HOST_SEEDS = 1_000_000;
/** This is added to the seed, so that decisions about alcohol get different random numbers from all others. */
const ALCOHOL_SEEDS = 3_000_000;
/** Within this time a tab hears of the writes of the phone's other tabs. */
const HEARD_WITHIN_MS = 500;
/** The time that passes offline for each of two changes of the menu. */
const AWAY_MS = [MINUTE_MS, 3 * MINUTE_MS] as const;

/**
 * Plays an evening with the open celebration and up to four others. Guests switch between them at any moment, also in tabs
 * that do not know of each other yet. All faults of other evenings occur too. Each drink must be stored once, where it was
 * logged. Drinks that were reset or deleted must be gone. No leaderboard may show a guest of another celebration. With every
 * second seed there are also guests who carry on on another phone, and a host who moderates, ends, reopens and switches
 * alcohol at any moment, whatever sheets are open.
 */
export async function simulateSwitching(seed: number): Promise<Played> {
  const { journey, moderator } = await open(seed);
  return playEvening(journey, async () => {
    await travel(seed, journey, moderator);
    await quiesce(journey, async () => moderator?.letEverybodyBe());
    if (moderator) await hearLastSettings(journey, moderator);
    return findSwitchingViolations(journey);
  });
}

async function travel(seed: number, journey: Journey, moderator: Moderator | null): Promise<void> {
  const { dice, time, guests, broken, story } = journey;
  const hostDice = new Dice(seed + HOST_SEEDS);
  const steps = dice.between(10, 40);
  for (let step = 0; step < steps; step++) {
    const guest = dice.pick(guests);
    const what = dice.chance(0.25) ? await causeFault(journey, guest) : await act(journey, guest);
    story.push(`${time.nowMs - EVENING_STARTS_MS} ms: ${guest.name} ${what}`);
    if (moderator) story.push(...(await letHostsAct(journey, moderator, hostDice)));
    await time.pass(dice.chance(0.4) ? dice.between(0, 20) : dice.between(0, 15_000));
    const violations = [
      ...strangersOnLeaderboards(journey),
      ...deletedButThere(guests),
      ...menuViolations(journey),
      ...dividedOffers(journey),
    ];
    for (const violation of violations) broken.add(violation);
    for (const violation of moderator?.broken() ?? []) broken.add(violation);
  }
}

/** The hosts change each menu and the alcohol setting once more. Every open phone learns of it within a minute. */
async function hearLastSettings(journey: Journey, moderator: Moderator): Promise<void> {
  for (const celebration of journey.celebrations) {
    await moderator.changeMenu(celebration);
    await moderator.alcohol.turn(celebration);
  }
  await journey.time.pass(MINUTE_MS);
  for (const violation of await staleOffers(journey)) journey.broken.add(violation);
  await moderator.letEverybodyBe();
  await journey.time.pass(MINUTE_MS);
  for (const violation of await staleOffers(journey)) journey.broken.add(violation);
}

/** Lets the hosts act at one moment, and opens or closes sheets on the phones. */
async function letHostsAct(journey: Journey, moderator: Moderator, dice: Dice): Promise<string[]> {
  const acts = dice.chance(0.7) ? [`the host ${await moderator.act()}`] : [];
  acts.push(...(await moderator.alcohol.act()).map((what) => `the host ${what}`));
  if (dice.chance(0.2)) tapSheets(journey, dice);
  return dice.chance(0.01) ? [...acts, ...(await missOffers(journey, moderator, dice))] : acts;
}

/** A guest logs drinks without a network for a long time. Meanwhile the hosts change their offer twice. */
async function missOffers(journey: Journey, moderator: Moderator, dice: Dice): Promise<string[]> {
  const { time, guests, celebrations } = journey;
  const guest = dice.pick(guests);
  const acts: string[] = [];
  guest.phone.isOnline = false;
  for (let times = 0; times < 2; times++) {
    const [tab] = guest.phone.tabs;
    const here = tab && celebrations.find(({ id }) => id === placeOf(journey, tab));
    if (tab && hasName(tab)) acts.push(`${guest.name} ${log(journey, guest, tab)}, out of reach`);
    const celebration = here ?? dice.pick(celebrations);
    acts.push(`the host ${await moderator.changeMenu(celebration)}`);
    acts.push(`the host ${await moderator.alcohol.turn(celebration)}`);
    await time.pass(dice.between(...AWAY_MS));
  }
  guest.phone.isOnline = true;
  for (const tab of guest.phone.tabs) tab.wake();
  return acts;
}

async function open(seed: number): Promise<{ journey: Journey; moderator: Moderator | null }> {
  const isHosted = seed % 2 === 1;
  const openScene = async ({ time, dice }: SceneDeps) => {
    const celebrations = Array.from({ length: dice.between(1, 4) }, (_, index) => celebrationOf(index));
    const server = new SimServer(time, dice, openHosts(celebrations));
    await server.start();
    const ids = [OPEN_CELEBRATION_ID, ...celebrations.map(({ id }) => id)];
    const been = new Map(ids.map((id) => [id, new Set<string>()]));
    const possibleFaults = [...faultsWith(server), ...(isHosted ? [takeOverBesideSquare] : [])];
    return { server, possibleFaults, celebrations, been, menus: new Map(), dry: new Set<string>() };
  };
  const journey = await openEvening(seed, openScene, (deps, index) =>
    newTraveller(index, isHosted, { ...deps, lateEvents: lateEventsOf(seed) }),
  );
  for (const guest of journey.guests) introduce(journey, guest, guest.phone.openTab());
  const alcohol = new AlcoholSwitch(journey, new Dice(seed + ALCOHOL_SEEDS));
  const moderator = isHosted ? new Moderator(journey, new Dice(seed + HOST_SEEDS), alcohol) : null;
  await moderator?.prepareMenus();
  return { journey, moderator };
}

function newTraveller(index: number, isHosted: boolean, deps: PhoneDeps): Traveller {
  const guest = newGuest(deps, { skewsMs: [0, 1_500, -HOUR_MS], watching: 0.5, hearsHosts: isHosted });
  const rest = { places: new Map(), hideMe: null, hasTwoPhones: !isHosted, sharesStory: true };
  return { ...guest, ...rest, name: `Guest ${index + 1}` };
}

function celebrationOf(index: number): Celebration {
  const details = { date: '2026-06-21', timeZone: 'Pacific/Auckland', language: 'en', state: 'open' } as const;
  return { ...details, id: `c${index}`, code: `0000000${index}`, names: `Couple ${index}` };
}

/**
 * The facts of a celebration as a page knows them that opened the link early in the evening. They do not say that the
 * celebration is over, because only the phone's stored evening may say so.
 */
function knownCelebrationOf({ menus, dry }: Journey, celebration: Celebration): KnownCelebration {
  const withoutAlcohol = dry.has(celebration.id);
  const menu = menus.get(celebration.id)?.filter(({ drinkType }) => isOffered(drinkType, { withoutAlcohol }));
  return { ...factsOf(celebration), withoutAlcohol, menu, learnedAt: EVENING_STARTS_MS };
}

function introduce(journey: Journey, { name }: Traveller, tab: Tab): void {
  tab.store.saveName(name);
  journey.been.get(placeOf(journey, tab))?.add(name);
}

/** Does one action of a guest. A guest without a name sees only the welcome dialog. */
async function act(journey: Journey, guest: Traveller): Promise<string> {
  const { dice, time } = journey;
  const { phone } = guest;
  if (phone.tabs.length === 0) phone.openTab();
  if (!phone.tabs.every(hasName)) await time.pass(TYPING_MS);
  const tab = dice.pick(phone.tabs);
  if (!hasName(tab)) {
    // A phone that cannot store loses a new session with its tab (docs/sync.md).
    if (phone.storage.isFull) return 'looks at the welcome dialog';
    introduce(journey, guest, tab);
    return 'has a name again';
  }
  const chance = dice.fraction();
  if (chance < 0.4) return log(journey, guest, tab);
  if (chance < 0.5) return correct(journey, guest, tab);
  if (chance < 0.8) return switchCelebration(journey, guest, tab);
  if (chance < 0.88) return reset(journey, guest, tab);
  // A second tab hears of the deletion while the first one tells the server.
  if (phone.tabs.length === 1 && dice.chance(0.7)) phone.openTab();
  return deleteData(guest, tab);
}

function switchCelebration(journey: Journey, { name }: Traveller, { evenings }: Tab): string {
  const to = journey.dice.pick([null, ...journey.celebrations]);
  const place = to?.id ?? OPEN_CELEBRATION_ID;
  const hasSwitched = evenings.switchTo(to && knownCelebrationOf(journey, to));
  journey.been.get(place)?.add(name);
  return hasSwitched ? `switches to ${place}` : 'cannot switch';
}

/** A guest opens a sheet, or closes the one that is open. */
function tapSheets({ guests }: Journey, dice: Dice): void {
  const tabs = guests.flatMap(({ phone }) => phone.tabs);
  const joining = tabs.length > 0 ? dice.pick(tabs).joining : null;
  if (dice.chance(0.5)) joining?.typeCode();
  else joining?.stay();
}

/** A reset deletes the drinks that this tab knows of the present evening, and leaves the other evenings as they are. */
function reset(journey: Journey, { places, away, either }: Traveller, tab: Tab): string {
  const place = placeOf(journey, tab);
  const { drinks } = tab.store.catchUp().session;
  const seen = new Set(drinks.map(({ id }) => id));
  tab.store.reset();
  for (const [id, loggedAt] of places) {
    if (seen.has(id)) away.add(id);
    else if (loggedAt === place) either.add(id);
  }
  return `resets ${seen.size} at ${place}`;
}

/** A deletion deletes all evenings that this tab knows. */
function deleteData({ phone, places, away, either, deleted }: Traveller, { store, evenings, deletions }: Tab): string {
  if (phone.storage.isFull) return 'thinks of deleting';
  const all = [store.catchUp(), ...evenings.list()];
  if (store.ending() === 'cleared') return 'has deleted the data in another tab';
  const known = new Set(all.flatMap(({ state }) => state.drinks.map(({ id }) => id)));
  for (const id of places.keys()) (known.has(id) ? away : either).add(id);
  for (const { identity } of all) {
    deleted.add(identity.sessionId);
    phone.deleted.add(identity.sessionId);
  }
  deletions.forget();
  return `deletes ${all.length} evenings`;
}

async function causeFault(journey: Journey, guest: Traveller): Promise<string> {
  const { dice, time } = journey;
  const fault = dice.pick(journey.possibleFaults);
  // A drink can be lost if all tabs die at once before they have heard of each other (docs/sync.md#what-is-not-promised).
  if (fault === loseTab && guest.phone.tabs.length === 1) await time.pass(HEARD_WITHIN_MS);
  return fault(journey, guest, dice);
}
