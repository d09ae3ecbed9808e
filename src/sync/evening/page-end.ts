import type { StoreApi } from 'zustand/vanilla';
import { isExpired } from '../../domain/session/session-lifetime.ts';
import type { Copy, Phone } from '../phone/phone.ts';
import type { Tabs } from '../phone/tabs.ts';
import type { Clock } from '../ports.ts';

/** What ends the evening of this page, or takes the page to another one (docs/sync.md step 7). */
export function pageEnd(
  shown: StoreApi<Phone>,
  show: (phone: Phone) => void,
  caughtUp: () => Phone,
  tabs: Tabs,
  clock: Clock,
) {
  return {
    /** Why the page must reload, or null. */
    ending: tabs.ending,

    isExpired: () => isExpired(shown.getState().beganAt, clock.now()),

    /** Clears an evening that is over from this phone. */
    clear: tabs.clear,

    /** 'Delete my data' on this phone. After that the page looks like a first visit. */
    clearGuest(): void {
      show(tabs.clearGuest());
    },

    /** The guest deleted this session elsewhere. It ends here too, including the name. */
    endForgotten(forgottenSessionId: string): void {
      const phone = shown.getState();
      if (phone.identity.sessionId === forgottenSessionId) show(tabs.withoutSession(phone));
    },

    /**
     * Goes on with another session, in memory if `leavesNothing` and the phone cannot store it. Returns false, and changes
     * nothing, if the phone must store it and cannot, or if the present session is ending.
     */
    moveTo(copy: Copy, leavesNothing?: boolean): boolean {
      const next = tabs.moveTo(caughtUp(), copy, leavesNothing);
      if (next) show(next);
      return next !== null;
    },
  };
}
