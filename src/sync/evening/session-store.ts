import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DrinkChoice } from '../../domain/drink-menu.ts';
import type { Position } from '../../domain/location/nearby.ts';
import type { GoneReason, ProblemCode } from '../../domain/protocol.ts';
import { type DrinkEntry, newDrinkEntry } from '../../domain/session/drink-entry.ts';
import { type GuestNameFault, parseGuestName } from '../../domain/session/guest-name.ts';
import type { PaceId } from '../../domain/session/pace.ts';
import { setBackAt } from '../../domain/session/session-clock.ts';
import { addDrink, removeDrinks, resetSession, write } from '../../domain/session/session-edits.ts';
import { isExpired } from '../../domain/session/session-lifetime.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import { hasDrink } from '../../domain/session/session-view.ts';
import { type Decision, decided, type Moderation } from '../phone/decision.ts';
import { isSameCelebration, type KnownCelebration, latestOf } from '../phone/known-celebration.ts';
import { freshened, nextCopy } from '../phone/new-session.ts';
import { type Copy, type Phone, type Question, UNREAD_PHONE, withView } from '../phone/phone.ts';
import { writeValue } from '../phone/phone-storage.ts';
import { newTag } from '../phone/random-text.ts';
import { KEYS } from '../phone/storage-keys.ts';
import type { StoredPhoneDeps } from '../phone/stored-phone.ts';
import { createTabs } from '../phone/tabs.ts';
import { withAcknowledgement } from '../phone/with-acknowledgement.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** A change that a guest makes. Returns the new state. Times in ms on the clock of `state`. */
type Edit = (state: SessionState, nowMs: number, tag: string) => SessionState;

/**
 * The state of this phone (docs/sync.md steps 1 and 2). Every change is merged with what other tabs wrote, then stored,
 * and only then shown. A failed write sets `isStored` to false and throws nothing.
 */
