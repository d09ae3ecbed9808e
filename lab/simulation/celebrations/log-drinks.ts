import { OPEN_CELEBRATION_ID } from '../../../src/domain/celebration/celebration.ts';
import { isOffered } from '../../../src/domain/celebration/without-alcohol.ts';
import { DRINK_MENU, type DrinkChoice } from '../../../src/domain/drink-menu.ts';
import { FURTHEST_BACK_MS, MINUTE_MS } from '../../../src/domain/limits.ts';
import type { DrinkEntry } from '../../../src/domain/session/drink-entry.ts';
import { addEarlier, correctEntry } from '../../../src/sync/evening/forgotten-drinks.ts';
import type { Dice } from '../dice.ts';
import { anyDrink } from '../guest-acts.ts';
import { type Journey, placeOf, type Traveller } from '../journey.ts';
import type { Tab } from '../sim-phone.ts';
import { offeredBy } from './sim-menu.ts';

/** The time at which the day of each celebration begins: three hours before the evening. */
const DAY_BEGAN_AT_MS = Date.UTC(2026, 5, 20, 16);
const DRINKS = DRINK_MENU.filter(({ hasSubtypes }) => !hasSubtypes).map(({ id }) => ({ drinkType: id }));

/** Lets the guest log a drink, with the present time or an earlier one. */
export function log(journey: Journey, guest: Traveller, tab: Tab): string {
  const { dice } = journey;
  const choice = choose(dice, tab);
  const now = tab.now();
  const from = earliest(journey, tab);
  return dice.chance(0.75) || from >= now
    ? note(journey, guest, tab, () => tab.store.addDrink(choice))
    : note(journey, guest, tab, () => addEarlier(tab.store, choice, dice.between(from, now), now));
}

/** Lets the guest correct a drink, to another kind or an earlier time. */
export function correct(journey: Journey, guest: Traveller, tab: Tab): string {
  const { dice } = journey;
  const { drinks } = tab.store.getState().session;
  if (drinks.length === 0) return 'has nothing to correct';
  const was = dice.pick(drinks);
  const from = earliest(journey, tab);
  const timestamp = dice.chance(0.5) || from >= was.timestamp ? was.timestamp : dice.between(from, was.timestamp);
  const corrected = { ...choose(dice, tab), timestamp };
  const done = note(journey, guest, tab, () => correctEntry(tab.store, was, corrected, tab.now()));
  guest.away.add(was.id);
  return `${done}, which was ${was.id}`;
}

/** The earliest time that a drink can have, on the phone's clock. */
function earliest(journey: Journey, tab: Tab): number {
  const now = tab.now();
  const isOpen = placeOf(journey, tab) === OPEN_CELEBRATION_ID;
  const began = isOpen ? tab.store.catchUp().session.sessionStart : now - (journey.time.nowMs - DAY_BEGAN_AT_MS);
  return Math.max(began, now - FURTHEST_BACK_MS + MINUTE_MS);
}

function note(journey: Journey, guest: Traveller, tab: Tab, logs: () => DrinkEntry | null): string {
  const { phone, logged, places, either, deleted } = guest;
  const place = placeOf(journey, tab);
  const { sessionId } = tab.store.getState().identity;
  const entry = logs();
  if (!entry) return 'logs nothing';
  if (entry.menuItem) phone.named.add(entry.id);
  logged.set(entry.id, entry);
  places.set(entry.id, place);
  // This tab did not know yet that the data was deleted, or that the guest signed off, in another tab.
  if (deleted.has(sessionId) || tab.store.ending() === 'cleared') either.add(entry.id);
  return `logs ${entry.id} ${entry.menuItem ?? ''} at ${place}`;
}

/** Most guests choose a drink from the hosts' menu. An older page offers all drinks, even at a celebration without alcohol. */
function choose(dice: Dice, tab: Tab): DrinkChoice {
  const { celebration } = tab.store.getState();
  if (celebration?.withoutAlcohol && dice.chance(0.3)) return anyDrink(dice);
  const offered = offeredBy(tab);
  const others = DRINKS.filter(({ drinkType }) => isOffered(drinkType, celebration));
  return dice.pick(offered.length > 0 && dice.chance(0.7) ? offered : others);
}
