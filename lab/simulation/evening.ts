import { DRINK_MENU, SPIRITS } from '../../src/domain/drink-menu.ts';
import type { DrinkEntry } from '../../src/domain/session/drink-entry.ts';
import { compareStamps } from '../../src/domain/session/merge.ts';
import { PACE_IDS } from '../../src/domain/session/pace.ts';
import { type Stamp, UNWRITTEN } from '../../src/domain/session/session-state.ts';
import { isSaved } from '../../src/sync/phone.ts';
import type { Backend } from './backend.ts';
import { Dice } from './dice.ts';
import { type Fault, faultsWith, throwFaults } from './faults.ts';
import { CALM, Network } from './network.ts';
import { brokenPromises } from './promises.ts';
import { SimPhone, type Tab } from './sim-phone.ts';
import { SimServer } from './sim-server.ts';
import { VirtualTime } from './virtual-time.ts';

export const EVENING_STARTS_MS = Date.UTC(2026, 5, 20, 19);
const DAY_MS = 24 * 3_600_000;
/** Nobody types a name faster than this. */
export const TYPING_MS = 500;

/** A write of 'Hide me'. */
interface HideWrite {
  readonly hidden: boolean;
  readonly stamp: Stamp;
}

const NEVER_HIDDEN: HideWrite = { hidden: false, stamp: UNWRITTEN };