export function createSessionStore(deps: StoredPhoneDeps) {
  const { storage, clock, random, log } = deps;
  const tabs = createTabs(deps);
  const store: StoreApi<Phone> = createStore(tabs.load);

  /** The state of this phone now: caught up with the other tabs, which may end the page, and adjusted to its clock. */
  function caughtUp(): Phone {
    const phone = tabs.caughtUp(store.getState());
    const lateMs = setBackAt(phone.state, clock.now() + phone.setBackMs);
    return lateMs === 0 ? phone : withView({ ...phone, setBackMs: phone.setBackMs + lateMs });
  }

  function change(transition: (phone: Phone) => Phone): Phone {
    const next = tabs.store(transition(caughtUp()));
    store.setState(next, true);
    return next;
  }

  function edit(edited: Edit, atMs = clock.now()): Phone {
    return change((phone) => {
      const state = edited(phone.state, atMs + phone.setBackMs, newTag(random));
      return withView({ ...phone, state });
    });
  }

  /** Makes a change if the phone still has this session. */
  function changeSession(sessionId: string, transition: (phone: Phone) => Phone): void {
    if (caughtUp().identity.sessionId === sessionId) change(transition);
  }

  /** `phone` after the server has answered the save of `sent`, and with it the question of that save. */
  function answered(phone: Phone, sent: Phone, moderation: Moderation): Phone {
    const decision = decided(phone.decision, moderation, clock.now());
    return { ...phone, decision, asks: phone.asks === sent.asks ? null : phone.asks };
  }

  const stopListening = storage.onChange((key, value) => {
    store.setState(tabs.withStorageEvent(store.getState(), key, value), true);
  });

  return {
    getState: store.getState,
    /** The state of the prerendered page and of React's first render. */
    getInitialState: () => UNREAD_PHONE,
    subscribe: store.subscribe,

    /** Trims, checks and stores the name (docs/spec-coverage.md §5.1). Returns its fault, or null. */
    saveName(raw: string): GuestNameFault | null {
      const parsed = parseGuestName(raw);
      if (!parsed.ok) return parsed.fault;
      edit((state, _, tag) => write(state, 'userName', parsed.name, tag));
      return null;
    },

    choosePace(pace: PaceId): void {
      edit((state, _, tag) => write(state, 'drinkingPace', pace, tag));
    },

    /** Logs a confirmed drink. Returns null when the session is full (docs/protocol.md#limits). */
    addDrink(choice: DrinkChoice): DrinkEntry | null {
      const atMs = clock.now();
      const entry = newDrinkEntry(choice, atMs, newTag(random));
      const phone = edit((state, nowMs) => addDrink(state, { ...entry, timestamp: nowMs }), atMs);
      return hasDrink(phone, entry.id) ? entry : null;
    },

    /** Removes a drink. Returns false if too many were removed before: then the drink stays. */
    undoDrink(entryId: string): boolean {
      const phone = edit((state) => removeDrinks(state, [entryId]));
      return !hasDrink(phone, entryId);
    },

    /** Hides the guest from the leaderboard, or shows the guest again. */
    hide(hidden: boolean): void {
      edit((state, _, tag) => write(state, 'hidden', hidden, tag));
    },

    reset(): void {
      edit(resetSession);
    },

    /** Shares a new position. Null stops sharing. */
    share(position: Position | null): void {
      change((phone) => {
        // In a page that is ending, the guest has agreed to nothing at the evening that the phone has now.
        if (!tabs.ending()) writeValue(storage, KEYS.locationSharing, position ? 'on' : null, log);
        return { ...phone, position };
      });
    },

    /** Merges what other tabs wrote and adjusts to the clock. Returns the state to send. */
    catchUp(): Phone {
      const before = store.getState();
      const merged = caughtUp();
      if (merged === before && before.isStored) return before;
      const phone = tabs.store(merged);
      // Subscribers call this too, so a phone that still cannot store must not notify them.
      if (merged === before && !phone.isStored) return before;
      store.setState(phone, true);
      return phone;
    },

    /** Handles a wake: an old empty session starts again (docs/readings.md#expiry). */
    wake(): void {
      change((phone) => withView(freshened(phone, clock.now(), random)));
    },

    /**
     * Notes that the server has stored what was sent. `answer` is its session, if that contains more (docs/sync.md step 5).
     * `moderation` is what the hosts have decided.
     */
    acknowledge(sent: Phone, answer: SessionState | undefined, moderation: Moderation): void {
      changeSession(sent.identity.sessionId, (phone) =>
        withView({ ...withAcknowledgement(answered(phone, sent, moderation), sent, answer), refusedBy: null }),
      );
    },

    /** Notes what the hosts have decided about the guest of `sent`. */
    noteDecision(sent: Phone, moderation: Moderation): void {
      changeSession(sent.identity.sessionId, (phone) => answered(phone, sent, moderation));
    },

    /**
     * Makes the next save ask this. The save is sent even if the server has everything. A question to the hosts stays
     * until it is answered: that answer has all news too.
     */
    ask(asks: Question): void {
      store.setState((phone) => ({ asks: phone.asks === 'entry' ? 'entry' : asks }));
    },

    /** Notes what the guest has been told of the hosts' decision. */
    noteTold(decision: Decision): void {
      change((phone) => ({ ...phone, decision: latestOf(phone.decision, decision) }));
    },

    /** Starts the next session, because the server no longer has this one (docs/sync.md step 5). */
    startNext(goneSessionId: string, reason: GoneReason | undefined): void {
      changeSession(goneSessionId, (phone) => {
        const lost = reason === 'expired' ? null : phone.acknowledged;
        return withView(nextCopy(phone, lost, clock.now(), random));
      });
    },

    /** 'Delete my data' on this phone (docs/sync.md step 7). After that the page looks like a first visit. */
    forget(): void {
      store.setState(tabs.forget(), true);
    },

    /** The guest deleted this session elsewhere. It ends here too, including the name. */
    endForgotten(forgottenSessionId: string): void {
      const phone = store.getState();
      if (phone.identity.sessionId === forgottenSessionId) store.setState(tabs.endForgotten(phone), true);
    },

    /**
     * Goes on with another session, in memory if `leavesNothing` and the phone cannot store it. Returns false if it may
     * not: then nothing has changed.
     */
    moveTo(copy: Copy, leavesNothing?: boolean): boolean {
      const next = tabs.moveTo(caughtUp(), copy, leavesNothing);
      if (next) store.setState(next, true);
      return next !== null;
    },

    /** Notes that the server has refused a save for good. */
    refuse(refusedBy: ProblemCode): void {
      store.setState({ refusedBy, asks: null });
    },

    /** Stores what the phone has learned about its celebration. */
    learn(celebration: KnownCelebration): void {
      if (!isSameCelebration(store.getState().celebration, celebration)) return;
      change((phone) => ({ ...phone, celebration }));
    },

    /** The evenings of celebrations that the guest has left. */
    asides: tabs.asides,

    isExpired: () => isExpired(store.getState().session.sessionStart, clock.now()),

    /** Why the page must reload, or null. */
    ending: tabs.ending,
    clear: tabs.clear,
    close: stopListening,
  };
}
