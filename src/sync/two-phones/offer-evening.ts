import { createStore } from 'zustand/vanilla';
import type { TicketState } from '../../domain/protocol/ticket.ts';
import { createLatest } from '../calls/latest.ts';
import { createEvenings } from '../celebrations/evenings.ts';
import type { NetworkDeps } from '../evening/network.ts';
import type { OutAdmission } from '../phone/decision.ts';
import { type Copy, isSaved, type Phone } from '../phone/phone.ts';
import type { KeyValueStorage } from '../ports.ts';
import { newPad, sealedKeys } from './carried-copy.ts';
import type { OtherPhone } from './other-phone.ts';
import { makeTicket, readTicketState, type TicketAnswer, type TicketLink, voidTicket } from './ticket-calls.ts';

interface OfferDeps extends NetworkDeps {
  readonly storage: KeyValueStorage;
  readonly otherPhone: OtherPhone;
}

/** The state of the first phone while the guest takes the evening to another. Times in ms on the phone's clock. */
export type Offer =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'open'; readonly link: TicketLink; readonly untilMs: number }
  /** The other phone has redeemed the ticket, but has not stored the evening yet. */
  | { readonly kind: 'redeemed' }
  | { readonly kind: 'late' }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'too-many'; readonly untilMs: number }
  /** The server does not give this session a ticket, for example because the hosts have removed the guest. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'arrived' }
  /** This phone asks the server whether everything is saved. This is shown for the first second. */
  | { readonly kind: 'confirming' }
  /** This phone signs off as soon as the server has answered that everything is saved. */
  | { readonly kind: 'signing-off' };

export interface OfferState {
  readonly offer: Offer;
  /** Whether this phone signs off when the evening has arrived. */
  readonly signsOff: boolean;
}

/** The admissions of guests whose saves the server does not store. */
const KEEPS_OUT: readonly (OutAdmission | undefined)[] = ['door-closed', 'removed', 'barred'];

const ASK_EVERY_MS = 2_000;
/** After this time the guest is told what the phone waits for. */
const SHORT_WAIT_MS = 1_000;

