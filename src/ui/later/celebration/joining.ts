import { createStore } from 'zustand/vanilla';
import type { WhoIsIn } from '../../../domain/wall/arrivals.ts';
import { type HeardWord, hasSameEnd } from '../../../domain/wall/served-word.ts';
import { createEvenings } from '../../../sync/celebrations/evenings.ts';
import { noteGettingHome, readGettingHome } from '../../../sync/celebrations/getting-home.ts';
import type { NetworkDeps } from '../../../sync/evening/network.ts';
import { isSameCelebration, type KnownCelebration, type KnownFacts } from '../../../sync/phone/known-celebration.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import type { KeyValueStorage } from '../../../sync/ports.ts';
import { openSheets } from '../../components/sheet/open-sheets.ts';
import { isUntouched } from '../../guest/link.ts';
import { followInAddress, openedWith } from './address.ts';
import { endToldBy, type JoiningStep, saysUnknown } from './joining-step.ts';
import { createLastLookUp, createNewsLookUp, keepLookingAgain, knownNow } from './look-ups.ts';

interface JoiningDeps extends NetworkDeps {
  readonly storage: KeyValueStorage;
}

export interface JoiningState {
  /** The sheet that is open on the way to a celebration, or null. */
  readonly step: JoiningStep | null;
  readonly isLooking: boolean;
  /** The celebration from which the guest has just switched. */
  readonly cameFrom: { readonly celebration: KnownCelebration | null } | null;
  /** The hosts' text about how guests get home. '' if they have written nothing. */
  readonly gettingHome: string;
  /** The hosts' message to everybody, with its end on the phone's clock. */
  readonly word: HeardWord | null;
  /** The guests who are already in, for the welcome. */
  readonly whoIsIn: WhoIsIn | null;
}

/** After this time, a new guest who has opened a link no longer waits for the answer. */
const SHORT_WAIT_MS = 1_000;

export type Joining = ReturnType<typeof startJoining>;

