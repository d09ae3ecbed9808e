import { DRINK_MENU, type DrinkChoice, SPIRITS } from '../../src/domain/drink-menu.ts';
import { FURTHEST_BACK_MS, MINUTE_MS } from '../../src/domain/limits.ts';
import type { DrinkEntry } from '../../src/domain/session/drink-entry.ts';
import { compareStamps } from '../../src/domain/session/merge.ts';
import { PACE_IDS } from '../../src/domain/session/pace.ts';
import type { Stamp } from '../../src/domain/session/session-state.ts';
import { addEarlier, correctEntry } from '../../src/sync/evening/forgotten-drinks.ts';
import type { Dice } from './dice.ts';
import { type GuestStory, type HideWrite, NEVER_HIDDEN } from './guest-story.ts';
import { hasName, type Tab } from './sim-phone.ts';

/** The shortest time in which a guest types a name. */
export const TYPING_MS = 500;

/** The parts of a guest's story that logging and undoing change. */
type Drinker = Pick<GuestStory, 'logged' | 'away' | 'either' | 'deleted'>;
type OpenPage = Pick<Tab, 'store'>;

const ACTS: readonly ((guest: GuestStory, tab: Tab, dice: Dice) => string)[] = [
  logDrink,
  undoDrink,
  addEarlierDrink,
  correctDrink,
  correctInEveryTab,
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
    const { sessionId } = tab.store.catchUp().identity;
    // The guest has already deleted the data in another tab.
    if (tab.store.ending()) return 'has deleted the data';
    guest.deleted.add(sessionId);
    guest.phone.deleted.add(sessionId);
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
    // This draws no random number, so that the evenings of earlier seeds stay the same.
    if (pace === 'slow' || pace === 'fast') tab.store.beQuiet(pace === 'slow');
    return `chooses ${pace}`;
  },
  ({ phone }, _, dice) => {
    for (const tab of phone.tabs) tab.store.choosePace(dice.pick(PACE_IDS));
    return 'chooses a pace in every tab at the same moment';
  },
];

/** Does one action of a guest. A guest without a name sees only the welcome dialog. */
export function act(guest: GuestStory, dice: Dice, nowMs: number): string {
  const tab = guest.phone.tabs.length > 0 ? dice.pick(guest.phone.tabs) : guest.phone.openTab();
  if (!hasName(tab)) {
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

export function anyDrink(dice: Dice): DrinkChoice {
  const { id, hasSubtypes } = dice.pick(DRINK_MENU);
  return { drinkType: id, alcoholType: hasSubtypes ? dice.pick(SPIRITS).id : undefined };
}

/** Lets the guest log a random drink. */
export function logDrink(guest: Drinker, tab: OpenPage, dice: Dice): string {
  const entry = tab.store.addDrink(anyDrink(dice));
  if (entry) guest.logged.set(entry.id, entry);
  if (entry && isEnding(guest, tab)) guest.either.add(entry.id);
  return `logs ${entry?.id ?? 'nothing: full'}`;
}

export function undoDrink(guest: Drinker, { store }: OpenPage, dice: Dice): string {
  const { drinks } = store.getState().session;
  if (drinks.length === 0) return 'has nothing to undo';
  const { id } = dice.pick(drinks);
  store.undoDrink(id);
  guest.away.add(id);
  return `undoes ${id}`;
}

/** Lets the guest log a drink with an earlier time, after the beginning of the evening. */
function addEarlierDrink(guest: GuestStory, tab: Tab, dice: Dice): string {
  const now = tab.now();
  const start = Math.max(tab.store.catchUp().session.sessionStart, now - FURTHEST_BACK_MS);
  if (start >= now) return 'has nothing to add from before';
  const entry = addEarlier(tab.store, anyDrink(dice), dice.between(start, now), now);
  if (entry) guest.logged.set(entry.id, entry);
  if (entry && isEnding(guest, tab)) guest.either.add(entry.id);
  return `adds ${entry?.id ?? 'nothing: full'}`;
}

/** Lets the guest correct a drink, to another kind or an earlier time. */
function correctDrink(guest: GuestStory, tab: Tab, dice: Dice): string {
  const { drinks } = tab.store.getState().session;
  return drinks.length === 0 ? 'has nothing to correct' : correct(guest, tab, dice.pick(drinks), dice);
}

/** Lets all tabs correct the same drink before they have heard of each other. */
function correctInEveryTab(guest: GuestStory, { store }: Tab, dice: Dice): string {
  const { drinks } = store.getState().session;
  if (drinks.length === 0) return 'has nothing to correct in every tab';
  const was = dice.pick(drinks);
  return guest.phone.tabs.map((tab) => correct(guest, tab, was, dice)).join(' and ');
}

function correct(guest: GuestStory, tab: Tab, was: DrinkEntry, dice: Dice): string {
  const start = Math.max(tab.store.catchUp().session.sessionStart, tab.now() - FURTHEST_BACK_MS + MINUTE_MS);
  const timestamp = dice.chance(0.5) || start >= was.timestamp ? was.timestamp : dice.between(start, was.timestamp);
  const entry = correctEntry(tab.store, was, { ...anyDrink(dice), timestamp }, tab.now());
  if (!entry) return `cannot correct ${was.id}`;
  guest.logged.set(entry.id, entry);
  guest.away.add(was.id);
  if (isEnding(guest, tab)) for (const id of [was.id, entry.id]) guest.either.add(id);
  return `corrects ${was.id} to ${entry.id}`;
}

/**
 * The guest's last write wins if its tab knew the write before. Otherwise the write with the higher stamp wins (docs/sync.md
 * step 1). `known`: the stamp in the tab before the last write.
 */
function winnerOf(last: HideWrite, written: HideWrite, known: Stamp): HideWrite {
  const knewLast = compareStamps(known, last.stamp) >= 0;
  return knewLast || compareStamps(written.stamp, last.stamp) > 0 ? written : last;
}

/** Records that the welcome dialog of a guest with a name is closed, even if another tab stored the name. */
export function closeDialogs(guests: readonly GuestStory[]): void {
  for (const guest of guests) if (guest.phone.tabs.some(hasName)) guest.welcomedAtMs = null;
}

/** Whether the session of this tab is deleted, even if the tab does not know it yet. */
function isEnding({ deleted }: Drinker, { store }: OpenPage): boolean {
  return store.ending() !== null || deleted.has(store.getState().identity.sessionId);
}
