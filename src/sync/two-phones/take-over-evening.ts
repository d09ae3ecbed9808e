import { createStore } from 'zustand/vanilla';
import type { TicketPreview } from '../../domain/protocol/ticket.ts';
import { createLatest } from '../calls/latest.ts';
import { createEvenings } from '../celebrations/evenings.ts';
import type { NetworkDeps } from '../evening/network.ts';
import { isSameCelebration } from '../phone/known-celebration.ts';
import { toBase64Url } from '../phone/new-session.ts';
import type { Copy } from '../phone/phone.ts';
import type { KeyValueStorage } from '../ports.ts';
import { createArrivals } from './arrivals.ts';
import { carriedCopy } from './carried-copy.ts';
import type { OtherPhone } from './other-phone.ts';
import { lookAtTicket, redeemTicket, type TicketAnswer, type TicketLink } from './ticket-calls.ts';

interface TakeOverDeps extends NetworkDeps {
  readonly storage: KeyValueStorage;
  readonly otherPhone: OtherPhone;
}

/** The reason why this phone cannot take the evening over. `untilMs` is on the phone's clock. */
export type TakeOverTrouble =
  | { readonly kind: 'late' }
  /** A part of the link is missing. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'used' }
  /** The evening is deleted or too old, or the hosts have removed the guest. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'too-many'; readonly untilMs: number }
  | { readonly kind: 'cannot-store' };

/** The state that the second phone shows. */
export type TakeOver =
  | { readonly kind: 'none' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'ask'; readonly preview: TicketPreview; readonly isTaking: boolean }
  /** This phone has that session already. */
  | { readonly kind: 'here' }
  | { readonly kind: 'trouble'; readonly trouble: TakeOverTrouble };

export interface TakeOverState {
  readonly step: TakeOver;
  /** The evening from which the guest has just come. Null if there was none, or if the guest has gone back to it. */
  readonly arrived: { readonly from: Copy | null } | null;
}

export type EveningTakeOver = ReturnType<typeof createEveningTakeOver>;

/** The second phone of 'Continue on another phone' (docs/two-phones.md). */
export function createEveningTakeOver(deps: TakeOverDeps) {
  const { store, clock, random, otherPhone } = deps;
  const evenings = createEvenings(deps);
  const state = createStore<TakeOverState>(() => ({ step: { kind: 'none' }, arrived: null }));
  let link: TicketLink | null = null;
  /** The claim is the same for every attempt, so that the phone can ask again for a lost answer. */
  let claim = '';
  /** Whether the guest has tapped 'Carry on here'. */
  let isDecided = false;
  const calls = createLatest();
  const arrivals = createArrivals(deps);

  const show = (step: TakeOver) => state.setState({ step });
  const fail = (answer: TicketAnswer<unknown>) => show({ kind: 'trouble', trouble: troubleOf(answer) });

  /** Asks for a preview. It does not redeem the ticket, so that a preloaded page does not use the ticket up. */
  async function look(): Promise<void> {
    if (!link) return;
    const isLatest = calls.ask();
    show({ kind: 'looking' });
    const answer = await lookAtTicket(link, deps);
    if (!isLatest()) return;
    if (answer.kind !== 'ok') fail(answer);
    else if (answer.body.sessionId === store.getState().identity.sessionId) show({ kind: 'here' });
    else show({ kind: 'ask', preview: answer.body, isTaking: false });
  }

  function accept(): void {
    const { step } = state.getState();
    if (step.kind !== 'ask' || step.isTaking) return;
    show({ ...step, isTaking: true });
    void redeem();
  }

  function tryAgain(): void {
    // Once the guest has decided, the server may have redeemed the ticket, and it sends no preview of a redeemed
    // ticket.
    if (!isDecided) return void look();
    show({ kind: 'looking' });
    void redeem();
  }

  async function redeem(): Promise<void> {
    if (!link) return;
    isDecided = true;
    const isLatest = calls.ask();
    const answer = await redeemTicket(link, claim, deps);
    if (!isLatest()) return;
    if (answer.kind === 'ok') goOnWith(carriedCopy(answer.body, link.pad, clock.now()));
    else fail(answer);
  }

  function goOnWith(copy: Copy): void {
    const before = store.catchUp();
    if (!evenings.goOnWith(copy)) {
      show({ kind: 'trouble', trouble: { kind: 'cannot-store' } });
      return;
    }
    otherPhone.note();
    state.setState({ step: { kind: 'none' }, arrived: { from: before.userName === null ? null : before } });
    arrivals.confirm(copy);
  }

  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    /** Called if the page was opened with a ticket. */
    begin(opened: TicketLink): void {
      link = opened;
      claim = toBase64Url(random.bytes(16));
      isDecided = false;
      void look();
    },
    /** Called if the page was opened with only a part of a ticket. */
    refuseDamaged(): void {
      calls.giveUp();
      show({ kind: 'trouble', trouble: { kind: 'damaged' } });
    },
    tryAgain,
    accept,
    /** The guest does not take this evening over now. The ticket stays valid. */
    decline(): void {
      calls.giveUp();
      show({ kind: 'none' });
    },
    /** Called when the guest has been told whose evening the phone shows now. */
    noteArrival: () => state.setState({ arrived: null }),
    /** Other evenings of this phone at the same celebration, which the guest can go back to. */
    others: (): Copy[] => {
      const { celebration, identity } = store.getState();
      return evenings
        .list()
        .filter((copy) => isSameCelebration(copy.celebration, celebration))
        .filter((copy) => copy.identity.sessionId !== identity.sessionId && copy.state.userName !== '');
    },
    /** Goes on with another evening of this phone. The present evening is set aside. */
    goBack(copy: Copy): boolean {
      const isBack = evenings.goOnWith(copy);
      if (isBack) state.setState({ arrived: { from: null } });
      return isBack;
    },
    end(): void {
      calls.giveUp();
      arrivals.end();
    },
  };
}

function troubleOf(answer: TicketAnswer<unknown>): TakeOverTrouble {
  if (answer.kind === 'too-many') return answer;
  if (answer.kind !== 'refused') return { kind: 'no-answer' };
  if (answer.code === 'ticket-used') return { kind: 'used' };
  return answer.code === 'ticket-expired' || answer.code === 'unknown-ticket' ? { kind: 'late' } : { kind: 'gone' };
}