/** Lets a guest join a celebration by its link or by its code (docs/readings.md#celebrations). */
export function startJoining(deps: JoiningDeps) {
  const { store, clock } = deps;
  const homeTextOf = (celebration: KnownCelebration | null) => readGettingHome(celebration?.code, deps)?.text ?? '';
  const evenings = createEvenings(deps);
  const state = createStore<JoiningState>(() => ({
    step: null,
    isLooking: false,
    cameFrom: null,
    gettingHome: homeTextOf(store.getState().celebration),
    word: null,
    whoIsIn: null,
  }));
  let stopWaiting = () => {};
  let endWord = () => {};
  /** The guest has to be told that the celebration is over, once the open sheet is closed. */
  let isEndUntold = false;
  const lookUpNews = createNewsLookUp(deps);
  const { lookUp, giveUp } = createLastLookUp(deps, (isLooking) => state.setState({ isLooking }));
  const address = followInAddress(deps, () => {
    const { step, isLooking } = state.getState();
    return step === null && !isLooking;
  });

  function show(step: JoiningStep | null): void {
    const { celebration } = store.getState();
    const end: JoiningStep | null = isEndUntold && celebration ? { kind: 'over', facts: celebration } : null;
    const next = step ?? end;
    if (next?.kind === 'over') isEndUntold = false;
    state.setState({ step: next, isLooking: false });
    address.note();
  }

  const ask = (to: KnownCelebration | null) => show({ kind: 'ask', to, isReturn: evenings.find(to) !== undefined });
  const asKnown = (facts: KnownFacts) => knownNow(facts, store.catchUp().celebration, clock.now());
  const toldOver = () => endToldBy(state.getState().step);

  /** Looks up a code. `isTyped`: the guest is waiting for the answer. */
  async function join(code: string, isTyped: boolean): Promise<void> {
    stopWaiting();
    if (!isTyped) stopWaiting = clock.after(SHORT_WAIT_MS, () => beginMeanwhile(code));
    const found = await lookUp(code);
    if (!found) return;
    stopWaiting();
    if (found.kind === 'known') {
      arrive(found.facts);
      state.setState({ whoIsIn: found.whoIsIn });
      learnGettingHome(code, found.gettingHome);
      learnWord(code, found.word);
    } else if (found.kind !== 'no-answer' || isTyped) show({ kind: 'code', tried: code, trouble: found });
    else waitFor(code);
  }

  /** Before a slow answer, a new guest already logs drinks at the celebration of the link. */
  function beginMeanwhile(code: string): void {
    if (state.getState().isLooking && isUntouched(store.getState())) waitFor(code);
  }

  /**
   * Looks up the phone's celebration again, and a link without an answer. It shows only news, because the guest has not
   * asked.
   */
  function lookAgain(): void {
    const { step, isLooking } = state.getState();
    const { celebration, refusedBy } = store.getState();
    const own = celebration?.code;
    if (step?.kind === 'code' && step.trouble?.kind === 'no-answer') void join(step.tried, false);
    // A celebration without names was never looked up, so the server may not know its code.
    else if (own && celebration.names === '' && step === null && !isLooking) return void join(own, false);
    const over = endToldBy(step);
    // The server counts unknown codes, so a refused code waits for the next save, which tells whether it is known
    // again.
    if (own && refusedBy !== 'unknown-celebration' && !saysUnknown(step, own)) void lookForNews(own);
    if (over && over !== own) void lookForNews(over);
  }

  async function lookForNews(code: string): Promise<void> {
    const found = await lookUpNews(code);
    const phone = store.getState();
    // A guest who has given no name yet sends nothing, so no refused save would say that the celebration is gone.
    if (found?.kind === 'unknown' && phone.celebration?.code === code && isUntouched(phone))
      show({ kind: 'code', tried: code, trouble: { kind: 'unknown' } });
    if (found?.kind !== 'known') return;
    const { facts } = found;
    if (phone.celebration?.code === code) {
      store.learn(asKnown(facts));
      state.setState({ whoIsIn: found.whoIsIn });
      learnGettingHome(code, found.gettingHome);
      learnWord(code, found.word);
    } else if (facts.state === 'open' && toldOver() === code) arrive(facts);
  }

  /** Whether the guest waits for the names or the reopening of a celebration, or reads a message from the hosts. */
  function isWaiting(): boolean {
    const { celebration } = store.getState();
    // The hosts may take back the message that is shown.
    if (state.getState().word) return true;
    return celebration?.names === '' || celebration?.state === 'over' || toldOver() !== undefined;
  }

  /** Shows a message until its time is over. */
  function sayWord(word: HeardWord | null): void {
    endWord();
    endWord = word
      ? clock.after(Math.max(0, word.until - clock.now()), () => state.setState({ word: null }))
      : () => {};
    state.setState({ word });
  }

  /** Stores the message in an answer. A message that is already shown is ignored. */
  function learnWord(code: string, word: HeardWord | null): void {
    const known = state.getState().word;
    const isSame = known?.text === word?.text && known?.phonesDown === word?.phonesDown && hasSameEnd(known, word);
    if (store.getState().celebration?.code === code && !isSame) sayWord(word);
  }

  function learnGettingHome(code: string, text: string): void {
    if (store.getState().celebration?.code !== code) return;
    state.setState({ gettingHome: text });
    const isFree = state.getState().step === null && openSheets.getState() === 0;
    if (noteGettingHome({ code, text, isFree }, deps)) show({ kind: 'home' });
  }

  /** Without a network, switches to a celebration that this phone knows, or looks up the code later. */
  function waitFor(code: string): void {
    if (store.getState().celebration?.code === code) {
      address.note();
      return;
    }
    const known = evenings.list().find(({ celebration }) => celebration?.code === code)?.celebration;
    const later: KnownCelebration = { code, names: '', date: '', language: '', state: 'open', learnedAt: 0 };
    const to = known ?? later;
    if (isUntouched(store.getState())) evenings.switchTo(to);
    else if (known) ask(to);
    else show({ kind: 'code', tried: code, trouble: { kind: 'no-answer' } });
  }

  function arrive(facts: KnownFacts): void {
    const phone = store.getState();
    if (phone.celebration?.code === facts.code) {
      store.learn(asKnown(facts));
      if (facts.state === 'over') show({ kind: 'over', facts });
      else show(null);
    } else if (facts.state === 'over' && !evenings.find(asKnown(facts))) show({ kind: 'over', facts });
    else goTo(asKnown(facts));
  }

  /** Switches to a celebration, and asks first if the guest would leave something behind. */
  function goTo(to: KnownCelebration | null): void {
    if (isUntouched(store.getState()) || isNowhere()) switchTo(to);
    else ask(to);
  }

  /** Whether the server has never heard of this evening, because it does not know the evening's celebration. */
  function isNowhere(): boolean {
    const { acknowledged, refusedBy, celebration } = store.getState();
    return acknowledged === null && (refusedBy === 'unknown-celebration' || celebration?.names === '');
  }

  function switchTo(to: KnownCelebration | null): void {
    const { celebration, userName } = store.getState();
    const isMove = userName !== null && !isNowhere();
    isEndUntold = false;
    show(null);
    const hasSwitched = evenings.switchTo(to, isNowhere());
    const here = store.getState().celebration;
    // Updates the facts of the celebration, because those of an evening that was set aside are old.
    if (to && here?.code === to.code && here.learnedAt < to.learnedAt) store.learn(asKnown(to));
    if (hasSwitched && isMove) state.setState({ cameFrom: { celebration } });
  }

  function noteCelebration(celebration: KnownCelebration | null, before: KnownCelebration | null): void {
    address.note();
    const isSame = isSameCelebration(celebration, before);
    if (!isSame) state.setState({ gettingHome: homeTextOf(celebration), word: null });
    const { step } = state.getState();
    const isNews = isSame && before?.state !== celebration?.state;
    // A sheet that the guest is using stays open.
    isEndUntold = isSame && celebration?.state === 'over' && (isNews || isEndUntold);
    const isReopened = isNews && celebration?.state === 'open' && toldOver() === celebration.code;
    if (isReopened || (isEndUntold && (step === null || step.kind === 'home'))) show(null);
  }

  function noteRefusal({ refusedBy, celebration }: Phone): void {
    const code = celebration?.code ?? '';
    if (refusedBy === 'unknown-celebration')
      show({ kind: 'code', tried: code, trouble: celebration && { kind: 'unknown' } });
    else if (refusedBy === 'celebration-over' && celebration) noteEnd(celebration);
    // The server knows it again.
    else if (refusedBy === null && saysUnknown(state.getState().step, code)) show(null);
  }

  function noteEnd(celebration: KnownCelebration): void {
    if (celebration.names === '') void join(celebration.code, false);
    else store.learn(asKnown({ ...celebration, state: 'over' }));
  }

  const stops = [
    store.subscribe((phone, before) => {
      if (phone.celebration !== before.celebration) noteCelebration(phone.celebration, before.celebration);
      if (phone.refusedBy !== before.refusedBy) noteRefusal(phone);
    }),
    keepLookingAgain(deps, { isWaiting, look: lookAgain }),
    address.close,
    () => endWord(),
    () => stopWaiting(),
  ];

  const phone = store.getState();
  const opened = openedWith(phone);
  if (opened?.kind === 'facts') arrive(opened.facts);
  else if (opened?.kind === 'code') void join(opened.code, false);
  else if (opened)
    show({ kind: 'code', tried: opened.text.slice(0, 20), trouble: opened.text ? { kind: 'unknown' } : null });
  else if (phone.celebration) void join(phone.celebration.code, false);
  else {
    // The address of an icon may name a celebration that the guest has left.
    address.note();
    // The first save may have been refused before this code was loaded.
    noteRefusal(phone);
  }

  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    join: (typed: string) => void join(typed, true),
    /** Switches the guest to another celebration, and looks it up, because the phone's facts may be old. */
    switchTo(to: KnownCelebration | null) {
      switchTo(to);
      lookAgain();
    },
    typeCode() {
      // Ignores an answer that is still under way, because it must not close the sheet.
      giveUp();
      show({ kind: 'code', tried: '', trouble: null, isAsked: true });
    },
    showKeepsake() {
      const { celebration } = store.getState();
      if (celebration) show({ kind: 'keepsake', facts: celebration });
    },
    /** Asks the server what the hosts have written. */
    lookAgain,
    /** Notes that the guest has been told where they are now. */
    noteArrival: () => state.setState({ cameFrom: null }),
    /** Closes the sheet. The guest stays where they are. */
    stay() {
      giveUp();
      show(null);
    },
    /** Switches a guest without a code to the open celebration. */
    withoutCode() {
      giveUp();
      if (store.getState().celebration === null) show(null);
      else goTo(null);
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
