import { createStore, type StoreApi } from 'zustand/vanilla';
import { setBackAt } from '../../domain/session/session-clock.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import { newTag } from '../phone/new-session.ts';
import { type Phone, withView } from '../phone/phone.ts';
import type { StoredPhoneDeps } from '../phone/stored-phone.ts';
import { createTabs } from '../phone/tabs.ts';

export type PhoneState = ReturnType<typeof createPhoneState>;

/** A change that a guest makes. Returns the new state. Times in ms on the clock of `state`. */
type Edit = (state: SessionState, nowMs: number, tag: string) => SessionState;

/** How the state of this phone changes: merged with what other tabs wrote, then stored, and only then shown. */
export function createPhoneState(deps: StoredPhoneDeps) {
  const { clock, random } = deps;
  const tabs = createTabs(deps);
  const shown: StoreApi<Phone> = createStore(tabs.load);

  /** The state of this phone now: caught up with the other tabs, which may end the page, and adjusted to its clock. */
  function caughtUp(): Phone {
    const phone = tabs.caughtUp(shown.getState());
    const lateMs = setBackAt(phone.state, clock.now() + phone.setBackMs);
    return lateMs === 0 ? phone : withView({ ...phone, setBackMs: phone.setBackMs + lateMs });
  }

  const show = (phone: Phone) => shown.setState(phone, true);

  function change(transition: (phone: Phone) => Phone): Phone {
    const next = tabs.write(transition(caughtUp()));
    show(next);
    return next;
  }

  return {
    shown,
    tabs,
    caughtUp,
    show,
    change,

    edit(edited: Edit, atMs = clock.now()): Phone {
      return change((phone) => {
        const state = edited(phone.state, atMs + phone.setBackMs, newTag(random));
        return withView({ ...phone, state });
      });
    },

    /** Makes a change if the phone still has this session. */
    changeSession(sessionId: string, transition: (phone: Phone) => Phone): void {
      if (caughtUp().identity.sessionId === sessionId) change(transition);
    },
  };
}
