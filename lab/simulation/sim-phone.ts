import { drinkOfId } from '../../src/domain/session/correction.ts';
import { createDeletions, type Deletions } from '../../src/sync/celebrations/deletions.ts';
import { createEvenings } from '../../src/sync/celebrations/evenings.ts';
import { startPushingAsides } from '../../src/sync/celebrations/push-asides.ts';
import { answerRefusals, type Refusal } from '../../src/sync/evening/answer-refusals.ts';
import { startPushing } from '../../src/sync/evening/push.ts';
import { createSessionStore, type SessionStore } from '../../src/sync/evening/session-store.ts';
import { createLiveFeed } from '../../src/sync/live/live.ts';
import type { LiveFeed } from '../../src/sync/live/live-state.ts';
import type { Lifecycle, Locks } from '../../src/sync/ports.ts';
import { followNews } from '../../src/sync/two-phones/follow-news.ts';
import { type CarryingOn, startCarryingOn } from '../../src/ui/later/carry-on/carrying-on.ts';
import { type Joining, startJoining } from '../../src/ui/later/celebration/joining.ts';
import type { Network } from './network.ts';
import { SharedStorage, type StorageDeps } from './shared-storage.ts';
import type { VirtualTime } from './virtual-time.ts';

// The browser objects that src/ui/later needs: a fixed address without a code or a ticket, and a history that cannot go back.
Object.assign(globalThis, {
  location: new URL('https://clink.example/'),
  history: { state: null, replaceState: () => {} },
  document: { querySelector: () => null },
  addEventListener: () => {},
  removeEventListener: () => {},
});

export interface Tab extends Pick<CarryingOn, 'offer' | 'takeOver'> {
  readonly store: SessionStore;
  readonly evenings: ReturnType<typeof createEvenings>;
  readonly live: LiveFeed | null;
  readonly deletions: Deletions;
  /** The state of the sheets with which a guest joins a celebration. */
  readonly joining: Joining | null;
  /** The phone's clock. */
  now(): number;
  /** Call this when the network is back, or when the guest looks at this tab again. */
  wake(): void;
  /** Ends the tab without any cleanup: its code stops, and its memory is lost. */
  kill(): void;
}

interface PhoneTraits {
  readonly skewMs: number;
  /** The delay until a tab sees another tab's write. */
  readonly storageLagMs: number;
  /** Whether the tabs have locks, which do not exist on plain http. */
  readonly hasLocks: boolean;
  readonly watchesLeaderboard: boolean;
  /** Whether the pages of this phone ask the server for the hosts' changes to the celebration. */
  readonly hearsHosts: boolean;
}

export interface PhoneDeps extends StorageDeps {
  readonly network: Network;
}

/** A guest's phone, which runs the real client code in any number of tabs with a shared storage. */
export class SimPhone {
  readonly tabs: Tab[] = [];
  /** The time by which the phone's clock is ahead, in ms. */
  skewMs: number;
  readonly storage: SharedStorage;
  /** The sessions that the guest deleted on this phone. */
  readonly deleted = new Set<string>();
  /** The drinks that a server has refused for good, by the part of the id that a drink and its corrections share. */
  readonly refused = new Set<string>();
  /** The drinks that the guest logged from the hosts' menu on this phone. */
  readonly named = new Set<string>();
  isOnline = true;
  readonly #deps: PhoneDeps;
  readonly #traits: PhoneTraits;
  readonly #locks: Locks;

  constructor(deps: PhoneDeps, traits: PhoneTraits) {
    this.#deps = deps;
    this.#traits = traits;
    this.skewMs = traits.skewMs;
    this.storage = new SharedStorage(deps, traits.storageLagMs);
    this.#locks = traits.hasLocks ? createMutex(deps.time) : { exclusively: (_name, _patienceMs, work) => work() };
  }

  get hasRightTimes(): boolean {
    return this.skewMs === this.#traits.skewMs;
  }

  /** Whether the tabs of this phone hear of each other late and in any order. */
  get hearsLate(): boolean {
    return this.#deps.lateEvents !== null;
  }

  /** Whether all tabs of the phone know the same data: each has seen the others' writes, and has stored its own. */
  get isAtOne(): boolean {
    return this.storage.isSettled && this.tabs.every(({ store }) => store.getState().isStored);
  }

  /** Makes another phone with a copy of this phone's storage. */
  duplicate(): SimPhone {
    const other = new SimPhone(this.#deps, { ...this.#traits, skewMs: this.skewMs });
    other.storage.copyFrom(this.storage);
    return other;
  }

  /** Makes another phone with an empty storage. */
  another(): SimPhone {
    return new SimPhone(this.#deps, this.#traits);
  }

  /** Opens `count` tabs at the same instant. While they load, none of them sees the writes of the others. */
  openTabs(count: number): Tab[] {
    return Array.from({ length: count }, () => this.storage.open()).map((view) => this.openTab(view));
  }

  openTab({ storage, close } = this.storage.open()): Tab {
    let isAlive = true;
    const { time, dice, network } = this.#deps;
    const wakeListeners = new Set<Parameters<Lifecycle['onWake']>[0]>();
    const clock = {
      now: () => time.nowMs + this.skewMs,
      after: (delayMs: number, callback: () => void) => time.after(delayMs, () => isAlive && callback()),
    };
    const log = () => {};
    const fetch = network.fetchFor(() => isAlive && this.isOnline);
    const lifecycle: Lifecycle = {
      isVisible: () => true,
      onHide: () => () => {},
      onWake: (listener) => {
        wakeListeners.add(listener);
        return () => wakeListeners.delete(listener);
      },
    };
    const store = createSessionStore({ storage, clock, random: dice, log });
    const deps = { store, storage, fetch, clock, random: dice, lifecycle, locks: this.#locks, log };
    const noteRefused = ({ drink }: Refusal) => this.refused.add(drinkOfId(drink.id));
    const stops = [startPushing(deps), startPushingAsides(deps), answerRefusals(store, clock, noteRefused)];
    const deletions = createDeletions(deps);
    const { offer, takeOver, otherPhone, close: stopCarryingOn } = startCarryingOn(deps);
    stops.push(deletions.close, stopCarryingOn, followNews({ ...deps, otherPhone }));
    const joining = this.#traits.hearsHosts ? startJoining(deps) : null;
    const live = this.#traits.watchesLeaderboard ? createLiveFeed(deps) : null;
    const reload = () => {
      tab.kill();
      this.openTab();
    };
    if (joining) stops.push(joining.close);
    stops.push(store.subscribe(() => store.ending() && clock.after(0, reload)));
    if (live) stops.push(live.watch('all'));
    stops.push(store.close, close);
    const tab: Tab = {
      store,
      evenings: createEvenings(deps),
      live,
      deletions,
      offer,
      takeOver,
      joining,
      now: clock.now,
      wake: () => {
        for (const listener of wakeListeners) listener('online');
      },
      kill: () => {
        isAlive = false;
        for (const stop of stops) stop();
        this.tabs.splice(this.tabs.indexOf(tab), 1);
      },
    };
    this.tabs.push(tab);
    return tab;
  }
}

/** Locks that the tabs of one phone share, with the same timeout as in the product. */
function createMutex(time: VirtualTime): Locks {
  let tail: Promise<void> = Promise.resolve();
  return {
    exclusively: (_name, patienceMs, work) => {
      const turn = Promise.race([tail, time.pause(patienceMs)]).then(work);
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
}

export function hasName({ store }: Pick<Tab, 'store'>): boolean {
  return store.getState().userName !== null;
}