/** The first phone of 'Continue on another phone' (docs/two-phones.md). */
export function createEveningOffer(deps: OfferDeps) {
  const { store, clock, random, lifecycle, otherPhone } = deps;
  const evenings = createEvenings(deps);
  const state = createStore<OfferState>(() => ({ offer: { kind: 'none' }, signsOff: false }));
  const offers = createLatest();
  let cancelNext = () => {};
  let stopWaiting = () => {};
  /** The evening of the last QR code. Meanwhile the guest may go to another evening, even in another tab. */
  let offered: Copy | null = null;

  const show = (offer: Offer) => state.setState({ offer });

  /** Whether this phone still has the evening of the last QR code, or the session that follows it after a 410. */
  function isHere(): boolean {
    const { identity } = store.catchUp();
    const { identity: own, next } = offered ?? store.getState();
    return !store.ending() && [own, next].some(({ sessionId }) => sessionId === identity.sessionId);
  }

  async function open(): Promise<void> {
    const isLatest = offers.ask();
    cancelNext();
    show({ kind: 'asking' });
    const evening = store.catchUp();
    offered = evening;
    const pad = newPad(random);
    const askedAt = clock.now();
    const answer = await makeTicket(evening, sealedKeys(evening, pad), deps);
    if (!isLatest()) return;
    show(offerFor(answer, { pad, code: evening.celebration?.code ?? null }, askedAt));
    if (answer.kind === 'ok') followTicket(isLatest, evening);
  }

  function followTicket(isLatest: () => boolean, evening: Copy): void {
    cancelNext = clock.after(ASK_EVERY_MS, async () => {
      if (lifecycle.isVisible()) await followOnce(isLatest, evening);
      if (isLatest()) followTicket(isLatest, evening);
    });
  }

  async function followOnce(isLatest: () => boolean, evening: Copy): Promise<void> {
    const answer = await readTicketState(evening, deps);
    if (!isLatest()) return;
    // If this phone no longer shows the evening of the QR code, the other phone must not take that evening over.
    if (!isHere()) return close();
    const { offer } = state.getState();
    const isLate = offer.kind === 'open' && clock.now() >= offer.untilMs;
    note(answer.kind === 'ok' ? answer.body.state : null, isLate);
  }

  function note(ticket: TicketState | null, isLate: boolean): void {
    if (ticket === 'arrived') arrive();
    else if (ticket === 'redeemed') show({ kind: 'redeemed' });
    else if (ticket === 'none' || isLate) finish({ kind: 'late' });
  }

  /** Stops asking about the ticket, and shows `offer`. */
  function finish(offer: Offer): void {
    offers.giveUp();
    cancelNext();
    show(offer);
  }

  function arrive(): void {
    otherPhone.note();
    if (state.getState().signsOff) signOff();
    else finish({ kind: 'arrived' });
  }

  /**
   * If another phone has the evening, this phone forgets it once the server has acknowledged all of it. Until then the
   * guest may go on logging, or decide otherwise. The server is asked once more, because it may have been restored from
   * a backup since it acknowledged the last change.
   */
  function signOff(): void {
    // The guest may have gone to another evening meanwhile.
    if (!isHere() || !otherPhone.isThere()) return;
    stopWaiting();
    const evening = store.getState();
    const { sessionId } = evening.identity;
    store.ask('news');
    finish({ kind: isSaved(evening) ? 'confirming' : 'signing-off' });
    cancelNext = clock.after(SHORT_WAIT_MS, () => show({ kind: 'signing-off' }));
    stopWaiting = store.subscribe(() => {
      const phone = store.catchUp();
      // A page that is ending because the guest has switched still holds this evening, but the phone has another one.
      if (store.ending() || phone.identity.sessionId !== sessionId || isRefused(phone)) stay();
      else if (phone.asks === null && isSaved(phone)) finishSignOff(sessionId);
    });
  }

  function finishSignOff(sessionId: string): void {
    stopWaiting();
    finish({ kind: 'none' });
    otherPhone.signOff();
    evenings.remove(sessionId);
    store.clearGuest();
  }

  function stay(): void {
    stopWaiting();
    finish({ kind: 'none' });
  }

  /** Voids the ticket. If the evening has already arrived on the other phone, both phones go on. */
  async function close(): Promise<void> {
    const { kind } = state.getState().offer;
    stay();
    state.setState({ signsOff: false });
    if (!offered || !['asking', 'open', 'redeemed'].includes(kind)) return;
    const isLatest = offers.ask();
    const answer = await voidTicket(offered, deps);
    const hasArrived = answer.kind === 'ok' && answer.body.state === 'arrived' && isHere();
    if (hasArrived) otherPhone.note();
    if (hasArrived && isLatest()) finish({ kind: 'arrived' });
  }

  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    /** Asks for a ticket. A new ticket voids the old one. */
    open: () => void open(),
    /** Whether this phone signs off when the evening has arrived. */
    choose: (signsOff: boolean) => state.setState({ signsOff }),
    signOff,
    /** The guest closes the sheet. */
    close,
    end(): void {
      offers.giveUp();
      cancelNext();
      stopWaiting();
    },
  };
}

/** Whether the server has refused to store everything. */
function isRefused({ asks, refusedBy, decision }: Phone): boolean {
  return asks === null && (refusedBy !== null || KEEPS_OUT.includes(decision?.admission));
}

function offerFor(
  answer: TicketAnswer<{ ticket: string; validMs: number }>,
  rest: Omit<TicketLink, 'ticket'>,
  askedAt: number,
): Offer {
  if (answer.kind !== 'ok') return answer.kind === 'refused' ? { kind: 'refused' } : answer;
  const { ticket, validMs } = answer.body;
  return { kind: 'open', link: { ticket, ...rest }, untilMs: askedAt + validMs };
}
