import { createStore } from 'zustand/vanilla';
import { DELETION_PREFIX, deletionKeys, read, writeFlag } from './phone-storage.ts';
import type { Clock, Fetch, KeyValueStorage, Lifecycle, Log, Random } from './ports.ts';
import { createRetryLoop, type RetryLoop } from './retry-loop.ts';
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

/**
 * `waiting`: deleted from this phone, and the server could not be reached. `done`: all deletions have been completed
 * since the page was loaded.
 */
export type DeletionState = 'none' | 'under-way' | 'waiting' | 'done';

export type Deletions = ReturnType<typeof createDeletions>;

const BACK_OFF_CAP_MS = 30_000;
const TIME_OUT_MS = 15_000;

/**
 * 'Delete my data' (docs/sync.md step 7). Deletes from this phone immediately, and from the server as soon as it
 * can be reached. The id and secret stay stored until the server has confirmed. Also resumes deletions of earlier page
 * loads.
 */
export function createDeletions(deps: DeletionsDeps) {
  const { store, storage, log } = deps;
  /** One loop for each pending deletion, by its storage key. */
  const loops = new Map<string, RetryLoop>();
  const state = createStore<{ state: DeletionState }>(() => ({ state: 'none' }));
  const logFailure = (error: unknown) => log('Error deleting session', error);

  function start(key: string, writeKey: string): void {
    const identity = { sessionId: key.slice(DELETION_PREFIX.length), writeKey };
    const loop = createRetryLoop(deps, {
      backOffCapMs: BACK_OFF_CAP_MS,
      isDue: () => true,
      async attempt({ signal, expectWithin }) {
        expectWithin(TIME_OUT_MS);
        await sendDeletion(identity, deps, signal);
        confirm(key);
        return 'done';
      },
      onError: logFailure,
      onState: (next) => {
        if (next === 'waiting' || next === 'held') state.setState({ state: 'waiting' });
      },
    });
    loops.set(key, loop);
    state.setState({ state: 'under-way' });
    loop.poke();
  }

  function confirm(key: string): void {
    loops.get(key)?.stop();
    loops.delete(key);
    writeFlag(storage, key, null, log);
    if (loops.size === 0) state.setState({ state: 'done' });
  }

  for (const key of deletionKeys(storage, log)) start(key, read(storage, key, log) ?? '');

  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,

    /**
     * Deletes the guest's data. The page then reloads. If it cannot store anything, it does not reload, and repeats the
     * deletion itself.
     */
    forget(): void {
      const { identity } = store.catchUp();
      const key = DELETION_PREFIX + identity.sessionId;
      writeFlag(storage, key, identity.writeKey, log);
      store.forget();
      if (store.isOver()) {
        // If the storage was full before, it has room now.
        if (read(storage, key, log) === null) writeFlag(storage, key, identity.writeKey, log);
        sendDeletion(identity, deps).catch(logFailure);
        return;
      }
      start(key, identity.writeKey);
    },

    close(): void {
      for (const loop of loops.values()) loop.stop();
    },
  };
}
