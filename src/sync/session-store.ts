import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AlcoholType, DrinkType } from '../domain/drink-menu.ts';
import type { Position } from '../domain/location/nearby.ts';
import type { KeptSession } from '../domain/protocol.ts';
import { beginAfresh } from '../domain/session/begin-afresh.ts';
import { type DrinkEntry, newDrinkEntry } from '../domain/session/drink-entry.ts';
import {
  acknowledge,
  addDrink,
  type DrinkSession,
  followClock,
  hasUnsaved,
  isExpired,
  profileOf,
  resetSession,
  touched,
  undoDrink,
} from '../domain/session/drink-session.ts';
import { type GuestNameFault, parseGuestName } from '../domain/session/guest-name.ts';
import { withHidden } from '../domain/session/hiding.ts';
import type { PaceId } from '../domain/session/pace.ts';
import { takeIn } from '../domain/session/take-in.ts';
import { type ChangeKind, type Phone, UNREAD_PHONE } from './phone.ts';
import { KEYS, writeFlag } from './phone-storage.ts';
import { newTag } from './random-text.ts';
import { createTabs, type TabsDeps } from './tabs.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The phone's own truth (docs/sync.md, steps 1 to 3): every change is merged with what other tabs wrote, written, and
 * only then shown. Storage that fails is a state, not an exception.
 */
export function createSessionStore(deps: TabsDeps) {
  const { storage, clock, random, log } = deps;
  const tabs = createTabs(deps);
  const store: StoreApi<Phone> = createStore(tabs.load);
  const newChangeId = () => newTag(random);

  function change(kind: ChangeKind, transition: (phone: Phone) => Phone): Phone {
    const before = tabs.merge(store.getState());
    const session = followClock(before.session, clock.now(), newChangeId());
    const after = transition({ ...before, session });
    const next = tabs.write({ ...after, changedAt: { ...after.changedAt, [kind]: after.session.revision } });
    store.setState(next, true);
    return next;
  }

  function changeSession(transition: (session: DrinkSession) => DrinkSession): Phone {
    return change('drinks', (phone) => ({ ...phone, session: transition(phone.session) }));
  }

  function replace(sessionId: string, transition: (phone: Phone) => Phone): void {
    const before = tabs.merge(store.getState());
    if (before.identity.sessionId === sessionId) store.setState(tabs.write(transition(before)), true);
  }

  const stopListening = tabs.onNews((takeIn) => store.setState(takeIn(store.getState()), true));

  return {
    getState: store.getState,
    /** What the prerendered page shows, and React's first drawing over it. */
    getInitialState: () => UNREAD_PHONE,
    subscribe: store.subscribe,

    /** Trims, checks and keeps the name (spec §5); returns what is wrong with it, or null. */
    saveName(raw: string): GuestNameFault | null {
      const parsed = parseGuestName(raw);
      if (!parsed.ok) return parsed.fault;
      change('name', (phone) => ({ ...phone, userName: parsed.name, session: touched(phone.session, newChangeId()) }));
      return null;
    },

    choosePace(pace: PaceId): void {
      change('pace', (phone) => ({ ...phone, pace, session: touched(phone.session, newChangeId()) }));
    },

    /** Logs a confirmed drink now; null when the session is full (contract, Limits). */
    addDrink(choice: { drinkType: DrinkType; alcoholType?: AlcoholType | undefined }): DrinkEntry | null {
      const entry = newDrinkEntry(choice, clock.now(), newTag(random));
      const { session } = changeSession((before) => addDrink(before, entry, newChangeId()));
      return session.drinks.some(({ id }) => id === entry.id) ? entry : null;
    },

    undoDrink(entryId: string): void {
      changeSession((session) => undoDrink(session, entryId, newChangeId()));
    },

    /** 'Hide me from the leaderboard', or show me again. */
    hide(hidden: boolean): void {
      changeSession((session) => withHidden(session, hidden, newChangeId()));
    },

    reset(): void {
      changeSession((session) => resetSession(session, clock.now(), newChangeId()));
    },

    /** A new position, or null to stop sharing. */
    share(position: Position | null): void {
      writeFlag(storage, KEYS.locationSharing, position ? 'on' : null, log);
      change('drinks', (phone) => ({ ...phone, position, session: touched(phone.session, newChangeId()) }));
    },

    /** Takes in what other tabs wrote and where the clock went; what is sent next is built from this. */
    settle(): Phone {
      const before = tabs.merge(store.getState());
      const followed = followClock(before.session, clock.now(), newChangeId());
      const isUntold = !hasUnsaved(followed) && followed.told !== profileOf(before.userName, before.pace);
      const session = isUntold ? touched(followed, newChangeId()) : followed;
      const next = session === before.session && before.isStored ? before : tabs.write({ ...before, session });
      store.setState(next, true);
      return next;
    },

    /** The server keeps what was sent (docs/sync.md, step 6). */
    acknowledge(sessionId: string, sent: DrinkSession): void {
      replace(sessionId, (phone) => ({ ...phone, session: acknowledge(phone.session, sent) }));
    },

    /** The server keeps something else: take it in, and count on above it for what it lacks or has lost (step 7). */
    takeIn(sessionId: string, heard: number, keptRevision: number, kept: KeptSession | undefined): void {
      replace(sessionId, (phone) => takeIn(phone, heard, keptRevision, kept));
    },

    /** 'Delete my data', on this phone (docs/sync.md, step 11): nothing is left, and the page begins as on a first visit. */
    forget(): void {
      store.setState(tabs.beginAnew(), true);
    },

    /** The server heard 'Delete my data' for this session: it must not go on, not even by its name (step 13). */
    leave(forgottenSessionId: string): void {
      const phone = store.getState();
      if (phone.identity.sessionId === forgottenSessionId) store.setState(tabs.leave(phone), true);
    },

    /** The server no longer knows this session: a fresh id and secret; name and pace stay (contract, 410). */
    startAfresh(goneSessionId: string): void {
      const before = tabs.merge(store.getState());
      if (before.identity.sessionId !== goneSessionId) return;
      const session = beginAfresh(before.session, clock.now(), newChangeId());
      store.setState(tabs.write({ ...before, identity: tabs.newIdentity(), session, changedAt: {} }), true);
    },

    isExpired: () => isExpired(store.getState().session.sessionStart, clock.now()),

    /** Only the page's beginning anew is left to do. */
    isOver: tabs.isOver,
    clear: tabs.clear,
    close: stopListening,
  };
}
