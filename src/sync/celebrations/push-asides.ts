import { EXPIRY_CHECK_MS } from '../../domain/limits.ts';
import type { SessionState } from '../../domain/session/session-state.ts';
import { createRetryLoop } from '../calls/retry-loop.ts';
import {
  type NetworkDeps,
  REQUEST_BACK_OFF_CAP_MS,
  REQUEST_TIME_OUT_MS,
  SAVE_LOCK_PATIENCE_MS,
} from '../evening/network.ts';
import { refusedBy, withoutDrinks } from '../evening/push.ts';
import { type SaveOutcome, saveSession } from '../evening/save-session.ts';
import { asSession, nextCopy } from '../phone/new-session.ts';
import {
  type Copy,
  isSaved,
  mergeCopies,
  NEW_TAB,
  type RefusedDrinks,
  withAcknowledgement,
  withView,
} from '../phone/phone.ts';
import { ASIDE_PREFIX } from '../phone/storage-keys.ts';
import { isSameCopy } from '../phone/stored-copy.ts';
import type { KeyValueStorage, Locks } from '../ports.ts';
import { createEvenings } from './evenings.ts';

interface PushAsidesDeps extends NetworkDeps {
  readonly storage: KeyValueStorage;
  readonly locks: Locks;
}

/**
 * Sends each evening set aside to its celebration until the server has acknowledged it (docs/several-celebrations.md).
 * No position is sent, and the first save removes the stored position from the server. Returns a function that stops
 * the sending.
 */
export function startPushingAsides(deps: PushAsidesDeps): () => void {
  const { store, storage, clock, random, locks, log } = deps;
  const { asides } = store;
  const evenings = createEvenings(deps);
  /**
   * The states that the server has acknowledged since the last load or wake, by session id. After each load and wake
   * every evening is sent once, as in push.ts. The map is in memory, because a phone whose storage is full could not
   * store it.
   */
  const saved = new Map<string, SessionState | null>();
  const refused = new Set<string>();
  /**
   * Ids of drinks that a server refuses. Other drinks are sent without them. The refused drinks stay on the phone until
   * the guest returns to the evening and is told of them (src/sync/evening/answer-refusals.ts).
   */
  const refusedDrinks = new Set<string>();
  let cancelNext = () => {};

  const loop = createRetryLoop(deps, {
    backOffCapMs: REQUEST_BACK_OFF_CAP_MS,
    isDue: () => nextDue() !== undefined,
    async attempt({ signal, expectWithin }) {
      await locks.exclusively('clink-save-aside', SAVE_LOCK_PATIENCE_MS, async () => {
        expectWithin(REQUEST_TIME_OUT_MS);
        const copy = nextDue();
        if (signal.aborted || !copy) return;
        const phone = withView({ ...copy, ...NEW_TAB });
        const outcome = await saveSession(phone, deps, signal);
        if (!signal.aborted) conclude(outcome, copy);
      });
      return 'done';
    },
    onError: (error) => log('Error updating session', error),
    onWake() {
      saved.clear();
      refused.clear();
      evenings.removeOld();
    },
  });

  /** Runs at every load, every hour, and after each switch, because a switch sets an evening aside. */
  function check(): void {
    cancelNext();
    evenings.removeOld();
    // Evenings that were refused are sent again, because the hosts may have opened a celebration again.
    refused.clear();
    loop.poke();
    cancelNext = clock.after(EXPIRY_CHECK_MS, check);
  }

  /** The next evening that has something to send, without refused drinks. */
  function nextDue(): Copy | undefined {
    const { identity } = store.getState();
    const toSend = evenings.list().map((copy) => ({ ...copy, state: withoutDrinks(copy.state, refusedDrinks) }));
    return toSend.find((copy) => {
      const isHere = asSession(identity.sessionId, copy, clock.now(), random) !== null;
      const isDone = isSaved({ ...copy, acknowledged: saved.get(copy.identity.sessionId) ?? null });
      return !isHere && !isDone && !refused.has(copy.identity.sessionId) && copy.state.userName !== '';
    });
  }

  function conclude(outcome: SaveOutcome, sent: Copy): void {
    const { sessionId } = sent.identity;
    const stored = asides.of(sessionId);
    // The guest has deleted the evening meanwhile.
    if (stored.length === 0) return;
    const whole = stored.reduce(mergeCopies, sent);
    switch (outcome.kind) {
      case 'saved': {
        const copy = withAcknowledgement(whole, sent, outcome.session);
        saved.set(sessionId, copy.acknowledged);
        putNews(copy, stored);
        return;
      }
      case 'gone':
        // The next session is stored before this one is removed. Otherwise another tab could find neither session.
        if (outcome.reason !== 'forgotten')
          asides.put(nextCopy(whole, outcome.reason === 'expired' ? null : sent.acknowledged, clock.now(), random));
        evenings.remove(sessionId);
        return;
      case 'kept-out':
        refused.add(sessionId);
        return;
      case 'refused':
        log('Error updating session', outcome.error);
        leaveOut(refusedBy(outcome.field, sent), sessionId);
    }
  }

  /** Leaves out drinks that the server refuses, because the server would refuse the whole evening with them. */
  function leaveOut({ drinks }: RefusedDrinks, sessionId: string): void {
    for (const { id } of drinks) refusedDrinks.add(id);
    if (drinks.length === 0) refused.add(sessionId);
  }

  /** Writes only news. Each page writes under its own key, so every load would otherwise add a copy. */
  function putNews(copy: Copy, stored: readonly Copy[]): void {
    if (!stored.some((known) => isSameCopy(known, copy))) asides.put(copy);
  }

  const stops = [
    storage.onChange((key) => {
      if (!key?.startsWith(ASIDE_PREFIX)) return;
      evenings.removeDeleted();
      loop.poke();
    }),
    store.subscribe(({ identity }, before) => {
      if (identity.sessionId !== before.identity.sessionId) check();
    }),
    () => cancelNext(),
    loop.stop,
  ];
  check();

  return () => {
    for (const stop of stops) stop();
  };
}
