import type { StoreApi } from 'zustand/vanilla';
import { isExpired } from '../../domain/session/session-lifetime.ts';
import type { Copy, Phone } from '../phone/phone.ts';
import type { Tabs } from '../phone/tabs.ts';
import type { Clock } from '../ports.ts';

/** Ends the evening of this page, or moves the page to another evening (docs/sync.md step 7). */
export function pageEnd(
  shown: StoreApi<Phone>,
  show: (phone: Phone) => void,
  caughtUp: () => Phone,
  tabs: Tabs,
  clock: Clock,
) {
  return {
    /** The reason why the page must reload, or null. */
    ending: tabs.ending,

    isExpired: () => isExpired(shown.getState().beganAt, clock.now()),

    /** Removes an evening that is over from this phone. */
    clear: tabs.clear,

    /** 'Delete my data' on this phone. Afterwards the page looks like on a first visit. */
    clearGuest(): void {
      show(tabs.clearGuest());
    },

    /** Ends this session including the name, because the guest has deleted it on another phone or in another tab. */
    endForgotten(forgottenSessionId: string): void {
      const phone = shown.getState();
      if (phone.identity.sessionId === forgottenSessionId) show(tabs.withoutSession(phone));
    },

    /**
     * Moves to another session. Returns false and changes nothing if the present session is ending, or if the phone
     * cannot store `copy`. With `leavesNothing`, a phone that cannot store goes on in memory.
     */
    moveTo(copy: Copy, leavesNothing?: boolean): boolean {
      const next = tabs.moveTo(caughtUp(), copy, leavesNothing);
      if (next) show(next);
      return next !== null;
    },
  };
}