/** What one guest did, and what must follow from it at the end. */
export interface GuestStory {
  readonly phone: SimPhone;
  logged: Map<string, DrinkEntry>;
  /** Entries that must be gone: undone, or cleared by a reset that knew them. */
  away: Set<string>;
  /** Entries that may be there or not: logged in another tab before a reset that did not know them. */
  either: Set<string>;
  /** The sessions this guest deleted. */
  readonly deleted: Set<string>;
  /** Since when the welcome dialog is open. Null while there is a name. */
  welcomedAtMs: number | null;
  /** The write of 'Hide me' that must win. Null if a tab could not store it, or if a second phone may have another one. */
  hideMe: HideWrite | null;
  /** Whether there is a second phone. It has the same story until the data is deleted on one of them. */
  hasTwoPhones: boolean;
  /** Whether all phones of this guest share one story. If so, a second phone comes only by ticket. */
  readonly sharesStory: boolean;
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
  const guests = Array.from({ length: dice.between(1, 3) }, () => newGuest({ time, dice, network }));
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

function newGuest(deps: { time: VirtualTime; dice: Dice; network: Network }): GuestStory {
  const { dice } = deps;
  const phone = new SimPhone(deps, {
    skewMs: dice.pick([0, 0, 1_500, -2 * DAY_MS, 2 * DAY_MS]),
    storageLagMs: dice.pick([0, 5, 200]),
    hasLocks: dice.chance(0.7),
    watchesLeaderboard: dice.chance(0.3),
  });
  const story = { logged: new Map(), away: new Set<string>(), either: new Set<string>(), deleted: new Set<string>() };
  return { phone, ...story, welcomedAtMs: null, hideMe: NEVER_HIDDEN, hasTwoPhones: false, sharesStory: false };
}

const ACTS: readonly ((guest: GuestStory, tab: Tab, dice: Dice) => string)[] = [
  logDrink,
  (guest, tab, dice) => {
    const { drinks } = tab.store.getState().session;
    if (drinks.length === 0) return 'has nothing to undo';
    const { id } = dice.pick(drinks);
    tab.store.undoDrink(id);
    guest.away.add(id);
    return `undoes ${id}`;
  },
  (guest, tab, dice) => {
    if (!dice.chance(0.3)) return 'thinks of a reset';
    tab.store.catchUp();
    const seen = new Set(tab.store.getState().session.drinks.map(({ id }) => id));
    tab.store.reset();
    for (const id of guest.logged.keys()) (seen.has(id) ? guest.away : guest.either).add(id);
    return `resets, clearing ${seen.size}`;
  },
  (_, tab, dice) => {
    const name = `Guest ${dice.between(1, 99)}`;
    tab.store.saveName(name);
    return `is called ${name}`;
  },
  (guest, tab, dice) => {
    const known = tab.store.catchUp().state.stamps.hidden;
    const hidden = dice.chance(0.5);
    const isHeldTo = !guest.phone.storage.isFull && !isEnding(guest, tab);
    tab.store.hide(hidden);
    const written = { hidden, stamp: tab.store.getState().state.stamps.hidden };
    guest.hideMe = isHeldTo && guest.hideMe ? winnerOf(guest.hideMe, written, known) : null;
    return hidden ? 'hides' : 'shows up';
  },
  (guest, tab, dice) => {
    if (!dice.chance(0.3) || guest.phone.storage.isFull) return 'thinks of deleting';
    guest.deleted.add(tab.store.getState().identity.sessionId);
    for (const id of guest.logged.keys()) guest.away.add(id);
    guest.logged = new Map(guest.logged);
    guest.away = new Set(guest.away);
    guest.either = new Set(guest.either);
    guest.hideMe = NEVER_HIDDEN;
    tab.deletions.forget();
    return 'deletes the data';
  },
  (_, tab, dice) => {
    const pace = dice.pick(PACE_IDS);
    tab.store.choosePace(pace);
    return `chooses ${pace}`;
  },
  ({ phone }, _, dice) => {
    for (const tab of phone.tabs) tab.store.choosePace(dice.pick(PACE_IDS));
    return 'chooses a pace in every tab at the same moment';
  },
];

/** The guest logs a random drink. */
export function logDrink(guest: GuestStory, tab: Tab, dice: Dice): string {
  const { id, hasSubtypes } = dice.pick(DRINK_MENU);
  const entry = tab.store.addDrink({ drinkType: id, alcoholType: hasSubtypes ? dice.pick(SPIRITS).id : undefined });
  if (entry) guest.logged.set(entry.id, entry);
  if (entry && isEnding(guest, tab)) guest.either.add(entry.id);
  return `logs ${entry?.id ?? 'nothing: full'}`;
}

/**
 * The guest's last write wins if its tab knew the one before. Otherwise the higher stamp wins (docs/sync.md step 1).
 * `known` is the stamp in the tab before the guest wrote.
 */
function winnerOf(last: HideWrite, written: HideWrite, known: Stamp): HideWrite {
  const knewLast = compareStamps(known, last.stamp) >= 0;
  return knewLast || compareStamps(written.stamp, last.stamp) > 0 ? written : last;
}

const hasName = ({ store }: Tab) => store.getState().userName !== null;

/** A name closes the welcome dialog, also if another tab has stored it. */
function closeDialogs(guests: readonly GuestStory[]): void {
  for (const guest of guests) if (guest.phone.tabs.some(hasName)) guest.welcomedAtMs = null;
}

/** Whether this tab still has a deleted session, knowingly or not. */
function isEnding({ deleted }: GuestStory, { store }: Tab): boolean {
  return store.ending() !== null || deleted.has(store.getState().identity.sessionId);
}

/** One action of a guest. Without a name there is only the welcome dialog. */
function act(guest: GuestStory, dice: Dice): string {
  const tab = guest.phone.tabs.length > 0 ? dice.pick(guest.phone.tabs) : guest.phone.openTab();
  if (!hasName(tab)) {
    const nowMs = guest.phone.clock.trueMs();
    guest.welcomedAtMs ??= nowMs;
    const isTyping = nowMs < guest.welcomedAtMs + TYPING_MS;
    // A phone that cannot store loses a new session with its tab (docs/sync.md).
    if (isTyping || guest.phone.storage.isFull) return 'looks at the welcome dialog';
    tab.store.saveName('New guest');
    guest.welcomedAtMs = null;
    return 'has a name again';
  }
  const does = dice.chance(0.5) ? ACTS[0] : dice.pick(ACTS);
  return does?.(guest, tab, dice) ?? '';
}

const QUIET_WITHIN_MS = 10 * 60_000;

/**
 * Ends all faults and waits until every phone is saved. Then every phone wakes once more, because a late request of a
 * killed tab may have arrived last. `onRecovery` is called before each of these times.
 * @throws if a phone is never saved.
 */
export async function quiesce(evening: Evening, onRecovery = async () => {}): Promise<void> {
  const { time, server, network, guests } = evening;
  network.faults = CALM;
  network.intruder = null;
  await server.recover();
  for (const { phone } of guests) {
    phone.storage.isFull = false;
    phone.isOnline = true;
    if (phone.tabs.length === 0) phone.openTab();
  }
  for (let times = 0; times < 2; times++) {
    await onRecovery();
    await wakeAll(evening);
  }
  await time.pass(40_000);
}

async function wakeAll({ time, guests }: Evening): Promise<void> {
  for (const { phone } of guests) for (const tab of phone.tabs) tab.wake();
  const deadlineMs = time.nowMs + QUIET_WITHIN_MS;
  do {
    await time.pass(35_000);
    if (time.nowMs > deadlineMs) throw new Error('stuck: a phone still owes the server something after 10 minutes');
  } while (guests.some(({ phone }) => phone.tabs.some(owes)));
}

function owes({ store, evenings, deletions }: Tab): boolean {
  const phone = store.getState();
  const asides = evenings.list().filter(({ identity }) => identity.sessionId !== phone.identity.sessionId);
  const isOwed = [phone, ...asides].some((copy) => copy.state.userName !== '' && !isSaved(copy));
  return isOwed || !['none', 'done'].includes(deletions.getState().state);
}
