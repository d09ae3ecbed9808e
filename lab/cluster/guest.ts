import { figuresOf } from '../../src/domain/leaderboard/figures.ts';
import { countedDrinks } from '../../src/domain/session/counted-drinks.ts';
import { merge } from '../../src/domain/session/merge.ts';
import type { SessionState } from '../../src/domain/session/session-state.ts';
import type { SessionStore } from '../../src/sync/evening/session-store.ts';
import { createLiveFeed } from '../../src/sync/live/live.ts';
import type { LiveFeed } from '../../src/sync/live/live-state.ts';
import type { KnownCelebration } from '../../src/sync/phone/known-celebration.ts';
import { isSaved } from '../../src/sync/phone/phone.ts';
import { REAL_PORTS, startHeadlessPhone } from '../shared/headless-phone.ts';
import type { Dice } from '../simulation/dice.ts';
import { Deeds } from './deeds.ts';

/** A guest with one or two phones: the real client code, an open leaderboard on the first one, and all that the guest did. */
export interface Guest {
  readonly id: string;
  readonly celebration: KnownCelebration;
  readonly stores: readonly SessionStore[];
  readonly feed: LiveFeed;
  /** The ids of drinks. */
  readonly logged: ReadonlySet<string>;
  readonly undone: ReadonlySet<string>;
  /** How often a phone counted something as saved. */
  acknowledgements(): number;
  /** When the phones counted everything as saved for the last time. Null before the first time. */
  savedAtMs(): number | null;
  /** Whether a leaderboard with this row of the guest (null: without one) has everything that was saved then. */
  isUpToDate(row: string | null): boolean;
  isSaved(): boolean;
  /** Logs a beer. */
  log(): void;
  /** Does something at random, on each phone at the same moment. */
  tap(dice: Dice): void;
  stop(): void;
}

/** A celebration, and whether its hosts show the board of variety, whose figures follow from the drinks. */
export interface Place {
  readonly celebration: KnownCelebration;
  readonly hasVariety: boolean;
}

/** `urls` are the proxies that the phones use, one for each phone. Two phones have one session, as after 'Carry on here'. */
export function bringGuest(name: string, { celebration, hasVariety }: Place, urls: readonly string[]): Guest {
  const startAt = (url = '') => startHeadlessPhone((path, init) => fetch(new URL(path, url), init), celebration);
  const [url, ...others] = urls;
  const first = startAt(url);
  first.store.saveName(name);
  const phones = [first, ...others.map(startAt)];
  for (const { store } of phones.slice(1)) store.moveTo(first.store.getState());
  const stores = phones.map(({ store }) => store);
  const feed = createLiveFeed(first);
  const deeds = new Deeds(name);
  let acknowledgements = 0;
  let savedAtMs: number | null = null;
  let wasSaved = false;
  /** The rows since then. A save whose answer was lost may have brought any of them. */
  const rows = new Set<string | null>();
  const isAllSaved = () => stores.every((store) => isSaved(store.getState()));

  function noteRow(): void {
    const isNewlySaved = isAllSaved() && !wasSaved;
    wasSaved = isAllSaved();
    if (isNewlySaved) rows.clear();
    if (isNewlySaved) savedAtMs = REAL_PORTS.clock.now();
    rows.add(rowOf(stores.map((store) => store.getState().state).reduce(merge), hasVariety));
  }

  for (const store of stores)
    store.subscribe((now, before) => {
      if (now.acknowledged !== before.acknowledged) acknowledgements += 1;
      noteRow();
    });
  const stopFollowing = feed.watch('all');
  return {
    id: first.store.getState().identity.sessionId,
    celebration,
    stores,
    feed,
    logged: deeds.logged,
    undone: deeds.undone,
    acknowledgements: () => acknowledgements,
    savedAtMs: () => savedAtMs,
    // Of the changes of two phones, either may be saved first.
    isUpToDate: (row) => rows.has(row) || (stores.length > 1 && !isAllSaved()),
    isSaved: isAllSaved,
    log: () => deeds.log(first.store, 'beer'),
    tap(dice) {
      for (const store of stores) deeds.tap(store, dice);
    },
    stop() {
      stopFollowing();
      for (const phone of phones) phone.stop();
    },
  };
}

/** What a leaderboard shows of a guest. Null for one who hides. */
function rowOf(state: SessionState, hasVariety: boolean): string | null {
  const { hidden, userName, drinks, drinkingPace, sessionStart } = state;
  const { variety } = figuresOf(drinks, sessionStart);
  return hidden ? null : shownRow(userName, countedDrinks(drinks), drinkingPace, hasVariety ? variety : undefined);
}

export function shownRow(name: string, total: number, pace: string, variety: number | undefined): string {
  return `${name}, ${total}, ${pace}, ${variety}`;
}
