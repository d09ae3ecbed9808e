import { createStore } from 'zustand/vanilla';
import type { NetworkDeps } from '../../../sync/evening/network.ts';
import type { KeyValueStorage } from '../../../sync/ports.ts';
import { createEveningOffer } from '../../../sync/two-phones/offer-evening.ts';
import { createOtherPhone, type Farewell } from '../../../sync/two-phones/other-phone.ts';
import { createEveningTakeOver } from '../../../sync/two-phones/take-over-evening.ts';
import { readTicketLink } from '../../../sync/two-phones/ticket-calls.ts';

interface CarryingOnDeps extends NetworkDeps {
  readonly storage: KeyValueStorage;
}

export type CarryingOn = ReturnType<typeof startCarryingOn>;

/** Both sides of 'Continue on another phone', and the handling of an evening that left this phone. */
export function startCarryingOn(deps: CarryingOnDeps) {
  const otherPhone = createOtherPhone(deps);
  const offer = createEveningOffer({ ...deps, otherPhone });
  const takeOver = createEveningTakeOver({ ...deps, otherPhone });
  const farewell = createStore<Farewell | null>(() => otherPhone.farewell);
  let lastTicket = '';
  /** The guest closed the sheet that said that there was no answer. */
  let hadNoAnswer = false;
  const stopWatching = takeOver.subscribe(({ step }, before) => {
    if (step.kind === 'none') hadNoAnswer = before.step.kind === 'trouble' && before.step.trouble.kind === 'no-answer';
  });

  /** A ticket must not stay in the address, where a reload or a bookmark would find it again. */
  function readAddress(): void {
    const link = readTicketLink(location.hash);
    if (!link) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    if (link === 'damaged') {
      takeOver.refuseDamaged();
      return;
    }
    if (link.ticket === lastTicket) {
      // The guest has scanned the QR code again. A step back in the history also gets here, but must not ask twice.
      if (hadNoAnswer) takeOver.tryAgain();
      return;
    }
    lastTicket = link.ticket;
    takeOver.begin(link);
  }

  addEventListener('hashchange', readAddress);
  readAddress();

  return {
    offer,
    takeOver,
    otherPhone,
    farewell,
    close(): void {
      removeEventListener('hashchange', readAddress);
      stopWatching();
      offer.end();
      takeOver.end();
      otherPhone.close();
    },
  };
}
