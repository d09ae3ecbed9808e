import { createStore } from 'zustand/vanilla';
import { requestOf } from '../../domain/api/request-of.ts';
import {
  DELETED_SESSION_HEADER,
  FORGET_PARAMETER,
  type ProblemCode,
  WRITE_KEY_HEADER,
} from '../../domain/protocol/session-wire.ts';
import { Refused, readProblem } from '../calls/read-answer.ts';
import { createRetryLoop, type RetryLoop } from '../calls/retry-loop.ts';
import { type NetworkDeps, REQUEST_BACK_OFF_CAP_MS, REQUEST_TIME_OUT_MS } from '../evening/network.ts';
import { celebrationQuery } from '../phone/known-celebration.ts';
import type { Copy, Identity } from '../phone/phone.ts';
import { keysWith, read, writeValue } from '../phone/phone-storage.ts';
import { ASIDE_PREFIX, DELETION_PREFIX, OTHER_PHONE_KEY } from '../phone/storage-keys.ts';
import type { Clock, Fetch, KeyValueStorage } from '../ports.ts';
import { createEvenings } from './evenings.ts';

export interface DeletionsDeps extends NetworkDeps {
  readonly storage: KeyValueStorage;
}

/**
 * `waiting`: the data are deleted from this phone, but the server could not be reached. `done`: all pending deletions
 * have been completed since the page was loaded.
 */
export type DeletionState = 'none' | 'under-way' | 'waiting' | 'done';

export type Deletions = ReturnType<typeof createDeletions>;

/** A late tab learns of the deletion within this time. The stored deletion keeps it from writing the evening again. */
const LATE_TABS_MS = 3_000;

/**
 * 'Delete my data' (docs/sync.md step 7). Deletes from this phone immediately, and from the server as soon as it can be
 * reached. The id and secret stay stored until three seconds after the server has confirmed. Deletions of earlier page
 * loads are resumed.
 */
export function createDeletions(deps: DeletionsDeps) {
  const { store, storage, log } = deps;
  const evenings = createEvenings(deps);
  /** One loop for each pending deletion, by its storage key. */
  const loops = new Map<string, RetryLoop>();
  /** The ids of the sessions that the server has deleted since the page was loaded. */
  const confirmed = new Set<string>();
  const state = createStore<{ state: DeletionState }>(() => ({ state: 'none' }));
  const removals = new Set<() => void>();
  const logFailure = (error: unknown) => log('Error deleting session', error);

  function start(key: string, value: string): void {
    const deletion = deletionIn(key, value);
    const loop = createRetryLoop(deps, {
      backOffCapMs: REQUEST_BACK_OFF_CAP_MS,
      isDue: () => true,
      async attempt({ signal, expectWithin }) {
        expectWithin(REQUEST_TIME_OUT_MS);
        await sendDeletion(deletion, deps, signal);
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

  function begin(key: string, value: string): void {
    // If the storage was full before, it has room now that the guest's data are removed.
    if (read(storage, key, log) === null) writeValue(storage, key, value, log);
    if (store.ending()) sendDeletion(deletionIn(key, value), deps).catch(logFailure);
    else start(key, value);
  }

  function confirm(key: string): void {
    loops.get(key)?.stop();
    loops.delete(key);
    const { sessionId } = deletionIn(key, '');
    confirmed.add(sessionId);
    evenings.remove(sessionId);
    removals.add(deps.clock.after(LATE_TABS_MS, () => writeValue(storage, key, null, log)));
    if (loops.size === 0) state.setState({ state: 'done' });
  }

  // Another tab may have set an evening aside just before it learned of the evening's deletion.
  const stopListening = storage.onChange((key) => {
    const [sessionId = ''] = key?.startsWith(ASIDE_PREFIX) ? key.slice(ASIDE_PREFIX.length).split('.') : [];
    if (confirmed.has(sessionId)) evenings.remove(sessionId);
  });

  for (const key of keysWith(storage, DELETION_PREFIX, log)) start(key, read(storage, key, log) ?? '');

  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,

    /**
     * Deletes the guest's data, including those at celebrations that the guest has left. The page then reloads. If it
     * cannot store anything, it stays and repeats the deletion itself.
     */
    forget(): void {
      const held = store.getState();
      const phone = store.catchUp();
      if (store.ending() === 'cleared') {
        // If another tab has already cleared the guest, only the evening of this tab is deleted. The phone may have
        // another evening by now.
        if (held.userName !== null) begin(...entryOf(held));
        return;
      }
      const pending = new Map([phone, ...evenings.list()].map(entryOf));
      const asides = store.asides.all();
      for (const [key, value] of pending) writeValue(storage, key, value, log);
      for (const { identity } of asides) evenings.remove(identity.sessionId);
      writeValue(storage, OTHER_PHONE_KEY, null, log);
      store.clearGuest();
      for (const [key, value] of pending) begin(key, value);
    },

    close(): void {
      stopListening();
      for (const cancel of removals) cancel();
      for (const loop of loops.values()) loop.stop();
    },
  };
}

/** The key and the value of a pending deletion: the secret, followed by the celebration's code if there is one. */
function entryOf({ identity, celebration }: Copy): [key: string, value: string] {
  return [DELETION_PREFIX + identity.sessionId, [identity.writeKey, celebration?.code].filter(Boolean).join(' ')];
}

function deletionIn(key: string, value: string): Deletion {
  const [writeKey = '', code] = value.split(' ');
  return { sessionId: key.slice(DELETION_PREFIX.length), writeKey, code };
}

/**
 * After these problems a deletion is complete: the session belongs to another key, never existed, or is already
 * deleted, perhaps with its celebration.
 */
const FINAL_CODES: readonly (ProblemCode | undefined)[] = ['not-yours', 'not-found', 'gone', 'unknown-celebration'];

/** A session that is to be deleted. */
interface Deletion extends Identity {
  /** Undefined for the open celebration. */
  readonly code: string | undefined;
}

/**
 * Sends one deletion (docs/sync.md step 7), even while the page is being closed. Resolves when the server has no data
 * of this session any more.
 * @throws {Refused} for any other answer. Also throws whatever `fetch` throws.
 */
export async function sendDeletion(
  { sessionId, writeKey, code }: Deletion,
  { fetch, clock }: { fetch: Fetch; clock: Clock },
  signal: AbortSignal | null = null,
): Promise<void> {
  const query = celebrationQuery(code === undefined ? null : { code }, [`${FORGET_PARAMETER}=1`]);
  const [method, path] = requestOf('DELETE /api/sessions/:sessionId', { sessionId });
  const response = await fetch(path + query, {
    method,
    headers: { [WRITE_KEY_HEADER]: writeKey },
    keepalive: true,
    signal,
  });
  // A login page or a proxy may answer with any status, even with an empty 204.
  if (response.headers.get(DELETED_SESSION_HEADER) === sessionId) return;
  const problem = await readProblem(response);
  if (!FINAL_CODES.includes(problem?.code)) throw new Refused(response, clock.now());
}
