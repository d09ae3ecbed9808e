import { createStore } from 'zustand/vanilla';
import { createBackOff } from './back-off.ts';
import { DELETION_PREFIX, deletionKeys, read, writeFlag } from './phone-storage.ts';
import type { Clock, Fetch, KeyValueStorage, Lifecycle, Log, Random } from './ports.ts';
import { sendDeletion } from './send-deletion.ts';
import type { SessionStore } from './session-store.ts';

export interface DeletionsDeps {
  readonly store: SessionStore;
  readonly storage: KeyValueStorage;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}

/** `waiting`: gone from this phone, the server could not be reached. `done`: since this page was loaded. */
export type DeletionState = 'none' | 'under-way' | 'waiting' | 'done';

export type Deletions = ReturnType<typeof createDeletions>;

const BACK_OFF_CAP_MS = 30_000;

/**
 * 'Delete my data' (docs/sync.md, steps 11 to 13): gone from this phone at once, and from the server as soon as it can be
 * reached. Id and secret are kept aside until the server has confirmed. Starts with what earlier pages have left to do.
 */
export function createDeletions(deps: DeletionsDeps) {
  const { store, storage, clock, lifecycle, log } = deps;
  const backOff = createBackOff(BACK_OFF_CAP_MS, deps.random);
  const waiting = new Map(deletionKeys(storage, log).map((key) => [key, read(storage, key, log) ?? '']));
  const state = createStore<{ state: DeletionState }>(() => ({ state: waiting.size > 0 ? 'under-way' : 'none' }));
  let attempt: AbortController | null = null;
  let cancelWait = () => {};
  /** The server asked to be left alone for a while: no wake ends that. */
  let isHeld = false;
  let isStopped = false;

  async function run(): Promise<void> {
    if (attempt || isHeld || isStopped) return;
    cancelWait();
    let notBeforeMs = 0;
    for (const [key, writeKey] of waiting) {
      attempt = new AbortController();
      const outcome = await sendDeletion({ sessionId: key.slice(DELETION_PREFIX.length), writeKey }, attempt, deps);
      if (outcome.isFinal) confirm(key);
      else notBeforeMs = Math.max(notBeforeMs, outcome.notBeforeMs);
    }
    attempt = null;
    if (waiting.size > 0) retry(notBeforeMs);
  }

  function confirm(key: string): void {
    waiting.delete(key);
    writeFlag(storage, key, null, log);
    if (waiting.size === 0) state.setState({ state: 'done' });
  }

  function retry(notBeforeMs: number): void {
    state.setState({ state: 'waiting' });
    isHeld = notBeforeMs > 0;
    cancelWait = clock.after(Math.max(notBeforeMs, backOff.next()), () => {
      isHeld = false;
      void run();
    });
  }

  const stopWaking = lifecycle.onWake(() => {
    backOff.reset();
    attempt?.abort(new Error('woken during this attempt'));
    void run();
  });
  void run();

  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,

    /** The page begins anew with it, if it can store what is left to do; this one goes on with that if not. */
    forget(): void {
      const { identity } = store.getState();
      const key = DELETION_PREFIX + identity.sessionId;
      writeFlag(storage, key, identity.writeKey, log);
      store.forget();
      if (store.isOver()) {
        // A full phone has room by now.
        if (read(storage, key, log) === null) writeFlag(storage, key, identity.writeKey, log);
        void sendDeletion(identity, new AbortController(), deps);
        return;
      }
      waiting.set(key, identity.writeKey);
      state.setState({ state: 'under-way' });
      void run();
    },

    close(): void {
      isStopped = true;
      cancelWait();
      stopWaking();
    },
  };
}
