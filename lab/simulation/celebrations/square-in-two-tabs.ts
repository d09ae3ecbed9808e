import { take, ticketLinkOf } from '../carry-on.ts';
import type { Fault } from '../evening.ts';

/** Within this time a tab has asked about its ticket and signed off. */
const SIGNED_OFF_WITHIN_MS = 10_000;

/**
 * A tab shows the QR code of its evening, and has to sign off once the code is used. Meanwhile the guest takes over a
 * different evening from another phone in a second tab. The first tab must not sign off from this second evening.
 */
export const takeOverBesideSquare: Fault = async ({ time, guests, broken }, guest) => {
  const { phone } = guest;
  const [tab] = phone.tabs;
  const { userName, celebration, isStored } = tab?.store.getState() ?? {};
  const isPossible = !guest.hasTwoPhones && guest.deleted.size === 0 && !phone.storage.isFull && isStored;
  if (!tab || !userName || !isPossible) return 'one phone is enough';

  const other = phone.another();
  const source = other.openTab();
  source.evenings.switchTo(celebration ?? null, true);
  source.store.saveName(userName);
  guest.hasTwoPhones = true;
  guests.push({ ...guest, phone: other });
  const link = await ticketLinkOf(source, time);
  tab.offer.choose(true);
  const own = await ticketLinkOf(tab, time);
  if (!link || !own) return 'a square does not come';

  const { sessionId } = source.store.getState().identity;
  const hasEvening = () =>
    phone.tabs.some(({ store }) => store.getState().identity.sessionId === sessionId && store.getState().userName);
  await take([phone], link, time);
  const isTaken = hasEvening();
  await time.pass(SIGNED_OFF_WITHIN_MS);
  if (isTaken && !hasEvening()) broken.add('a phone has signed off from an evening whose square it did not show');
  void tab.offer.close();
  return 'the guest takes over another evening beside a square';
};
