import { createStore, type StoreApi } from 'zustand/vanilla';
import { setBackAt } from '../../domain/session/session-clock.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import { freshened, newTag } from '../phone/new-session.ts';
import { type Phone, UNREAD_PHONE, withView } from '../phone/phone.ts';
import type { StoredPhoneDeps } from '../phone/stored-phone.ts';
import { createTabs } from '../phone/tabs.ts';
import { guestActs } from './guest-acts.ts';
import { pageEnd } from './page-end.ts';
import { serverAnswers } from './server-answers.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** A change that a guest makes. Returns the new state. Times are in ms on the clock of `state`. */
type Edit = (state: SessionState, nowMs: number, tag: string) => SessionState;

/** Within this time a tab notices that another tab has overwritten its copy, and writes the copy again. */
const COPY_COMES_MS = 3_000;

/**
 * The state of this phone (docs/sync.md steps 1 and 2). Every change is merged with what other tabs wrote, then stored,
 * and only then shown. A failed write sets `isStored` to false and throws nothing.
 */
export function createSessionStore(deps: StoredPhoneDeps) {
  const { storage, clock, random } = deps;
  const tabs = createTabs(deps);
  const shown: StoreApi<Phone> = createStore(() => tabs.load());

  /**
   * The present state of this phone, after merging the writes of other tabs and adjusting to the phone's clock. A write
   * of another tab may end this page.
   */
  function caughtUp(): Phone {
    const phone = tabs.caughtUp(shown.getState());
    const lateMs = setBackAt(phone.state, clock.now() + phone.setBackMs);
    return lateMs ? withView({ ...phone, setBackMs: phone.setBackMs + lateMs }) : phone;
  }

  const show = (phone: Phone) => shown.setState(phone, true);

  /** Changes the phone, unless the guest was cleared from it, because the phone may then belong to another guest. */
  function change(transition: (phone: Phone) => Phone): Phone {
    const phone = caughtUp();
    const next = tabs.write(tabs.ending() === 'cleared' ? phone : transition(phone));
    show(next);
    return next;
  }

  function edit(edited: Edit, atMs = clock.now()): Phone {
    return change((phone) => {
      const state = edited(phone.state, atMs + phone.setBackMs, newTag(random));
      return withView({ ...phone, state });
    });
  }

  /** Makes a change if the phone still has this session. Otherwise another tab may have ended this page. */
  function changeSession(sessionId: string, transition: (phone: Phone) => Phone): void {
    change((phone) => (phone.identity.sessionId === sessionId ? transition(phone) : phone));
  }

  const isWaiting = () => tabs.isAwaiting(shown.getState());
  // The page stops waiting after a while, because the tab that has the copy may be closed.
  const stopWaiting = isWaiting() && clock.after(COPY_COMES_MS, () => isWaiting() && show(tabs.load(true)));
  const stopListening = storage.onChange((key, value) => show(tabs.withStorageEvent(shown.getState(), key, value)));

  return {
    getState: shown.getState,
    /** The state of the prerendered page and of React's first render. */
    getInitialState: () => UNREAD_PHONE,
    subscribe: shown.subscribe,
    ...guestActs(edit, change, tabs, deps),
    ...serverAnswers(shown, change, changeSession, deps),
    ...pageEnd(shown, show, caughtUp, tabs, clock),

    /** Merges what other tabs wrote and adjusts to the clock. Returns the state to send. */
    catchUp(): Phone {
      const before = shown.getState();
      const merged = caughtUp();
      if (merged === before && before.isStored) return before;
      const phone = tabs.write(merged);
      // If the phone still cannot store, subscribers are not notified, because they call this function again.
      if (merged === before && !phone.isStored) return before;
      show(phone);
      return phone;
    },

    /** Handles a wake. The start of an old empty session moves to now (docs/readings.md#expiry). */
    wake(): void {
      change((phone) => withView(freshened(phone, clock.now(), random)));
    },

    /** The evenings of celebrations that the guest has left. */
    asides: tabs.asides,

    close(): void {
      if (stopWaiting) stopWaiting();
      stopListening();
    },
  };
}
