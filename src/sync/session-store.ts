import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AlcoholType, DrinkType } from '../domain/drink-menu.ts';
import type { Position } from '../domain/location/nearby.ts';
import type { GoneReason } from '../domain/protocol.ts';
import { type DrinkEntry, newDrinkEntry } from '../domain/session/drink-entry.ts';
import { type GuestNameFault, parseGuestName } from '../domain/session/guest-name.ts';
import { merge } from '../domain/session/merge.ts';
import type { PaceId } from '../domain/session/pace.ts';
import { isExpired, movedBy, setBackAt, withTimesOf } from '../domain/session/session-clock.ts';
import { addDrink, removeDrinks, resetSession, write } from '../domain/session/session-edits.ts';
import type { SessionState } from '../domain/session/session-state.ts';
import { type Phone, UNREAD_PHONE, withCopy } from './phone.ts';
import { KEYS, writeFlag } from './phone-storage.ts';
import { newTag } from './random-text.ts';
import { createTabs, type TabsDeps } from './tabs.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** What a guest does: the state after it; times in ms on the clock of `state`. */
type Edit = (state: SessionState, nowMs: number, tag: string) => SessionState;

/**
 * The phone's own truth (docs/sync.md steps 1 and 2): every change is merged with what other tabs wrote, written, and only
 * then shown. Storage that fails is a state, not an exception.
 */
export function createSessionStore(deps: TabsDeps) {
  const { storage, clock, random, log } = deps;
  const tabs = createTabs(deps);
  const store: StoreApi<Phone> = createStore(tabs.load);

  /** What this phone holds now, whatever other tabs wrote and wherever its clock went. */
  function current(): Phone {
    const phone = tabs.merge(store.getState());
    const lateMs = setBackAt(phone.state, clock.now() + phone.setBackMs);
    return lateMs === 0 ? phone : withCopy(phone, { ...phone, setBackMs: phone.setBackMs + lateMs });
  }

  function change(transition: (phone: Phone) => Phone): Phone {
    const next = tabs.save(transition(current()));
    store.setState(next, true);
    return next;
  }

  function edit(edited: Edit): Phone {
    return change((phone) => {
      const state = edited(phone.state, clock.now() + phone.setBackMs, newTag(random));
      return withCopy(phone, { ...phone, state });
    });
  }

  /** A change to this session alone, if the phone still holds it. */
  function changeSession(sessionId: string, transition: (phone: Phone) => Phone): void {
    if (current().identity.sessionId === sessionId) change(transition);
  }

  const stopListening = tabs.onNews((merged) => store.setState(merged(store.getState()), true));

  return {
    getState: store.getState,
    /** What the prerendered page shows, and React's first drawing over it. */
    getInitialState: () => UNREAD_PHONE,
    subscribe: store.subscribe,

    /** Trims, checks and keeps the name (docs/spec-coverage.md §5.1); returns what is wrong with it, or null. */
    saveName(raw: string): GuestNameFault | null {
      const parsed = parseGuestName(raw);
      if (!parsed.ok) return parsed.fault;
      edit((state, _, tag) => write(state, 'userName', parsed.name, tag));
      return null;
    },

    choosePace(pace: PaceId): void {
      edit((state, _, tag) => write(state, 'drinkingPace', pace, tag));
    },

    /** Logs a confirmed drink now; null when the session is full (docs/protocol.md#limits). */
    addDrink(choice: { drinkType: DrinkType; alcoholType?: AlcoholType | undefined }): DrinkEntry | null {
      const entry = newDrinkEntry(choice, clock.now(), newTag(random));
      const { session } = edit((state, nowMs) => addDrink(state, { ...entry, timestamp: nowMs }));
      return session.drinks.some(({ id }) => id === entry.id) ? entry : null;
    },

    undoDrink(entryId: string): void {
      edit((state) => removeDrinks(state, [entryId]));
    },

    /** 'Hide me from the leaderboard', or show me again. */
    hide(hidden: boolean): void {
      edit((state, _, tag) => write(state, 'hidden', hidden, tag));
    },

    reset(): void {
      edit(resetSession);
    },

    /** A new position, or null to stop sharing. */
    share(position: Position | null): void {
      writeFlag(storage, KEYS.locationSharing, position ? 'on' : null, log);
      change((phone) => ({ ...phone, position }));
    },

    /** Merges what other tabs wrote and follows the clock; what is sent next is built from this. */
    settle(): Phone {
      const phone = current();
      if (phone === store.getState() && phone.isStored) return phone;
      return change((latest) => latest);
    },

    /** The guest looks at the phone again (docs/readings.md#expiry). */
    wake(): void {
      change(tabs.freshened);
    },

    /** The server holds what was sent, and `answer` where that is more (docs/sync.md step 5). */
    acknowledge(sent: Phone, answer: SessionState | undefined): void {
      changeSession(sent.identity.sessionId, (phone) => {
        const answered = withTimesOf(phone.state, answer ? movedBy(answer, sent.setBackMs) : sent.state);
        const held = merge(sent.state, answered);
        const acknowledged = phone.acknowledged ? merge(phone.acknowledged, held) : held;
        return withCopy(phone, { ...phone, state: merge(phone.state, answered), acknowledged });
      });
    },

    /** The server has let go of this session: another id and secret. Drinks it never acknowledged stay (docs/sync.md step 5). */
    startNext(goneSessionId: string, reason: GoneReason | undefined): void {
      changeSession(goneSessionId, (phone) => tabs.startNext(phone, reason === 'expired' ? null : phone.acknowledged));
    },

    /** 'Delete my data', on this phone (docs/sync.md step 7): nothing is left, and the page begins as on a first visit. */
    forget(): void {
      store.setState(tabs.clearGuest(), true);
    },

    /** The server heard 'Delete my data' for this session: it must not go on, not even by its name. */
    leave(forgottenSessionId: string): void {
      const phone = store.getState();
      if (phone.identity.sessionId === forgottenSessionId) store.setState(tabs.leave(phone), true);
    },

    isExpired: () => isExpired(store.getState().session.sessionStart, clock.now()),

    /** Only reloading the page is left to do. */
    isOver: tabs.isOver,
    clear: tabs.clear,
    close: stopListening,
  };
}
