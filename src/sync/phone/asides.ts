import { setBackAt } from '../../domain/session/session-clock.ts';
import type { KeyValueStorage } from '../ports.ts';
import { newTag } from './new-session.ts';
import { type Copy, mergeCopies } from './phone.ts';
import { keysWith, NO_PLAIN_VALUES, read, writeValue } from './phone-storage.ts';
import { ASIDE_PREFIX, DELETION_PREFIX } from './storage-keys.ts';
import { isSameCopy, type ReadDeps, readCopy, textOf } from './stored-copy.ts';

export interface AsideDeps extends ReadDeps {
  readonly storage: KeyValueStorage;
}

/**
 * Reads and writes the evenings set aside in the storage (docs/several-celebrations.md).
 * src/sync/celebrations/evenings.ts decides when. Each value has the format of `clink`. Every tab writes its own keys,
 * so that no tab overwrites an evening that another tab has set aside. The copies of one session are merged when they
 * are read.
 */
export function createAsides(deps: AsideDeps) {
  const { storage, clock, random, log } = deps;
  const tag = newTag(random);
  const keyOf = (sessionId: string) => `${ASIDE_PREFIX}${sessionId}.${tag}`;
  const keys = (sessionId = '') => keysWith(storage, ASIDE_PREFIX + sessionId, log);

  /** Whether the guest is deleting this evening. If so, no tab may write it, and copies of late tabs are ignored. */
  const isDeleted = (sessionId: string) => read(storage, DELETION_PREFIX + sessionId, log) !== null;

  function readAll(from: readonly string[]): Copy[] {
    const texts = from.map((key) => read(storage, key, log)).filter((text) => text !== null);
    const copies = new Map<string, Copy>();
    for (const copy of texts.map((text) => readCopy(text, NO_PLAIN_VALUES, deps))) {
      const { sessionId } = copy.identity;
      const known = copies.get(sessionId);
      if (!isDeleted(sessionId)) copies.set(sessionId, known ? mergeCopies(known, copy) : copy);
    }
    return [...copies.values()].map((copy) => {
      const setBackMs = copy.setBackMs + setBackAt(copy.state, clock.now() + copy.setBackMs);
      return { ...copy, setBackMs };
    });
  }

  const of = (sessionId: string): Copy[] => readAll(keys(`${sessionId}.`));
  const put = (copy: Copy): boolean => writeValue(storage, keyOf(copy.identity.sessionId), textOf(copy), log);

  return {
    put,
    isDeleted,
    all: (): Copy[] => readAll(keys()),
    of,

    /**
     * Adds `text`, a value of `clink`, to its evening if that evening was set aside. A tab may have written the text
     * before it knew that the guest had switched.
     */
    addLate(text: string, currentId: string): void {
      const copy = readCopy(text, NO_PLAIN_VALUES, deps);
      const { sessionId } = copy.identity;
      const known = sessionId !== currentId && of(sessionId)[0];
      const merged = known && mergeCopies(known, copy);
      if (merged && !isSameCopy(known, merged)) put(merged);
    },
  };
}
