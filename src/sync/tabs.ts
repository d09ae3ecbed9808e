import { type DrinkSession, isExpired, startSession } from '../domain/session/drink-session.ts';
import { isSameState, mergeSessions } from '../domain/session/merge-sessions.ts';
import { DEFAULT_PACE } from '../domain/session/pace.ts';
import type { Phone } from './phone.ts';
import {
  clearGuest,
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
  /** The guest was removed from this phone: nothing is written any more before the page begins anew. */
  let isOver = false;

  function newIdentity(): Identity {
    return { sessionId: newSessionId(random), writeKey: newWriteKey(random) };
  }

  /** What lies on the phone; after 24 hours, nothing does. */
  function load(): Phone {
    const found = readIdentity(storage, log);
    const kept = readSession(storage, found?.sessionId, log);
    if (kept && isExpired(kept.sessionStart, clock.now())) {
      clearPhone(storage, log);
      return write(firstVisit());
    }
    const identity = found ?? newIdentity();
    return write({ ...firstVisit(), ...readProfile(null), identity, ...(kept && { session: kept }) });
  }

  function firstVisit(): Phone {
    return {
      identity: newIdentity(),
      userName: null,
      pace: DEFAULT_PACE,
      session: startSession(clock.now(), newTag(random)),
      isStored: true,
      changedAt: {},
      position: null,
    };
  }

  /** Nothing of the guest stays on this phone; other tabs see the name go, and end as well. */
  function beginAnew(): Phone {
    clearGuest(storage, log);
    const phone = write(firstVisit());
    isOver ||= phone.isStored;
    return phone;
  }

  /** Another tab has begun another session. All of it is in the storage; without a name this page is over. */
  function adopt(phone: Phone, identity: Identity): Phone {
    const adopted = { ...firstVisit(), ...readProfile(phone), identity, isStored: phone.isStored };
    isOver ||= phone.userName !== null && adopted.userName === null;
    const session = readSession(storage, identity.sessionId, log);
    return session ? { ...adopted, session } : adopted;
  }

  /** Whether to share is said by the storage, in whichever tab it was decided; where, by this page alone. */
  function readPosition(own: Phone['position']): Phone['position'] {
    return read(storage, KEYS.locationSharing, log) === 'on' ? (own ?? undefined) : null;
  }

  /** Writes the whole phone; returns it with what became of that. */
  function write(phone: Phone): Phone {
    if (isOver) return phone;
    return { ...phone, isStored: writePhone(storage, phone, phone.isStored ? log : () => undefined) };
  }

  /**
   * This page's state made one with what other tabs have written since: what can be read, and what one of them is known
   * to have `written` although this tab has written over it.
   */
  function merge(phone: Phone, written: DrinkSession | null = null): Phone {
    const other = otherIdentity(phone.identity);
    if (other && phone.isStored) return adopt(phone, other);
    const kept = readSession(storage, phone.identity.sessionId, log);
    if (!kept) return phone;
    const known = written ? mergeSessions(phone.session, written) : phone.session;
    const merged = { ...phone, session: mergeSessions(known, kept) };
    if (!phone.isStored) return merged;
    const { userName, ...rest } = readProfile(phone);
    return { ...merged, ...rest, userName: userName ?? phone.userName };
  }

  function otherIdentity({ sessionId }: Identity): Identity | null {
    const identity = readIdentity(storage, log);
    return identity && identity.sessionId !== sessionId ? identity : null;
  }

  function readProfile(own: Phone | null): Pick<Phone, 'userName' | 'pace' | 'position'> {
    return {
      userName: readUserName(storage, log),
      pace: readPace(storage, log) ?? own?.pace ?? DEFAULT_PACE,
      position: readPosition(own?.position ?? null),
    };
  }

  /** Another tab has written `value` under `key`: merges, and writes again if this tab's state had something more. */
  function hear(phone: Phone, key: string | null, value: string | null): Phone {
    if (key === KEYS.userName && value === null) return end(phone);
    const { sessionId } = phone.identity;
    const written = key === KEYS.session ? parseSession(value, sessionId, log) : null;
    const merged = merge(phone, written);
    const kept = readSession(storage, merged.identity.sessionId, log);
    const isWrittenOver = key === KEYS.session && value !== null && kept === null && merged.isStored;
    const isKept = kept === null || isSameState(kept, merged.session);
    return isKept && !isWrittenOver ? merged : write(merged);
  }

  /** Another tab has removed the guest from this phone. */
  function end(phone: Phone): Phone {
    isOver ||= phone.userName !== null;
    return { ...phone, userName: null };
  }

  return {
    load,
    write,
    merge,
    newIdentity,
    beginAnew,

    /** The guest deleted this session, here or elsewhere: it ends, unless the storage holds another one already. */
    leave(phone: Phone): Phone {
      const other = otherIdentity(phone.identity);
      return other ? adopt(phone, other) : beginAnew();
    },

    /** Calls back with how to take it in whenever another tab changes what the tabs share. Returns the way to stop. */
    onNews(listener: (takeIn: (phone: Phone) => Phone) => void): () => void {
      return storage.onChange((key, value) => {
        if (key === null || SHARED_KEYS.includes(key)) listener((phone) => hear(phone, key, value));
      });
    },

    isOver: () => isOver,

    clear(): void {
      isOver = true;
      clearPhone(storage, log);
    },
  };
}
