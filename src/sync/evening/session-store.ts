import { freshened } from '../phone/new-session.ts';
import { type Phone, UNREAD_PHONE, withView } from '../phone/phone.ts';
import type { StoredPhoneDeps } from '../phone/stored-phone.ts';
import { guestActs } from './guest-acts.ts';
import { pageEnd } from './page-end.ts';
import { createPhoneState } from './phone-state.ts';
import { serverAnswers } from './server-answers.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The state of this phone (docs/sync.md steps 1 and 2). Every change is merged with what other tabs wrote, then stored,
 * and only then shown. A failed write sets `isStored` to false and throws nothing.
 */
export function createSessionStore(deps: StoredPhoneDeps) {
  const phoneState = createPhoneState(deps);
  const { shown, tabs, caughtUp, show, change } = phoneState;

  return {
    getState: shown.getState,
    /** The state of the prerendered page and of React's first render. */
    getInitialState: () => UNREAD_PHONE,
    subscribe: shown.subscribe,
    ...guestActs(phoneState, deps),
    ...serverAnswers(phoneState, deps),
    ...pageEnd(phoneState, deps),

    /** Merges what other tabs wrote and adjusts to the clock. Returns the state to send. */
    catchUp(): Phone {
      const before = shown.getState();
      const merged = caughtUp();
      if (merged === before && before.isStored) return before;
      const phone = tabs.write(merged);
      // Subscribers call this too, so a phone that still cannot store must not notify them.
      if (merged === before && !phone.isStored) return before;
      show(phone);
      return phone;
    },

    /** Handles a wake: an old empty session starts again (docs/readings.md#expiry). */
    wake(): void {
      change((phone) => withView(freshened(phone, deps.clock.now(), deps.random)));
    },

    /** The evenings of celebrations that the guest has left. */
    asides: tabs.asides,

    close: deps.storage.onChange((key, value) => show(tabs.withStorageEvent(shown.getState(), key, value))),
  };
}
