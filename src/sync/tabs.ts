import { type DrinkSession, isExpired, startSession } from '../domain/drink-session.ts';
import { isSameState, mergeSessions } from '../domain/merge-sessions.ts';
import { DEFAULT_PACE } from '../domain/pace.ts';
import type { Phone } from './phone.ts';
import {
  clearPhone,
  type Identity,
  KEYS,
  parseSession,
  read,
  readIdentity,
  readPace,
  readSession,
  readUserName,
  writePhone,
} from './phone-storage.ts';
import type { Clock, KeyValueStorage, Log, Random } from './ports.ts';
import { newSessionId, newTag, newWriteKey } from './random-text.ts';

export interface TabsDeps {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** What another tab may write that is a part of `Phone`. */
const SHARED_KEYS: readonly (string | null)[] = [
  KEYS.session,
  KEYS.userName,
  KEYS.sessionId,
  KEYS.writeKey,
  KEYS.pace,
  KEYS.locationSharing,
];

/**
 * The storage that all tabs of this phone share, and how a tab makes itself one with it (docs/sync.md, steps 1 and 3;
 * docs/decisions/0004-merging-tabs-without-locks.md).
 */
export function createTabs({ storage, clock, random, log }: TabsDeps) {
  /** Nothing is written any more, whatever still arrives before the page begins anew. */
  let isCleared = false;

  function newIdentity(): Identity {
    return { sessionId: newSessionId(random), writeKey: newWriteKey(random) };
  }

  function load(): Phone {
    const kept = readSession(storage, log);
    const isOver = kept !== null && isExpired(kept.sessionStart, clock.now());
    if (isOver) clearPhone(storage, log);
    return write({
      identity: readIdentity(storage, log) ?? newIdentity(),
      userName: readUserName(storage, log),
      pace: readPace(storage, log) ?? DEFAULT_PACE,
      session: kept && !isOver ? kept : startSession(clock.now(), newTag(random)),
      isStored: true,
      changedAt: {},
      position: readPosition(null),
    });
  }

  /** Whether to share is said by the storage, in whichever tab it was decided; where, by this page alone. */
  function readPosition(own: Phone['position']): Phone['position'] {
    return read(storage, KEYS.locationSharing, log) === 'on' ? (own ?? undefined) : null;
  }

  /** Writes the whole phone; returns it with what became of that. */
  function write(phone: Phone): Phone {
    if (isCleared) return phone;
    return { ...phone, isStored: writePhone(storage, phone, phone.isStored ? log : () => undefined) };
  }

  /**
   * This page's state made one with what other tabs have written since: what can be read, and what one of them is known
   * to have `written` although this tab has written over it.
   */
  function merge(phone: Phone, written: DrinkSession | null = null): Phone {
    const kept = readSession(storage, log);
    if (!kept) return phone;
    const identity = readIdentity(storage, log) ?? phone.identity;
    if (phone.isStored && identity.sessionId !== phone.identity.sessionId) {
      return { ...phone, ...readProfile(phone), identity, session: kept };
    }
    const known = written ? mergeSessions(phone.session, written) : phone.session;
    const merged = { ...phone, session: mergeSessions(known, kept) };
    return phone.isStored ? { ...merged, ...readProfile(phone) } : merged;
  }

  function readProfile(phone: Phone): Pick<Phone, 'userName' | 'pace' | 'position'> {
    return {
      userName: readUserName(storage, log) ?? phone.userName,
      pace: readPace(storage, log) ?? phone.pace,
      position: readPosition(phone.position),
    };
  }

  /** Another tab has written `value` under `key`: merges, and writes again if this tab's state had something more. */
  function hear(phone: Phone, key: string | null, value: string | null): Phone {
    const written = key === KEYS.session ? parseSession(value, log) : null;
    const merged = merge(phone, written);
    const kept = readSession(storage, log);
    return kept === null || isSameState(kept, merged.session) ? merged : write(merged);
  }

  return {
    load,
    write,
    merge,
    newIdentity,

    /** Calls back with how to take it in whenever another tab changes what the tabs share. Returns the way to stop. */
    onNews(listener: (takeIn: (phone: Phone) => Phone) => void): () => void {
      return storage.onChange((key, value) => {
        if (key === null || SHARED_KEYS.includes(key)) listener((phone) => hear(phone, key, value));
      });
    },

    clear(): void {
      isCleared = true;
      clearPhone(storage, log);
    },
  };
}
