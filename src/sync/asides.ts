import { isExpired, setBackAt } from '../domain/session/session-clock.ts';
import { write } from '../domain/session/session-edits.ts';
import { startSession } from '../domain/session/session-state.ts';
import { isSameCelebration, type Joined } from './joined.ts';
import { type Copy, mergeCopies } from './phone.ts';
import { ASIDE_PREFIX, keysWith, NO_PLAIN_VALUES, read, writeFlag } from './phone-storage.ts';
import type { KeyValueStorage } from './ports.ts';
import { newIdentity, newTag } from './random-text.ts';
import { isSameCopy, type ReadDeps, readCopy, writeCopy } from './stored-copy.ts';

export interface AsideDeps extends ReadDeps {
  readonly storage: KeyValueStorage;
}

/** So that evenings cannot fill the storage. Beyond this number the oldest are removed. */
const MAX_EVENINGS = 8;

/**
 * The evenings of celebrations that the guest has left (docs/sync.md#several-celebrations). Each value is like that of
 * `clink`. Every tab writes keys of its own, so that no tab overwrites what another one has set aside. The copies of one
 * session are merged when they are read.
 */
export function createAsides(deps: AsideDeps) {
  const { storage, clock, random, log } = deps;
  const tag = newTag(random);
  const keyOf = (sessionId: string) => `${ASIDE_PREFIX}${sessionId}.${tag}`;
  const keys = (sessionId = '') => keysWith(storage, ASIDE_PREFIX + sessionId, log);

  function readAll(from: readonly string[]): Copy[] {
    const texts = from.map((key) => read(storage, key, log)).filter((text) => text !== null);
    const copies = new Map<string, Copy>();
    for (const copy of texts.map((text) => readCopy(text, NO_PLAIN_VALUES, deps))) {
      const known = copies.get(copy.identity.sessionId);
      copies.set(copy.identity.sessionId, known ? mergeCopies(known, copy) : copy);
    }
    return [...copies.values()].map((copy) => {
      const setBackMs = copy.setBackMs + setBackAt(copy.state, clock.now() + copy.setBackMs);
      return { ...copy, setBackMs };
    });
  }

  /** All evenings, the newest first. Those that are over are removed. */
  function list(): Copy[] {
    const all = readAll(keys()).sort((a, b) => b.state.sessionStart - a.state.sessionStart);
    const left = all.filter(({ state, setBackMs }) => !isExpired(state.sessionStart - setBackMs, clock.now()));
    for (const copy of all) if (!left.includes(copy)) forget(copy.identity.sessionId);
    return left;
  }

  function forget(sessionId: string): void {
    for (const key of keys(`${sessionId}.`)) writeFlag(storage, key, null, log);
  }

  function put(copy: Copy): boolean {
    try {
      storage.set(keyOf(copy.identity.sessionId), writeCopy(copy));
    } catch (error) {
      log('Error writing storage', error);
      return false;
    }
    for (const { identity } of list().slice(MAX_EVENINGS)) forget(identity.sessionId);
    return true;
  }

  return {
    put,
    list,
    forget,
    of: (sessionId: string): Copy[] => readAll(keys(`${sessionId}.`)),

    /**
     * Merges `text`, a value of `clink`, if it belongs to an evening that was set aside. A tab may have written it before
     * it knew that the guest had left.
     */
    merge(text: string, currentId: string): void {
      const copy = readCopy(text, NO_PLAIN_VALUES, deps);
      if (copy.identity.sessionId === currentId) return;
      const [known] = readAll(keys(`${copy.identity.sessionId}.`));
      if (known && !isSameCopy(known, mergeCopies(known, copy))) put(mergeCopies(known, copy));
    },

    /** The evening that the guest had at a celebration. */
    find: (celebration: Joined | null): Copy | undefined =>
      list().find((copy) => isSameCelebration(copy.celebration, celebration)),

    /** A new session for the guest of `copy`, with the name and the pace. With `takesAll` it also has the drinks. */
    begin(copy: Copy, celebration: Joined | null, takesAll: boolean): Copy {
      const fresh = startSession(clock.now() + copy.setBackMs, newTag(random));
      const named = write(fresh, 'userName', copy.state.userName, newTag(random));
      const paced = write(named, 'drinkingPace', copy.state.drinkingPace, newTag(random));
      const state = takesAll ? copy.state : paced;
      return {
        ...copy,
        identity: newIdentity(random),
        state,
        acknowledged: null,
        next: newIdentity(random),
        celebration,
      };
    },
  };
}
