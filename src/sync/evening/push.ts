import { drinkOfId, isCorrection } from '../../domain/session/correction.ts';
import { hasEarlierTime } from '../../domain/session/drink-entry.ts';
import { compareStamps, contains } from '../../domain/session/merge.ts';
import type { RegisterName, SessionState } from '../../domain/session/session-state.ts';
import { createRetryLoop, type Verdict } from '../calls/retry-loop.ts';
import { beginningOf, type Copy, isSaved, type Phone, type RefusedDrinks } from '../phone/phone.ts';
import type { Locks } from '../ports.ts';
import { type NetworkDeps, REQUEST_BACK_OFF_CAP_MS, REQUEST_TIME_OUT_MS, SAVE_LOCK_PATIENCE_MS } from './network.ts';
import { type SaveOutcome, saveSession } from './save-session.ts';

interface PushDeps extends NetworkDeps {
  readonly locks: Locks;
}

/** A write of one tab reaches the other tabs within this time. */
const OTHER_TABS_MS = 1_000;

/**
 * Sends the whole session until the server has acknowledged it. Only one tab sends at a time (docs/sync.md steps 3 to
 * 5). Returns a function that stops the sending.
 */
export function startPushing(deps: PushDeps): () => void {
  const { store, locks, log } = deps;
  /**
   * Whether the session was saved since the last load or wake. After each of these the session is sent once, because
   * this tab may have slept, or the server may have been restored from a backup.
   */
  let hasSaved = false;
  /** The position in this page's last save of this session. */
  let sentPosition: Phone['position'];
  /** Ids of drinks that this server refuses. Saves leave them out. */
  const refusedDrinks = new Set<string>();
  /** A refused state. It is not sent again until it changes, the tab wakes, or the guest asks the hosts. */
  let refused: SessionState | null = null;
  let forgottenId = '';

  const loop = createRetryLoop(deps, {
    backOffCapMs: REQUEST_BACK_OFF_CAP_MS,
    isDue: () => isDue(store.getState()),
    async attempt({ signal, expectWithin }) {
      let verdict: Verdict = 'done';
      await locks.exclusively('clink-save', SAVE_LOCK_PATIENCE_MS, async () => {
        expectWithin(REQUEST_TIME_OUT_MS);
        const phone = store.catchUp();
        if (signal.aborted || !isDue(phone)) return;
        const sent = toSend(phone);
        const outcome = await saveSession(sent, deps, signal);
        if (!signal.aborted) verdict = conclude(outcome, phone, sent);
      });
      return verdict;
    },
    onError: (error) => log(messageFor(store.getState(), sentPosition), error),
    onWake() {
      hasSaved = false;
      refused = null;
      refusedDrinks.clear();
      store.wake();
    },
  });

  function isDue(phone: Phone): boolean {
    const isNews = !isSaved(toSend(phone)) || (phone.position !== undefined && phone.position !== sentPosition);
    const isOpen = phone.asks !== null || ((isNews || !hasSaved) && phone.state !== refused);
    return phone.userName !== null && isOpen && !store.isExpired();
  }

  /** The state to send, without refused drinks. A save that only asks a question does not send the position. */
  function toSend(phone: Phone): Phone {
    const sent = { ...phone, state: withoutDrinks(phone.state, refusedDrinks) };
    const onlyAsks = phone.asks !== null && isSaved(sent) && phone.position === sentPosition;
    return onlyAsks ? { ...sent, position: undefined } : sent;
  }

  function conclude(outcome: SaveOutcome, phone: Phone, sent: Phone): Verdict {
    switch (outcome.kind) {
      case 'saved':
        hasSaved = true;
        sentPosition = phone.position;
        store.acknowledge(sent, outcome.session, outcome.host);
        return 'done';
      case 'gone':
        if (outcome.reason === 'forgotten') return believeForgotten(phone.identity.sessionId);
        store.startNext(phone.identity.sessionId, outcome.reason);
        return 'retry';
      case 'kept-out':
        refused = phone.state;
        store.noteDecision(sent, outcome.host);
        return 'done';
      case 'refused': {
        log(messageFor(phone, sentPosition), outcome.error);
        const named = refusedBy(outcome.field, sent);
        for (const { id } of named.drinks) refusedDrinks.add(id);
        if (named.drinks.length === 0) refused = phone.state;
        store.refuse(outcome.code, named);
        return 'done';
      }
    }
  }

  /**
   * Ends a session that the guest has deleted. The first such answer only causes a repetition, because this tab may not
   * know yet that the guest has started a new session in another tab.
   */
  function believeForgotten(sessionId: string): Verdict {
    const isSure = forgottenId === sessionId;
    forgottenId = sessionId;
    if (isSure) store.endForgotten(sessionId);
    return { notBeforeMs: OTHER_TABS_MS };
  }

  const stopListening = store.subscribe(({ celebration, identity }, before) => {
    // A new session has no position to remove, because this page has not sent one for it yet.
    if (identity.sessionId !== before.identity.sessionId) sentPosition = null;
    // Another or a reopened celebration may accept what was refused before.
    if (celebration !== before.celebration && celebration?.state !== 'over') refused = null;
    loop.poke();
  });
  loop.poke();

  return () => {
    stopListening();
    loop.stop();
  };
}

/** The drinks that a problem concerns. A server without earlier drinks refuses all drinks before the start. */
export function refusedBy(field: string | undefined, sent: Pick<Copy, 'state' | 'celebration'>): RefusedDrinks {
  const mayCome = field === 'drinks';
  const [, index] = /^drinks\.(\d+)/.exec(field ?? '') ?? [];
  const drinks = sent.state.drinks.filter((entry, at) =>
    mayCome ? hasEarlierTime(entry) && entry.timestamp < beginningOf(sent) : String(at) === index,
  );
  return { drinks, mayCome };
}

/**
 * The session without these drinks. If a correction is left out, the replaced entry is sent instead, so other guests
 * see the drink as it was before.
 */
export function withoutDrinks(state: SessionState, ids: ReadonlySet<string>): SessionState {
  const refused = state.drinks.filter(({ id }) => ids.has(id));
  if (refused.length === 0) return state;
  const corrected = new Set(refused.flatMap(({ id }) => (isCorrection(id) ? [drinkOfId(id)] : [])));
  return {
    ...state,
    drinks: state.drinks.filter(({ id }) => !ids.has(id)),
    removed: state.removed.filter((id) => !corrected.has(drinkOfId(id))),
  };
}

/** The first console message that applies (docs/readings.md#console-messages). */
function messageFor({ state, acknowledged, position }: Phone, sentPosition: Phone['position']): string {
  const isNews = (name: RegisterName) =>
    !acknowledged || compareStamps(state.stamps[name], acknowledged.stamps[name]) > 0;
  if (!acknowledged || isNews('userName')) return 'Error saving session';
  const stamps = { ...acknowledged.stamps, drinkingPace: state.stamps.drinkingPace };
  const isPaceAlone = isNews('drinkingPace') && contains({ ...acknowledged, stamps }, state);
  return isPaceAlone && position === sentPosition ? 'Error saving pace' : 'Error updating session';
}
