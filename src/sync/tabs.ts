import { isExpired, isIdle } from '../domain/session/session-clock.ts';
import { nextSession, write } from '../domain/session/session-edits.ts';
import { type SessionState, startSession } from '../domain/session/session-state.ts';
import { type Copy, type Identity, mergeCopies, type Phone, withCopy } from './phone.ts';
import {
  clearGuest,
  clearPhone,
  KEYS,
  read,
  readIdentity,
  readPace,
  readUserName,
  writePhone,
} from './phone-storage.ts';
import type { Clock, KeyValueStorage, Log, Random } from './ports.ts';
import { newSessionId, newTag, newWriteKey } from './random-text.ts';
import { isSameCopy, readCopy, type StoredCopy } from './stored-copy.ts';

export interface TabsDeps {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** What another tab may write that is a part of `Phone`. Name and pace lie in `clink` as well; only a removal is news. */
const SHARED_KEYS: readonly (string | null)[] = [
  KEYS.session,
  KEYS.userName,
  KEYS.sessionId,
  KEYS.writeKey,
  KEYS.locationSharing,
];

/** The storage that all tabs of this phone share, and how a tab merges with it (docs/sync.md steps 1 and 2). */
export function createTabs({ storage, clock, random, log }: TabsDeps) {
  /** The guest was removed from this phone: nothing is written any more before the page reloads. */
  let isOver = false;

  const newIdentity = (): Identity => ({ sessionId: newSessionId(random), writeKey: newWriteKey(random) });

  function firstVisit(identity: Identity): Phone {
    const state = startSession(clock.now(), newTag(random));
    const copy = { state, acknowledged: null, setBackMs: 0, next: newIdentity() };
    return withCopy({ identity, isStored: true, position: null }, copy);
  }

  /** What the storage holds of a session, or what another tab wrote there; null if it is of another one. */
  function stored(identity: Identity | null, text = read(storage, KEYS.session, log)): StoredCopy | null {
    const copy = readCopy(text, identity?.sessionId, clock.now(), log);
    return copy && { ...copy, state: withPlainKeys(copy.state) };
  }

  /** Name and pace from their own keys, where the session itself has none. */
  function withPlainKeys(state: SessionState): SessionState {
    const { userName, drinkingPace } = state.stamps;
    return {
      ...state,
      ...(userName[0] === 0 && { userName: readUserName(storage, log) ?? '' }),
      ...(drinkingPace[0] === 0 && { drinkingPace: readPace(storage, log) ?? state.drinkingPace }),
    };
  }

  /** What lies on the phone; after 24 hours, nothing does. */
  function load(): Phone {
    const found = readIdentity(storage, log);
    const phone = adopt(found ?? newIdentity(), stored(found));
    if (!isExpired(phone.session.sessionStart, clock.now())) return save(freshened(phone));
    clearPhone(storage, log);
    return save(firstVisit(newIdentity()));
  }

  function adopt(identity: Identity, copy: StoredCopy | null): Phone {
    const fresh = firstVisit(identity);
    const { next, ...known } = copy ?? { ...fresh, state: withPlainKeys(fresh.state) };
    return withCopy({ ...fresh, position: readPosition(null) }, { ...known, next: next ?? fresh.next });
  }

  /** An evening that was opened long before its first drink starts now (docs/readings.md#expiry). */
  function freshened(phone: Phone): Phone {
    const nowMs = clock.now() + phone.setBackMs;
    if (!isIdle(phone.state, nowMs)) return phone;
    return withCopy(phone, { ...phone, state: write(phone.state, 'sessionStart', nowMs, newTag(random)) });
  }

  /** Whether to share is said by the storage, in whichever tab it was decided; where, by this page alone. */
  function readPosition(own: Phone['position']): Phone['position'] {
    return read(storage, KEYS.locationSharing, log) === 'on' ? (own ?? undefined) : null;
  }

  /** Writes the whole phone; returns it with what became of that. */
  function save(phone: Phone): Phone {
    if (isOver) return phone;
    return { ...phone, isStored: writePhone(storage, phone, phone.isStored ? log : () => undefined) };
  }

  /**
   * This page's phone, merged with what other tabs have written since: what can be read, and what one of them is known to
   * have `written` although this tab has written over it. The same object if that is nothing new.
   */
  function merge(phone: Phone, written: string | null = null): Phone {
    const other = otherIdentity(phone.identity);
    if (other && phone.isStored) return follow(phone, other);
    const copies = [stored(phone.identity), stored(phone.identity, written)].filter((copy) => copy !== null);
    const copy = copies.reduce<Copy>(mergeCopies, phone);
    const position = phone.isStored ? readPosition(phone.position) : phone.position;
    const isSame = position === phone.position && isSameCopy(copy, phone);
    return isSame ? phone : withCopy({ ...phone, position }, copy);
  }

  function otherIdentity({ sessionId }: Identity): Identity | null {
    const identity = readIdentity(storage, log);
    return identity && identity.sessionId !== sessionId ? identity : null;
  }

  /** Another tab went on to the next session, or began another one. Without a name this page is over. */
  function follow(phone: Phone, other: Identity): Phone {
    if (other.sessionId === phone.next.sessionId) return merge(startNext(phone, phone.acknowledged));
    const adopted = { ...adopt(other, stored(other)), isStored: phone.isStored };
    isOver ||= phone.userName !== null && adopted.userName === null;
    return adopted;
  }

  /** The session that follows one the server has lost: without the drinks in `lost`, which went with it. */
  function startNext(phone: Phone, lost: SessionState | null): Phone {
    const nowMs = clock.now() + phone.setBackMs;
    const state = nextSession(phone.state, lost, nowMs, newTag(random));
    const next = { ...phone, state, acknowledged: null, next: newIdentity() };
    return withCopy({ ...phone, identity: phone.next }, next);
  }

  /** Another tab has written `value` under `key`: merges, and writes again if the storage lacks something of this tab. */
  function hear(phone: Phone, key: string | null, value: string | null): Phone {
    if (key === KEYS.userName) return value === null ? end(phone) : phone;
    const written = key === KEYS.session ? value : null;
    const merged = merge(phone, written);
    return lacks(merged, written !== null) ? save(merged) : merged;
  }

  /** Whether the storage holds less than this tab. What was `overwritten` by a tab of another session is lost there. */
  function lacks(phone: Phone, overwritten: boolean): boolean {
    const there = stored(phone.identity);
    return there ? !isSameCopy({ ...there, next: there.next ?? phone.next }, phone) : overwritten;
  }

  /** Another tab has removed the guest from this phone. */
  function end(phone: Phone): Phone {
    isOver ||= phone.userName !== null;
    return withCopy(phone, { ...phone, state: { ...phone.state, userName: '' } });
  }

  /** Nothing of the guest stays on this phone; other tabs see the name go, and end as well. */
  function clearGuestHere(): Phone {
    clearGuest(storage, log);
    const phone = save(firstVisit(newIdentity()));
    isOver ||= phone.isStored;
    return phone;
  }

  return {
    load,
    save,
    merge,
    freshened,
    startNext,
    clearGuest: clearGuestHere,

    /** The guest deleted this session, here or elsewhere: it ends, unless the storage holds another one already. */
    leave(phone: Phone): Phone {
      const other = otherIdentity(phone.identity);
      return other ? follow(phone, other) : clearGuestHere();
    },

    /** Calls back with how to merge whatever another tab changes of what the tabs share. Returns the way to stop. */
    onNews(listener: (merge: (phone: Phone) => Phone) => void): () => void {
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
